import type { Viewer } from '@riposte/kernel';
import { type Result, refuse, type ServerMessage } from '@riposte/protocol';
import { noteVisit } from '../lobby/reports.ts';
import type { Missed } from '../matches/lookups.ts';
import type { ResumptionClaim } from '../matches/resumption.ts';
import { seal } from '../matches/sealed.ts';
import type { Feed } from './feed.ts';
import type { LiveParts } from './parts.ts';
import { type Outlet, Watch } from './watch.ts';

/** From which seat, or as a spectator, at which table. */
interface Viewpoint {
  readonly match: string;
  readonly as: Viewer;
}

interface Glance extends Viewpoint, ResumptionClaim {
  /** Of a private table, where the client came by its link. */
  readonly key?: string | undefined;
}

interface Seen {
  readonly seen: Result<Missed>;
  /** Whether the seat is another player's, shown with a delay. */
  readonly isLate: boolean;
}

interface Seated {
  readonly watch: Watch;
  readonly feed: Feed;
}

/** All viewpoints of one client. */
export class Seating {
  readonly #outlet: Outlet & { tell(message: ServerMessage): void };
  readonly #parts: LiveParts;
  readonly #seated = new Map<string, Seated>();
  #isOver = false;

  constructor(outlet: Outlet & { tell(message: ServerMessage): void }, parts: LiveParts) {
    this.#outlet = outlet;
    this.#parts = parts;
  }

  /**
   * Begins to watch. First the bus is listened to, then the store is read: so nothing falls between what is read and
   * what is heard.
   */
  async watch({ match, as, ...claim }: Glance, accept: () => void): Promise<Result<undefined>> {
    if (this.#isOver) return refuse('NOT_WATCHING');
    const key = keyOf({ match, as });
    this.#leave(key);
    const { feeds, limits, rooms } = this.#parts;
    if (this.#seated.size >= limits.watches) {
      return refuse('TOO_MANY', `You can watch ${limits.watches} places at once.`);
    }
    const watch = new Watch(match, as, this.#outlet, () => this.#leave(key));
    const feed = feeds.follow(match, as, watch);
    this.#seated.set(key, { watch, feed });
    try {
      await feed.ready;
      await this.#parts.matches.resume(match);
      const { seen, isLate } = await this.#look({ match, as, ...claim });
      const { player } = this.#outlet;
      if (seen.ok && player && (as === 'spectator' || isLate)) {
        await noteVisit(this.#parts.lobby, match, player.id);
      }
      watch.isLate = isLate;
      if (this.#seated.get(key)?.watch !== watch) return refuse('NOT_WATCHING');
      if (!seen.ok) {
        this.#leave(key);
        return seen;
      }
      accept();
      const seq = (await this.#send(seen.value)) ?? claim.since ?? 0;
      if (this.#isOver || this.#seated.get(key)?.watch !== watch) return refuse('NOT_WATCHING');
      // Before anything can come by the feed that was followed first.
      if (watch.isLate) this.#delay(key, watch, feed);
      watch.last = seq;
      const { lost = 0 } = seen.value.isWhole ? {} : seen.value;
      if (lost > 0) this.#parts.metrics.countLost(lost);
      this.#outlet.tell({ type: 'caughtUp', match, as, seq, ...(lost > 0 && { lost }) });
      rooms.enter(watch);
      feed.begin(watch);
      return { ok: true, value: undefined };
    } catch (error) {
      this.#leave(key);
      throw error;
    }
  }

  /** What brings the client up to date: what it has missed, unless that was too much of late; then what is so now. */
  async #look({ match, as, ...claim }: Glance): Promise<Seen> {
    const { lookups } = this.#parts.matches;
    const { who, player: { id: player } = {} } = this.#outlet;
    const own = await lookups.catchUp(match, as, { player, ...claim });
    const isLate = !own.ok && own.error === 'NOT_SEATED';
    const seen = isLate ? await lookups.catchUpLate(match, as, { player, ...claim }) : own;
    if (!seen.ok) return { seen, isLate: false };
    const { value } = seen;
    const isSeated = as !== 'spectator' && !isLate;
    const isGranted =
      !value.isWhole || this.#parts.replays.take({ who, isSeated }, value.count, performance.now());
    return isGranted ? { seen, isLate } : this.#look({ match, as, key: claim.key });
  }

  /** Sends notices as fast as the client reads them; gives the number of the last one. */
  async #send({ notices }: Missed): Promise<number | undefined> {
    let last: number | undefined;
    for await (const notice of notices) {
      await this.#outlet.room();
      if (this.#isOver) return last;
      this.#outlet.forward(seal(notice).bytes);
      last = notice.seq;
    }
    return last;
  }

  /** From now on the seat is followed as it was some time ago, and not as it is. */
  #delay(key: string, watch: Watch, live: Feed): void {
    const { feeds } = this.#parts;
    feeds.leave(live, watch);
    this.#seated.set(key, { watch, feed: feeds.followLate(watch.match, watch.viewer, watch) });
  }

  unwatch(viewpoint: Viewpoint): Result<undefined> {
    return this.#leave(keyOf(viewpoint)) ? { ok: true, value: undefined } : refuse('NOT_WATCHING');
  }

  clear(): void {
    this.#isOver = true;
    for (const key of [...this.#seated.keys()]) this.#leave(key);
  }

  #leave(key: string): boolean {
    const seated = this.#seated.get(key);
    if (!seated) return false;
    this.#seated.delete(key);
    this.#parts.feeds.leave(seated.feed, seated.watch);
    this.#parts.rooms.leave(seated.watch);
    return true;
  }
}

function keyOf({ match, as }: Viewpoint): string {
  return `${as} ${match}`;
}
