import { seat } from '@riposte/kernel';
import type { TableCard } from '@riposte/protocol';
import { describe, expect, test } from 'vitest';
import type { NumberedNews } from './happening.ts';
import {
  hasChosen,
  newRoom,
  type Room,
  sinceOf,
  tableStateOf,
  withNews,
  withSaid,
  withTalk,
} from './room.ts';

const ANN = { id: 'p1', name: 'Ann', kind: 'guest' } as const;
const BEN = { id: 'p2', name: 'Ben', kind: 'member' } as const;
const [MINE, THEIRS] = [seat(0), seat(1)];

function cardOf(more: Partial<TableCard> = {}): TableCard {
  return {
    id: 'm',
    game: 'skirmish',
    options: { mode: 'simple' },
    clock: { type: 'none' },
    visibility: 'private',
    status: 'running',
    seats: [
      { seat: MINE, player: ANN },
      { seat: THEIRS, player: BEN },
    ],
    commitment: 'a'.repeat(64),
    createdAt: '2026-03-01T18:30:00.000Z',
    ...more,
  };
}

function update(seq: number, more: object = {}): NumberedNews {
  const known = { view: { seq }, offers: [], awaiting: [MINE], undo: false };
  return { type: 'update', match: 'm', as: MINE, seq, events: [{ type: `e${seq}` }], ...known, ...more };
}

const asks = (id: string) => ({ decision: { id, question: 'action', choices: [{ type: 'pass' }] } });
const tableNews = (seq: number, table: TableCard): NumberedNews => ({
  type: 'table',
  match: 'm',
  as: MINE,
  seq,
  table,
});
const ROOM = newRoom(MINE, cardOf(), 3);

describe('news', () => {
  test('updates are kept in order, with the number of the last', () => {
    const { updates, seq } = withNews(ROOM, [update(4), update(5)], 0);
    expect([updates.map((one) => one.seq), seq]).toEqual([[4, 5], 5]);
  });

  test('the present has no events', () => {
    const { events: _none, ...present } = update(7) as Extract<NumberedNews, { type: 'update' }>;
    const { updates } = withNews(ROOM, [{ ...present, type: 'present' }], 0);
    expect(updates).toMatchObject([{ seq: 7, events: [], view: { seq: 7 } }]);
  });

  test('a table takes the place of the one before', () => {
    const over = cardOf({ status: 'over', by: 'game', outcome: { places: [1, 2] } });
    expect(withNews(ROOM, [tableNews(4, over)], 0)).toMatchObject({ card: over, seq: 4, updates: [] });
  });

  test('clocks are as they stood when the news came', () => {
    const { clocks } = withNews(ROOM, [update(4, { clocks: { left: [1, 2], running: [0] } })], 99);
    expect(clocks).toEqual({ left: [1, 2], running: [0], at: 99 });
  });

  test('a choice is on its way until another question is open', () => {
    const open = withNews(ROOM, [update(4, asks('q1'))], 0);
    const sent: Room = { ...open, sending: { id: 'q1', choice: { type: 'pass' } } };
    expect(withNews(sent, [update(5, asks('q1'))], 0).sending).toBeDefined();
    expect(withNews(sent, [update(5, asks('q2'))], 0).sending).toBeUndefined();
    expect(withNews(sent, [update(5)], 0).sending).toBeUndefined();
  });
});

test.each<[seq: number, since: number]>([
  [0, 0],
  [12, 0],
  [40, 0],
  [100, 60],
])('who comes at news %i is told what came after %i', (seq, since) => {
  expect(sinceOf(newRoom(MINE, cardOf(), seq))).toBe(since);
});

