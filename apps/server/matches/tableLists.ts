import { randomBytes } from 'node:crypto';
import type { TableCard } from '@riposte/protocol';
import type { Bus } from '../bus/bus.ts';

const SUBJECT = 'tables.listed';
/** How long a list is shown, in milliseconds, where nobody tells that it has changed. */
const MEMORY = 1_000;
/** Where other nodes say so, no sooner again: of a busy lobby every node reads each list five times a second at most. */
const PAUSE = 200;
/** More are not remembered at once. */
const MOST = 100;

/** Which list it is. Only what everybody is shown alike may be kept here: nothing of who asks. */
export interface ListName {
  readonly game?: string | undefined;
  readonly status: string;
}

interface Kept {
  readonly game: string | undefined;
  readonly cards: Promise<readonly TableCard[]>;
  readonly since: number;
  until: number;
}

/**
 * The first pages of public tables, which everybody who waits in the lobby asks for again and again: read once a second for
 * all, and once for all who ask at the same time. Changes are seen at once where they were made, and elsewhere when the bus
 * tells of them.
 */
export class TableLists {
  readonly #bus: Bus;
  readonly #now: () => number;
  readonly #kept = new Map<string, Kept>();
  /** What this node says it need not hear. */
  readonly #from = randomBytes(6).toString('hex');

  constructor(bus: Bus, now: () => number = () => performance.now()) {
    this.#bus = bus;
    this.#now = now;
    bus.subscribe(SUBJECT, (bytes, { from }) => {
      if (from !== this.#from) this.#age(Buffer.from(bytes).toString());
    });
  }

  /** The list as it is now, or was a moment ago. */
  find({ game, status }: ListName, read: () => Promise<readonly TableCard[]>): Promise<readonly TableCard[]> {
    const key = JSON.stringify([game, status]);
    const now = this.#now();
    const known = this.#kept.get(key);
    if (known && known.until > now) return known.cards;
    const cards = read();
    const next = { game, cards, since: now, until: now + MEMORY };
    // The newest stand last.
    this.#kept.delete(key);
    this.#kept.set(key, next);
    for (const [old, { until }] of this.#kept) {
      if (until > now && this.#kept.size <= MOST) break;
      this.#kept.delete(old);
    }
    cards.catch(() => {
      if (this.#kept.get(key) === next) this.#kept.delete(key);
    });
    return cards;
  }

  /** A public table of this game was laid, or is shown otherwise from now on. */
  changed(game: string): void {
    for (const [key, kept] of this.#kept) if (isOf(kept, game)) this.#kept.delete(key);
    this.#bus.publish(SUBJECT, Buffer.from(game), { from: this.#from });
  }

  #age(game: string): void {
    for (const kept of this.#kept.values()) {
      if (isOf(kept, game)) kept.until = Math.min(kept.until, kept.since + PAUSE);
    }
  }
}

function isOf(kept: Kept, game: string): boolean {
  return kept.game === undefined || kept.game === game;
}
