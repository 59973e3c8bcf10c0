import type { Viewer } from '@riposte/kernel';
import type { Bus, Unsubscribe } from '../bus/bus.ts';
import type { Lookups } from '../matches/lookups.ts';
import { subjectOf } from '../matches/notice.ts';
import { sealedFrom } from '../matches/sealed.ts';
import { Feed, type FeedParts, type Follower } from './feed.ts';

export interface FeedsParts extends Omit<FeedParts, 'match' | 'viewer' | 'read'> {
  readonly lookups: Lookups;
  readonly bus: Bus;
}

interface Open {
  readonly feed: Feed;
  readonly stop: Unsubscribe;
}

/** How long, in milliseconds, the bus may take to confirm a subscription; the head check finds what is missed. */
const SETTLING = 1_000;

/** All viewers that are followed on this node: one subscription each, however many follow. */
export class Feeds {
  readonly #parts: FeedsParts;
  readonly #open = new Map<string, Open>();

  constructor(parts: FeedsParts) {
    this.#parts = parts;
  }

  get all(): readonly Feed[] {
    return [...this.#open.values()].map(({ feed }) => feed);
  }

  get size(): number {
    return this.#open.size;
  }

  /** Follows a viewer; nothing is sent before the follower has a last notice. */
  follow(match: string, viewer: Viewer, follower: Follower): Feed {
    const subject = subjectOf(match, viewer);
    const { feed } = this.#open.get(subject) ?? this.#subscribe(subject, match, viewer);
    feed.add(follower);
    return feed;
  }

  /** Follows a seat of others, where the table shows it with a delay. The bus knows no delay: the head check brings it. */
  followLate(match: string, viewer: Viewer, follower: Follower): Feed {
    const key = `late ${subjectOf(match, viewer)}`;
    const read = (seq: number) => this.#parts.lookups.lateUpdatesSince(match, viewer, seq);
    const { feed } = this.#open.get(key) ?? this.#keep(key, { match, viewer, read }, () => () => {});
    feed.add(follower);
    return feed;
  }

  leave(feed: Feed, follower: Follower): void {
    feed.remove(follower);
    if (feed.isFollowed) return;
    const subject = subjectOf(feed.match, feed.viewer);
    const key = [subject, `late ${subject}`].find((one) => this.#open.get(one)?.feed === feed);
    if (key === undefined) return;
    this.#open.get(key)?.stop();
    this.#open.delete(key);
  }

  #subscribe(subject: string, match: string, viewer: Viewer): Open {
    const { bus, lookups, onRepair } = this.#parts;
    const read = (seq: number) => lookups.updatesSince(match, viewer, seq);
    const listen = (feed: Feed) =>
      bus.subscribe(subject, (bytes, labels) => {
        const notice = sealedFrom(bytes, labels);
        if (!notice) throw new Error(`no notice came for ${viewer} of ${match}`);
        feed.hear(notice);
      });
    const open = this.#keep(subject, { match, viewer, read, ...(onRepair && { onRepair }) }, listen);
    open.feed.ready = settled(bus);
    return open;
  }

  #keep(
    key: string,
    what: Pick<FeedParts, 'match' | 'viewer' | 'read' | 'onRepair'>,
    listen: (feed: Feed) => Unsubscribe,
  ): Open {
    const { patience, onError } = this.#parts;
    const feed = new Feed({ ...what, patience, onError });
    const open = { feed, stop: listen(feed) };
    this.#open.set(key, open);
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
