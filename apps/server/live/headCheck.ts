import { setTimeout as wait } from 'node:timers/promises';
import type { Viewer } from '@riposte/kernel';
import type { Bus } from '../bus/bus.ts';
import type { Lookups } from '../matches/lookups.ts';
import { Rounds } from '../time/rounds.ts';
import type { Feed } from './feed.ts';
import type { Feeds } from './feeds.ts';

export interface HeadCheckParts {
  readonly bus: Bus;
  readonly feeds: Feeds;
  readonly lookups: Lookups;
  /** How often, in milliseconds: with the bus, and without it. */
  readonly interval: number;
  readonly intervalAlone: number;
  readonly onError: (error: unknown) => void;
}

/** How many notices the viewers of each match were sent. */
type Heads = Map<string, readonly number[]>;

/** So many matches are asked for in one query. */
const PORTION = 500;
/** So many feeds are repaired at once. */
const AT_ONCE = 4;
/** What was just committed is still on its way, and need not be read. */
const ON_ITS_WAY = 60;

/**
 * Compares what was sent to the viewers of all watched matches with what they have been passed on, and repairs what
 * the bus has lost. Viewers who were sent more than the store has are told so.
 * While the bus is down, this alone finds what other nodes have done, and comes more often.
 */
export class HeadCheck {
  readonly #parts: HeadCheckParts;
  readonly #rounds = new Rounds();
  #at = 0;
  #wasUp = true;

  constructor(parts: HeadCheckParts) {
    this.#parts = parts;
  }

  start(): void {
    const { interval, intervalAlone } = this.#parts;
    this.#at = performance.now();
    this.#rounds.start(async () => {
      if (this.#isDue()) {
        this.#at = performance.now();
        await this.check().catch(this.#parts.onError);
      }
      return Math.min(interval, intervalAlone);
    });
  }

  stop(): Promise<void> {
    return this.#rounds.stop();
  }

  /** Repairs the feeds that are behind. */
  async check(): Promise<void> {
    const { bus, lookups } = this.#parts;
    const feeds = this.#parts.feeds.all;
    const matches = [...new Set(feeds.map(({ match }) => match))];
    // Whatever was sent by now had been committed: the store must have it.
    const sent = feeds.map((feed) => [feed, feed.highest] as const);
    const heads: Heads = new Map();
    for (let at = 0; at < matches.length; at += PORTION) {
      for (const one of await lookups.heads(matches.slice(at, at + PORTION))) heads.set(...one);
    }
    this.#dismiss(sent, heads);
    const isBehind = (feed: Feed) => (feed.lowest ?? Infinity) < headFor(heads.get(feed.match), feed.viewer);
    const behind = feeds.filter(isBehind);
    if (behind.length > 0 && bus.isUp) await wait(ON_ITS_WAY);
    const left = behind.filter(isBehind);
    for (let at = 0; at < left.length; at += AT_ONCE) {
      const done = await Promise.allSettled(left.slice(at, at + AT_ONCE).map((feed) => feed.repair()));
      for (const one of done) if (one.status === 'rejected') this.#parts.onError(one.reason);
    }
  }

  /** The store has lost what some have been sent: they are to come again, and are told then. */
  #dismiss(sent: readonly (readonly [Feed, number])[], heads: Heads): void {
    for (const [feed, highest] of sent) {
      const head = headFor(heads.get(feed.match), feed.viewer);
      if (highest <= head) continue;
      this.#parts.onError(new Error('the database has lost what viewers were sent'));
      feed.dismissAfter(head);
    }
  }

  /** Now and then; always while the bus is down, and once it has come back. */
  #isDue(): boolean {
    const { bus, interval } = this.#parts;
    const { isUp } = bus;
    const isBack = isUp && !this.#wasUp;
    this.#wasUp = isUp;
    return !isUp || isBack || performance.now() - this.#at >= interval;
  }
}

function headFor(heads: readonly number[] | undefined, viewer: Viewer): number {
  return (viewer === 'spectator' ? heads?.at(-1) : heads?.slice(0, -1)[viewer]) ?? 0;
}
