import { setTimeout as wait } from 'node:timers/promises';
import type { Seat, Viewer } from '@riposte/kernel';
import { check, LIMITS, seat } from '@riposte/protocol';
import { z } from 'zod';
import type { Bus, Unsubscribe } from '../bus/bus.ts';
import { newId } from '../store/id.ts';
import { Throttle } from './throttle.ts';

/** Who is connected to a table, on all nodes together. */
export interface Here {
  readonly here: readonly Seat[];
  readonly spectators: number;
}

export interface PresenceOptions {
  readonly bus: Bus;
  /** This node, by a name no other has. */
  readonly node: string;
  /** Is told when a client came or went, at a table that is watched on this node. */
  readonly onChange: (match: string, here: Here) => void;
  /** How often, in milliseconds, a node repeats what it knows. */
  readonly interval?: number;
}

/** What a node says about its own clients. Who asks is told by the others. */
const word = z.strictObject({
  node: z.string().min(1).max(LIMITS.id),
  here: z.array(seat).max(LIMITS.seats),
  spectators: z.int().min(0),
  asks: z.boolean(),
});
type Word = z.infer<typeof word>;

/** A table that is watched on this node. */
interface Watched {
  /** How many clients look on from each place. */
  readonly own: Map<Viewer, number>;
  /** What other nodes said last, and when. */
  readonly others: Map<string, { readonly word: Word; readonly at: number }>;
  readonly stop: Unsubscribe;
  /** Tells the other nodes, and this node's clients. */
  readonly saying: Throttle;
  readonly telling: Throttle;
  /** When it began to be watched here. */
  readonly since: number;
  told: string;
  /** Whose seats the others were told of. */
  said: string;
}

const INTERVAL = 30_000;
/** How often, in milliseconds, the other nodes are told how many look on, and how often clients are told anything. */
const GATHER = 250;
/** For each client that has to be told, so much longer is gathered: a crowd is told as many messages a second as a few. */
const GATHER_EACH = 5;
const GATHER_MOST = 10_000;
/** After so many milliseconds every node has answered one that asked. */
const HEARD = 3_000;
/** A node that was silent for so many intervals is gone, and its clients with it. */
const SILENCES = 3;

/**
 * Presence is gossip: it is lost with the node that knew it, no match depends on it, and so it never touches the
 * store. Each node tells the others what it knows of the tables it watches, when it changes and now and then. Of who
 * comes and goes much is gathered: otherwise a crowd would be told of each of its own.
 */
export class Presence {
  readonly #bus: Bus;
  readonly #node: string;
  readonly #onChange: PresenceOptions['onChange'];
  readonly #patience: number;
  readonly #watched = new Map<string, Watched>();
  readonly #timer: NodeJS.Timeout;

  constructor({ bus, node, onChange, interval = INTERVAL }: PresenceOptions) {
    this.#bus = bus;
    this.#node = node;
    this.#onChange = onChange;
    this.#patience = interval * SILENCES;
    this.#timer = setInterval(() => this.#repeat(), interval).unref();
  }

  /** A client of this node begins to look on; calling back what is returned says that it has stopped. */
  enter(match: string, viewer: Viewer): () => void {
    const known = this.#watched.get(match);
    const watched = known ?? this.#watch(match);
    watched.own.set(viewer, (watched.own.get(viewer) ?? 0) + 1);
    if (known) this.#sayChange(match, watched);
    else this.#say(match, watched, true);
    this.#tell(match, watched);
    let isIn = true;
    return () => {
      if (isIn) this.#leave(match, viewer);
      isIn = false;
    };
  }

