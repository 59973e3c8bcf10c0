import { seat } from '@riposte/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Append } from '../store/append.ts';
import { Appends } from '../store/appends.ts';
import { Unavailable } from '../store/failure.ts';
import type { StoredPlayer } from '../store/players.ts';
import { OPENING } from '../testing/databases.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { FORMS, type TestNode, type TestService } from '../testing/forms.ts';
import { countRoundTrips } from '../testing/roundTrips.ts';
import { granted, missedSince, presentOf, questionOf, seated } from '../testing/tables.ts';
import type { Place } from '../time/serviceClock.ts';
import { Delays, meet } from './delays.ts';
import { MOST_AT_ONCE } from './matches.ts';
import type { NewTable } from './openings.ts';

const A = seat(0);
const CLOCK = 60_000;
const LIVE: NewTable = { game: DUEL_ID, clock: { type: 'live', initial: CLOCK, increment: 0 } };

/** Appends that meet with something first. */
class TroubledAppends extends Appends {
  /** What happens instead of the next write. */
  trouble: (() => 'held' | Promise<'held'>) | undefined;

  override async append(move: Append): ReturnType<Appends['append']> {
    const { trouble } = this;
    this.trouble = undefined;
    return trouble ? trouble() : super.append(move);
  }
}

describe.each(FORMS)('on $form', ({ open }) => {
  let service: TestService;
  let appends: TroubledAppends;
  let node: TestNode;
  let other: TestNode;
  let pair: readonly [StoredPlayer, StoredPlayer];
  beforeAll(async () => {
    service = await open();
    const { db } = await service.node();
    appends = new TroubledAppends(db);
    node = await service.node({ appends });
    const { time } = service;
    other = await service.node({
      time: {
        now: () => time.now(),
        hasPassed: (deadline) => time.hasPassed(deadline),
        waitingSince: (place: Place) => node.matches.waits(time.at)[place],
      },
    });
    pair = [await service.player('Ann'), await service.player('Ben')];
  }, OPENING);
  afterAll(() => service.close());

  /** A match in which somebody is asked, and their answer. */
  async function begun() {
    const id = await seated(node.matches, pair, LIVE);
    const { awaiting } = await presentOf(node.matches, id, 'spectator');
    const [next = A] = awaiting;
    const { id: decision, choices } = await questionOf(node.matches, id, next);
    const player = pair[next]?.id ?? '';
    const answer = (at = node) => at.matches.choose(id, player, { decision, choice: choices[0] });
    return {
      id,
      next,
      mover: player,
      answer,
      foe: seat(1 - next),
      refusedAt: () => node.matches.choose(id, player, { decision, choice: {} }),
    };
  }

  /** The next write waits until it is let go on; by then so much time has gone by. */
  function hold() {
    const { promise, resolve, reject } = Promise.withResolvers<'held'>();
    const begun = Promise.withResolvers<void>();
    appends.trouble = () => {
      begun.resolve();
      return promise;
    };
    return {
      begun: begun.promise,
      goOn: () => resolve('held'),
      fail: () => reject(new Error('our own fault')),
    };
  }

  const clocksIn = async (id: string) => (await presentOf(node.matches, id, 'spectator')).clocks;
  const statusOf = async (id: string, at = node) => granted(await at.matches.settle(id)).status;

  /** The next write fails after so much time. */
  function failAfter(milliseconds: number): void {
    appends.trouble = () => {
      service.time.pass(milliseconds);
      throw new Unavailable('gone');
    };
  }

  test('a choice that waited beyond the end of the clock is taken, and nobody is charged for it', async () => {
    const { id, next, foe, answer } = await begun();
    service.time.pass(10_000);
    appends.trouble = () => {
      service.time.pass(CLOCK);
      return 'held';
    };
    granted(await answer());
    const clocks = await clocksIn(id);
    expect(clocks?.left[next]).toBe(CLOCK - 10_000);
    service.time.pass(1_000);
    expect((await clocksIn(id))?.left[foe]).toBe(CLOCK - 1_000);
    // Who comes back is told the same as who was there.
    const updates = (await missedSince(node.matches, id, 'spectator', 0)).filter(
      ({ type }) => type === 'update',
    );
    expect(updates.at(-1)).toMatchObject({ clocks });
  });

  test('so is one that failed, and was asked for again at once; no sweep was faster, on whichever node', async () => {
    const { id, next, answer } = await begun();
    failAfter(CLOCK);
    await expect(answer()).rejects.toThrow('gone');
    service.time.pass(5_000);
    for (const at of [node, other]) expect(await statusOf(id, at)).toBe('running');
    failAfter(CLOCK);
    await expect(answer()).rejects.toThrow('gone');
    service.time.pass(5_000);
    granted(await answer(other));
    expect((await clocksIn(id))?.left[next]).toBe(CLOCK);
  });

  test('a player who does not ask again has as long as they waited, and then loses', async () => {
    const { id, answer } = await begun();
    failAfter(30_000);
    await expect(answer()).rejects.toThrow('gone');
    service.time.pass(CLOCK - 1);
    expect(await statusOf(id)).toBe('running');
    service.time.pass(1);
    expect(await statusOf(id, other)).toBe('over');
  });

  test('what is refused meanwhile stops no clock', async () => {
    const { id, answer, refusedAt } = await begun();
    failAfter(5_000);
    await expect(answer()).rejects.toThrow('gone');
    for (let turn = 0; turn < 8; turn++) {
      service.time.pass(8_000);
      await refusedAt();
    }
    expect(await statusOf(id)).toBe('over');
    expect(await answer()).toMatchObject({ error: 'GAME_OVER' });
  });

  test('what the database cannot read stops no clock either', async () => {
    const { id, mover } = await begun();
    for (let turn = 0; turn < 8; turn++) {
      service.time.pass(9_000);
      await node.matches.undo(id, mover, 2 ** 31).catch(() => {});
    }
    expect(await statusOf(id)).toBe('over');
  });

  test('an error of ours stops no clock', async () => {
    const { id, answer } = await begun();
    for (let turn = 0; turn < 8; turn++) {
      appends.trouble = () => {
        throw new Error('our own fault');
      };
      await expect(answer()).rejects.toThrow('our own fault');
      service.time.pass(8_000);
    }
    expect(await statusOf(id)).toBe('over');
  });

  test('a choice that stands in line behind something else is charged nothing for that', async () => {
    const { id, next, foe, answer } = await begun();
    service.time.pass(10_000);
    const held = hold();
    const before = node.matches.offerDraw(id, pair[foe]?.id ?? '');
    await held.begun;
    const answered = answer();
    await new Promise(setImmediate);
    service.time.pass(30_000);
    held.fail();
    await expect(before).rejects.toThrow('our own fault');
    granted(await answered);
    expect((await clocksIn(id))?.left[next]).toBe(CLOCK - 10_000);
  });

  test('what two wait for at once is forgiven once', async () => {
    const { id, next, foe, answer } = await begun();
    service.time.pass(10_000);
    const held = hold();
    const before = node.matches.offerDraw(id, pair[foe]?.id ?? '');
    await held.begun;
    const answered = answer();
    await new Promise(setImmediate);
    service.time.pass(30_000);
    held.goOn();
    granted(await before);
    granted(await answered);
    expect((await clocksIn(id))?.left[next]).toBe(CLOCK - 10_000);
  });

  test('strangers to a match that this node has not seen yet wait for one reading, all together', async () => {
    const { id } = await begun();
    const fresh = await service.node();
    const stranger = await service.player('Cem');
    const trips = countRoundTrips();
    try {
      const said = await trips.during(async () => {
        const all = Array.from({ length: MOST_AT_ONCE }, () => fresh.matches.resign(id, stranger.id));
        for (const answer of await Promise.all(all)) expect(answer).toMatchObject({ error: 'NOT_SEATED' });
      });
      expect(said.filter(({ text }) => text.includes('matches'))).toHaveLength(1);
    } finally {
      trips.stop();
    }
  });

  test('strangers to a match are refused without a question to the store, and do not stand in line', async () => {
    const { id } = await begun();
    const stranger = await service.player('Cem');
    const trips = countRoundTrips();
    try {
      const said = await trips.during(async () => {
        for (let times = 0; times < 50; times++)
          expect(await node.matches.resign(id, stranger.id)).toMatchObject({ error: 'NOT_SEATED' });
      });
      expect(said.filter(({ text }) => text.includes('matches'))).toEqual([]);
    } finally {
      trips.stop();
    }
  });

  test('an answer that comes after the time is over is late, however long it waits', async () => {
    const { answer } = await begun();
    service.time.pass(CLOCK);
    appends.trouble = () => {
      service.time.pass(20_000);
      return 'held';
    };
    expect(await answer()).toMatchObject({ error: 'GAME_OVER' });
  });
});

