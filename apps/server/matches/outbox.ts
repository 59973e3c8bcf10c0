import { setImmediate as nextRound } from 'node:timers/promises';
import type { Bus } from '../bus/bus.ts';
import { giveOutTurns, sendNotices } from './announce.ts';
import type { Notice } from './notice.ts';
import type { Table } from './table.ts';
import type { TableLists } from './tableLists.ts';

/** What was committed, and what is to be told of it. */
export interface News {
  /** The table before it, where there was one. */
  readonly before?: Table | undefined;
  readonly table: Table;
  readonly notices: readonly Notice[];
  /** Is told how many milliseconds it took to publish this. */
  readonly onSent?: (milliseconds: number) => void;
}

export interface OutboxOptions {
  readonly bus: Bus;
  readonly lists: TableLists;
  readonly onError: (error: unknown) => void;
}

/**
 * Publishes what was committed, in that order, in the next round of the event loop: by then the requests that led to it
 * have been answered. Where the process dies before, the head check finds what was not told.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  #waiting: News[] = [];

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  put(news: News): void {
    const { setting } = news.table;
    // Before anybody is answered: who has done something sees it in the lists.
    if (setting.visibility === 'public' && news.notices.some(({ type }) => type === 'table')) {
      this.#options.lists.changed(setting.game.id);
    }
    if (this.#waiting.push(news) === 1) setImmediate(() => this.#send());
  }

  /** Resolves when nothing waits. */
  async settled(): Promise<void> {
    while (this.#waiting.length > 0) await nextRound();
  }

  #send(): void {
    const all = this.#waiting;
    this.#waiting = [];
    const { bus, onError } = this.#options;
    for (const { before, table, notices, onSent } of all) {
      const begun = performance.now();
      try {
        sendNotices(bus, notices);
        giveOutTurns(bus, before, table);
      } catch (error) {
        onError(error);
      }
      onSent?.(performance.now() - begun);
    }
  }
}
