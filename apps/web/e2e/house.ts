import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { builtClient, builtTestPages } from './client.ts';
import { letNamesBeShared, newDatabase } from './database.ts';

const MAIN = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
const REACHING = fileURLToPath(new URL('../../server/testing/reachingProgram.ts', import.meta.url));
const NATS_URL = process.env.RIPOSTE_TEST_NATS_URL ?? 'nats://127.0.0.1:4222';
/** How long, in milliseconds, a busy machine may take to open it. */
const OPENING = 120_000;

/** The whole service as people meet it: the built client, the server, PostgreSQL and NATS. */
export interface House {
  readonly url: string;
  close(): Promise<void>;
}

/** The service at RIPOSTE_E2E_URL if that names one, else one that is opened for the caller. */
export async function openHouse(): Promise<House> {
  const url = process.env.RIPOSTE_E2E_URL;
  return url ? { url, close: async () => {} } : ownHouse(builtClient());
}

/** A service of its own, with its database: for what no request of a client can bring about. */
export function openOwnHouse(): Promise<House & { readonly database: string }> {
  return ownHouse(builtClient());
}

/** A service of its own with one game more on the shelf, of the client and of the server. */
export function openHouseWithSkirmish(): Promise<House> {
  return ownHouse(builtTestPages(), ['--conditions=with-skirmish']);
}

/** A service of its own that may call URLs on this machine, where tests have a push service. */
export function openReachingHouse(): Promise<House & { readonly database: string }> {
  return ownHouse(builtClient(), [], [REACHING]);
}

/** Opens a service of its own. The server is a program here: the client knows it by its address only. */
async function ownHouse(
  client: string,
  nodeFlags: readonly string[] = [],
  program: readonly string[] = [MAIN, 'serve'],
): Promise<House & { readonly database: string }> {
  const database = await newDatabase();
  const serve = [...program, '--port', '0', '--log', 'warn', '--web', client];
  const child = spawn(process.execPath, [...nodeFlags, ...serve], {
    // Subjects on NATS are named after the database, so they are its own, too.
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      NATS_URL,
      RIPOSTE_SECRET: '0123456789abcdef'.repeat(4),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const close = async () => {
    await end(child);
    await database.drop();
  };
  try {
    const url = await addressOf(child);
    await letNamesBeShared(database.url);
    return { url, database: database.url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Waits until the server says where it is and that it can be sent requests. */
async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (bytes) => {
      said += bytes;
    });
  }
  const late = performance.now() + OPENING;
  while (performance.now() < late && child.exitCode === null) {
    const url = /Riposte is at (http:\S+)\./.exec(said)?.[1];
    if (url !== undefined && (await fetch(`${url}/readyz`)).ok) return url;
    await wait(50);
  }
  throw new Error(`the server did not start: ${said}`);
}

/** Lets it finish what is under way. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const impatient = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(impatient);
}
