import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { LIVE } from '../live/liveChannel.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { NATS_URL } from '../testing/buses.ts';
import { LiveClient } from '../testing/liveClient.ts';
import { newDatabase } from '../testing/postgres.ts';
import { OwnNode } from './ownNode.ts';

const done: (() => unknown)[] = [];
afterEach(async () => {
  for (let undo = done.pop(); undo; undo = done.pop()) await undo();
}, 60_000);

/** How long, in milliseconds, a sick node stands still, and how long it goes on in between. */
const STALL = 3_700;
const WELL = 1_100;
/** A node stands still once, and then at most so many times more, all within a minute. */
const MORE = 4;

/** Nodes with these roles, each in a process of its own, on one database. */
async function nodesOf(...roles: readonly string[]): Promise<{ nodes: readonly OwnNode[]; db: Database }> {
  const { url, drop } = await newDatabase('template');
  done.push(drop);
  const folder = mkdtempSync(join(tmpdir(), 'riposte-sick-'));
  done.push(() => rmSync(folder, { recursive: true }));
  const db = await openDatabase({ url, connections: 1 });
  done.push(() => db.destroy());
  const nodes: OwnNode[] = [];
  for (const [index, role] of roles.entries()) {
    const node = await OwnNode.open(`node-${index}`, folder, { database: url, nats: NATS_URL, roles: role });
    done.push(() => node.kill());
    nodes.push(node);
  }
  await expect.poll(() => beating(db)).toBe(roles.filter((role) => role.includes('web')).length);
  return { nodes, db };
}

/** How many nodes are known to serve clients. */
async function beating(db: Database): Promise<number> {
  return (await db.selectFrom('nodes').select('id').execute()).length;
}

async function outage(db: Database): Promise<number> {
  return (await db.selectFrom('service_clock').select('outage').executeTakeFirstOrThrow()).outage;
}

async function stall(node: OwnNode): Promise<void> {
  node.pause();
  done.push(() => node.goOn());
  await wait(STALL);
  node.goOn();
  await wait(WELL);
}

test('a worker that stands still most of the time does not slow the clocks', async () => {
  const { nodes, db } = await nodesOf('web,sweep', 'worker');
  const before = await outage(db);
  for (let time = 0; time < 2; time++) await stall(nodes[1] as OwnNode);
  expect((await outage(db)) - before).toBeLessThan(STALL);
});

test('clients of a node that stands still again and again are sent to another', async () => {
  const { nodes } = await nodesOf('web', 'web');
  const [sick] = nodes as [OwnNode];
  const urls = nodes.map(({ url }) => `${url.replace('http', 'ws')}${LIVE}`);
  const client = await new LiveClient({ urls, pause: 10 }).open();
  done.push(() => client.close());
  await stall(sick);
  expect(client.closings).toEqual([]);
  // On a busy machine the other node may be silent at the same time: then nobody is missed.
  for (let time = 0; time < MORE && client.connections === 1; time++) await stall(sick);
  await client.until(() => client.connections === 2);
  expect(client.closings.map(({ code }) => code)).toEqual(['BUSY']);
  sick.pause();
  expect((await client.ask({ type: 'ping' })).type).toBe('pong');
  sick.goOn();
});
