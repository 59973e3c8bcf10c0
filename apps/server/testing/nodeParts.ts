import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { readConfig } from '../config.ts';
import { openLog } from '../log.ts';
import { Closing } from '../node/closing.ts';
import { type NodeParts, openParts } from '../node/parts.ts';
import { OPENING } from './databases.ts';
import { newDatabase } from './postgres.ts';

/** Two nodes as they are made of their parts, without a server, and where their database is. */
interface TwoNodes {
  readonly url: string;
  readonly nodes: readonly [NodeParts, NodeParts];
}

/** Opens two nodes for the tests of a file; everything is there when the first of them runs. */
export function twoNodes(): TwoNodes {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-nodes-'));
  const log = openLog('silent');
  const closing = new Closing(log);
  const opened = {} as { url: string; nodes: readonly [NodeParts, NodeParts]; drop: () => Promise<void> };
  const open = async () => {
    const env = { DATABASE_URL: opened.url, RIPOSTE_SECRET: 'x'.repeat(32), RIPOSTE_CONNECTIONS: '4' };
    const config = readConfig(['--port', '0', '--data', folder, '--roles', 'web'], env);
    if (!config.ok) throw new Error(config.faults.join(' '));
    const parts = await openParts(config.value, log, closing);
    await parts.time.start();
    return parts;
  };
  beforeAll(async () => {
    Object.assign(opened, await newDatabase('template'));
    opened.nodes = [await open(), await open()];
  }, OPENING);
  afterAll(async () => {
    await closing.closeAll();
    await opened.drop();
    rmSync(folder, { recursive: true });
  });
  return opened;
}
