import { mkdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { codeOf, wordsOf } from '../errors.ts';
import { StartFailure } from './failure.ts';

/** So long, in milliseconds, a process may take to clear away what a killed one has left. */
const CLEARING = 10_000;

/**
 * Takes the folder of an embedded database for this process: two of them in one folder would spoil it. Gives what
 * leaves it again.
 *
 * The holder listens on a socket in the folder. The system ends that with the process, however it dies, and another
 * process can tell whether anybody listens, also from another container, where process numbers say nothing.
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'held');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const server = (await listenAt(path)) ?? (await takeOver(folder, path));
    // Alone it keeps no process alive.
    server.unref();
    return () => closed(server);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`The folder ${folder} cannot be written: ${wordsOf(error)}.`, error);
  }
}

/** Another process has the folder. */
export class FolderInUse extends StartFailure {}

/** A killed process has left its socket behind. Of several that come at the same moment one clears it away. */
async function takeOver(folder: string, path: string): Promise<Server> {
  const busy = new FolderInUse(`Another process has its database in ${folder}; stop it first.`);
  const mark = `${path}.clearing`;
  if (isOld(mark)) rmdirSync(mark);
  try {
    mkdirSync(mark);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw busy;
    throw error;
  }
  try {
    if (await isHeld(path)) throw busy;
    rmSync(path, { force: true });
    const server = await listenAt(path);
    if (!server) throw busy;
    return server;
  } finally {
    rmdirSync(mark);
  }
}

function isOld(mark: string): boolean {
  const made = statSync(mark, { throwIfNoEntry: false });
  return made !== undefined && Date.now() - made.mtimeMs > CLEARING;
}

/** Nothing where there is a socket already, used or left behind. */
function listenAt(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((caller) => caller.destroy());
    server.once('error', (error) => (codeOf(error) === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen(path, () => resolve(server));
  });
}

function isHeld(path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const caller = createConnection(path, () => {
      caller.destroy();
      resolve(true);
    });
    caller.once('error', (error) => {
      const isFree = ['ECONNREFUSED', 'ENOENT'].includes(codeOf(error) ?? '');
      if (isFree) resolve(false);
      else reject(error);
    });
  });
}

/** With the server its socket goes. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
