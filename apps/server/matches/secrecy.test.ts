import {
  type AnyChoice,
  type AnyGame,
  Authority,
  fullTable,
  makeDeal,
  type Seat,
  seat,
  seats,
  type Viewer,
} from '@riposte/kernel';
import { skirmish } from '@riposte/kernel/skirmish';
import { expect, test } from 'vitest';
import { duel } from '../testing/duel.ts';
import type { Line } from './line.ts';
import type { Notice } from './notice.ts';
import { takeLine } from './step.ts';
import { newTable, type Table } from './table.ts';

const DEAL = (count: number) =>
  makeDeal(
    '5e'.repeat(32),
    seats(count).map((one) => `${one}`.padStart(32, 'a')),
  );

interface Course {
  readonly table: Table;
  readonly notices: readonly Notice[];
}

/** A table at which all seats are taken, with clocks. */
function begun(game: AnyGame, options: Readonly<Record<string, unknown>>): Course {
  const table = newTable(
    {
      id: 'table',
      game,
      rulesVersion: game.rulesVersion,
      options,
      terms: { clock: { type: 'live', initial: 60_000, increment: 1_000 } },
      visibility: 'public',
      host: 'p0',
      commitment: '',
      createdAt: '',
    },
    0,
  );
  const sitting = seats(fullTable(game, options)).map((one): Line => {
    return { type: 'sat', seat: one, player: { id: `p${one}`, name: `P${one}`, kind: 'guest' } };
  });
  return [...sitting, { type: 'began' } as const].reduce((course: Course, line) => follow(course, line, 0), {
    table,
    notices: [],
  });
}

function follow({ table, notices }: Course, line: Line, at: number): Course {
  const taken = takeLine(table, { line, at }, { deal: DEAL(table.seats.length) });
  if (!taken.ok || taken.value === 'again') throw new Error(JSON.stringify(taken));
  return { table: taken.value.table, notices: [...notices, ...taken.value.notices] };
}

function choicesOf(
  { table }: Course,
  one: Seat,
): { readonly id: string; readonly choices: readonly AnyChoice[] } {
  if (!table.match) throw new Error('not dealt');
  const { decision } = new Authority(table.setting.game).snapshot(table.match, one);
  if (!decision) throw new Error(`seat ${one} is not asked`);
  return decision;
}

function choose(course: Course, one: Seat, index: number, at: number): Course {
  const { id, choices } = choicesOf(course, one);
  return follow(course, { type: 'choice', seat: one, id, choice: choices[index] }, at);
}

function bytesOf({ notices }: Course, viewer: Viewer): readonly string[] {
  return notices.filter(({ as }) => as === viewer).map((notice) => JSON.stringify(notice));
}

test('what was chosen in secret changes no byte of what others are sent, clocks and table included', () => {
  const options = { ...defaults(duel), mode: 'full', selection: 'double-blind' };
  const start = begun(duel, options);
  const awaiting = awaitingOf(start);
  expect(awaiting).toEqual([0, 1]);
  const { choices } = choicesOf(start, seat(0));
  const courses = choices.map((_, index) => choose(start, seat(0), index, 7_000));
  const [first] = courses as [Course];
  expect(courses.length).toBeGreaterThan(3);
  for (const course of courses) {
    expect(bytesOf(course, seat(1))).toEqual(bytesOf(first, seat(1)));
    expect(bytesOf(course, 'spectator')).toEqual(bytesOf(first, 'spectator'));
    expect(course.table.heads.slice(1)).toEqual(first.table.heads.slice(1));
    expect(course.table.clock).toEqual(first.table.clock);
  }
  expect(new Set(courses.map((course) => bytesOf(course, seat(0)).join())).size).toBe(courses.length);
});

test('a choice that only its seat knows of stops no clock, and taking it back starts none', () => {
  const found = skirmishUntilFree();
  expect(found.after.table.match?.recent).toBeDefined();
  expect(found.after.table.clock).toEqual(found.before.table.clock);
  for (const viewer of [...seats(2), 'spectator' as const].filter((one) => one !== found.mover)) {
    expect(bytesOf(found.after, viewer)).toEqual(bytesOf(found.before, viewer));
  }
  const back = follow(found.after, { type: 'undo', seat: found.mover, seq: 0 }, 99_000);
  expect(back.table.clock).toEqual(found.before.table.clock);
  for (const viewer of [...seats(2), 'spectator' as const].filter((one) => one !== found.mover)) {
    expect(bytesOf(back, viewer)).toEqual(bytesOf(found.before, viewer));
  }
});

/** Plays the first choices until one of them tells nobody anything. */
function skirmishUntilFree(): { readonly before: Course; readonly after: Course; readonly mover: Seat } {
  let course = begun(skirmish, { ...defaults(skirmish), seats: 2 });
  for (let turn = 0; turn < 200; turn++) {
    for (const mover of awaitingOf(course)) {
      for (const index of choicesOf(course, mover).choices.keys()) {
        const after = choose(course, mover, index, turn * 100);
        const isUnseen = after.table.heads.every(
          (head, one) => one === mover || head === course.table.heads[one],
        );
        if (after.table.match?.recent && isUnseen) return { before: course, after, mover };
      }
    }
    const [next] = awaitingOf(course);
    if (next === undefined) throw new Error('the game is over');
    course = choose(course, next, 0, turn * 100);
  }
  throw new Error('nothing is free');
}

function awaitingOf({ table }: Course): readonly Seat[] {
  if (!table.match) return [];
  return new Authority(table.setting.game).snapshot(table.match, 'spectator').awaiting;
}

function defaults(game: AnyGame): Record<string, unknown> {
  return Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default]));
}
