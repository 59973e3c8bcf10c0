import type { Viewer } from '@riposte/kernel';
import type { Bus, Unsubscribe } from '../bus/bus.ts';
import { subjectOf } from '../matches/frame.ts';
import { Feed, type FeedParts, type Follower } from './feed.ts';

export interface FeedsParts extends Omit<FeedParts, 'match' | 'viewer'> {
  readonly bus: Bus;
}

interface Open {
  readonly feed: Feed;
  readonly stop: Unsubscribe;
}

/** How long, in milliseconds, the bus may take to confirm a subscription; the head check finds what is missed. */
const SETTLING = 1_000;

/** All viewers that somebody on this node follows: one subscription each, however many follow. */
export class Feeds {
  readonly #parts: FeedsParts;
  readonly #open = new Map<string, Open>();

  constructor(parts: FeedsParts) {
    this.#parts = parts;
  }

  get all(): readonly Feed[] {
    return [...this.#open.values()].map(({ feed }) => feed);
  }

  /** The feeds of one match. */
  of(match: string): readonly Feed[] {
    return this.all.filter((feed) => feed.match === match);
  }

  get size(): number {
    return this.#open.size;
  }

  /** Follows a viewer; nothing is sent before the follower has a last frame. */
  follow(match: string, viewer: Viewer, follower: Follower): Feed {
    const subject = subjectOf(match, viewer);
    const { feed } = this.#open.get(subject) ?? this.#subscribe(subject, match, viewer);
    feed.add(follower);
    return feed;
  }

  leave(feed: Feed, follower: Follower): void {
    feed.remove(follower);
    if (feed.isFollowed) return;
    const subject = subjectOf(feed.match, feed.viewer);
    const open = this.#open.get(subject);
    if (open?.feed !== feed) return;
    open.stop();
    this.#open.delete(subject);
  }

  #subscribe(subject: string, match: string, viewer: Viewer): Open {
    const { bus } = this.#parts;
    const feed = new Feed({ ...this.#parts, match, viewer });
    const open = { feed, stop: bus.subscribe(subject, (bytes) => feed.hear(bytes)) };
    feed.ready = settled(bus);
    this.#open.set(subject, open);
    return open;
  }
}

async function settled(bus: Bus): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, SETTLING);
  });
  await Promise.race([bus.settled(), late]);
  clearTimeout(timer);
}
