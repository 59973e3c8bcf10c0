import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';

// A thread with nothing to do but to see how late the machine wakes it.
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
parentPort?.on('message', () => parentPort?.postMessage(delay.max / 1e6));
