import { seat } from '@riposte/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Bus } from '../bus/bus.ts';
import { BUSES, type TestBus } from '../testing/buses.ts';
import { type Here, Presence } from './presence.ts';

describe.each(BUSES)('presence on $form', ({ open }) => {
  let buses: TestBus;
  let nodes: Presence[] = [];

  beforeEach(() => {
    buses = open();
  });
  afterEach(async () => {
    for (const node of nodes) node.close();
    nodes = [];
    await buses.close();
  });

  async function newNode(name: string, interval?: number) {
    const told: Here[] = [];
    const bus: Bus = await buses.another();
    const options = { bus, node: name, onChange: (_match: string, here: Here) => void told.push(here) };
    const presence = new Presence(interval === undefined ? options : { ...options, interval });
    nodes.push(presence);
    return { presence, told, bus };
  }

  test('a client that comes to one node is known on the other, no matter which came first', async () => {
    const [one, other] = [await newNode('one'), await newNode('other')];
    one.presence.enter('m', seat(0));
    await one.bus.settled();
    other.presence.enter('m', seat(1));
    other.presence.enter('m', 'spectator');
    const all = { here: [0, 1], spectators: 1 };
    await expect.poll(() => [one.presence.of('m'), other.presence.of('m')]).toEqual([all, all]);
    expect(one.told[0]).toEqual({ here: [0], spectators: 0 });
    await expect.poll(() => one.told.at(-1)).toEqual(all);
  });

  test('who goes is gone everywhere, and two windows of one player are one', async () => {
    const [one, other] = [await newNode('one'), await newNode('other')];
    const [first, second] = [one.presence.enter('m', seat(0)), one.presence.enter('m', seat(0))];
    other.presence.enter('m', 'spectator');
    await expect.poll(() => other.presence.of('m')).toEqual({ here: [0], spectators: 1 });
    first();
    first();
    await one.bus.settled();
    expect(one.presence.of('m').here).toEqual([0]);
    second();
    await expect.poll(() => other.presence.of('m')).toEqual({ here: [], spectators: 1 });
  });

  test('a node that says good-bye takes its clients with it', async () => {
    const [one, other] = [await newNode('one'), await newNode('other')];
    one.presence.enter('m', seat(0));
    other.presence.enter('m', seat(1));
    await expect.poll(() => other.presence.of('m').here).toEqual([0, 1]);
    one.presence.close();
    await expect.poll(() => other.presence.of('m').here).toEqual([1]);
  });

  test('a node that falls silent is forgotten after a while', async () => {
    // Long enough that even a busy machine looks before it is forgotten.
    const other = await newNode('other', 400);
    other.presence.enter('m', seat(1));
    await other.bus.settled();
    const word = JSON.stringify({ node: 'dead', here: [0], spectators: 3, asks: false });
    other.bus.publish('match.m.presence', new TextEncoder().encode(word));
    await expect.poll(() => other.presence.of('m')).toEqual({ here: [0, 1], spectators: 3 });
    await expect.poll(() => other.presence.of('m')).toEqual({ here: [1], spectators: 0 });
    // What is told is gathered first.
    await expect.poll(() => other.told.at(-1)).toEqual({ here: [1], spectators: 0 });
  });

  test('other tables are other tables, and nothing is told twice', async () => {
    const [one, other] = [await newNode('one', 20), await newNode('other', 20)];
    one.presence.enter('m', seat(0));
    other.presence.enter('n', seat(1));
    await expect.poll(() => [one.told.length, other.told.length]).toEqual([1, 1]);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect([one.told, other.told]).toEqual([[{ here: [0], spectators: 0 }], [{ here: [1], spectators: 0 }]]);
    expect(one.presence.of('n')).toEqual({ here: [], spectators: 0 });
  });
});
