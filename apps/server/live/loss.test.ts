import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { FIRST_HISTORY, type StoreHistory } from '../store/histories.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { FORMS, type TestNode } from '../testing/forms.ts';
import { LiveClient, type Watched } from '../testing/liveClient.ts';
import { liveHouse } from '../testing/liveHouse.ts';
import { GENEROUS, type LiveNode, listening } from '../testing/liveNode.ts';
import { keptOf, loseAllSince } from '../testing/loss.ts';
import { granted, playOne, presentOf, seated } from '../testing/tables.ts';

/** The time of each seat, in milliseconds. */
const TIME = 60_000;
const CLOCK = { game: DUEL_ID, clock: { type: 'live', initial: TIME, increment: 0 } } as const;
/** So seldom that it never comes in a test. */
const NEVER = 3_600_000;

describe.each(FORMS)('on $form', ({ open }) => {
  const house = liveHouse(open);

  /** A node whose database may be changed over. */
  async function changeable(more: Parameters<typeof listening>[1] = {}) {
    let history: StoreHistory = FIRST_HISTORY;
    const inside = await house.service.node({ history: () => history });
    const node = await listening(inside, { ...GENEROUS, headCheck: NEVER, headCheckAlone: NEVER, ...more });
    const changeOver = () => {
      history = { id: 'second', isFirst: false, since: house.service.time.at };
    };
    return { inside, node, changeOver };
  }

  /** Ann and Ben, who come back by themselves, and what they are told. */
  async function watching(id: string, node: LiveNode): Promise<readonly Watched[]> {
    return Promise.all(
      [house.ann, house.ben].map(async (player, index) => {
        const client = new LiveClient({ urls: [node.socketUrl], token: house.tokenOf(player), pause: 10 });
        clients.push(await client.open());
        return client.watch(id, seat(index));
      }),
    );
  }

  const clients: LiveClient[] = [];
  async function closing(node: LiveNode, act: () => Promise<void>): Promise<void> {
    try {
      await act();
      for (const client of clients) expect(client.faults).toEqual([]);
    } finally {
      await Promise.all(clients.splice(0).map((client) => client.close()));
      await node.close();
    }
  }

  /** A move is lost, and another made in its place by a node that knows nothing of the first. */
  async function loseOne({ matches, db }: TestNode, id: string): Promise<void> {
    const { ann, ben } = house;
    const kept = await keptOf(db, id);
    await playOne(matches, id, [ann, ben]);
    await matches.settled();
    await loseAllSince(db, kept);
  }

  test('those who saw a move that the database lost are told so, though another was made in its place', async () => {
    const { ann, ben, service } = house;
    const { inside, node, changeOver } = await changeable();
    await closing(node, async () => {
      const id = await seated(inside.matches, [ann, ben], CLOCK);
      const places = await watching(id, node);
      await playOne(inside.matches, id, [ann, ben]);
      service.time.pass(TIME / 2);
      const head = places[0]?.last ?? 0;
      await loseOne(inside, id);
      for (const place of places) await expect.poll(() => place.last).toBeGreaterThan(head);
      changeOver();
      await playOne(inside.matches, id, [ann, ben]);
      node.live.comeAgain();
      for (const place of places) await expect.poll(() => place.lost).toEqual([1]);
      for (const place of places)
        expect(place.present).toEqual(await presentOf(inside.matches, id, place.as));
      expect(await node.metrics.text()).toContain('riposte_lost_notices_total 2');
    });
  });

  test('nobody is late in a match whose database was changed over: the time of the seat that is awaited begins anew', async () => {
    const { ann, ben, service } = house;
    const { inside, node, changeOver } = await changeable();
    await closing(node, async () => {
      const id = await seated(inside.matches, [ann, ben], CLOCK);
      const [mover = seat(0)] = (await presentOf(inside.matches, id, 'spectator')).awaiting;
      service.time.pass(TIME - 1);
      await loseOne(inside, id);
      changeOver();
      service.time.pass(TIME / 2);
      expect(granted(await inside.matches.settle(id)).status).toBe('running');
      const { clocks, awaiting, history } = await presentOf(inside.matches, id, 'spectator');
      expect([clocks?.left[mover], awaiting, history]).toEqual([TIME / 2, [mover], 'second']);
      service.time.pass(TIME / 2);
      expect(granted(await inside.matches.settle(id)).status).toBe('over');
    });
  });

  test('those who have missed nothing but the change-over are told every notice, once, and of no loss', async () => {
    const { ann, ben } = house;
    const { inside, node, changeOver } = await changeable();
    await closing(node, async () => {
      const id = await seated(inside.matches, [ann, ben], CLOCK);
      const places = await watching(id, node);
      await playOne(inside.matches, id, [ann, ben]);
      changeOver();
      node.live.comeAgain();
      for (const place of places) await expect.poll(() => place.history).toBe('second');
      await playOne(inside.matches, id, [ann, ben]);
      const { seq } = await presentOf(inside.matches, id, seat(0));
      await expect.poll(() => places[0]?.last).toBe(seq);
      for (const client of clients) client.drop();
      for (const client of clients) await expect.poll(() => client.connections).toBe(3);
      for (const place of places) await expect.poll(() => place.isCaughtUp).toBe(true);
      for (const place of places) expect(place.lost).toEqual([]);
    });
  });

  test('a match that begins after a change-over begins in the history that is', async () => {
    const { ann, ben } = house;
    const { inside, node, changeOver } = await changeable();
    await closing(node, async () => {
      changeOver();
      const id = await seated(inside.matches, [ann, ben], CLOCK);
      const before = await keptOf(inside.db, id);
      await inside.matches.settle(id);
      expect((await keptOf(inside.db, id)).seq).toBe(before.seq);
    });
  });

  test('a node notices by itself that a viewer was sent more than the database has', async () => {
    const { ann, ben } = house;
    const { inside, node } = await changeable({ headCheck: 100 });
    await closing(node, async () => {
      const id = await seated(inside.matches, [ann, ben], CLOCK);
      const places = await watching(id, node);
      await loseOne(inside, id);
      for (const place of places) await expect.poll(() => place.lost).toEqual([1]);
      expect(node.lines.join('')).toContain('the database has lost what viewers were sent');
      expect(clients.map(({ closings }) => closings[0]?.code)).toEqual(['CHANGED_OVER', 'CHANGED_OVER']);
    });
  });
});
