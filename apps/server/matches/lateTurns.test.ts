import { type AnyGame, asAny, fastRandom, makeDeal, roll, type Seat, seat } from '@riposte/kernel';
import { skirmish } from '@riposte/kernel/skirmish';
import { describe, expect, test } from 'vitest';
import { changeTable } from './changeTable.ts';
import type { Line } from './line.ts';
import { awaitedOf, isPersons, newTable, type Setting, type Table } from './table.ts';

const PER_TURN = 45_000;
const BOT = 'level-4';

/** A match of so many people, with a clock for each turn unless another is named. */
function begun(count: number, clock: Setting['terms']['clock'] = { type: 'turn', perTurn: PER_TURN }): Table {
  const game: AnyGame = asAny(skirmish);
  const setting: Setting = {
    id: 'match',
    game,
    rulesVersion: game.rulesVersion,
    options: { seats: count, rounds: 9 },
    terms: { clock },
    visibility: 'public',
    host: 'p0',
    commitment: '',
    createdAt: '',
  };
  const people = Array.from({ length: count }, (_, index) => ({ id: `p${index}`, name: `P${index}` }));
  const deal = makeDeal(
    '1f'.repeat(32),
    people.map((_, index) => `${index}a`.repeat(16)),
  );
  const full = people.reduce(
    (table, player, index) => after(table, { type: 'sat', seat: seat(index), player } as Line),
    newTable(setting, 0),
  );
  return after(full, { type: 'began' }, { deal });
}

function after(table: Table, line: Line, aid = {}): Table {
  const changed = changeTable(table, line, table.clock.since + 1, aid);
  if (!changed.ok || changed.value === 'again') throw new Error('the line was not taken');
  return changed.value.table;
}

const late = (table: Table, one: Seat) => after(table, { type: 'late', seats: [one], bot: BOT });
const turnOf = ({ match, setting }: Table) => setting.game.turn?.(match?.state ?? ({} as never)) ?? 0;

/** Every seat answers, played by its person or by a stand-in, until the next turn of the game. */
function playedOn(table: Table, seed = 1): Table {
  const random = fastRandom(seed);
  const turn = turnOf(table);
  let now = table;
  while (turnOf(now) === turn && now.status === 'running') {
    const [next] = awaitedOf(now);
    if (next === undefined || !now.match) throw new Error('nobody is awaited');
    const asked = now.setting.game.decisions(now.match.state).find((one) => one.seat === next);
    const choice = asked?.choices[roll(random, asked.choices.length)];
    const id = `q${now.match.desks[next]?.asked ?? 0}`;
    now = after(now, { type: 'choice', seat: next, id, choice });
  }
  return now;
}

const holderOf = (table: Table, one: Seat) => table.seats[one] ?? {};

describe('with a clock for each turn', () => {
  const [first] = awaitedOf(begun(3));
  const one = first ?? seat(0);

  test('a stand-in finishes a late turn, and then the person plays again', () => {
    const standing = late(begun(3), one);
    expect(holderOf(standing, one)).toMatchObject({ bot: BOT, late: 1, forTurn: true });
    const next = playedOn(standing);
    expect(next.status).toBe('running');
    expect(isPersons(holderOf(next, one))).toBe(true);
    expect(holderOf(next, one).late).toBe(1);
  });

  test('after two turns in a row the seat is taken over', () => {
    const twice = late(playedOn(late(begun(3), one)), one);
    expect(holderOf(twice, one)).toMatchObject({ bot: BOT, late: 2 });
    expect(holderOf(playedOn(twice), one).bot).toBe(BOT);
  });

  test('a turn in time between them is counted', () => {
    const between = playedOn(playedOn(late(begun(3), one)));
    expect(holderOf(between, one).late).toBeUndefined();
    expect(holderOf(late(between, one), one)).toMatchObject({ late: 1, forTurn: true });
  });

  test('others who are not late keep their seats', () => {
    const standing = late(begun(3), one);
    const others = [0, 1, 2].map(seat).filter((other) => other !== one);
    expect(others.every((other) => isPersons(holderOf(standing, other)))).toBe(true);
  });

  test('in a match of two the second late turn loses it, and not the first', () => {
    const [asked = seat(0)] = awaitedOf(begun(2));
    const once = late(begun(2), asked);
    expect(once.status).toBe('running');
    expect(late(playedOn(once), asked)).toMatchObject({ status: 'over', ending: { by: 'late' } });
  });
});

test('with another clock a late seat is handed over at once', () => {
  const table = begun(3, { type: 'live', initial: 60_000, increment: 0 });
  const [asked = seat(0)] = awaitedOf(table);
  const handed = late(table, asked);
  expect(holderOf(handed, asked)).toEqual({ ...holderOf(table, asked), bot: BOT });
  expect(holderOf(playedOn(handed), asked).bot).toBe(BOT);
});
