import { seat, seats, type Viewer } from '@riposte/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { localBus } from '../bus/localBus.ts';
import type { NewTable } from '../matches/openings.ts';
import type { StoredPlayer } from '../store/players.ts';
import { OPENING } from '../testing/databases.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { FORMS, type TestService } from '../testing/forms.ts';
import { LiveClient, type Watched } from '../testing/liveClient.ts';
import { GENEROUS, type LiveNode, listening } from '../testing/liveNode.ts';
import { playSeat } from '../testing/livePlayer.ts';
import { lossyBus } from '../testing/lossyBus.ts';
import { granted, missedSince, playOne, seated } from '../testing/tables.ts';

const TABLES: readonly { readonly table: NewTable; readonly count: number }[] = [
  { table: { game: DUEL_ID, clock: { type: 'live', initial: 600_000, increment: 1_000 } }, count: 2 },
  { table: { game: DUEL_ID, options: { mode: 'full', selection: 'double-blind' } }, count: 2 },
  { table: { game: 'skirmish', options: { seats: 3 } }, count: 3 },
];

describe.each(FORMS)('on $form', ({ open }) => {
  let service: TestService;
  let one: LiveNode;
  let other: LiveNode;
  let people: readonly StoredPlayer[];
  const clients: LiveClient[] = [];
  const nodes: LiveNode[] = [];
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    service = await open();
    one = await listening(await service.node());
    other = await listening(await service.node());
    people = await Promise.all(['Ann', 'Ben', 'Cleo'].map((name) => service.player(name)));
    for (const player of people) tokens.set(player.id, await one.tokenOf(player));
  }, OPENING);
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.close()));
    await Promise.all(nodes.splice(0).map((node) => node.close()));
  });
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    await service.close();
  });

  async function clientOf(player: StoredPlayer | undefined, ...at: LiveNode[]): Promise<LiveClient> {
    const token = player && tokens.get(player.id);
    const urls = at.map(({ socketUrl }) => socketUrl);
    const client = await new LiveClient({ urls, ...(token !== undefined && { token }) }).open();
    clients.push(client);
    return client;
  }

  /** Every notice the viewer was ever sent, as the store tells it. */
  async function told(id: string, viewer: Viewer): Promise<readonly string[]> {
    const notices = await missedSince(one.matches, id, viewer, 0);
    return notices.map((notice) => JSON.stringify(notice));
  }

  /** Plays a match over these nodes, with a spectator, and compares what all clients were sent with the store. */
  async function playOut(
    id: string,
    count: number,
    at: readonly LiveNode[],
    onTurn?: (client: LiveClient, turn: number) => void,
  ): Promise<readonly LiveClient[]> {
    const places = await Promise.all(
      [...seats(count), 'spectator' as const].map(async (viewer, index) => {
        const player = viewer === 'spectator' ? undefined : people[viewer];
        const turned = at.map((_, more) => at[(index + more) % at.length] as LiveNode);
        const client = await clientOf(player, ...turned);
        return { viewer, client, watched: await client.watch(id, viewer, 0) };
      }),
    );
    await Promise.all(
      places.map(({ viewer, client, watched }) =>
        viewer === 'spectator'
          ? undefined
          : playSeat(client, watched, { seed: viewer + 7, onTurn: (turn) => onTurn?.(client, turn) }),
      ),
    );
    const heads = (await one.matches.lookups.heads([id])).get(id) ?? [];
    for (const [index, { viewer, client, watched }] of places.entries()) {
      await client.until(() => (watched.last ?? 0) >= (heads[index] ?? 0));
      expect(client.faults).toEqual([]);
      expect(watched.texts).toEqual(await told(id, viewer));
    }
    return places.map(({ client }) => client);
  }

  test.each(TABLES)('a whole match of $table.game $table.options by clients on two nodes', async (wanted) => {
    const id = await seated(one.matches, people.slice(0, wanted.count), wanted.table);
    await playOut(id, wanted.count, [one, other]);
    const card = granted(await one.matches.lookups.table(id));
    expect(card).toMatchObject({ status: 'over', by: 'game' });
  });

  test.each(TABLES)(
    'connections lost in the middle of $table.game $table.options lose no notice and repeat none, on whichever node a client comes back',
    async (wanted) => {
      const id = await seated(one.matches, people.slice(0, wanted.count), wanted.table);
      const played = await playOut(id, wanted.count, [one, other], (client, turn) => {
        if (turn % 2 === 1) client.drop();
      });
      expect(Math.max(...played.map(({ connections }) => connections))).toBeGreaterThan(1);
    },
  );

  test('what the bus loses, repeats and delays is repaired', async () => {
    const [first, second] = [await service.node(), await service.node()];
    const bad = lossyBus(first.bus, { lost: 30, twice: 10, late: 20 });
    const worse = lossyBus(second.bus, { lost: 30, twice: 10, late: 30, seed: 2 });
    const lossy = [
      await listening(await service.node({ bus: bad })),
      await listening(await service.node({ bus: worse })),
    ];
    nodes.push(...lossy);
    const id = await seated(one.matches, people.slice(0, 2));
    await playOut(id, 2, lossy);
    const figures = await Promise.all(lossy.map(({ metrics }) => metrics.text()));
    const repairs = figures.map((text) => Number(/^riposte_repairs_total (\d+)$/m.exec(text)?.[1]));
    expect(Math.max(...repairs)).toBeGreaterThan(0);
    expect(bad.spoilt + worse.spoilt).toBeGreaterThan(10);
  });

  test('a notice that never came, and after which nothing comes, is found by the head check', async () => {
    const deaf = await service.node();
    const bus = lossyBus(deaf.bus, { lost: 100, twice: 0, late: 0 });
    const mute = await listening(await service.node({ bus }));
    nodes.push(mute);
    const id = await seated(one.matches, people.slice(0, 2));
    const client = await clientOf(undefined, mute);
    const watched = await client.watch(id, 'spectator', 0);
    await playOne(mute.matches, id, people);
    const [head = 0] = (await one.matches.lookups.heads([id])).get(id)?.slice(-1) ?? [];
    expect(watched.last).toBeLessThan(head);
    await client.until(() => watched.last === head, 5_000);
    expect(watched.texts).toEqual(await told(id, 'spectator'));
  });

  test('with the bus down play goes on by head check alone', async () => {
    const alone: LiveNode[] = [];
    for (let count = 0; count < 2; count++) {
      const bus = localBus();
      await bus.close();
      alone.push(await listening(await service.node({ bus })));
    }
    nodes.push(...alone);
    expect(alone.every(({ bus }) => !bus.isUp)).toBe(true);
    const id = await seated(one.matches, people.slice(0, 2));
    await playOut(id, 2, alone);
  });

  test('a client that comes late without a number is told what is so now, and then what follows', async () => {
    const id = await seated(one.matches, people.slice(0, 2));
    for (let turn = 0; turn < 3; turn++) await playOne(one.matches, id, people);
    const client = await clientOf(people[0], other);
    const watched = await client.watch(id, seat(0));
    const snapshot = granted(await one.matches.lookups.snapshot(id, seat(0)));
    const [table, present] = snapshot.map((notice) => JSON.stringify(notice));
    expect(client.texts).toContain(table);
    expect(client.texts).toContain(present);
    const before = watched.last ?? 0;
    await playOne(one.matches, id, people);
    await playOne(other.matches, id, people);
    const heads = (await one.matches.lookups.heads([id])).get(id) ?? [];
    await client.until(() => watched.last === heads[0]);
    expect(watched.texts).toEqual((await told(id, seat(0))).slice(before));
    expect(client.faults).toEqual([]);
  });

  test('many tables over one connection, and one subscription for all who watch the same', async () => {
    const node = await listening(await service.node());
    nodes.push(node);
    const ids = await Promise.all([0, 1, 2].map(() => seated(node.matches, people.slice(0, 2))));
    const watchers = await Promise.all([0, 1, 2, 3].map(() => clientOf(undefined, node)));
    const places: Watched[] = [];
    for (const client of watchers) {
      for (const id of ids) places.push(await client.watch(id, 'spectator', 0));
    }
    expect(node.live.counts).toEqual({ channels: 4, feeds: 3 });
    for (const id of ids) await playOne(other.matches, id, people);
    for (const [index, watched] of places.entries()) {
      const all = await told(watched.match, 'spectator');
      await watchers[Math.floor(index / 3)]?.until(() => watched.texts.length === all.length);
      expect(watched.texts).toEqual(all);
    }
    const [first, ...rest] = watchers;
    for (const client of rest) await client.close();
    await expect.poll(() => node.live.counts).toEqual({ channels: 1, feeds: 3 });
    const [gone] = places as [Watched];
    expect(await first?.unwatch(gone)).toMatchObject({ type: 'accepted' });
    expect(node.live.counts).toEqual({ channels: 1, feeds: 2 });
    await first?.close();
    await expect.poll(() => node.live.counts).toEqual({ channels: 0, feeds: 0 });
  });

  test('a server that stops sends all clients elsewhere, in the middle of a match', async () => {
    const doomed = await listening(await service.node(), GENEROUS);
    const id = await seated(one.matches, people.slice(0, 2));
    let stopping: Promise<void> | undefined;
    const played = await playOut(id, 2, [doomed, other], (_client, turn) => {
      if (turn === 3) stopping ??= doomed.close();
    });
    await stopping;
    const sent = played.filter(({ closings }) => closings.some(({ code }) => code === 'DRAINING'));
    expect(sent.length).toBeGreaterThan(0);
    for (const { closeCodes } of sent) expect(closeCodes).toContain(1012);
    expect(doomed.live.counts).toEqual({ channels: 0, feeds: 0 });
    await expect(clientOf(undefined, doomed)).rejects.toThrow();
  });
});
