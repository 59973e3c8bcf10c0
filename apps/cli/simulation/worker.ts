import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '../games.ts';
import { type Batch, type SimulationSetting, simulate } from './simulate.ts';

// One of the threads of `riposte simulate`: batches come in, tallies go out.
const { id, ...rest } = workerData as Omit<SimulationSetting, 'game'> & { readonly id: string };
const game = await findGame(id);
if (!game || !parentPort) throw new Error('this runs only as a thread of riposte simulate');
const port = parentPort;
port.on('message', (batch: Batch) => port.postMessage(simulate({ ...rest, game }, batch)));
