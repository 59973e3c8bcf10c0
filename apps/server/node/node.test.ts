import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client as Postgres } from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { Lateness } from '../faults/lateness.ts';
import { API } from '../http/app.ts';
import { Client, DUEL, NONCE, PASSWORD } from '../http/testServer.ts';
import { LIVE } from '../live/liveChannel.ts';
import { newId } from '../store/id.ts';
import { NATS_URL } from '../testing/buses.ts';
import { OPENING } from '../testing/databases.ts';
import { fillFolder } from '../testing/dump.ts';
import { LiveClient } from '../testing/liveClient.ts';
import { newDatabase } from '../testing/postgres.ts';
import { proxyTo, throughLine } from '../testing/proxy.ts';
import { type RunningNode, startNode } from './node.ts';

const done: (() => unknown)[] = [];
afterEach(async () => {
  for (let undo = done.pop(); undo; undo = done.pop()) await undo();
}, OPENING);

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-node-'));
  done.push(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The data folder of a node that has been started before. */
async function usedFolder(): Promise<string> {
  const folder = tempFolder();
  await fillFolder(folder);
  return folder;
}

function configOf(more: Partial<Config> = {}): Config {
  return {
    host: '127.0.0.1',
    port: 0,
    url: 'http://127.0.0.1:0',
    proxies: 0,
    drain: 0,
    roles: ['web', 'worker', 'sweep'],
    botTempo: 0,
    metricsHost: '127.0.0.1',
    log: 'silent',
    web: 'nowhere',
    data: 'nowhere',
    connections: 4,
    secret: '0123456789abcdef'.repeat(4),
    moderators: [],
    ...more,
  };
}

async function start(config: Config): Promise<RunningNode> {
  const node = await startNode(config);
  done.push(() => node.stop());
  return node;
}

/** A member at this node, and a table with bots of that level. */
async function memberAtTable({ address }: RunningNode, bots: readonly string[]) {
  const guest = new Client(address);
  await guest.ask('POST', `${API}/guests`, { name: 'Anna' });
  const account = { email: `${newId()}@riposte.example`, password: PASSWORD };
  await guest.ask('POST', `${API}/register`, account);
  const { data } = await guest.ask('POST', `${API}/tables`, DUEL);
  for (const bot of bots) await guest.ask('POST', `${API}/tables/${data.id}/bots`, { bot });
  return { guest, table: data.id as string };
}

const statusOf = async (guest: Client, table: string): Promise<string> =>
  (await guest.ask('GET', `${API}/tables/${table}`)).data.status;

const FORMS = [
  { form: 'PGlite and the local bus', open: async () => configOf({ data: await usedFolder() }) },
  {
    form: 'PostgreSQL and NATS',
    open: async () => {
      const { url, drop } = await newDatabase('template');
      done.push(drop);
      return configOf({ databaseUrl: url, natsUrl: NATS_URL });
    },
  },
];

describe.each(FORMS)('on $form', ({ open }) => {
  test('a node is ready, takes in a member, and its bots play a match to the end', async () => {
    const node = await start(await open());
    await expect.poll(async () => (await fetch(`${node.address}/readyz`)).status).toBe(200);
    const { guest, table } = await memberAtTable(node, ['level-1', 'level-1']);
    await expect.poll(() => statusOf(guest, table), { timeout: 120_000 }).toBe('over');
  });

  test('what was there when it stopped is there when it starts again, and its bots go on', async () => {
    const config = await open();
    const first = await start(config);
    const { guest, table } = await memberAtTable(first, ['level-1', 'level-1']);
    await wait(100);
    expect(await statusOf(guest, table)).toBe('running');
    await first.stop();
    await expect(fetch(`${first.address}/healthz`)).rejects.toThrow();
    const second = await start(config);
    const other = new Client(second.address);
    await expect.poll(() => statusOf(other, table), { timeout: 120_000 }).toBe('over');
  });
});

/** A node that reaches its database through a proxy. */
async function behindProxy() {
  const { url, drop } = await newDatabase('template');
  done.push(drop);
  const port = Number(new URL(url).port);
  const proxy = await proxyTo(port);
  const databaseUrl = throughLine(url, proxy);
  return { proxy, port, node: await start(configOf({ databaseUrl, roles: ['web'] })) };
}

test('while the database is away a node asks to try again, over HTTP too, and goes on when it is back', async () => {
  const { node, proxy, port } = await behindProxy();
  const { guest, table } = await memberAtTable(node, []);
  await proxy.close();
  for (const [method, path] of [
    ['GET', `/tables/${table}`],
    ['POST', `/tables/${table}/seats`],
    ['GET', '/me'],
  ] as const) {
    const { status, data } = await guest.ask(
      method,
      API + path,
      method === 'POST' ? { nonce: NONCE } : undefined,
    );
    expect([path, status, data.code]).toEqual([path, 503, 'BUSY']);
  }
  const back = await proxyTo(port, proxy.port);
  done.push(() => back.close());
  await expect.poll(() => statusOf(guest, table)).toBe('open');
});

test('a node whose connections to the database are half open says that it is not ready, and is again by itself', async () => {
  const { node, proxy } = await behindProxy();
  done.push(() => proxy.close());
  const ready = async () => (await fetch(`${node.address}/readyz`)).json();
  await expect.poll(ready).toMatchObject({ ready: true });
  // All the connections that the node may have.
  await Promise.all(Array.from({ length: 12 }, () => fetch(`${node.address}${API}/tables`)));
  proxy.silence();
  await expect.poll(ready, { timeout: 5_000 }).toMatchObject({ failed: expect.arrayContaining(['time']) });
  await expect.poll(ready, { timeout: 30_000 }).toMatchObject({ ready: true });
  const { guest, table } = await memberAtTable(node, []);
  expect(await statusOf(guest, table)).toBe('open');
});

test('while connections to the database are half open a choice is answered or refused within five seconds', async () => {
  const { node, proxy } = await behindProxy();
  done.push(() => proxy.close());
  const { guest, table } = await memberAtTable(node, []);
  const other = new Client(node.address);
  await other.ask('POST', `${API}/guests`, { name: 'Bert' });
  for (const one of [guest, other]) await one.ask('POST', `${API}/tables/${table}/seats`, { nonce: NONCE });
  const presents = await Promise.all(
    [guest, other].map(
      async (one) => (await one.ask('GET', `${API}/tables/${table}/present`)).data.present.decision,
    ),
  );
  const [mover, decision] = presents[0] ? [guest, presents[0]] : [other, presents[1]];
  const choice = { decision: decision.id, choice: decision.choices[0] };
  const client = await new LiveClient({
    urls: [`${node.address.replace('http', 'ws')}${LIVE}`],
    headers: { cookie: mover.cookie, origin: node.address },
  }).open();
  done.push(() => client.close());
  await client.until(() => client.welcome !== undefined);
  // All the connections that the node may have.
  await Promise.all(Array.from({ length: 12 }, () => fetch(`${node.address}${API}/tables/${table}`)));
  proxy.silence();
  const lateness = new Lateness();
  done.push(() => lateness.close());
  const begun = performance.now();
  const choose = () => mover.ask('POST', `${API}/tables/${table}/choose`, choice);
  const overHttp = choose().then(({ status }) => ({ status, after: performance.now() - begun }));
  const answered = client.ask({ type: 'choose', match: table, ...choice });
  await client.until(() => client.texts.some((text) => /"BUSY"|"accepted"/.test(text)));
  const told = performance.now() - begun;
  const { status, after } = await overHttp;
  expect(status).toBe(503);
  // Besides, the machine itself may be late.
  expect(Math.max(told, after)).toBeLessThan(5_000 + (await lateness.most()));
  // Asked again, it is done once.
  expect(await answered).toMatchObject({ type: 'accepted' });
  expect(await choose()).toMatchObject({ status: 200 });
});

test('a node that is told to stop says that it is not ready, and answers what is under way', async () => {
  const { url, drop } = await newDatabase('template');
  done.push(drop);
  const node = await start(configOf({ databaseUrl: url, roles: ['web'], drain: 1 }));
  const { guest, table } = await memberAtTable(node, ['level-1']);
  const holder = new Postgres({ connectionString: url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from matches for update');
  const sitting = guest.ask('POST', `${API}/tables/${table}/seats`, { nonce: NONCE });
  await wait(200);
  const stopping = Promise.all([node.stop(), node.stop()]);
  const answer = await fetch(`${node.address}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([503, { ready: false, failed: ['draining'] }]);
  await wait(1_500);
  await expect(fetch(`${node.address}/healthz`)).rejects.toThrow();
  await holder.query('rollback');
  await holder.end();
  expect(await sitting).toMatchObject({ status: 200, data: { status: 'running' } });
  await stopping;
});

test('of two nodes one serves clients and the other thinks for the bots', async () => {
  const { url, drop } = await newDatabase('template');
  done.push(drop);
  const shared = configOf({ databaseUrl: url, natsUrl: NATS_URL });
  const web = await start({ ...shared, roles: ['web'] });
  const { guest, table } = await memberAtTable(web, ['level-1', 'level-1']);
  await wait(300);
  expect(await statusOf(guest, table)).toBe('running');
  const worker = await start({ ...shared, roles: ['worker', 'sweep'] });
  expect((await fetch(`${worker.address}/readyz`)).status).toBe(200);
  expect((await fetch(`${worker.address}${API}/games`)).status).toBe(404);
  await expect.poll(() => statusOf(guest, table), { timeout: 120_000 }).toBe('over');
});

test('figures tell how many moves were made, how long their stages took, and how late the sweep is', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  const metricsHost = '127.0.0.2';
  const node = await start(configOf({ data: await usedFolder(), metricsPort: port, metricsHost }));
  const { guest, table } = await memberAtTable(node, ['level-1', 'level-1']);
  await expect.poll(() => statusOf(guest, table), { timeout: 120_000 }).toBe('over');
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
  const text = await (await fetch(`http://${metricsHost}:${port}/metrics`)).text();
  expect(text).toMatch(/^riposte_sweep_lag_seconds \d/m);
  expect(text).toMatch(/^riposte_queue_length 0$/m);
  expect(text).toMatch(/^riposte_bus_dropped_total 0$/m);
  expect(text).toMatch(/^riposte_outage_seconds_total \d/m);
  expect(text).toMatch(/^riposte_clock_skew_seconds -?\d/m);
  expect(text).toMatch(/^riposte_bot_mishaps_total\{why="late"\} \d/m);
  const moves = Number(/^riposte_moves_total\{result="accepted"\} (\d+)$/m.exec(text)?.[1]);
  expect(moves).toBeGreaterThan(10);
  for (const stage of ['decide', 'commit', 'publish']) {
    expect(text).toContain(`riposte_move_stage_seconds_count{stage="${stage}"} ${moves}\n`);
  }
});

describe('a node that cannot start says why:', () => {
  test('the port is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    done.push(() => server.close());
    const { port } = server.address() as { port: number };
    const data = await usedFolder();
    await expect(startNode(configOf({ data, port }))).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is taken by another program. Choose another with --port or RIPOSTE_PORT.`,
    );
    // And has left nothing open.
    await start(configOf({ data }));
  });

  test.each([
    ['postgres://anna:sesame@127.0.0.1:1/riposte', 'nothing answers there'],
    ['postgres://anna:sesame@nowhere.invalid:5432/riposte', 'there is no such machine'],
  ])('the database at %s: %s', async (databaseUrl, reason) => {
    const failed = await startNode(configOf({ databaseUrl })).catch((error: Error) => error);
    expect(failed).toBeInstanceOf(Error);
    const { message } = failed as Error;
    expect(message).toContain(reason);
    expect(message).toContain('DATABASE_URL');
    expect(message).not.toContain('sesame');
  });

  test('there is no such database', async () => {
    const { url, drop } = await newDatabase('template');
    await drop();
    await expect(startNode(configOf({ databaseUrl: url }))).rejects.toThrow(
      'it has no database “riposte_test_',
    );
  });

  test('another process has the folder', async () => {
    const data = tempFolder();
    await start(configOf({ data }));
    await expect(startNode(configOf({ data }))).rejects.toThrow(
      `Another process has its database in ${data}`,
    );
  });

  test('the folder is a file', async () => {
    const data = join(tempFolder(), 'file');
    writeFileSync(data, '');
    await expect(startNode(configOf({ data }))).rejects.toThrow('cannot be written');
  });
});
