import { createHash } from 'node:crypto';
import type { Bus } from '../bus/bus.ts';
import type { StoredPlayer } from '../store/players.ts';

const SUBJECT = 'players.changed';
/** For so long, in milliseconds, who asks is remembered: so long a session that has ended may be believed where the bus is away. */
const MEMORY = 5_000;
/** More are not remembered at once. */
const MOST = 20_000;

/** A player, and how they have proved who they are. */
export interface Caller {
  readonly player: StoredPlayer;
  readonly by: 'session' | 'token';
}

interface Known {
  readonly caller: Promise<Caller | undefined>;
  /** Whose it is; nothing while the store is asked. */
  player: string | undefined;
  readonly until: number;
}

/**
 * Who has just asked, by the hash of their session or token, so that a page that asks ten things asks once who it is
 * for. A player who signs out, or becomes another in any way, is forgotten here at once, and on other nodes as soon as the
 * bus tells them.
 */
export class KnownCallers {
  readonly #known = new Map<string, Known>();
  readonly #bus: Bus | undefined;
  readonly #now: () => number;

  constructor(bus?: Bus, now: () => number = () => performance.now()) {
    this.#bus = bus;
    this.#now = now;
    bus?.subscribe(SUBJECT, (bytes) => this.#drop(Buffer.from(bytes).toString()));
  }

  /** Who has this session or token; all who want to know at once ask the store once. */
  find(credential: string, ask: () => Promise<Caller | undefined>): Promise<Caller | undefined> {
    const key = createHash('sha256').update(credential).digest('base64');
    const now = this.#now();
    const known = this.#known.get(key);
    if (known && known.until > now) return known.caller;
    const caller = ask();
    const next: Known = { caller, player: undefined, until: now + MEMORY };
    // The newest stand last.
    this.#known.delete(key);
    this.#known.set(key, next);
    this.#forgetOld(now);
    // A stranger is not remembered: they may sign in, and nothing would be saved.
    const settle = (player: string | undefined) => {
      if (player === undefined && this.#known.get(key) === next) this.#known.delete(key);
      next.player = player;
    };
    caller.then(
      (found) => settle(found?.player.id),
      () => settle(undefined),
    );
    return caller;
  }

  /** A player is not who they were a moment ago: by name or kind, or not signed in any more. */
  forget(player: string): void {
    this.#drop(player);
    this.#bus?.publish(SUBJECT, Buffer.from(player));
  }

  /** What the store is being asked may be about them, and true no more. */
  #drop(player: string): void {
    for (const [key, known] of this.#known) {
      if (known.player === undefined || known.player === player) this.#known.delete(key);
    }
  }

  #forgetOld(now: number): void {
    for (const [key, { until }] of this.#known) {
      if (until > now && this.#known.size <= MOST) return;
      this.#known.delete(key);
    }
  }
}
