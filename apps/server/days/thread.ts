import { parentPort, workerData } from 'node:worker_threads';
import { checkDuel, dailyOf } from '@riposte/daily';
import { WEEKS } from '@riposte/shelf/weeks';
import { findGame } from '../games.ts';
import { giveWay } from '../thread.ts';
import type { SentDuel } from './check.ts';

giveWay();
const { game: id, day, entries } = workerData as SentDuel;
const [game, week] = [findGame(id), WEEKS[id]];
if (!game || !week) throw new Error(`${id} has no duel of the day`);
parentPort?.postMessage(checkDuel({ game, day, daily: dailyOf(week, day) }, entries));
