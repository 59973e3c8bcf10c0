import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { GAMES } from '../games.ts';
import { judge } from './judge.ts';
import type { Given } from './think.ts';

// On Linux a priority is that of a thread; elsewhere it would be that of the whole node, with its bots.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const { text, stop } = workerData as Given;
parentPort?.postMessage(judge(text, GAMES, () => Atomics.load(stop, 0) !== 0));
