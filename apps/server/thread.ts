import { constants, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

/** So many megabytes a thread may take: one that takes more ends itself, and not the node. */
const MEMORY = 512;

/**
 * Runs a module in a thread of its own, which is gone afterwards; gives what it said. It is never ended from outside: to end
 * a thread while it loads its modules can bring down the whole process.
 */
export function inThread<Said>(module: URL, workerData: unknown): Promise<Said> {
  return new Promise((resolve, reject) => {
    const limits = { maxOldGenerationSizeMb: MEMORY };
    const thread = new Worker(module, { workerData, resourceLimits: limits });
    let said: { readonly value: Said } | undefined;
    thread.once('message', (value: Said) => {
      said = { value };
    });
    thread.once('error', reject);
    thread.once('exit', () => {
      if (said) resolve(said.value);
      else reject(new Error('the thread ended without a word'));
    });
  });
}

/** Lets bots and players go first. For a thread to say of itself. */
export function giveWay(): void {
  // On Linux a priority is that of a thread; elsewhere it would be that of the whole node, with its bots.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
