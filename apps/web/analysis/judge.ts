import type { Seen } from '@riposte/analysis';
import type { Findings } from './findings.ts';

/** What the worker is asked. */
export interface JudgeHears {
  readonly text: string;
}

/** What the worker says while it judges, and in the end. */
export type JudgeSays =
  | { readonly type: 'progress'; readonly share: number; readonly seen: readonly Seen[] }
  | { readonly type: 'done'; readonly findings: Findings }
  | { readonly type: 'refused'; readonly why: string };

/** How far the judge has come with a match. */
export type Judging =
  | { readonly type: 'unasked' }
  | { readonly type: 'running'; readonly share: number; readonly curve: readonly Seen[] }
  | Exclude<JudgeSays, { readonly type: 'progress' }>;

/** A finished match before its judge, who works in a worker. Nothing happens before it is asked. */
export class Judgement {
  readonly #text: string;
  readonly #listeners = new Set<() => void>();
  #worker: Worker | undefined;
  #now: Judging = { type: 'unasked' };

  constructor(text: string) {
    this.#text = text;
  }

  readonly now = (): Judging => this.#now;

  /** What was found, once all of it is. */
  readonly findings = (): Findings | undefined =>
    this.#now.type === 'done' ? this.#now.findings : undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Asks the judge; once is enough. */
  readonly ask = (): void => {
    if (this.#now.type !== 'unasked') return;
    this.#tell({ type: 'running', share: 0, curve: [] });
    const worker = new Worker(new URL('./judging.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<JudgeSays>) => this.#hear(data);
    worker.onerror = ({ message }) => this.#hear({ type: 'refused', why: message });
    worker.postMessage({ text: this.#text } satisfies JudgeHears);
  };

  /** Stops the judge, who may be asked again. What was found stays. */
  readonly close = (): void => {
    this.#worker?.terminate();
    this.#worker = undefined;
    if (this.#now.type === 'running') this.#now = { type: 'unasked' };
  };

  #hear(said: JudgeSays): void {
    const before = this.#now.type === 'running' ? this.#now.curve : [];
    this.#tell(
      said.type === 'progress' ? { ...said, type: 'running', curve: merged(before, said.seen) } : said,
    );
  }

  #tell(now: Judging): void {
    this.#now = now;
    for (const listener of this.#listeners) listener();
  }
}

function merged(before: readonly Seen[], seen: readonly Seen[]): readonly Seen[] {
  return [...before, ...seen].sort((one, other) => one.entry - other.entry);
}
