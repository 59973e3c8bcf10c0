import { readFileSync } from 'node:fs';
import type { Told } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { block, type Choice, dashingBlock } from '../choice.ts';
import { EDITION_NAMES } from '../edition.ts';
import { type Event, flashDuel, type State } from '../index.ts';
import { type Options, optionsOf } from '../state.ts';
import { type DuelGame, type Met, meet } from './meeting.ts';

const SEED = Number(process.env.RIPOSTE_SEED ?? 0);
/** In the check, and before a release. */
const GAMES = process.env.RIPOSTE_DEEP === undefined ? 400 : 10_000;

const WAYS: readonly Partial<Options>[] = [
  { mode: 'simple' },
  { mode: 'team' },
  { mode: 'raid', mortals: 2 },
  { mode: 'raid', mortals: 3 },
  { mode: 'raid', mortals: 4 },
];
const ALL = EDITION_NAMES.flatMap((edition) => WAYS.map((way) => optionsOf({ edition, ...way })));

/** Game after game, the ways to play in turn, each with a number of its own. */
function meetings(game: DuelGame, games: number, seed: number): readonly Met[] {
  return Array.from({ length: games }, (_, index) => {
    try {
      return meet(game, ALL[index % ALL.length] as Options, seed + index);
    } catch (error) {
      const which = `game ${index} from ${seed}, ${JSON.stringify(ALL[index % ALL.length])}`;
      throw new Error(`${which}: ${error}`, { cause: error });
    }
  });
}

test('the game and a second telling of its rules agree on every choice and every end', () => {
  const met = meetings(flashDuel, GAMES, SEED);
  const choices = met.reduce((sum, one) => sum + one.choices, 0);
  const ranOut = met.reduce((sum, one) => sum + one.ranOut, 0);
  // biome-ignore lint/suspicious/noConsole: the counts belong into the log of the gate
  console.info(`${GAMES} games, ${choices} choices, ${ranOut} rounds that ran out of time`);
  expect(choices).toBeGreaterThan(20 * GAMES);
  expect(ranOut).toBeGreaterThan(GAMES / 2);
});

test('the witness has not read the game', () => {
  for (const file of ['need', 'battlefield', 'turn', 'witness']) {
    const source = readFileSync(new URL(`${file}.ts`, import.meta.url), 'utf8');
    const imported = [...source.matchAll(/from '(.*)'/g)].map(([, from]) => from);
    expect(imported.filter((from) => !from?.startsWith('./'))).toEqual([]);
  }
});

// A witness who agrees with everything proves nothing: each of these games has one fault.

/** Does something after each choice. */
function after(spoil: (state: State, events: readonly Event[]) => void): DuelGame {
  return {
    ...flashDuel,
    advance(state, seat, choice) {
      const advanced = flashDuel.advance(state, seat, choice);
      spoil(
        advanced.state,
        advanced.events.map(({ event }: Told<Event>) => event),
      );
      return { ...advanced, decisions: flashDuel.decisions(advanced.state) };
    },
  };
}

/** After each event of that type. */
function afterEach<Type extends Event['type']>(
  type: Type,
  spoil: (state: State, event: Extract<Event, { type: Type }>) => void,
): DuelGame {
  return after((state, events) => {
    for (const event of events)
      if (event.type === type) spoil(state, event as Extract<Event, { type: Type }>);
  });
}

/** Lists other choices. */
function listing(change: (choices: readonly Choice[], state: State) => readonly Choice[]): DuelGame {
  return {
    ...flashDuel,
    decisions: (state) =>
      flashDuel
        .decisions(state)
        .map((decision) => ({ ...decision, choices: change(decision.choices, state) })),
  };
}

function fighter({ fighters }: State, seat: number) {
  const found = fighters[seat];
  if (!found) throw new Error(`nobody has seat ${seat}`);
  return found;
}

test.each<[what: string, game: DuelGame]>([
  [
    'a block needs one card fewer',
    listing((choices) =>
      choices.map((choice) =>
        choice.type === 'block' && choice.count > 1 ? block(choice.card, choice.count - 1) : choice,
      ),
    ),
  ],
  [
    'a retreat ends one step short',
    afterEach('retreated', (state, { seat, from, to }) => {
      fighter(state, seat).space += Math.sign(from - to);
    }),
  ],
  [
    'nobody recovers from a retreat',
    afterEach('retreated', (state, { seat }) => {
      fighter(state, seat).recovering = false;
    }),
  ],
  [
    'a dash goes one space less',
    afterEach('dashed', (state, { seat, from, to }) => {
      fighter(state, seat).space += Math.sign(from - to);
    }),
  ],
  [
    'when time is over the side that has come less far wins',
    afterEach('roundEnded', (state, { reason }) => {
      if (reason === 'advance') state.tokens.reverse();
    }),
  ],
  [
    'a tied round of the revised edition gives no token',
    afterEach('roundEnded', (state, { reason }) => {
      if (reason === 'tie' && state.options.edition === 'revised')
        state.tokens = state.tokens.map((one) => one - 1);
    }),
  ],
  [
    'opponents farther back cannot be attacked',
    listing((choices, state) => {
      const { side, space } = fighter(state, state.active);
      const gaps = state.fighters
        .filter((one) => one.side !== side && one.life > 0)
        .map((one) => Math.abs(one.space - space));
      return choices.filter(
        ({ type, ...rest }) => type !== 'attack' || ('card' in rest && rest.card === Math.min(...gaps)),
      );
    }),
  ],
  [
    'a team mate who dashes in may always play a part',
    listing((choices) =>
      choices.flatMap((choice) =>
        choice.type === 'dashingBlock' && choice.count > 1
          ? [choice, dashingBlock(choice.dash, choice.card, choice.count - 1)]
          : [choice],
      ),
    ),
  ],
  [
    'the Dragon has no turn more for a mortal who is defeated',
    afterEach('fell', (state) => {
      state.extraTurns = 0;
    }),
  ],
  [
    'the pile is shuffled anew once too often',
    afterEach('pileRenewed', (state) => {
      state.reshuffles += 1;
    }),
  ],
  [
    'all lose a raid that is drawn',
    {
      ...flashDuel,
      outcome(state) {
        const outcome = flashDuel.outcome(state);
        return outcome?.places.every((place) => place === 1)
          ? { places: outcome.places.map(() => 2) }
          : outcome;
      },
    },
  ],
])('the witness notices: %s', (_what, game) => {
  expect(() => meetings(game, 400, 0)).toThrow(/the game says .*, the witness/);
});
