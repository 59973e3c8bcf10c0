import type { Viewer } from '@riposte/kernel';
import type { Result } from '@riposte/protocol';
import type { Missed } from '../matches/lookups.ts';
import type { Notice } from '../matches/notice.ts';
import { type Sealed, seal } from '../matches/sealed.ts';
import { inPortions } from './portions.ts';

/** A client that is sent the notices of a viewer, one after another. */
export interface Follower {
  /** The number of the last notice it was sent; nothing while what it missed is still being read. */
  readonly last: number | undefined;
  /** Takes the next notice. */
  take(notice: Sealed): void;
  /** What it was sent last is lost: it has to come again. */
  dismiss(): void;
  /** Takes what is so now, where the way to it cannot be told. */
  jump(seq: number, notices: readonly Sealed[]): void;
}

export interface FeedParts {
  readonly match: string;
  readonly viewer: Viewer;
  /** Reads what came after this notice. */
  readonly read: (seq: number) => Promise<Result<Missed>>;
  /** How long a notice that came too early waits for those before it. */
  readonly patience: number;
  /** Is told that something was missing. */
  readonly onRepair?: () => void;
  readonly onError: (error: unknown) => void;
}

/** So many notices wait for those before them; more come from the store. */
const HELD = 256;

/**
 * The notices of one viewer on one node, for all its followers there. They come from the bus in any order, twice or
 * never; each follower is sent each notice once and in order. What is missing is read from the store.
 */
export class Feed {
  readonly match: string;
  readonly viewer: Viewer;
  /** Resolves when the bus has taken the subscription. */
  ready: Promise<void> = Promise.resolve();
  readonly #parts: FeedParts;
  readonly #followers = new Set<Follower>();
  /** Notices that some follower has not been sent yet. */
  readonly #held = new Map<number, Sealed>();
  #timer: NodeJS.Timeout | undefined;
  #repair: Promise<void> | undefined;
  /** Whether followers are being given something, and whether there is more since. */
  #isPassing = false;
  #hasMore = false;
  #passed: Promise<void> = Promise.resolve();

  constructor(parts: FeedParts) {
    this.match = parts.match;
    this.viewer = parts.viewer;
    this.#parts = parts;
  }

  get isFollowed(): boolean {
    return this.#followers.size > 0;
  }

  /** The number of the last notice that all followers have been sent; nothing while none was sent any. */
  get lowest(): number | undefined {
    let lowest: number | undefined;
    for (const { last } of this.#followers) {
      if (last !== undefined && (lowest === undefined || last < lowest)) lowest = last;
    }
    return lowest;
  }

  /** The number of the last notice that any follower has been sent. */
  get highest(): number {
    let highest = 0;
    for (const { last = 0 } of this.#followers) highest = Math.max(highest, last);
    return highest;
  }

  /** The store has no more than so many notices: followers that were sent more have to come again. */
  dismissAfter(head: number): void {
    for (const follower of [...this.#followers]) if ((follower.last ?? 0) > head) follower.dismiss();
  }

  add(follower: Follower): void {
    this.#followers.add(follower);
  }

  remove(follower: Follower): void {
    this.#followers.delete(follower);
    if (this.isFollowed) return;
    this.#held.clear();
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** A notice came by the bus. */
  hear(notice: Sealed): void {
    this.#held.set(notice.seq, notice);
    this.pass();
  }

  /** Gives every follower what it can be given; what is missing before that is fetched soon. */
  pass(): Promise<void> {
    this.#hasMore = true;
    if (!this.#isPassing) this.#passed = this.#passAll().catch(this.#parts.onError);
    return this.#passed;
  }

  /** A follower has a last notice now, and is given what came since. */
  begin(follower: Follower): void {
    this.#give(follower);
    this.#fetchAfter(follower.last);
  }

  /** Reads from the store what followers are missing, and gives it to them. */
  repair(): Promise<void> {
    this.#repair ??= this.#mend().finally(() => {
      this.#repair = undefined;
    });
    return this.#repair;
  }

  async #passAll(): Promise<void> {
    this.#isPassing = true;
    try {
      while (this.#hasMore) {
        this.#hasMore = false;
        await this.#passOnce();
      }
    } finally {
      this.#isPassing = false;
    }
    this.#fetchAfter(this.lowest);
    if (this.#held.size > HELD) this.#held.clear();
  }

  async #passOnce(): Promise<void> {
    let isCatchingUp = false;
    await inPortions(this.#followers, (follower) => {
      if (follower.last === undefined) isCatchingUp = true;
      this.#give(follower);
    });
    // A follower that is still reading what it missed may need them all.
    if (!isCatchingUp) this.#forget();
  }

  #give(follower: Follower): void {
    for (;;) {
      const next = follower.last === undefined ? undefined : this.#held.get(follower.last + 1);
      if (!next) return;
      follower.take(next);
      // A follower who has lost the seat by this notice does not get the next one.
      if (!this.#followers.has(follower)) return;
    }
  }

  /** Where a notice waits for one after this, what lies between is fetched, unless it comes by itself. */
  #fetchAfter(last: number | undefined): void {
    if (this.#waitsAfter(last)) this.#timer ??= setTimeout(() => this.#late(), this.#parts.patience);
  }

  #waitsAfter(last = Infinity): boolean {
    return [...this.#held.keys()].some((seq) => seq > last);
  }

  #forget(): void {
    const lowest = this.lowest ?? Infinity;
    for (const seq of this.#held.keys()) if (seq <= lowest) this.#held.delete(seq);
  }

  #late(): void {
    this.#timer = undefined;
    if (this.#waitsAfter(this.lowest)) this.repair().catch(this.#parts.onError);
  }

  async #mend(): Promise<void> {
    const lowest = this.lowest;
    if (lowest === undefined) return;
    this.#parts.onRepair?.();
    const missed = await this.#parts.read(lowest);
    if (!missed.ok) throw new Error(`cannot repair ${this.match}: ${missed.why.text}`);
    const { isWhole, notices } = missed.value;
    if (isWhole) await this.#fill(notices);
    else this.#jump(notices);
    await this.pass();
  }

  async #fill(notices: AsyncIterable<Notice> | readonly Notice[]): Promise<void> {
    for await (const notice of notices) {
      this.#held.set(notice.seq, seal(notice));
      if (this.#held.size >= HELD) await this.pass();
    }
  }

  #jump(notices: readonly Notice[]): void {
    const seq = notices.at(-1)?.seq ?? 0;
    const sealed = notices.map(seal);
    for (const follower of this.#followers) {
      if (follower.last !== undefined && follower.last < seq) follower.jump(seq, sealed);
    }
  }
}
