import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** How late, in milliseconds, the machine itself was at most: it may have more to do than this test. */
export class Lateness {
  readonly #thread = new Worker(new URL('./idleThread.ts', import.meta.url));

  async most(): Promise<number> {
    this.#thread.postMessage('tell');
    const [most] = await once(this.#thread, 'message');
    return most;
  }

  close(): Promise<number> {
    return this.#thread.terminate();
  }
}
