import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { fullTable } from '@riposte/kernel';
import { type Batch, type SimulationSetting, simulate } from './simulate.ts';
import { emptyTally, type SimulationTally, together } from './tally.ts';

/** What is to be simulated. */
export interface Simulation extends Batch, SimulationSetting {
  /** How many threads; with one, no other is started. */
  readonly jobs: number;
}

const BATCH = 1000;

/** Plays all games of a plan over its threads; each game depends on its seed alone, so the result does not. */
export async function simulateAll(
  plan: Simulation,
  onProgress: (done: number) => void,
): Promise<SimulationTally> {
  const { game, options, jobs } = plan;
  const batches = batchesOf(plan);
  let tally = emptyTally(fullTable(game, options));
  const add = (part: SimulationTally) => {
    tally = together(tally, part);
    onProgress(tally.games);
  };
  if (jobs === 1) {
    for (const batch of batches) {
      add(simulate(plan, batch));
      await setImmediate();
    }
  } else {
    const threads = Math.min(jobs, plan.count);
    await Promise.all(Array.from({ length: threads }, () => runThread(plan, batches, add)));
  }
  return tally;
}

/** Gives one thread batch after batch until none is left. */
function runThread(
  { game, options, player }: Simulation,
  batches: Iterator<Batch>,
  add: (part: SimulationTally) => void,
): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { id: game.id, options, player },
  });
  return new Promise((resolve, reject) => {
    const next = () => {
      const { value, done } = batches.next();
      if (!done) worker.postMessage(value);
      else worker.terminate().then(() => resolve(), reject);
    };
    worker.on('message', (part: SimulationTally) => {
      add(part);
      next();
    });
    worker.on('error', reject);
    next();
  });
}

function* batchesOf({ from, count, jobs }: Simulation): Generator<Batch, undefined> {
  const size = Math.max(1, Math.min(BATCH, Math.ceil(count / jobs / 10)));
  for (let at = 0; at < count; at += size) yield { from: from + at, count: Math.min(size, count - at) };
  return undefined;
}
