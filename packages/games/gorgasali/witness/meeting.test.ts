import { readFileSync } from 'node:fs';
import { varsOf } from '@riposte/kernel';
import { afterAll, expect, test } from 'vitest';
import type { Choice, Question } from '../choice.ts';
import gorgasali from '../index.ts';
import { type Banner, copyState, type Figure, type State } from '../state.ts';
import type { TurnVars } from '../turnVars.ts';
import { rangeOf } from './island.ts';
import { type Battle, type Met, meet } from './meeting.ts';

const SEED = Number(process.env.RIPOSTE_SEED ?? 0);
/** In the check, and before a release. */
const POSITIONS = process.env.RIPOSTE_DEEP === undefined ? 500 : 10_000;
/** Enough for each planted fault to show itself. */
const PLANTED = 600;

/** What is wrong with position after position, each with a number of its own; after the first that is, if one is enough. */
function disagreements(game: Battle, positions: number, seed: number, isOneEnough = false) {
  const met: Met[] = [];
  const wrong: string[] = [];
  for (let number = seed; number < seed + positions && !(isOneEnough && wrong.length > 0); number++) {
    try {
      met.push(meet(game, number));
    } catch (error) {
      wrong.push(`position ${number}: ${error}`);
    }
  }
  return { met, wrong };
}

test('the game and a second telling of its rules agree on every movement and every shot', () => {
  const { met, wrong } = disagreements(gorgasali, POSITIONS, SEED);
  const sum = (count: keyof Met) => met.reduce((total, one) => total + one[count], 0);
  const found = 1 - sum('missed') / sum('ends');
  // biome-ignore lint/suspicious/noConsole: the counts belong into the log of the gate
  console.info(
    `${POSITIONS} positions, ${sum('ways')} movements, ${sum('shots')} shots, ${sum('damaged')} hurt, ` +
      `${wrong.length} disagreements; of ${sum('ends')} ends ${(100 * found).toFixed(2)} % named, ` +
      `${sum('dearer')} with a dearer way than needed`,
  );
  expect(wrong).toEqual([]);
  expect(sum('ways')).toBeGreaterThan(POSITIONS / 2);
  expect(sum('shots')).toBeGreaterThan(POSITIONS / 5);
  expect(sum('damaged')).toBeGreaterThan(POSITIONS / 5);
  expect(found).toBeGreaterThan(0.98);
}, 600_000);

test('the witness has not read the game', () => {
  for (const file of ['need', 'island', 'walk', 'shot', 'witness']) {
    const source = readFileSync(new URL(`${file}.ts`, import.meta.url), 'utf8');
    const imported = [...source.matchAll(/from '(.*)'/g)].map(([, from]) => from);
    expect(imported.filter((from) => !from?.startsWith('./'))).toEqual([]);
  }
});

// A witness who agrees with everything proves nothing: each of these games has one fault.

type Mend = (state: State) => void;

/** Carries choices out on another table than it was, and may change the table after it once more. */
function on(spoil: (state: State, choice: Choice) => Mend | undefined): Battle {
  return {
    ...gorgasali,
    advance(state, seat, choice) {
      const other = copyState(state);
      const mend = spoil(other, choice);
      const advanced = gorgasali.advance(other, seat, choice);
      mend?.(advanced.state);
      return { ...advanced, decisions: gorgasali.decisions(advanced.state) };
    },
  };
}

/** Lists more, or fewer, things to choose from. */
function listing(
  about: Question,
  change: (choices: readonly Choice[], state: State) => readonly Choice[],
): Battle {
  return {
    ...gorgasali,
    decisions: (state) =>
      gorgasali
        .decisions(state)
        .map((one) => (one.question === about ? { ...one, choices: change(one.choices, state) } : one)),
  };
}

/** Changes every figure after each choice, by what it was before. */
function after(change: (figure: Figure, before: Figure) => void): Battle {
  return on(({ figures }) => (state) => {
    for (const [seat, figure] of state.figures.entries()) {
      const before = figures[seat];
      if (before && figure.health > 0) change(figure, before);
    }
  });
}

