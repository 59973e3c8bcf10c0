import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasPostgres, OwnPostgres } from '../faults/ownPostgres.ts';

declare global {
  /** The cluster of this run. Vitest loads a global setup once for each project that names it. */
  var testCluster: { uses: number; readonly close: () => Promise<void> } | undefined;
}

/** Nothing of it has to outlive the run, so it waits for no disk. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  autovacuum: 'off',
  max_connections: '300',
  // In its folder, where it is cleared up with the rest.
  dynamic_shared_memory_type: 'mmap',
};

const MEMORY = '/dev/shm';
/** How many bytes it may take: a database of a test has eight million. Containers often have less memory there. */
const ROOM = 2 ** 31;

/** A global setup: one PostgreSQL for all tests of this run, unless RIPOSTE_TEST_DATABASE_URL names another. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (!globalThis.testCluster) {
    // Without its programs, tests use the one that stands ready.
    if (process.env.RIPOSTE_TEST_DATABASE_URL || !hasPostgres()) return undefined;
    const { url, close } = await openCluster();
    // Processes that tests start find it there, too.
    process.env.RIPOSTE_TEST_DATABASE_URL = url;
    globalThis.testCluster = { uses: 0, close };
  }
  const cluster = globalThis.testCluster;
  cluster.uses++;
  return async () => {
    if (--cluster.uses > 0) return;
    delete process.env.RIPOSTE_TEST_DATABASE_URL;
    globalThis.testCluster = undefined;
    await cluster.close();
  };
}

/** PostgreSQL in memory. However this process ends, it ends, too, and leaves nothing behind. */
async function openCluster(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const hasRoom = existsSync(MEMORY) && roomIn(MEMORY) > ROOM;
  const folder = mkdtempSync(join(hasRoom ? MEMORY : tmpdir(), 'riposte-cluster-'));
  // PostgreSQL may run as another user.
  chmodSync(folder, 0o755);
  const postgres = await OwnPostgres.open(folder, folder, SETTINGS);
  // It reads until we close its input, or end: then it stops the server and clears up.
  const clearUp = `cat > /dev/null; kill -QUIT $1; while kill -0 $1 2> /dev/null; do sleep 0.02; done; rm -rf "$2"`;
  const keeper = spawn('sh', ['-c', clearUp, 'sh', `${postgres.pid}`, folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Else Ctrl-C would end it first.
    detached: true,
  });
  async function close(): Promise<void> {
    keeper.stdin.end();
    if (keeper.exitCode === null) await once(keeper, 'exit');
  }
  return { url: postgres.url, close };
}

function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
