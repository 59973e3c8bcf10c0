import { parentPort } from 'node:worker_threads';
import type { Bout } from './bout.ts';
import { replyTo } from './reply.ts';

// One of the threads of `riposte lab`: bouts come in, replies go out.
if (!parentPort) throw new Error('this runs only as a thread of riposte lab');
const port = parentPort;
port.on('message', async (bout: Bout) => port.postMessage(await replyTo(bout)));