  /** Who is connected to a table, as far as this node knows; it knows nothing of tables that are not watched here. */
  of(match: string): Here {
    const watched = this.#watched.get(match);
    if (!watched) return { here: [], spectators: 0 };
    const words = [this.#own(watched), ...[...watched.others.values()].map((other) => other.word)];
    return {
      here: [...new Set(words.flatMap(({ here }) => here))].sort((one, other) => one - other),
      spectators: words.reduce((sum, { spectators }) => sum + spectators, 0),
    };
  }

  /**
   * Whether the player of a seat is surely connected nowhere. A node that has not watched the table for a while, or
   * hears nothing of the others, does not know, and says no.
   */
  isAway(match: string, seat: Seat): boolean {
    const watched = this.#watched.get(match);
    if (!watched || !this.#bus.isUp || Date.now() - watched.since < HEARD) return false;
    return !this.of(match).here.includes(seat);
  }

  /** Says that all clients of this node have gone. */
  close(): void {
    clearInterval(this.#timer);
    for (const [match, watched] of this.#watched) {
      watched.own.clear();
      this.#say(match, watched, false);
      this.#end(watched);
    }
    this.#watched.clear();
  }

  #watch(match: string): Watched {
    const stop = this.#bus.subscribe(subjectOf(match), (bytes) => this.#hear(match, bytes));
    const own = new Map<Viewer, number>();
    const clients = () => [...own.values()].reduce((sum, count) => sum + count, 0);
    const watched: Watched = {
      own,
      others: new Map(),
      stop,
      saying: new Throttle(
        () => this.#say(match, watched, false),
        () => GATHER,
      ),
      telling: new Throttle(
        () => this.#tellNow(match, watched),
        () => Math.min(GATHER + GATHER_EACH * clients(), GATHER_MOST),
      ),
      since: Date.now(),
      told: '',
      said: '',
    };
    this.#watched.set(match, watched);
    return watched;
  }

  #end({ stop, saying, telling }: Watched): void {
    stop();
    saying.stop();
    telling.stop();
  }

  #leave(match: string, viewer: Viewer): void {
    const watched = this.#watched.get(match);
    if (!watched) return;
    const left = (watched.own.get(viewer) ?? 1) - 1;
    if (left > 0) watched.own.set(viewer, left);
    else watched.own.delete(viewer);
    if (watched.own.size > 0) {
      this.#sayChange(match, watched);
      this.#tell(match, watched);
      return;
    }
    this.#say(match, watched, false);
    this.#end(watched);
    this.#watched.delete(match);
  }

  #hear(match: string, bytes: Uint8Array): void {
    const watched = this.#watched.get(match);
    const heard = check(word, JSON.parse(new TextDecoder().decode(bytes)));
    if (!watched || !heard.ok || heard.value.node === this.#node) return;
    const { node, here, spectators, asks } = heard.value;
    if (here.length === 0 && spectators === 0) watched.others.delete(node);
    else watched.others.set(node, { word: heard.value, at: Date.now() });
    if (asks) watched.saying.want();
    this.#tell(match, watched);
  }

  #own({ own }: Watched): Word {
    const here = [...own.keys()].filter((viewer) => viewer !== 'spectator');
    return { node: this.#node, here, spectators: own.get('spectator') ?? 0, asks: false };
  }

  /** Seats matter to the match and are told at once; how many look on may wait. */
  #sayChange(match: string, watched: Watched): void {
    if (seatsIn(this.#own(watched)) !== watched.said) this.#say(match, watched, false);
    else watched.saying.want();
  }

  #say(match: string, watched: Watched, asks: boolean): void {
    const said: Word = { ...this.#own(watched), asks };
    watched.said = seatsIn(said);
    this.#bus.publish(subjectOf(match), new TextEncoder().encode(JSON.stringify(said)));
  }

  /** Tells this node's clients, if it is news to them. */
  #tell(match: string, watched: Watched): void {
    if (JSON.stringify(this.of(match)) !== watched.told) watched.telling.want();
  }

  #tellNow(match: string, watched: Watched): void {
    const now = this.of(match);
    const text = JSON.stringify(now);
    if (text === watched.told) return;
    watched.told = text;
    this.#onChange(match, now);
  }

  #repeat(): void {
    const oldest = Date.now() - this.#patience;
    for (const [match, watched] of this.#watched) {
      for (const [node, { at }] of watched.others) if (at < oldest) watched.others.delete(node);
      this.#say(match, watched, false);
      this.#tell(match, watched);
    }
  }
}

/** How long, in milliseconds, nodes may take to answer one that only asks. */
const ASKING = 1_000;

/**
 * The seats whose players are connected to a table, asked of all nodes by one that may not watch it itself; nothing where
 * the bus is down, and nobody can say.
 */
export async function seatsHere(
  bus: Bus,
  match: string,
  patience = ASKING,
): Promise<ReadonlySet<Seat> | undefined> {
  if (!bus.isUp) return undefined;
  const here = new Set<Seat>();
  const stop = bus.subscribe(subjectOf(match), (bytes) => {
    const heard = check(word, JSON.parse(new TextDecoder().decode(bytes)));
    if (heard.ok) for (const seat of heard.value.here) here.add(seat);
  });
  await bus.settled();
  const asked: Word = { node: newId(), here: [], spectators: 0, asks: true };
  bus.publish(subjectOf(match), new TextEncoder().encode(JSON.stringify(asked)));
  await wait(patience);
  stop();
  return bus.isUp ? here : undefined;
}

function seatsIn({ here }: Word): string {
  return JSON.stringify(here);
}

function subjectOf(match: string): string {
  return `match.${match}.presence`;
}
