import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, StartFailure, wordsOf } from './failure.ts';

/**
 * Takes the folder of an embedded database for this process: two of them in one folder would spoil it. Gives what
 * leaves it again. What a process that was killed has left behind is taken over.
 */
export function holdFolder(folder: string): () => void {
  const path = join(folder, 'held-by');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const holder = holderOf(path);
    if (holder !== undefined) {
      const free = `if that is no riposte, delete ${path}`;
      throw new StartFailure(
        `The process ${holder} has its database in ${folder}; end it first, or ${free}.`,
      );
    }
    rmSync(path, { force: true });
    // Of two that come at the same moment one finds the other's file.
    writeFileSync(path, `${process.pid}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`The folder ${folder} cannot be written: ${wordsOf(error)}.`, error);
  }
  return () => rmSync(path, { force: true });
}

/** The process that has the folder, if it lives; in a container it may well have had our own number. */
function holderOf(path: string): number | undefined {
  try {
    const holder = Number(readFileSync(path, 'utf8'));
    if (!Number.isSafeInteger(holder) || holder <= 0 || holder === process.pid) return undefined;
    process.kill(holder, 0);
    return holder;
  } catch (error) {
    // ESRCH: no such process. EPERM: there is one, of another user.
    return codeOf(error) === 'EPERM' ? Number(readFileSync(path, 'utf8')) : undefined;
  }
}
