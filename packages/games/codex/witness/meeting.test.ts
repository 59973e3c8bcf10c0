import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import type { Row } from '../card.ts';
import { type Choice, pickOf, type Question } from '../choice.ts';
import { defendersOf } from '../defenders.ts';
import { ELITE, TOWER } from '../ids.ts';
import { codex } from '../index.ts';
import { type Keyword, maskOf } from '../keywords.ts';
import { rowOf, sheetOf, touch } from '../sheet.ts';
import { ATTACKED, copyState, type State, thingOf } from '../state.ts';
import { type Duel, type Met, meet } from './meeting.ts';

const SEED = Number(process.env.RIPOSTE_SEED ?? 0);
/** In the check, and before a release. */
const BOARDS = process.env.RIPOSTE_DEEP === undefined ? 500 : 10_000;
/** Enough for each planted fault to show itself. */
const PLANTED = 600;

/** What is wrong with board after board, each with a number of its own; after the first that is, if one is enough. */
function disagreements(game: Duel, boards: number, seed: number, isOneEnough = false) {
  const met: Met[] = [];
  const wrong: string[] = [];
  for (let number = seed; number < seed + boards && !(isOneEnough && wrong.length > 0); number++) {
    try {
      met.push(meet(game, number));
    } catch (error) {
      wrong.push(`board ${number}: ${error}`);
    }
  }
  return { met, wrong };
}

test('the game and a second telling of its combat agree on every attack, all damage and all deaths', () => {
  const { met, wrong } = disagreements(codex, BOARDS, SEED);
  const attacks = met.reduce((sum, one) => sum + one.attacks, 0);
  const deaths = met.reduce((sum, one) => sum + one.deaths, 0);
  // biome-ignore lint/suspicious/noConsole: the counts belong into the log of the gate
  console.info(`${BOARDS} boards, ${attacks} attacks, ${deaths} deaths, ${wrong.length} disagreements`);
  expect(wrong).toEqual([]);
  expect(attacks).toBeGreaterThan(BOARDS);
  expect(deaths).toBeGreaterThan(BOARDS);
}, 600_000);

test('the witness has not read the game', () => {
  for (const file of ['need', 'print', 'figure', 'aim', 'combat', 'death', 'witness']) {
    const source = readFileSync(new URL(`${file}.ts`, import.meta.url), 'utf8');
    const imported = [...source.matchAll(/from '(.*)'/g)].map(([, from]) => from);
    expect(imported.filter((from) => !from?.startsWith('./'))).toEqual([]);
  }
});

// A witness who agrees with everything proves nothing: each of these games has one fault.

type Mend = (state: State) => void;

/** Carries choices out on another table than it was, and may change the table after it once more. */
function on(spoil: (state: State, choice: Choice) => Mend | undefined): Duel {
  return {
    ...codex,
    advance(state, seat, choice) {
      const other = copyState(state);
      const mend = spoil(other, choice);
      touch(other);
      const advanced = codex.advance(other, seat, choice);
      mend?.(advanced.state);
      touch(advanced.state);
      return { ...advanced, decisions: codex.decisions(advanced.state) };
    },
  };
}

/** Lists more, or fewer, things to choose from. */
function listing(
  about: Question,
  change: (choices: readonly Choice[], state: State) => readonly Choice[],
): Duel {
  return {
    ...codex,
    decisions: (state) =>
      codex
        .decisions(state)
        .map((one) => (one.question === about ? { ...one, choices: change(one.choices, state) } : one)),
  };
}

/** Who attacks whom with this choice. */
function attackOf(state: State, choice: Choice) {
  const vars = state.stack.find(({ procedure }) => procedure === 'attack')?.vars as
    | { readonly attacker: number; readonly defender: number }
    | undefined;
  const row = rowOf(state, choice.type === 'attack' ? choice.thing : (vars?.attacker ?? -1));
  if (!row) return undefined;
  const isChosen = choice.type === 'pick' && vars?.defender === -1;
  const defenders = choice.type === 'attack' ? defendersOf(state, row) : [];
  const only = defenders.length === 1 ? defenders[0]?.id : undefined;
  const defender = rowOf(state, isChosen ? choice.thing : (only ?? vars?.defender ?? -1));
  return defender && { attacker: row, defender };
}

function is({ keywords }: Row, ...any: readonly Keyword[]): boolean {
  return (keywords & maskOf(any)) !== 0;
}