/** Something that was asked for at a match then, of which so many lines were written. */
function givenUp(delays: Delays, id: string, { at, seq = 0, deadline = 2 }: Record<string, number>): void {
  const request = delays.begin(id, at ?? 0);
  meet(request, { seq, deadline, lineAt: 0 }, at ?? 0);
  delays.giveUp(id, request, Promise.resolve(at ?? 0));
}

test('only those are told of whose time is running out, and nothing where the match has gone on', () => {
  const delays = new Delays();
  for (const [id, deadline] of [
    ['soon', 11_000],
    ['later', 60_000],
    ['late', 900],
  ] as const) {
    givenUp(delays, id, { at: 1_000, seq: 7, deadline });
  }
  expect(delays.waits(10_000)).toEqual({ 'soon/7': 1_000 });
  const request = delays.begin('soon', 10_000);
  expect(request.since).toBe(1_000);
  meet(request, { seq: 8, deadline: 70_000, lineAt: 5_000 }, 10_000);
  expect(request.since).toBe(10_000);
  delays.written('soon', 10_000);
  delays.end('soon', request);
  expect(delays.waits(69_000)).toEqual({ 'later/7': 1_000 });
});

test('who asks while another waits has waited since they asked, and since the last line at most', () => {
  const delays = new Delays();
  const [first, second, third] = [1_000, 4_000, 5_000].map((now) => delays.begin('match', now));
  if (!first || !second || !third) throw new Error('all have begun');
  expect(second.since).toBe(4_000);
  delays.end('match', first);
  expect(second.since).toBe(4_000);
  delays.written('match', 9_000);
  expect(third.since).toBe(9_000);
  meet(third, { seq: 3, deadline: 70_000, lineAt: 11_000 }, 12_000);
  expect(third.since).toBe(11_000);
});

test('of requests that were given up only so many are remembered', () => {
  const delays = new Delays();
  for (let count = 0; count <= 10_000; count++) givenUp(delays, `m${count}`, { at: 1 });
  expect(delays.begin('m0', 5).since).toBe(5);
  expect(delays.begin('m9', 5).since).toBe(1);
});
