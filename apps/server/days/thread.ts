import { parentPort, workerData } from 'node:worker_threads';
import { SHELF } from '@riposte/shelf';
import { checkDuel, dailyOf, WEEKS } from '@riposte/shelf/daily';
import { giveWay } from '../thread.ts';
import type { SentDuel } from './check.ts';

giveWay();
const { game: id, day, entries } = workerData as SentDuel;
// The other games are not needed, and take longer to load than most duels to check.
const game = await SHELF.find((shelved) => shelved.id === id)?.rules();
const week = WEEKS[id];
if (!game || !week) throw new Error(`${id} has no duel of the day`);
parentPort?.postMessage(checkDuel({ game, day, daily: dailyOf(week, day) }, entries));
