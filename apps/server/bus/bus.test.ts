import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BUSES, found, NATS_URL, type TestBus } from '../testing/buses.ts';
import { proxyTo } from '../testing/proxy.ts';
import { type Bus, checkedSubject } from './bus.ts';
import { localBus } from './localBus.ts';
import { NatsBus } from './natsBus.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (given: Uint8Array) => new TextDecoder().decode(given);

async function allSettled(...buses: readonly Bus[]): Promise<void> {
  for (let round = 0; round < 3; round++) for (const bus of buses) await bus.settled();
}

describe.each(BUSES)('on $form', ({ open }) => {
  let buses: TestBus;
  let a: Bus;
  let b: Bus;
  const errors: unknown[] = [];
  beforeEach(async () => {
    errors.length = 0;
    buses = open();
    a = await buses.another({ onError: (error) => errors.push(error) });
    b = await buses.another({ onError: (error) => errors.push(error) });
  });
  afterEach(() => buses.close());

  test('every subscriber hears everything in order, and nothing of other subjects', async () => {
    const heard: string[][] = [[], [], []];
    for (const [index, bus] of [a, b, b].entries())
      bus.subscribe('match.one.spectators', (given) => heard[index]?.push(text(given)));
    await allSettled(a, b);
    const said = Array.from({ length: 200 }, (_, number) => `${number}`);
    for (const one of said) {
      a.publish('match.one.spectators', bytes(one));
      a.publish('match.two.spectators', bytes('no'));
      a.publish('match.one', bytes('no'));
    }
    await expect.poll(() => heard).toEqual([said, said, said]);
  });

  test('labels arrive with the bytes, and bytes without labels have none', async () => {
    const heard: unknown[] = [];
    b.subscribe('s', (given, labels) => heard.push([text(given), labels]));
    await allSettled(a, b);
    a.publish('s', bytes('x'), { type: 'table', seq: '42' });
    a.publish('s', bytes('y'));
    await expect.poll(() => heard).toHaveLength(2);
    expect(heard).toEqual([
      ['x', { type: 'table', seq: '42' }],
      ['y', {}],
    ]);
  });

  test('of a group one hears each, of another group one, too', async () => {
    const counts = { x: [0, 0, 0], y: [0] };
    for (const [index, bus] of [a, b, b].entries())
      bus.work('bots.turn', 'x', () => {
        counts.x[index] = (counts.x[index] ?? 0) + 1;
      });
    a.work('bots.turn', 'y', () => {
      counts.y[0] = (counts.y[0] ?? 0) + 1;
    });
    await allSettled(a, b);
    for (let job = 0; job < 300; job++) b.publish('bots.turn', bytes(`${job}`));
    await expect.poll(() => counts.y).toEqual([300]);
    await expect.poll(() => counts.x.reduce((sum, count) => sum + count, 0)).toBe(300);
    expect(Math.min(...counts.x)).toBeGreaterThan(0);
  });

  test('a handler that unsubscribes hears no more, and the others still do', async () => {
    const heard: string[] = [];
    const stop = a.subscribe('s', () => heard.push('gone'));
    const leave = b.work('s', 'g', () => heard.push('gone'));
    b.subscribe('s', () => heard.push('stays'));
    await allSettled(a, b);
    stop();
    leave();
    stop();
    await allSettled(a, b);
    a.publish('s', bytes('x'));
    await expect.poll(() => heard).toEqual(['stays']);
    await allSettled(a, b);
    expect(heard).toEqual(['stays']);
  });

  test('a handler that throws harms no other', async () => {
    const heard: string[] = [];
    a.subscribe('s', () => {
      throw new Error('clumsy');
    });
    a.subscribe('s', (given) => heard.push(text(given)));
    await allSettled(a, b);
    b.publish('s', bytes('1'));
    b.publish('s', bytes('2'));
    await expect.poll(() => heard).toEqual(['1', '2']);
    expect(errors).toEqual([new Error('clumsy'), new Error('clumsy')]);
  });

  test('what a subscriber hears is heard, on whichever node', () => {
    b.subscribe('s', () => {});
    expect(a.isHeard('s')).toBe(true);
  });

  test('after closing, what is published is dropped and counted', async () => {
    expect([a.isUp, a.dropped]).toEqual([true, 0]);
    await a.close();
    a.publish('s', bytes('x'));
    expect([a.isUp, a.dropped]).toEqual([false, 1]);
    await a.settled();
  });
});

