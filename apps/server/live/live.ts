import { type Result, refuse } from '@riposte/protocol';
import type { Bus } from '../bus/bus.ts';
import { NETWORKS, networkOf, siteOf } from '../http/network.ts';
import type { LobbyDatabase } from '../lobby/schema.ts';
import type { Matches } from '../matches/matches.ts';
import type { Metrics } from '../metrics.ts';
import type { StoredPlayer } from '../store/players.ts';
import { Buckets } from './buckets.ts';
import { Channel } from './channel.ts';
import { Credentials } from './credentials.ts';
import { onFarewell } from './farewell.ts';
import { Feeds } from './feeds.ts';
import { HeadCheck } from './headCheck.ts';
import { LIVE_LIMITS, type LiveLimits } from './limits.ts';
import type { LiveParts } from './parts.ts';
import { Replays } from './replays.ts';
import { Rooms } from './rooms.ts';
import { CLOSE, type Socket } from './socket.ts';
import { Turns } from './turns.ts';

export interface LiveOptions {
  readonly bus: Bus;
  /** This node, by a name no other has. */
  readonly node: string;
  readonly matches: Matches;
  readonly lobby: LobbyDatabase;
  readonly metrics: Metrics;
  readonly onError: (error: unknown) => void;
  readonly limits?: Partial<LiveLimits> | undefined;
}

/** Who wants to come in, and from where. */
export interface LiveVisitor {
  readonly player: StoredPlayer | undefined;
  readonly address: string;
  /** Whether what proved who it is would still prove it. */
  readonly isStill: () => Promise<boolean>;
}

/** All channels of one node, and what they share. */
export class Live {
  readonly #parts: LiveParts;
  readonly #rooms: Rooms;
  readonly #headCheck: HeadCheck;
  readonly #channels = new Set<Channel>();
  readonly #perPlayer = new Map<string, number>();
  readonly #perAddress = new Map<string, number>();
  readonly #knocks: Buckets;
  readonly #siteKnocks: Buckets;
  readonly #round: NodeJS.Timeout;
  readonly #credentials: Credentials;
  readonly #deafen: () => void;
  #isDraining = false;

