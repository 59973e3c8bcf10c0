import type { SeenMoment } from '@riposte/analysis';
import type { KeptAnalysis } from './find.ts';
import type { Findings } from './findings.ts';

/** What the worker is asked. */
export interface JudgeHears {
  readonly text: string;
  /** What the server has found: it is only to be put into words, then. */
  readonly analysis?: KeptAnalysis;
}

/** What the worker says while it judges, and in the end. */
export type JudgeSays =
  | { readonly type: 'progress'; readonly share: number; readonly seen: readonly SeenMoment[] }
  | { readonly type: 'done'; readonly findings: Findings }
  | { readonly type: 'refused'; readonly why: string };

/** Whether the server thinks about a match as well: it does, it has, or it will not. */
export type ServerDepth = 'deepening' | 'deep' | 'shallow';

/** How far the judge has come with a match. */
export type Judging =
  | { readonly type: 'unasked' }
  | { readonly type: 'running'; readonly share: number; readonly curve: readonly SeenMoment[] }
  | { readonly type: 'done'; readonly findings: Findings; readonly depth: ServerDepth }
  | { readonly type: 'refused'; readonly why: string };

/**
 * A finished match before its judge, who works in a worker. Nothing happens before it is asked. Where the match was
 * played on the server, that is asked as well: it thinks longer, and what it finds takes the place of what was found here.
 */
export class Judgement {
  /** Where the match was played on the server: its table. */
  readonly table: string | undefined;
  /** The replay. */
  readonly text: string;
  readonly #listeners = new Set<() => void>();
  readonly #workers = new Set<Worker>();
  #closing = new AbortController();
  #depth: ServerDepth = 'shallow';
  #now: Judging = { type: 'unasked' };

  constructor(text: string, table?: string) {
    this.text = text;
    this.table = table;
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
    this.#closing = new AbortController();
    this.#tell({ type: 'running', share: 0, curve: [] });
    this.#work({ text: this.text }, (said) => this.#hear(said));
    if (this.table !== undefined) void this.#askServer(this.table, this.#closing.signal);
  };

  /** Stops the judge, who may be asked again. What was found stays. */
  readonly close = (): void => {
    this.#closing.abort();
    this.#stopWorkers();
    if (this.#now.type === 'running') this.#now = { type: 'unasked' };
  };

  async #askServer(table: string, signal: AbortSignal): Promise<void> {
    this.#depth = 'deepening';
    const analysis = await import('./serverAnalysis.ts')
      .then(({ serverAnalysis }) => serverAnalysis(table, signal))
      .catch(() => undefined);
    if (signal.aborted) return;
    if (!analysis) return this.#deepen('shallow');
    this.#work({ text: this.text, analysis }, (said) => {
      if (said.type === 'refused') return this.#deepen('shallow');
      if (said.type !== 'done') return;
      this.#stopWorkers();
      this.#deepen('deep', said.findings);
    });
  }

  #deepen(depth: ServerDepth, findings = this.findings()): void {
    this.#depth = depth;
    if (findings) this.#tell({ type: 'done', findings, depth });
  }

  #work(hears: JudgeHears, onSaid: (said: JudgeSays) => void): void {
    const worker = new Worker(new URL('./judging.ts', import.meta.url), { type: 'module' });
    this.#workers.add(worker);
    worker.onmessage = ({ data }: MessageEvent<JudgeSays>) => onSaid(data);
    worker.onerror = ({ message }) => onSaid({ type: 'refused', why: message });
    worker.postMessage(hears);
  }

  #stopWorkers(): void {
    for (const worker of this.#workers) worker.terminate();
    this.#workers.clear();
  }

  #hear(said: JudgeSays): void {
    const before = this.#now.type === 'running' ? this.#now.curve : [];
    if (said.type === 'done') this.#tell({ ...said, depth: this.#depth });
    else if (said.type === 'refused') this.#tell(said);
    else this.#tell({ type: 'running', share: said.share, curve: merged(before, said.seen) });
  }

  #tell(now: Judging): void {
    this.#now = now;
    for (const listener of this.#listeners) listener();
  }
}

function merged(before: readonly SeenMoment[], seen: readonly SeenMoment[]): readonly SeenMoment[] {
  return [...before, ...seen].sort((one, other) => one.entry - other.entry);
}
