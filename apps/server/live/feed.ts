import type { Viewer } from '@riposte/kernel';
import type { Result } from '@riposte/protocol';
import { encodeFrame, seqOf } from '../matches/frame.ts';
import type { Missed } from '../matches/lookups.ts';

/** Somebody who is sent the frames of a viewer, one after another. */
export interface Follower {
  /** The last frame he was sent; nothing while what he missed is still being read. */
  readonly last: number | undefined;
  /** Takes the next frame. */
  take(seq: number, bytes: Uint8Array): void;
  /** Takes what is so now, where the way to it cannot be told. */
  jump(seq: number, frames: readonly Uint8Array[]): void;
}

export interface FeedParts {
  readonly match: string;
  readonly viewer: Viewer;
  /** Reads what came after this frame. */
  readonly read: (seq: number) => Promise<Result<Missed>>;
  /** How long a frame that came too early waits for those before it. */
  readonly patience: number;
  readonly onError: (error: unknown) => void;
}

/** So many frames wait for those before them; more come from the store. */
const HELD = 256;

/**
 * The frames of one viewer on one node, for all who follow him. They come from the bus in any order, twice or never;
 * each follower is sent each frame once and in order. What is missing is read from the store.
 */
export class Feed {
  readonly match: string;
  readonly viewer: Viewer;
  /** Resolves when the bus has taken the subscription. */
  ready: Promise<void> = Promise.resolve();
  readonly #parts: FeedParts;
  readonly #followers = new Set<Follower>();
  /** Frames that somebody has not been sent yet. */
  readonly #held = new Map<number, Uint8Array>();
  #timer: NodeJS.Timeout | undefined;
  #repair: Promise<void> | undefined;

  constructor(parts: FeedParts) {
    this.match = parts.match;
    this.viewer = parts.viewer;
    this.#parts = parts;
  }

  get isFollowed(): boolean {
    return this.#followers.size > 0;
  }

  /** The frame that everybody has been sent; nothing while nobody was sent any. */
  get lowest(): number | undefined {
    let lowest: number | undefined;
    for (const { last } of this.#followers) {
      if (last !== undefined && (lowest === undefined || last < lowest)) lowest = last;
    }
    return lowest;
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

  /** A frame came by the bus. */
  hear(bytes: Uint8Array): void {
    const seq = seqOf(bytes);
    if (seq === undefined) throw new Error(`no frame came for ${this.viewer} of ${this.match}`);
    this.#held.set(seq, bytes);
    this.pass();
  }

  /** Gives everybody what he can be given; what is missing before it is fetched soon. */
  pass(): void {
    let isCatchingUp = false;
    for (const follower of this.#followers) {
      if (follower.last === undefined) isCatchingUp = true;
      for (;;) {
        const seq = follower.last === undefined ? undefined : follower.last + 1;
        const bytes = seq === undefined ? undefined : this.#held.get(seq);
        if (seq === undefined || bytes === undefined) break;
        follower.take(seq, bytes);
        // Whoever has lost his seat by this frame does not get the next one.
        if (!this.#followers.has(follower)) break;
      }
    }
    // Whoever is still reading what he has missed may need them all.
    if (!isCatchingUp) this.#forget();
    const hasGap = this.#hasGap;
    if (this.#held.size > HELD) this.#held.clear();
    if (hasGap) this.#timer ??= setTimeout(() => this.#late(), this.#parts.patience);
  }

  /** Reads from the store what followers are missing, and gives it to them. */
  repair(): Promise<void> {
    this.#repair ??= this.#mend().finally(() => {
      this.#repair = undefined;
    });
    return this.#repair;
  }

  /** Whether a frame waits for one before it. */
  get #hasGap(): boolean {
    const lowest = this.lowest ?? Infinity;
    return [...this.#held.keys()].some((seq) => seq > lowest);
  }

  #forget(): void {
    const lowest = this.lowest ?? Infinity;
    for (const seq of this.#held.keys()) if (seq <= lowest) this.#held.delete(seq);
  }

  #late(): void {
    this.#timer = undefined;
    if (this.#hasGap) this.repair().catch(this.#parts.onError);
  }

  async #mend(): Promise<void> {
    const lowest = this.lowest;
    if (lowest === undefined) return;
    const missed = await this.#parts.read(lowest);
    if (!missed.ok) throw new Error(`cannot repair ${this.match}: ${missed.why.text}`);
    const { isWhole, frames } = missed.value;
    if (isWhole) {
      for (const frame of frames) this.#held.set(frame.seq, encodeFrame(frame));
    } else {
      const seq = frames.at(-1)?.seq ?? lowest;
      const bytes = frames.map(encodeFrame);
      for (const follower of this.#followers) {
        if (follower.last !== undefined && follower.last < seq) follower.jump(seq, bytes);
      }
    }
    this.pass();
  }
}
