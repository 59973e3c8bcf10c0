import { type AnyChoice, type AnyState, type Decision, fastRandom, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import type { Playable, Thought } from './bot.ts';
import { Experience } from './experience.ts';
import { type Budget, searchBot } from './search.ts';

const TRIES = 60;
const [one, other] = ['one', 'other'].map((type): AnyChoice => ({ type })) as [AnyChoice, AnyChoice];

function asked(by: number, question = 'any'): Decision<AnyChoice> {
  return { kind: 'awaited', seat: seat(by), question, choices: [one, other] };
}

/** What tries taught in which seat 0 chose one of two, with these results. */
function taught(trust: number, ...results: readonly (readonly [AnyChoice, chance: number])[]): Experience {
  const experience = new Experience(trust);
  for (const [choice, chance] of results) {
    experience.note(asked(0), choice);
    experience.remember([chance, 1 - chance]);
  }
  return experience;
}

function bent(experience: Experience, decision = asked(0)): readonly number[] {
  const weights = [1, 1];
  experience.bend(decision, weights);
  return weights;
}

const BETTER = [one, other, one, other, one, other, one, other].map(
  (choice) => [choice, choice === one ? 0.6 : 0.4] as const,
);

describe('experience', () => {
  test('knows how far results lie apart', () => {
    expect(taught(1, ...BETTER).spreadOf(0)).toBeCloseTo(0.1, 9);
    expect(taught(1, [one, 0.5], [one, 0.5], [one, 0.5]).spreadOf(0)).toBeGreaterThan(0);
    expect(taught(1).spreadOf(0)).toBeGreaterThan(0);
  });

  test('makes likelier what went well, for that seat and question only', () => {
    const [first = 0, second = 0] = bent(taught(2, ...BETTER));
    expect(first).toBeGreaterThan(1);
    expect(second).toBeLessThan(1);
    expect(second).toBeGreaterThan(0);
    expect(bent(taught(2, ...BETTER), asked(1))).toEqual([1, 1]);
    expect(bent(taught(2, ...BETTER), asked(0, 'else'))).toEqual([1, 1]);
  });

  test('says nothing after a few tries, or without trust', () => {
    expect(bent(taught(2, ...BETTER.slice(0, 4)))).toEqual([1, 1]);
    expect(bent(taught(0, ...BETTER))).toEqual([1, 1]);
  });

  test('learns nothing from a try that was given up', () => {
    const experience = taught(2, ...BETTER);
    const before = bent(experience);
    experience.note(asked(0), other);
    experience.remember(undefined);
    expect(bent(experience)).toEqual(before);
  });
});

describe('a search in the manner of a game', () => {
  type Position = AnyState & { chosen?: AnyChoice; replies: number };

  /** Of two choices the likely one is worse, both lose almost surely; then another seat answers, part by part. */
  function lopsided(further?: number): Playable & { readonly judged: number[] } {
    const judged: number[] = [];
    const reply = (state: Position): readonly Decision<AnyChoice>[] => [
      { ...asked(state.chosen ? 1 : 0), ...(state.chosen && { choices: [one] }) },
    ];
    return {
      judged,
      imagine: (): Position => ({ random: fastRandom(1), stack: [], replies: 0 }),
      decisions: (state) => reply(state as Position),
      applyInPlace(state, by, choice) {
        const position = state as Position;
        if (by === 0) position.chosen = choice;
        else position.replies += 1;
        return reply(position);
      },
      outcome: () => undefined,
      skill: {
        part: (state) => (state as Position).replies + ((state as Position).chosen ? 1 : 0),
        chances(state) {
          const { chosen, replies } = state as Position;
          judged.push(replies);
          const chance = chosen?.type === 'other' ? 0.05 : 0.02;
          return [chance, 1 - chance];
        },
        weigh(_state, { choices }, weights) {
          for (const [index, { type }] of choices.entries()) weights[index] = type === 'one' ? 100 : 1;
        },
        ...(further !== undefined && { manner: { further, curiosity: 3, trust: 2 } }),
      },
    };
  }

  function thoughtIn(game: Playable, budget: Budget = { iterations: TRIES }): Thought {
    const { choices } = asked(0);
    const question = { id: 'q', question: 'any', choices };
    let time = 0;
    return searchBot(budget).choose({
      game,
      seat: seat(0),
      view: undefined,
      question,
      random: fastRandom(1),
      clock: () => time++,
    });
  }

  test('tells choices apart whose results lie close together', () => {
    expect(thoughtIn(lopsided()).choice.type).toBe('one');
    expect(thoughtIn(lopsided(0)).choice.type).toBe('other');
  });

  test.each([
    [undefined, 0],
    [0, 0],
    [1, 1],
  ])('looks on over the replies of others: %s parts further', (further, replies) => {
    const game = lopsided(further);
    thoughtIn(game);
    expect(new Set(game.judged)).toEqual(new Set([replies]));
  });

  test('ends as soon as the tries that are left can change nothing', () => {
    const { iterations, options } = thoughtIn(lopsided(0));
    const [most = 0, second = 0] = options.map(({ tries }) => tries);
    expect(iterations).toBeLessThan(TRIES);
    expect(most - second).toBeGreaterThan(TRIES - iterations);
    expect(thoughtIn(lopsided()).iterations).toBe(TRIES);
  });

  test('ends so too where time is what it has', () => {
    // The clock goes on by one for eight tries.
    const budget = { milliseconds: 100 };
    const { iterations, options } = thoughtIn(lopsided(0), budget);
    const [most = 0, second = 0] = options.map(({ tries }) => tries);
    expect(iterations).toBeLessThan(800);
    expect(most - second).toBeGreaterThan(800 - iterations);
    expect(thoughtIn(lopsided(), budget).iterations).toBe(800);
  });
});