  constructor({ node, limits: given, ...parts }: LiveOptions) {
    const limits = { ...LIVE_LIMITS, ...given };
    const { bus, matches, lobby, onError } = parts;
    const { lookups } = matches;
    const onRepair = () => parts.metrics.countRepair();
    const feeds = new Feeds({ bus, lookups, patience: limits.patience, onRepair, onError });
    this.#rooms = new Rooms({ bus, node, lobby, onError });
    const intervals = { interval: limits.headCheck, intervalAlone: limits.headCheckAlone };
    this.#headCheck = new HeadCheck({ bus, feeds, lookups, ...intervals, onError });
    const replays = new Replays(limits, performance.now());
    const budgets = new Buckets(limits.playerRate, limits.playerBurst);
    this.#parts = {
      ...parts,
      limits,
      feeds,
      rooms: this.#rooms,
      replays,
      budgets,
      turns: new Turns(),
    };
    this.#knocks = new Buckets(limits.knocks, limits.knockBurst);
    this.#siteKnocks = new Buckets(NETWORKS * limits.knocks, NETWORKS * limits.knockBurst);
    this.#headCheck.start();
    this.#deafen = onFarewell(bus, (player) => this.#farewell(player));
    const { credentials, credentialsAlone } = limits;
    this.#credentials = new Credentials({ bus, credentials, credentialsAlone, onError });
    this.#round = setInterval(() => this.#goRound(performance.now()), limits.silence / 4).unref();
  }

  /** How much is open; for figures and tests. */
  get counts(): { readonly channels: number; readonly feeds: number } {
    return { channels: this.#channels.size, feeds: this.#parts.feeds.size };
  }

  /** The players who are connected here. */
  get players(): Iterable<string> {
    return this.#perPlayer.keys();
  }

  get limits(): LiveLimits {
    return this.#parts.limits;
  }

  /** Whether an address may ask once more to come in; it is asked before anything is looked up. */
  mayKnock(address: string): boolean {
    const now = performance.now();
    const site = siteOf(address);
    return (
      this.#knocks.of(networkOf(address), now).take(now) &&
      (site === undefined || this.#siteKnocks.of(site, now).take(now))
    );
  }

  /** Whether one more may come in. */
  admit({ player, address }: LiveVisitor): Result<undefined> {
    const { perPlayer, perAddress } = this.#parts.limits;
    if (this.#isDraining) return refuse('DRAINING');
    const site = siteOf(address);
    const isFull =
      (player && (this.#perPlayer.get(player.id) ?? 0) >= perPlayer) ||
      (this.#perAddress.get(networkOf(address)) ?? 0) >= perAddress ||
      (site !== undefined && (this.#perAddress.get(site) ?? 0) >= NETWORKS * perAddress);
    return isFull ? refuse('TOO_MANY', 'You have too many channels open.') : { ok: true, value: undefined };
  }

  /** A client has come in. */
  open(wire: Socket, visitor: LiveVisitor): void {
    const { player, address } = visitor;
    const network = networkOf(address);
    const channel = new Channel(wire, { player, network }, this.#parts, performance.now());
    // Between the question and the answer others may have come in.
    const admitted = this.admit(visitor);
    if (!admitted.ok) {
      channel.close(admitted.error, this.#isDraining ? CLOSE.restart : CLOSE.later);
      return;
    }
    this.#channels.add(channel);
    const owners = [network, siteOf(address) ?? []].flat();
    for (const owner of owners) count(this.#perAddress, owner, 1);
    if (player) {
      count(this.#perPlayer, player.id, 1);
      this.#credentials.watch(channel, visitor.isStill);
    }
    this.#parts.metrics.socketOpened();
    wire.on('message', (data, isBinary) => channel.hear(data, isBinary, performance.now()));
    wire.on('pong', () => {
      channel.heardAt = performance.now();
    });
    wire.on('close', () => {
      channel.gone();
      this.#channels.delete(channel);
      this.#credentials.forget(channel);
      for (const owner of owners) count(this.#perAddress, owner, -1);
      if (player) count(this.#perPlayer, player.id, -1);
      this.#parts.metrics.socketClosed();
    });
  }

  /** The database has another history: all clients are to come again, and are told what they have lost. */
  comeAgain(): void {
    for (const channel of this.#channels) channel.dismiss();
  }

  /** This node is not well: its clients are better served by another. */
  sendAway(): void {
    for (const channel of this.#channels) channel.close('BUSY', CLOSE.restart);
  }

  /** Sends all clients elsewhere, and waits until they have gone. */
  async drain(): Promise<void> {
    if (this.#isDraining) return;
    this.#isDraining = true;
    clearInterval(this.#round);
    this.#credentials.stop();
    this.#deafen();
    for (const channel of this.#channels) channel.close('DRAINING', CLOSE.restart);
    const until = performance.now() + this.#parts.limits.farewell;
    while (this.#channels.size > 0 && performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    for (const channel of this.#channels) channel.cut();
    this.#rooms.close();
    await this.#headCheck.stop();
  }

  /** A player has signed out somewhere. */
  #farewell(player: string): void {
    for (const channel of this.#channels) {
      if (channel.player?.id === player) channel.close('NOT_SIGNED_IN', CLOSE.later);
    }
  }

  /** Looks after silent clients: they are asked, and after a long silence taken for gone. */
  #goRound(now: number): void {
    const { silence, hello } = this.#parts.limits;
    this.#parts.replays.tidy(now);
    this.#parts.budgets.tidy(now);
    this.#knocks.tidy(now);
    this.#siteKnocks.tidy(now);
    for (const channel of this.#channels) {
      const silent = now - channel.heardAt;
      if (silent > silence) channel.cut();
      else if (!channel.isGreeted && silent > hello) channel.close('HELLO_FIRST', CLOSE.policy);
      else if (silent > silence / 2) channel.knock();
    }
  }
}

function count(counts: Map<string, number>, key: string, more: number): void {
  const next = (counts.get(key) ?? 0) + more;
  if (next > 0) counts.set(key, next);
  else counts.delete(key);
}
