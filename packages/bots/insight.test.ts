import { type Choice, flashDuel, optionsOf, type State } from '@riposte/flash-duel';
import { type AnyState, dictatedRandom, fastRandom, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { botNamed } from './named.ts';
import { FLASH_DUEL, SKIRMISH } from './testing/games.ts';
import { turnOf } from './testing/positions.ts';

/** The last round of a duel in Simple Mode, on the first turn of seat 0. */
interface Duel {
  readonly hands: readonly [readonly number[], readonly number[]];
  readonly spaces: readonly [number, number];
  /** How many 1s, 2s, 3s, 4s and 5s, of eight each, have been discarded. */
  readonly discard?: readonly number[];
  readonly tokens?: readonly [number, number];
  readonly choices?: readonly Choice[];
}

function duel({ hands, spaces, discard = [], tokens = [2, 2], choices = [] }: Duel): State {
  const deal = dictatedRandom([0, ...hands.flat().map((card) => card - 1)]);
  const { state } = flashDuel.setup(optionsOf({}), 2, deal);
  const set = { ...state, random: fastRandom(1), tokens: [...tokens] };
  for (const [index, count] of discard.entries()) {
    set.unseen[index] = (set.unseen[index] ?? 0) - count;
    set.discard[index] = count;
  }
  for (const [index, fighter] of set.fighters.entries()) fighter.space = spaces[index] ?? 0;
  const turn = set.stack.find(({ procedure }) => procedure === 'turn');
  if (turn && 'from' in turn.vars) Object.assign(turn.vars, { from: spaces[0] });
  for (const choice of choices) {
    const [decision] = flashDuel.decisions(set);
    flashDuel.applyInPlace(set, decision?.seat ?? seat(0), choice);
  }
  return set;
}

/** What a search of that many tries chooses, in several runs. */
function chosen(
  game: typeof FLASH_DUEL,
  state: AnyState,
  tries: number,
  question?: string,
): readonly unknown[] {
  const [decision] = game.decisions(state);
  if (!decision) throw new Error('nobody is asked');
  if (question !== undefined) expect(decision.question).toBe(question);
  return [1, 2, 3, 4, 5].map((seed) => {
    const turn = turnOf(game, { state, seat: decision.seat }, fastRandom(seed));
    return botNamed(`search-${tries}`)?.choose(turn).choice;
  });
}

describe('a search of 300 tries finds in Simple Mode', () => {
  const attack = (card: number, count: number): Choice => ({ type: 'attack', card, count }) as Choice;

  test.each<[what: string, duel: Duel, expected: object]>([
    [
      'the attack that nobody can block, because all other 3s have been seen',
      {
        hands: [
          [3, 1, 1, 2, 5],
          [1, 2, 4, 5, 5],
        ],
        spaces: [8, 11],
        discard: [0, 0, 7, 0, 0],
      },
      { type: 'attack', card: 3, count: 1 },
    ],
    [
      'the attack with two cards, when one of that number at most can be held against it',
      {
        hands: [
          [2, 2, 1, 5, 5],
          [2, 4, 4, 5, 1],
        ],
        spaces: [8, 10],
        discard: [0, 5, 0, 0, 0],
      },
      { type: 'attack', card: 2, count: 2 },
    ],
    [
      'the block that saves the round',
      {
        hands: [
          [4, 1, 1, 2, 3],
          [4, 1, 2, 3, 5],
        ],
        spaces: [6, 10],
        choices: [attack(4, 1)],
      },
      { type: 'block', card: 4, count: 1 },
    ],
    [
      'the retreat from a strike that cannot be blocked',
      {
        hands: [
          [4, 2, 1, 2, 3],
          [5, 5, 5, 5, 5],
        ],
        spaces: [5, 11],
        choices: [{ type: 'dashingStrike', dash: 4, card: 2, count: 1 } as Choice],
      },
      { type: 'retreat', card: 5 },
    ],
    [
      'the way past the middle with the last turn of a round',
      {
        hands: [
          [1, 1, 1, 4, 4],
          [5, 5, 2, 2, 3],
        ],
        spaces: [5, 11],
        discard: [4, 5, 6, 4, 5],
      },
      { type: 'move', card: 4, direction: 'forward' },
    ],
  ])('%s', (_what, given, expected) => {
    expect(chosen(FLASH_DUEL, duel(given), 300)).toEqual(Array(5).fill(expect.objectContaining(expected)));
  });
});

describe('a search of 200 tries finds in a skirmish', () => {
  /** A skirmish of two in which seat 0 strikes seat 1. */
  function skirmish(life: readonly [number, number], hands: readonly (readonly string[])[]): AnyState {
    const { state } = SKIRMISH.setup({ seats: 2, rounds: 6 }, 2, fastRandom(3));
    const { members } = state as unknown as { members: { life: number; hand: string[] }[] };
    for (const [index, member] of members.entries()) {
      member.life = life[index] ?? 3;
      member.hand = [...(hands[index] ?? [])];
    }
    SKIRMISH.applyInPlace(state, seat(0), { type: 'bid', amount: 2 } as never);
    SKIRMISH.applyInPlace(state, seat(1), { type: 'bid', amount: 0 } as never);
    SKIRMISH.applyInPlace(state, seat(0), { type: 'pass' });
    SKIRMISH.applyInPlace(state, seat(0), { type: 'target', seat: 1 } as never);
    return state;
  }

  test('the echo that saves its life', () => {
    const state = skirmish(
      [3, 1],
      [
        ['stone', 'stone', 'stone'],
        ['echo', 'blade', 'blade'],
      ],
    );
    expect(chosen(SKIRMISH, state, 200, 'echo')).toEqual(Array(5).fill({ type: 'echo' }));
  });

  test('that healing comes before the wound that would kill', () => {
    const state = skirmish(
      [1, 3],
      [
        ['stone', 'stone', 'stone'],
        ['blade', 'blade', 'blade'],
      ],
    );
    SKIRMISH.applyInPlace(state, seat(1), { type: 'pass' });
    SKIRMISH.applyInPlace(state, seat(0), { type: 'effect', effect: 'draw' } as never);
    expect(chosen(SKIRMISH, state, 200, 'effect')).toEqual(Array(5).fill({ type: 'effect', effect: 'heal' }));
  });
});
