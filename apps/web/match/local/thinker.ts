import type { Task, Thought } from '@riposte/bots';

/** What can be given a turn to think about. */
export interface Mind {
  think(task: Task): Promise<Thought>;
  close(): void;
}

/** A turn that was handed over and not yet thought through. */
interface Waiting {
  readonly task: Task;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (why: unknown) => void;
}

/** Bots that think in a worker, so that the page stays quick; where no worker can start, in the page itself. */
export class Thinker implements Mind {
  #worker: Worker | undefined;
  #isAlone = false;
  #count = 0;
  readonly #waiting = new Map<number, Waiting>();
  /** It wakes before it is needed, when the page is idle. */
  readonly #waking = globalThis.requestIdleCallback?.(() => this.#awake());

  think(task: Task): Promise<Thought> {
    const { promise, resolve, reject } = Promise.withResolvers<Thought>();
    const waiting = { task, resolve, reject };
    this.#count += 1;
    const worker = this.#awake();
    if (worker) {
      this.#waiting.set(this.#count, waiting);
      worker.postMessage({ number: this.#count, task });
    } else thinkHere(waiting);
    return promise;
  }

  close(): void {
    if (this.#waking !== undefined) cancelIdleCallback(this.#waking);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.clear();
  }

  #awake(): Worker | undefined {
    if (this.#worker || this.#isAlone) return this.#worker;
    try {
      const worker = new Worker(new URL('./brain.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data: { number, thought } }) => {
        this.#waiting.get(number)?.resolve(thought);
        this.#waiting.delete(number);
      };
      worker.onerror = () => this.#goOnAlone();
      this.#worker = worker;
      return worker;
    } catch {
      this.#isAlone = true;
      return undefined;
    }
  }

  /** The worker did not start, or broke: what it was to think about is thought about here. */
  #goOnAlone(): void {
    const left = [...this.#waiting.values()];
    this.close();
    this.#isAlone = true;
    for (const waiting of left) thinkHere(waiting);
  }
}

function thinkHere({ task, resolve, reject }: Waiting): void {
  import('./minds.ts')
    .then(({ thinker }) => thinker(task.game))
    .then((think) => resolve(think(task)))
    .catch(reject);
}
