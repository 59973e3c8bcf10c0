import { parentPort, workerData } from 'node:worker_threads';
import { GAMES } from '../games.ts';
import { giveWay } from '../thread.ts';
import { judge } from './judge.ts';
import type { GivenToJudge } from './think.ts';

giveWay();
const { text, stop } = workerData as GivenToJudge;
parentPort?.postMessage(judge(text, GAMES, () => Atomics.load(stop, 0) !== 0));