/** Gives a thing something until it is mended. */
function give({ thing }: Row, from: string, amount: number): Mend {
  const { id, grants, controller } = thing;
  thing.grants = [...grants, { from, until: 'turn', by: controller, at: 1_000_000, amount }];
  return (state) => {
    const left = thingOf(state, id);
    if (left) left.grants = grants;
  };
}

function lose(row: Row, keyword: Keyword): Mend {
  return give(row, 'loss-of-keywords', maskOf([keyword]));
}

function defending(state: State): readonly Row[] {
  return sheetOf(state).rows.filter(({ controller }) => controller === 1);
}

/** After each choice. */
function after(mend: Mend): Duel {
  return on(() => mend);
}

/** In each attack. */
function attacking(spoil: (pair: { attacker: Row; defender: Row }, state: State) => Mend | undefined): Duel {
  return on((state, choice) => {
    const pair = attackOf(state, choice);
    return pair && spoil(pair, state);
  });
}

const FAULTS: readonly (readonly [what: string, game: Duel])[] = [
  [
    'a tower shoots with the swift strike of the defender',
    attacking(({ attacker, defender }, state) => {
      const tower = defending(state).find(({ thing }) => thing.card === TOWER && !thing.constructing);
      if (!tower || tower === defender || !is(defender, 'swift strike')) return undefined;
      if (is(attacker, 'swift strike', 'stealth', 'invisible', 'flying', 'long-range')) return undefined;
      // The tower falls silent, and the defender strikes for one more.
      const mend = give(defender, 'gift-of-atk', 1);
      tower.thing.constructing = true;
      return (state) => {
        mend(state);
        const left = thingOf(state, tower.id);
        if (left) left.constructing = false;
      };
    }),
  ],
  [
    'patrollers with anti-air let fliers pass unhurt',
    attacking(({ defender }, state) => {
      const rest = defending(state).filter((row) => row !== defender && is(row, 'anti-air'));
      const mends = rest.map((row) => lose(row, 'anti-air'));
      return (state) => {
        for (const mend of mends) mend(state);
      };
    }),
  ],
  [
    'overpower forgets the armor of the patroller',
    attacking(({ defender }, state) => {
      if (codex.decisions(state)[0]?.question === 'surplus') defender.thing.armorUsed = defender.armor;
      return undefined;
    }),
  ],
  ['who is attacked from afar strikes back', attacking(({ attacker }) => lose(attacker, 'long-range'))],
  [
    'armor saves from deathtouch',
    attacking(({ attacker, defender }) =>
      defender.armor > defender.thing.armorUsed ? lose(attacker, 'deathtouch') : undefined,
    ),
  ],
  ['the attacker never strikes swiftly', attacking(({ attacker }) => lose(attacker, 'swift strike'))],
  [
    'the elite strikes no harder than others',
    attacking(({ defender }) =>
      defender.thing.slot === ELITE ? give(defender, 'gift-of-atk', -1) : undefined,
    ),
  ],
  [
    'armor is whole again in each attack',
    after(({ things }) => {
      for (const thing of things) thing.armorUsed = 0;
    }),
  ],
  [
    'a tower detects every hidden attacker',
    after(({ players }) => {
      const [, second] = players;
      if (second) second.counters.towerUsed = false;
    }),
  ],
  [
    'readiness attacks again and again',
    after(({ things }) => {
      for (const thing of things) thing.marks &= ~ATTACKED;
    }),
  ],
  [
    'a technician dies for nothing',
    after(({ players }) => {
      const [, second] = players;
      if (second) second.hand = second.hand.map(() => 0);
    }),
  ],
  [
    'nobody can attack an invisible patroller',
    listing('defender', (choices, state) =>
      choices.filter((one) => {
        const row = one.type === 'pick' ? rowOf(state, one.thing) : undefined;
        return !row || !is(row, 'invisible');
      }),
    ),
  ],
  [
    'what is under construction can be attacked',
    listing('defender', (choices, state) => [
      ...choices,
      ...defending(state)
        .filter(({ thing }) => thing.constructing)
        .map(({ id }) => pickOf(id)),
    ]),
  ],
  [
    'sparkshot reaches any patroller',
    listing('sparkshot', (_choices, state) =>
      defending(state)
        .filter(({ thing }) => thing.slot >= 0)
        .map(({ id }) => pickOf(id)),
    ),
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
