import { type Seat, seat } from '@riposte/kernel';
import { newerSkirmish } from '@riposte/kernel/skirmish/newer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StoredPlayer } from '../store/players.ts';
import { speaksOf, spokenIn } from '../store/speakers.ts';
import { OPENING } from '../testing/databases.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { FORMS, someNonce, TEST_GAMES, type TestNode, type TestService } from '../testing/forms.ts';
import { NEWER_GAMES } from '../testing/releases.ts';
import { countRoundTrips } from '../testing/roundTrips.ts';
import { granted, missedSince, playOne, presentOf, seated } from '../testing/tables.ts';
import type { NewTable } from './openings.ts';
import { Sweep } from './sweep.ts';

const A = seat(0);
const DAY = 86_400_000;
const HOUR = 3_600_000;
const FOREVER = 2 ** 45;
const LETTERS: NewTable = { game: DUEL_ID, clock: { type: 'correspondence', perTurn: DAY } };
const LIVE: NewTable = { game: DUEL_ID, clock: { type: 'live', initial: DAY / 8, increment: 0 } };

describe.each(FORMS)('players who are away, on $form', ({ open }) => {
  let service: TestService;
  let one: TestNode;
  let other: TestNode;
  let sweep: Sweep;
  let people: readonly [StoredPlayer, StoredPlayer];
  const errors: unknown[] = [];
  beforeAll(async () => {
    service = await open();
    [one, other] = [await service.node(), await service.node()];
    sweep = new Sweep({ ...other, time: service.time, onError: (error) => errors.push(error) });
  }, OPENING);
  // Days are counted for each player, so every test has its own.
  beforeEach(async () => {
    people = [await service.player('Ann'), await service.player('Ben')];
  });
  afterAll(async () => {
    await service.close();
    expect(errors).toEqual([]);
  });

  const sweepAll = async () => {
    for (let round = 0; round < 20; round++) if ((await sweep.sweep()).tables === 0) return;
    throw new Error('a table is due again and again');
  };
  const card = async (id: string) => granted(await other.matches.lookups.table(id));
  const idOf = (index: number) => people[index]?.id ?? '';

  /** A match that waits for this seat. */
  async function waiting(more: NewTable = LETTERS): Promise<{ id: string; next: Seat; player: string }> {
    const id = await seated(one.matches, people, more);
    const [next = A] = (await presentOf(one.matches, id, 'spectator')).awaiting;
    return { id, next, player: idOf(next) };
  }

  test('who says that they are back, and was not away, locks none of their matches', async () => {
    const { player } = await waiting();
    const trips = countRoundTrips();
    try {
      const said = await trips.during(async () => {
        expect(granted(await one.matches.vacations.end(player))).toEqual({ daysLeft: 30 });
      });
      expect(said.filter(({ text }) => text.includes('for update'))).toEqual([]);
    } finally {
      trips.stop();
    }
  });

  test('no time is counted for a player who is away, and everybody is told until when, and what the clocks show', async () => {
    const { id, next, player } = await waiting();
    const heads = (await one.matches.lookups.heads([id])).get(id) ?? [];
    service.time.pass(6 * HOUR);
    const before = await presentOf(one.matches, id, 'spectator');
    const { until, daysLeft } = granted(await one.matches.vacations.begin(player, 10));
    expect(daysLeft).toBe(20);
    expect((await card(id)).seats[next]).toMatchObject({ awayUntil: until });
    expect(Date.parse(until ?? '') - Date.now()).toBeGreaterThan(9.9 * DAY);
    const clocks = { left: expect.any(Array), running: [next] };
    for (const [index, viewer] of [seat(0), seat(1), 'spectator' as const].entries()) {
      const told = await missedSince(other.matches, id, viewer, heads[index] ?? 0);
      expect(told).toMatchObject([{ type: 'table', table: { seats: expect.anything() }, clocks }]);
    }
    const now = await presentOf(other.matches, id, 'spectator');
    expect(now.clocks?.left[next]).toBe((before.clocks?.left[next] ?? 0) + 10 * DAY);
    service.time.pass(10 * DAY + 18 * HOUR - 1);
    await sweepAll();
    expect(await card(id)).toMatchObject({ status: 'running' });
    expect((await card(id)).seats[next]).not.toHaveProperty('awayUntil');
    service.time.pass(1);
    await sweepAll();
    expect(await card(id)).toMatchObject({ status: 'over', by: 'late' });
  });

  test('a turn that begins while they are away has all its time from when they are back; an answer does not bring them back', async () => {
    const { id, next, player } = await waiting();
    const theirs = idOf(1 - next);
    granted(await one.matches.vacations.begin(theirs, 3));
    service.time.pass(HOUR);
    while ((await presentOf(one.matches, id, 'spectator')).awaiting[0] === next) {
      await playOne(one.matches, id, people);
    }
    const { clocks } = await presentOf(one.matches, id, 'spectator');
    expect(clocks?.left[1 - next]).toBe(4 * DAY - HOUR);
    await playOne(one.matches, id, people);
    expect((await card(id)).seats[1 - next]).toHaveProperty('awayUntil');
    expect(await one.matches.vacations.of(theirs)).toHaveProperty('until');
    expect(await one.matches.vacations.of(player)).toEqual({ daysLeft: 30 });
  });

  test('who is back early has what was left when they went, and a day that has begun is used up', async () => {
    const { id, next, player } = await waiting();
    service.time.pass(6 * HOUR);
    granted(await one.matches.vacations.begin(player, 14));
    service.time.pass(2 * DAY + HOUR);
    expect(granted(await other.matches.vacations.end(player))).toEqual({ daysLeft: 27 });
    const { clocks } = await presentOf(one.matches, id, 'spectator');
    expect(clocks?.left[next]).toBe(18 * HOUR);
    expect((await card(id)).seats[next]).not.toHaveProperty('awayUntil');
    // It does no harm to say it twice.
    expect(granted(await one.matches.vacations.end(player))).toEqual({ daysLeft: 27 });
    service.time.pass(18 * HOUR);
    await sweepAll();
    expect(await card(id)).toMatchObject({ status: 'over', by: 'late' });
  });

  test('other clocks run on, and so do those of the others', async () => {
    const live = await waiting(LIVE);
    const { id, next } = await waiting();
    granted(await one.matches.vacations.begin(idOf(live.next), 5));
    if (live.next === next) granted(await one.matches.vacations.end(idOf(next)));
    if (live.next === next) granted(await one.matches.vacations.begin(idOf(1 - next), 5));
    expect((await card(live.id)).seats.some(({ awayUntil }) => awayUntil !== undefined)).toBe(false);
    service.time.pass(DAY / 8);
    await sweepAll();
    expect(await card(live.id)).toMatchObject({ status: 'over', by: 'late' });
    service.time.pass(DAY);
    await sweepAll();
    expect(await card(id)).toMatchObject({ status: 'over', by: 'late' });
  });

  test('nobody gives the seat of a player who is away to a bot', async () => {
    const { id, next, player } = await waiting();
    granted(await one.matches.leave(id, player));
    granted(await one.matches.vacations.begin(player, 5));
    service.time.pass(2 * HOUR);
    const handOver = () => one.matches.handOver(id, idOf(1 - next), { seat: next, isAway: true });
    expect(await handOver()).toMatchObject({ ok: false, error: 'SEAT_NOT_LEFT' });
    granted(await one.matches.vacations.end(player));
    granted(await handOver());
  });

  test('a turn of which less than an hour is left is not saved', async () => {
    const { id, player } = await waiting();
    service.time.pass(DAY - HOUR + 1);
    granted(await one.matches.vacations.begin(player, 5));
    service.time.pass(HOUR);
    await sweepAll();
    expect(await card(id)).toMatchObject({ status: 'over', by: 'late' });
  });

  test('there are 30 days in a year, and a vacation under way is not begun again', async () => {
    const { player } = await waiting();
    const begin = (days: number) => one.matches.vacations.begin(player, days);
    granted(await begin(14));
    expect(await begin(1)).toMatchObject({ ok: false, why: { text: 'You are away already.' } });
    service.time.pass(14 * DAY);
    granted(await begin(14));
    service.time.pass(14 * DAY);
    expect(await begin(3)).toMatchObject({ ok: false, error: 'NOT_ALLOWED' });
    granted(await begin(2));
    // Who is back at once has used a day of it all the same.
    expect(granted(await one.matches.vacations.end(player))).toEqual({ daysLeft: 1 });
    service.time.pass(366 * DAY);
    expect(await one.matches.vacations.of(player)).toEqual({ daysLeft: 30 });
  });

  test('two at once begin one vacation', async () => {
    const { player } = await waiting();
    const begun = await Promise.all([
      one.matches.vacations.begin(player, 3),
      other.matches.vacations.begin(player, 3),
    ]);
    expect(begun.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await one.matches.vacations.of(player)).toMatchObject({ daysLeft: 27 });
  });

  test('a node that has the table in memory learns of it before it finds anybody late', async () => {
    const { id, player } = await waiting();
    granted(await other.matches.settle(id));
    granted(await one.matches.settle(id));
    granted(await one.matches.vacations.begin(player, 2));
    service.time.pass(DAY);
    expect(granted(await other.matches.settle(id)).status).toBe('running');
    expect(granted(await one.matches.settle(id)).status).toBe('running');
  });

  test('both players of a match may go at the same moment', async () => {
    const ids = [await seated(one.matches, people, LETTERS), await seated(one.matches, people, LETTERS)];
    await Promise.all([
      one.matches.vacations.begin(idOf(0), 3).then(granted),
      other.matches.vacations.begin(idOf(1), 5).then(granted),
    ]);
    for (const id of ids) {
      expect((await card(id)).seats.every(({ awayUntil }) => awayUntil !== undefined)).toBe(true);
    }
  });

  test('a match that begins meanwhile knows of it; who is away sits down at no other', async () => {
    const { setting } = granted(await one.matches.create(idOf(0), LETTERS));
    granted(await one.matches.sit(setting.id, people[0], { seat: A, nonce: someNonce() }));
    const { until } = granted(await one.matches.vacations.begin(idOf(0), 3));
    granted(await other.matches.sit(setting.id, people[1], { nonce: someNonce() }));
    expect(await card(setting.id)).toMatchObject({ status: 'running', seats: [{ awayUntil: until }, {}] });
    const next = granted(await one.matches.create(idOf(0), LETTERS)).setting.id;
    const sat = await one.matches.sit(next, people[0], { nonce: someNonce() });
    expect(sat).toMatchObject({ ok: false, error: 'NOT_ALLOWED' });
    const live = granted(await one.matches.create(idOf(0), LIVE)).setting.id;
    granted(await one.matches.sit(live, people[0], { nonce: someNonce() }));
  });

  test('nobody goes away while a node is there that could not read of it', async () => {
    const { id, player } = await waiting();
    const there = (node: string, rules: object | undefined) =>
      one.db
        .insertInto('nodes')
        .values({ id: node, beat: FOREVER, rules: rules ? JSON.stringify(rules) : null })
        .execute();
    await there('this', speaksOf(TEST_GAMES));
    for (const rules of [spokenIn(TEST_GAMES), undefined]) {
      await there('older', rules);
      expect(await one.matches.vacations.begin(player, 3)).toMatchObject({ ok: false, error: 'BUSY' });
      await one.db.deleteFrom('nodes').where('id', '=', 'older').execute();
    }
    expect((await card(id)).seats.some(({ awayUntil }) => awayUntil !== undefined)).toBe(false);
    granted(await one.matches.vacations.begin(player, 3));
    await one.db.deleteFrom('nodes').execute();
  });

  test('what a node of an older release reads gives them their time', async () => {
    const { id, next, player } = await waiting();
    granted(await one.matches.vacations.begin(player, 3));
    const row = await one.db
      .selectFrom('matches')
      .select(['table_state', 'deadline'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { clock } = JSON.parse(row.table_state);
    expect(clock.since + clock.left[next]).toBe(service.time.at + 4 * DAY);
  });

  test('it counts in matches of rules that this node does not have', async () => {
    const newer = await service.node({ games: NEWER_GAMES });
    const skirmish = { ...LETTERS, game: 'skirmish', options: { seats: 2, rounds: 4 } };
    const id = await seated(newer.matches, people, skirmish);
    await one.db
      .insertInto('nodes')
      .values({ id: 'newer', beat: FOREVER, rules: JSON.stringify(speaksOf(NEWER_GAMES)) })
      .execute();
    for (const { id: player } of people) granted(await one.matches.vacations.begin(player, 3));
    service.time.pass(2 * DAY);
    expect(granted(await newer.matches.settle(id)).status).toBe('running');
    expect(granted(await newer.matches.settle(id)).setting.game).toBe(newerSkirmish);
    for (const { id: player } of people) granted(await one.matches.vacations.end(player));
    service.time.pass(DAY);
    expect(granted(await newer.matches.settle(id)).status).toBe('over');
    await one.db.deleteFrom('nodes').execute();
  });
});