/** Shots and throws are made as if there were no banners of a kind. */
function shootingWithout(kind: Banner['kind']): Battle {
  return on((state, { type }) => {
    if (type !== 'shoot' && type !== 'throw') return undefined;
    const taken = state.banners.filter((banner) => banner.kind === kind);
    state.banners = state.banners.filter((banner) => banner.kind !== kind);
    return (then) => {
      then.banners = [...then.banners, ...taken];
    };
  });
}

const FAULTS: readonly (readonly [what: string, game: Battle])[] = [
  [
    'squares may be entered again',
    on((state) => {
      const vars = varsOf<TurnVars>(state.stack, 'turn');
      if (vars) vars.covered = [];
      return undefined;
    }),
  ],
  [
    'an inactive square costs as much as one zone earlier',
    on((state) => {
      const { round } = state;
      state.round = Math.max(1, round - 5);
      return (then) => {
        then.round = round;
      };
    }),
  ],
  [
    'a double may be skipped',
    listing('move', (choices, { stack }) => {
      const [one, other] = varsOf<TurnVars>(stack, 'turn')?.dice ?? [];
      return one === other && choices.some(({ type }) => type === 'walk')
        ? [...choices, { type: 'skip' }]
        : choices;
    }),
  ],
  [
    'a movement may stop anywhere',
    listing('step', (choices) =>
      choices.some(({ type }) => type === 'stop') ? choices : [...choices, { type: 'stop' }],
    ),
  ],
  [
    'walls do not block the view',
    {
      ...gorgasali,
      decisions(state) {
        const all = gorgasali.decisions(state);
        if (all[0]?.question !== 'act') return all;
        const banners = state.banners.filter(({ kind }) => kind !== 'barrier');
        return gorgasali.decisions({ ...state, banners });
      },
    },
  ],
  [
    'diagonals count twice for the range of weapons',
    listing('act', (choices, { figures }) =>
      choices.filter((choice) => {
        const [from, to] = [
          figures[0]?.square ?? 0,
          choice.type === 'shoot' ? figures[choice.target]?.square : undefined,
        ];
        if (to === undefined) return true;
        return rangeOf(from, to) > 1 || from % 30 === to % 30 || Math.abs(from - to) === 1;
      }),
    ),
  ],
  ['a platform helps nobody', shootingWithout('platform')],
  ['a field halves nothing', shootingWithout('field')],
  [
    'Eagle eye lowers no number',
    {
      ...gorgasali,
      advance(state, seat, choice) {
        const isScout = choice.type === 'shoot' && ['kondor', 'breathold'].includes(choice.weapon);
        if (!isScout || !choice.extended) return gorgasali.advance(state, seat, choice);
        // It is spent all the same.
        const advanced = gorgasali.advance(state, seat, { ...choice, extended: false });
        const [shooter] = advanced.state.figures;
        if (shooter) shooter.consumables = shooter.consumables.filter((card) => card !== 'eagleEye');
        return { ...advanced, decisions: gorgasali.decisions(advanced.state) };
      },
    },
  ],
  [
    'a helmet is not worn out',
    after((figure, before) => {
      figure.helmet ||= before.helmet;
    }),
  ],
  [
    'a weapon stays loaded',
    after((figure, { weapons }) => {
      figure.weapons = figure.weapons.map(({ weapon, loaded }) => ({
        weapon,
        loaded: loaded || weapons.some((one) => one.weapon === weapon && one.loaded),
      }));
    }),
  ],
];

let noticed = 0;

test.each(FAULTS)('the witness notices: %s', (_what, game) => {
  const { wrong } = disagreements(game, PLANTED, 0, true);
  expect(wrong[0]).toMatch(/the game says .*, the witness/);
  noticed++;
});

afterAll(() => {
  // biome-ignore lint/suspicious/noConsole: the counts belong into the log of the gate
  console.info(`${noticed} of ${FAULTS.length} planted faults noticed`);
});