test('inside one process nothing is heard without a subscriber', () => {
  const bus = localBus();
  const stop = bus.subscribe('s', () => {});
  expect([bus.isHeard('s'), bus.isHeard('t')]).toEqual([true, false]);
  stop();
  expect(bus.isHeard('s')).toBe(false);
});

test.each(['', 'a..b', 'a.*', '>', 'a b', '.a', 'a.'])('“%s” is no subject', (subject) => {
  expect(() => checkedSubject(subject)).toThrow('not a subject');
});

test('a prefix keeps services on one server apart', async () => {
  const one = new NatsBus({ url: NATS_URL, prefix: `apart-${process.pid}-1` });
  const two = new NatsBus({ url: NATS_URL, prefix: `apart-${process.pid}-2` });
  await Promise.all([found(one), found(two)]);
  const heard: string[] = [];
  one.subscribe('s', () => heard.push('one'));
  two.subscribe('s', () => heard.push('two'));
  await allSettled(one, two);
  one.publish('s', bytes('x'));
  await allSettled(one, two);
  await expect.poll(() => heard).toEqual(['one']);
  await Promise.all([one.close(), two.close()]);
});

test('while the server is away a node hears itself, and no other; when it is back, subscriptions are, too', async () => {
  const proxy = await proxyTo(Number(new URL(NATS_URL).port));
  const bus = new NatsBus({ url: `nats://127.0.0.1:${proxy.port}`, prefix: `away-${process.pid}` });
  await found(bus);
  const other = new NatsBus({ url: NATS_URL, prefix: `away-${process.pid}` });
  await found(other);
  const heard: string[] = [];
  const elsewhere: string[] = [];
  bus.subscribe('s', (given) => heard.push(text(given)));
  other.subscribe('s', (given) => elsewhere.push(text(given)));
  await other.settled();
  bus.publish('s', bytes('before'));
  await expect.poll(() => [heard, elsewhere]).toEqual([['before'], ['before']]);
  await proxy.close();
  await expect.poll(() => bus.isUp).toBe(false);
  bus.publish('s', bytes('meanwhile'));
  bus.subscribe('t', (given) => heard.push(text(given)));
  const leave = bus.subscribe('s', (given) => heard.push(`${text(given)}, too late`));
  leave();
  await expect.poll(() => heard).toEqual(['before', 'meanwhile']);
  const jobs = ['one', 'two'].map((name) => bus.work('w', 'g', () => heard.push(name)));
  bus.publish('w', bytes('job'));
  await expect.poll(() => heard).toEqual(['before', 'meanwhile', 'one']);
  for (const leave of jobs) leave();
  expect(bus.dropped).toBe(2);
  heard.length = 0;
  const again = await proxyTo(Number(new URL(NATS_URL).port), proxy.port);
  await expect.poll(() => bus.isUp, { timeout: 10_000 }).toBe(true);
  bus.publish('s', bytes('after'));
  bus.publish('t', bytes('new'));
  await expect.poll(() => heard).toEqual(['after', 'new']);
  await expect.poll(() => elsewhere).toEqual(['before', 'after']);
  await Promise.all([bus.close(), other.close()]);
  await again.close();
});

test('a bus whose server is not there yet is down, and finds it later', async () => {
  const reserved = await proxyTo(1);
  await reserved.close();
  const errors: unknown[] = [];
  const bus = new NatsBus({
    url: `nats://127.0.0.1:${reserved.port}`,
    prefix: `late-${process.pid}`,
    onError: (error) => errors.push(error),
  });
  const heard: string[] = [];
  bus.subscribe('s', (given) => heard.push(text(given)));
  bus.publish('s', bytes('here'));
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  expect([bus.isUp, bus.dropped]).toEqual([false, 1]);
  const proxy = await proxyTo(Number(new URL(NATS_URL).port), reserved.port);
  await found(bus);
  bus.publish('s', bytes('heard'));
  await expect.poll(() => heard).toEqual(['here', 'heard']);
  await bus.close();
  await proxy.close();
});

test('a server that takes the connection and says nothing is given up soon, and looked for again', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const taken = once(silent, 'connection');
  const bus = new NatsBus({ url: `nats://127.0.0.1:${port}`, prefix: `silent-${process.pid}` });
  const [socket] = (await taken) as [Socket];
  silent.close();
  const proxy = await proxyTo(Number(new URL(NATS_URL).port), port);
  await expect.poll(() => bus.isUp, { timeout: 8_000 }).toBe(true);
  socket.destroy();
  await bus.close();
  await proxy.close();
});
