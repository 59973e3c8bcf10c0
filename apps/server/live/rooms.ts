import type { Seat } from '@riposte/kernel';
import type { ChatLine, ServerMessage } from '@riposte/protocol';
import { chatLineSchema, check } from '@riposte/protocol';
import type { Bus, Unsubscribe } from '../bus/bus.ts';
import { blockersOf } from '../lobby/blocks.ts';
import { Presence } from '../lobby/presence.ts';
import type { LobbyDatabase } from '../lobby/schema.ts';
import { Turnstile } from '../matches/turnstile.ts';
import { inPortions } from './portions.ts';
import type { Outlet, Watch } from './watch.ts';

export interface RoomsParts {
  readonly bus: Bus;
  readonly node: string;
  readonly lobby: LobbyDatabase;
  readonly onError: (error: unknown) => void;
}

/** All clients on this node that look at one table. */
interface Room {
  readonly watches: Map<Watch, () => void>;
  /** Who each client was last told is there. */
  readonly told: WeakMap<Outlet, string>;
  readonly stop: Unsubscribe;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The people at the tables: who is there, and what they say. Neither is part of the match. */
export class Rooms {
  readonly #parts: RoomsParts;
  readonly #presence: Presence;
  readonly #rooms = new Map<string, Room>();
  readonly #inOrder = new Turnstile();

  constructor(parts: RoomsParts) {
    this.#parts = parts;
    this.#presence = new Presence({
      bus: parts.bus,
      node: parts.node,
      onChange: (match) => this.#tellAll(match),
    });
  }

  /** A client comes in; the others are told of it, and the client is told who is there. */
  enter(watch: Watch): void {
    const { match, viewer } = watch;
    const room = this.#rooms.get(match) ?? this.#open(match);
    const leave = this.#presence.enter(match, watch.isLate ? 'spectator' : viewer);
    room.watches.set(watch, leave);
    const here = this.#here(match);
    room.told.set(watch.outlet, here);
    watch.outlet.forward(encoder.encode(here));
  }

  leave(watch: Watch): void {
    const room = this.#rooms.get(watch.match);
    const leave = room?.watches.get(watch);
    if (!room || !leave) return;
    room.watches.delete(watch);
    leave();
    if (room.watches.size > 0) return;
    room.stop();
    this.#rooms.delete(watch.match);
  }

  /** Whether the player of a seat is surely connected nowhere. */
  isAway(match: string, seat: Seat): boolean {
    return this.#presence.isAway(match, seat);
  }

  /** Tells everybody at the table, on all nodes, what was said. */
  say(line: ChatLine): void {
    this.#parts.bus.publish(subjectOf(line.match), encoder.encode(JSON.stringify(line)));
  }

  close(): void {
    for (const { stop } of this.#rooms.values()) stop();
    this.#rooms.clear();
    this.#presence.close();
  }

  #open(match: string): Room {
    const stop = this.#parts.bus.subscribe(subjectOf(match), (bytes) => this.#hear(match, bytes));
    const room = { watches: new Map<Watch, () => void>(), told: new WeakMap<Outlet, string>(), stop };
    this.#rooms.set(match, room);
    return room;
  }

  #here(match: string): string {
    const { here, spectators } = this.#presence.of(match);
    const message: ServerMessage = { type: 'presence', match, here: [...here], spectators };
    return JSON.stringify(message);
  }

  #tellAll(match: string): void {
    this.#inOrder.pass(match, () => this.#tellWhoIsHere(match)).catch(this.#parts.onError);
  }

  #tellWhoIsHere(match: string): Promise<void> {
    const room = this.#rooms.get(match);
    const here = this.#here(match);
    const bytes = encoder.encode(here);
    return inPortions(outletsOf(room), (outlet) => {
      // A client that has just come in knows already.
      if (room?.told.get(outlet) === here) return;
      room?.told.set(outlet, here);
      outlet.forward(bytes);
    });
  }

  #hear(match: string, bytes: Uint8Array): void {
    const line = check(chatLineSchema, JSON.parse(decoder.decode(bytes)));
    if (!line.ok) throw new Error(line.why.text);
    this.#inOrder.pass(match, () => this.#pass(match, line.value)).catch(this.#parts.onError);
  }

  /** Players who have blocked the speaker do not hear this. */
  async #pass(match: string, line: ChatLine): Promise<void> {
    const players = () => outletsOf(this.#rooms.get(match)).flatMap(({ player }) => player?.id ?? []);
    const listeners = [...new Set(players())];
    const deaf = await blockersOf(this.#parts.lobby, line.from.id, listeners);
    const said: ServerMessage = { type: 'chat', ...line };
    const bytes = encoder.encode(JSON.stringify(said));
    await inPortions(outletsOf(this.#rooms.get(match)), (outlet) => {
      if (!outlet.player || !deaf.has(outlet.player.id)) outlet.forward(bytes);
    });
  }
}

/** A client that looks from several seats at once is told once. */
function outletsOf(room: Room | undefined): readonly Outlet[] {
  return [...new Set([...(room?.watches.keys() ?? [])].map(({ outlet }) => outlet))];
}

function subjectOf(match: string): string {
  return `match.${match}.chat`;
}
