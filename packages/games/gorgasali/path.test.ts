import { fastRandom, type Random, roll, type Seat, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { AROUND, BESIDE, CHESTS, OFF, SQUARES, type Square, terrainOf } from './board.ts';
import type { AidChoice } from './choice.ts';
import gorgasali from './index.ts';
import { optionsOf } from './options.ts';
import { type Effort, endsOf, wayTo } from './path.ts';
import type { Position, State } from './state.ts';
import { banner, IslandTable, type Setup, sq } from './testing/table.ts';

const MOVER = seat(0);
const COST = { plain: 1, forest: 2, mountain: 2, water: 3, tree: 99 };
const COSTS = Uint8Array.from({ length: SQUARES }, (_, square) => COST[terrainOf(square)]);

/** A position by chance: figures and barriers anywhere, some chests opened. */
function anyPosition(random: Random): Position {
  const { state } = gorgasali.setup(optionsOf({ characters: 'dealt' }), 4, fastRandom(roll(random, 1e6)));
  const free = () => {
    for (;;) {
      const square = roll(random, SQUARES);
      if (terrainOf(square) !== 'tree' && !CHESTS.includes(square)) return square;
    }
  };
  const taken = [free(), free(), free(), free()];
  for (const [index, figure] of state.figures.entries()) figure.square = taken[index] ?? OFF;
  // The others stand where they are in the way.
  const near = BESIDE[taken[0] ?? 0]?.find(
    (square) => terrainOf(square) !== 'tree' && !CHESTS.includes(square),
  );
  const second = state.figures[1];
  if (second && near !== undefined && roll(random, 2) === 0) second.square = near;
  state.chests = CHESTS.filter(() => roll(random, 4) > 0);
  state.round = 1 + roll(random, 18);
  return state;
}

/** Every end there is, found by walking every way. */
function allEnds(position: Position, number: number): { chests: Set<Square>; others: Set<Square> } {
  const [chests, others] = [new Set<Square>(), new Set<Square>()];
  const closed = new Uint8Array(SQUARES);
  for (const { square } of position.figures) closed[square] = 1;
  const visit = (square: Square, left: number): void => {
    closed[square] = 1;
    let isStuck = true;
    for (const next of BESIDE[square] as readonly Square[]) {
      const cost = COSTS[next] as number;
      if (cost > left || closed[next] === 1) continue;
      isStuck = false;
      visit(next, left - cost);
    }
    closed[square] = 0;
    if (left === number) return;
    if (position.chests.includes(square)) chests.add(square);
    else if (left === 0 || isStuck) others.add(square);
  };
  visit(position.figures[0]?.square ?? 0, number);
  return { chests, others };
}

describe('the ends of a movement', () => {
  test('6.5, A4 in 2,000 positions no chest is missed, and hardly any other end', () => {
    const random = fastRandom(7);
    const counts = { all: 0, missed: 0 };
    for (let index = 0; index < 2_000; index++) {
      const position = anyPosition(random);
      // Every way of a long movement takes long to walk: some are enough.
      const number = index % 100 === 0 ? 12 : 2 + roll(random, 4) + roll(random, 4);
      const effort: Effort = { number, aid: 'none', covered: [] };
      const found = new Set(endsOf(position, MOVER, effort).map(({ to }) => to));
      const { chests, others } = allEnds(position, number);
      for (const chest of chests) expect(found.has(chest)).toBe(true);
      for (const end of found) expect(chests.has(end) || others.has(end)).toBe(true);
      counts.all += others.size;
      counts.missed += [...others].filter((end) => !found.has(end)).length;
    }
    expect(counts.all).toBeGreaterThan(20_000);
    expect(counts.missed / counts.all).toBeLessThan(0.01);
  }, 60_000);

  test.each<[aid: AidChoice]>([['none'], ['axe'], ['rope'], ['boat'], ['compass'], ['adrenaline']])(
    '6.3, 6.4 the way to every end with %s is one that can be gone',
    (aid) => {
      const random = fastRandom(3);
      for (let index = 0; index < 12; index++) {
        const position = anyPosition(random);
        const sum = 2 + roll(random, 11);
        const effort: Effort = { number: aid === 'adrenaline' ? 2 * sum : sum, aid, covered: [] };
        const wrong = endsOf(position, MOVER, effort).filter(({ to }) => !canBeGone(position, effort, to));
        expect(wrong).toEqual([]);
      }
    },
  );

  test('6.2, A3 walking step by step reaches every legal end', () => {
    const random = fastRandom(11);
    for (let index = 0; index < 25; index++) {
      const dice = [1 + roll(random, 3), 1 + roll(random, 3)];
      const table = new IslandTable({ figures: [{ at: 'K5' }, { at: 'A1' }], chance: dice });
      const { chests, figures } = anyPosition(random);
      const start: State = {
        ...table.state,
        chests,
        figures: table.state.figures.map((figure, at) => ({ ...figure, square: figures[at]?.square ?? OFF })),
      };
      const ends = allEnds(start, (dice[0] ?? 0) + (dice[1] ?? 0));
      expect(walked(start)).toEqual(new Set([...ends.chests, ...ends.others]));
    }
  });
});

/** What a search is for: mostly it is asked again for what it found last, so that is remembered. */
interface Search {
  readonly mover?: Seat;
  readonly position: Position;
  readonly effort: Effort;
}

function ends({ mover = MOVER, position, effort }: Search) {
  return [...endsOf(position, mover, effort)];
}

/** The ends, once something wholly different was looked for. */
function freshEnds(search: Search) {
  endsOf(
    new IslandTable({ figures: [{ at: 'C3' }, { at: 'D9' }, { at: 'E9' }], round: 9, chance: [1, 2] }).state,
    seat(1),
    {
      number: 1,
      aid: 'rope',
      covered: [0],
    },
  );
  return ends(search);
}

describe('what the last search was for', () => {
  const BARRIER = banner('barrier', 1, ['P11', 'Q11', 'R11']);
  const setup = {
    figures: [
      { at: 'P10', sector: 1 },
      { at: 'T20', sector: 1 },
    ],
    round: 18,
    chance: [1, 2],
  };
  const at = (change: Partial<Setup> = {}) => new IslandTable({ ...setup, ...change }).state;
  const base: Search = { position: at(), effort: { number: 4, aid: 'none', covered: [] } };
  const asked = (more: Partial<Effort>): Search => ({ ...base, effort: { ...base.effort, ...more } });
  const stands = (change: Parameters<typeof at>[0]): Search => ({ ...base, position: at(change) });
  const byChest = stands({ figures: [{ at: 'V23' }], chests: ['V24'] });
  const gate = (sector: number): Search => ({
    ...base,
    position: {
      ...base.position,
      figures: base.position.figures.map((figure, index) =>
        index === 0 ? { ...figure, square: OFF, sector } : figure,
      ),
    },
  });

  test.each<[what: string, before: Search, then: Search]>([
    ['other points', base, asked({ number: 3 })],
    ['another card', base, asked({ aid: 'compass' })],
    ['squares that were entered', base, asked({ covered: [sq('P11')] })],
    ['a gift', base, asked({ isGift: true })],
    ['another square', base, { ...base, position: withSquares(base.position, [sq('P20'), sq('T20')]) }],
    ['another mover', base, { ...base, mover: seat(1) }],
    ['another gate', gate(3), gate(7)],
    ['another round', base, { ...base, position: { ...base.position, round: 1 } }],
    ['other chests', byChest, { ...byChest, position: { ...byChest.position, chests: [] } }],
    ['a barrier', base, { ...base, position: { ...base.position, banners: [BARRIER] } }],
    ['another figure', base, { ...base, position: withSquares(base.position, [sq('P10'), sq('P11')]) }],
    ['more figures', base, stands({ figures: [...setup.figures, { at: 'P11' }] })],
  ])('6.3 does not answer for %s', (_what, before, then) => {
    const right = freshEnds(then);
    expect(right).not.toEqual(freshEnds(before));
    expect(ends(then)).toEqual(right);
  });
});

/** The same position with figures elsewhere. */
function withSquares(position: Position, squares: readonly Square[]): Position {
  return {
    ...position,
    figures: position.figures.map((figure, index) => ({ ...figure, square: squares[index] ?? OFF })),
  };
}

/** Whether the way to an end leads from square to square, none of them twice, and can be paid. */
function canBeGone(position: Position, effort: Effort, to: Square): boolean {
  const sides = effort.aid === 'compass' ? AROUND : BESIDE;
  const way = wayTo(position, MOVER, effort, to);
  const whole = [position.figures[0]?.square ?? OFF, ...way];
  const spent = way.reduce((total, square) => total + costWith(effort.aid, square), 0);
  const isConnected = way.every((square, step) => sides[whole[step] ?? 0]?.includes(square));
  return way.at(-1) === to && isConnected && new Set(whole).size === whole.length && spent <= effort.number;
}

function costWith(aid: AidChoice, square: Square): number {
  const terrain = terrainOf(square);
  const eased = { axe: 'forest', rope: 'mountain', boat: 'water' }[aid as 'axe'];
  return terrain === eased ? 1 : COST[terrain];
}

/** Every square where a walk may end. */
function walked(state: State): ReadonlySet<Square> {
  const ends = new Set<Square>();
  const explore = (at: State, seatOnTurn: number) => {
    const [decision] = gorgasali.decisions(at);
    if (decision?.question !== 'step' || decision.seat !== seatOnTurn) return;
    for (const choice of decision.choices) {
      const { state: next, events } = gorgasali.advance(at, decision.seat, choice);
      const isOn = gorgasali.decisions(next)[0]?.question === 'step';
      const last = events.findLast(({ event }) => event.type === 'moved')?.event;
      if (isOn) explore(next, seatOnTurn);
      else if (last?.type === 'moved') ends.add(last.way.at(-1) ?? OFF);
      else ends.add(at.figures[0]?.square ?? OFF);
    }
  };
  const after = gorgasali.advance(endless(state), seat(0), { type: 'walk' });
  const moved = after.events.findLast(({ event }) => event.type === 'moved')?.event;
  if (gorgasali.decisions(after.state)[0]?.question === 'step') explore(after.state, 0);
  else if (moved?.type === 'moved') ends.add(moved.way.at(-1) ?? OFF);
  return ends;
}

/** Chance that does not run out: what comes after the walk does not matter. */
function endless(state: State): State {
  return { ...state, random: fastRandom(1) };
}

test('sq reads what squareName says', () => {
  expect(sq('AD30')).toBe(SQUARES - 1);
});