describe('sitters', () => {
  test.each<[what: string, seats: TableCard['seats'], here: Room['here'], sitters: readonly object[]]>([
    [
      'you and another',
      cardOf().seats,
      undefined,
      [
        { name: 'Ann', kind: 'you' },
        { name: 'Ben', kind: 'person' },
      ],
    ],
    ['a player whose wire is broken', cardOf().seats, [MINE], [{ kind: 'you' }, { name: 'Ben', away: true }]],
    [
      'a player who left',
      [{ seat: THEIRS, player: BEN, left: true }],
      [THEIRS],
      [{ name: 'Ben', away: true }],
    ],
    ['a bot', [{ seat: THEIRS, bot: 'level-4' }], undefined, [{ name: 'Fencer', kind: 'bot', level: 4 }]],
    [
      'a bot for a player',
      [{ seat: THEIRS, player: BEN, bot: 'level-3' }],
      undefined,
      [{ name: 'Ben (Squire)', kind: 'bot', level: 3 }],
    ],
    ['nobody', [{ seat: THEIRS }], undefined, [{ name: 'Seat 2', kind: 'nobody' }]],
  ])('%s', (_what, seats, here, sitters) => {
    const room: Room = { ...newRoom(MINE, cardOf({ seats }), 0), ...(here && { here }) };
    expect(tableStateOf(room).sitters).toMatchObject(sitters);
  });
});

describe('the end', () => {
  test.each<[by: NonNullable<TableCard['by']>, places: number[], ending: string | undefined]>([
    ['game', [1, 2], undefined],
    ['resigned', [1, 2], 'Ben resigned.'],
    ['resigned', [2, 1], 'You resigned.'],
    ['late', [1, 2], 'Ben ran out of time.'],
    ['late', [2, 1], 'Your time ran out.'],
    ['draw', [1, 1], 'A draw was agreed.'],
  ])('by %s with places %j', (by, places, ending) => {
    const room = newRoom(MINE, cardOf({ status: 'over', by, outcome: { places } }), 0);
    expect(tableStateOf(room).ending?.text).toBe(ending);
  });

  test('a player who resigned is called what the table calls them', () => {
    const room = withNews(ROOM, [update(4)], 0);
    const over = cardOf({ status: 'over', by: 'resigned', outcome: { places: [1, 2] } });
    const called = (seat: number) => (seat === THEIRS ? 'Argagarg' : undefined);
    expect(tableStateOf(withNews(room, [tableNews(5, over)], 0), called).ending?.text).toBe(
      'Argagarg resigned.',
    );
  });

  test('nothing is asked any more, and no clock runs', () => {
    const open = withNews(ROOM, [update(4, { ...asks('q1'), clocks: { left: [1, 2], running: [MINE] } })], 0);
    const over = cardOf({ status: 'over', by: 'resigned', outcome: { places: [1, 2] } });
    const { updates, clocks } = tableStateOf(withNews(open, [tableNews(5, over)], 0));
    expect(updates.at(-1)).toMatchObject({ awaiting: [], outcome: { places: [1, 2] } });
    expect(updates.at(-1)?.decision).toBeUndefined();
    expect(clocks?.running).toEqual([]);
  });
});

test.each<[what: string, asked: readonly (string | undefined)[], chosen: boolean]>([
  ['before anything is asked', [undefined, undefined], false],
  ['at the first question', [undefined, 'q0'], false],
  ['while the first question goes on being asked', ['q0', 'q0'], false],
  ['after the first answer', ['q0', undefined], true],
  ['at the second question', ['q0', 'q1'], true],
  ['to a page that came late', ['q4'], true],
  ['to a page that came late and waits', [undefined], true],
])('a choice can be asked back: %s', (_what, asked, chosen) => {
  const isLate = asked.length === 1;
  const news = asked.map((id, index) =>
    update(4 + index, { events: isLate ? [] : [{ type: 'dealt' }], ...(id && asks(id)) }),
  );
  expect(hasChosen(withNews(ROOM, news, 0))).toBe(chosen);
});

describe('what is said', () => {
  const line = (id: string, at: string) => ({ match: 'm', id, from: BEN, text: id, at });

  test('comes once, in its order, whether told or read', () => {
    const read = withSaid(ROOM, [line('a', '2026-01-01T00:00:01Z'), line('c', '2026-01-01T00:00:03Z')]);
    const told = withTalk(read, { type: 'chat', ...line('c', '2026-01-01T00:00:03Z') });
    expect(
      withTalk(told, { type: 'chat', ...line('b', '2026-01-01T00:00:02Z') }).said.map(({ id }) => id),
    ).toEqual(['a', 'b', 'c']);
  });

  test('presence says who is there and how many watch', () => {
    expect(withTalk(ROOM, { type: 'presence', match: 'm', here: [THEIRS], spectators: 2 })).toMatchObject({
      here: [THEIRS],
      spectators: 2,
    });
  });
});
