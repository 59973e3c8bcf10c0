import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClockSettings } from '@riposte/protocol';
import { localBus } from '../bus/localBus.ts';
import { OwnNode } from '../faults/ownNode.ts';
import { withIdentity } from '../identity/schema.ts';
import { addToken } from '../identity/tokens.ts';
import { LIVE } from '../live/liveChannel.ts';
import { Matches } from '../matches/matches.ts';
import { Appends } from '../store/appends.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { addPlayer, type StoredPlayer } from '../store/players.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { TEST_GAMES } from '../testing/forms.ts';
import { LiveClient, type LiveClientOptions } from '../testing/liveClient.ts';
import { newDatabase } from '../testing/postgres.ts';
import { granted, seated } from '../testing/tables.ts';

/** A player and the token that proves it. */
export interface Known extends StoredPlayer {
  readonly token: string;
}

/** A database of its own, and nodes on it in processes of their own. */
export class Arena {
  readonly db: Database;
  readonly #url: string;
  readonly #drop: () => Promise<void>;
  readonly #folder = mkdtempSync(join(tmpdir(), 'riposte-bench-'));
  readonly #nodes: OwnNode[] = [];
  readonly #matches: Matches;

  private constructor(url: string, db: Database, drop: () => Promise<void>) {
    this.#url = url;
    this.db = db;
    this.#drop = drop;
    // Tables are laid past the node that is measured. There was no outage yet, so the service's time is the time.
    const time = { now: async () => Date.now(), hasPassed: async () => false };
    const parts = { db, time, bus: localBus(), appends: new Appends(db), games: TEST_GAMES, bots: [] };
    this.#matches = new Matches(parts);
  }

  static async open(): Promise<Arena> {
    const { url, drop } = await newDatabase();
    return new Arena(url, await openDatabase({ url, connections: 4 }), drop);
  }

  /** Starts a node; with this NATS server, or alone. */
  async node(nats?: string): Promise<OwnNode> {
    const place = { database: this.#url, roles: 'web,sweep', ...(nats !== undefined && { nats }) };
    const node = await OwnNode.open(`node-${this.#nodes.length}`, this.#folder, place);
    this.#nodes.push(node);
    return node;
  }

  async players(count: number): Promise<readonly Known[]> {
    const players: Known[] = [];
    while (players.length < count) {
      const player = await addPlayer(this.db, `Player ${players.length}`, 'guest');
      const { token } = granted(await addToken(withIdentity(this.db), player, 'bench'));
      players.push({ ...player, token });
    }
    return players;
  }

  /** Lays a table for these players, who begin at once. */
  match(players: readonly StoredPlayer[], clock: ClockSettings = { type: 'none' }): Promise<string> {
    return seated(this.#matches, players, { game: DUEL_ID, options: { mode: 'simple' }, clock });
  }

  async close(): Promise<void> {
    for (const node of this.#nodes) await node.kill();
    await this.db.destroy();
    await this.#drop();
    rmSync(this.#folder, { recursive: true });
  }
}

/** A client of a node that keeps nothing, from an address of its own. */
export function clientOf(
  { url }: OwnNode,
  number: number,
  more: Omit<LiveClientOptions, 'urls'> = {},
): LiveClient {
  return new LiveClient({
    urls: [`${url.replace('http', 'ws')}${LIVE}`],
    headers: { 'x-forwarded-for': addressOf(number) },
    keeps: false,
    ...more,
  });
}

/** An address that no client with another number has. */
export function addressOf(number: number): string {
  return `10.${Math.floor(number / 62_500)}.${Math.floor(number / 250) % 250}.${number % 250}`;
}

/** The seconds of processor time a process has used. */
export function processorTimeOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // User and system time, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** The bytes of memory that a process holds. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1_024;
}
