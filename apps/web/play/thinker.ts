import type { Task, Thought } from '@riposte/bots';

/** Bots that think in a worker, so that the page stays quick. */
export class Thinker {
  #worker: Worker | undefined;
  #count = 0;
  readonly #waiting = new Map<number, (thought: Thought) => void>();

  think(task: Task): Promise<Thought> {
    const { promise, resolve } = Promise.withResolvers<Thought>();
    this.#count += 1;
    this.#waiting.set(this.#count, resolve);
    this.#awake().postMessage({ number: this.#count, task });
    return promise;
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.clear();
  }

  #awake(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./brain.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data: { number, thought } }) => {
      this.#waiting.get(number)?.(thought);
      this.#waiting.delete(number);
    };
    this.#worker = worker;
    return worker;
  }
}
