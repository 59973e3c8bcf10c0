import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seat } from '@riposte/kernel';
import { API } from '../http/app.ts';
import { withIdentity } from '../identity/schema.ts';
import { addToken } from '../identity/tokens.ts';
import { LIVE } from '../live/liveChannel.ts';
import { readLog } from '../matches/archive.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { addPlayer } from '../store/players.ts';
import { NATS_URL } from '../testing/buses.ts';
import { someNonce } from '../testing/forms.ts';
import { LiveClient } from '../testing/liveClient.ts';
import { type Played, playSeat, type Said } from '../testing/livePlayer.ts';
import { newDatabase } from '../testing/postgres.ts';
import { NEWER, RELEASES, type Release } from '../testing/releases.ts';
import { granted } from '../testing/tables.ts';
import { Front } from './front.ts';
import { OwnNode } from './ownNode.ts';

/** A service whose nodes are replaced while people play, behind one address. */
export class Rollout {
  readonly db: Database;
  readonly front: Front;
  readonly #url: string;
  readonly #folder: string;
  readonly #undo: (() => unknown)[];
  #people = 0;

  private constructor(url: string, db: Database, front: Front, folder: string, undo: (() => unknown)[]) {
    this.db = db;
    this.front = front;
    this.#url = url;
    this.#folder = folder;
    this.#undo = undo;
  }

  static async open(): Promise<Rollout> {
    const folder = mkdtempSync(join(tmpdir(), 'riposte-rollout-'));
    const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true })];
    const { url, drop } = await newDatabase();
    undo.push(drop);
    const db = await openDatabase({ url, connections: 4 });
    undo.push(() => db.destroy());
    const front = await Front.open();
    undo.push(() => front.close());
    return new Rollout(url, db, front, folder, undo);
  }

  async close(): Promise<void> {
    for (let undo = this.#undo.pop(); undo; undo = this.#undo.pop()) await undo();
  }

  /** Starts a node of this release, and lets clients come to it. */
  async join(release: Release, name: string): Promise<OwnNode> {
    const place = { database: this.#url, nats: NATS_URL, condition: RELEASES[release] };
    const node = await OwnNode.open(name, this.#folder, place);
    this.#undo.push(() => node.kill());
    this.front.nodes = [...this.front.nodes, node];
    return node;
  }

  /** Sends no more clients to a node; then it is told to stop, or dies. */
  async leave(node: OwnNode, how: 'stop' | 'kill'): Promise<void> {
    this.front.nodes = this.front.nodes.filter((one) => one !== node);
    await node[how]();
  }

  async guest(): Promise<Guest> {
    const number = this.#people++;
    const player = await addPlayer(this.db, `Player ${number}`, 'guest');
    const { token } = granted(await addToken(withIdentity(this.db), player, 'rollout'));
    const guest = new Guest(number, token, this.front);
    await guest.client.open();
    this.#undo.push(() => guest.client.close());
    return guest;
  }

  /** What a stranger is answered, each time another one. */
  async look(path: string, at = this.front.url): Promise<Answer> {
    const answer = await fetch(`${at}${API}${path}`, { headers: headersOf(this.#people++) });
    return { status: answer.status, text: await answer.text() };
  }

  /** The choices of a seat that the log of a match has, in order. */
  async kept(match: string, by: number): Promise<readonly Said[]> {
    const row = this.db.selectFrom('matches').select('seq').where('id', '=', match);
    const { seq } = await row.executeTakeFirstOrThrow();
    const log = await readLog(this.db, match, 0, seq);
    return log.flatMap(({ line }) =>
      line.type === 'choice' && line.seat === by ? [{ decision: line.id, choice: line.choice }] : [],
    );
  }

  /** What went wrong in any node. */
  errors(): readonly string[] {
    const lines = readdirSync(this.#folder).flatMap((name) =>
      readFileSync(join(this.#folder, name), 'utf8').split('\n'),
    );
    return lines.filter((line) => line !== '' && !line.includes('"level":"warn"'));
  }
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Every client has an address of its own, as a proxy would say, and every request may go to another node. */
function headersOf(number: number): Readonly<Record<string, string>> {
  return { 'x-forwarded-for': `10.0.${Math.floor(number / 250)}.${number % 250}`, connection: 'close' };
}

/** A person who comes by the front, and asks single nodes when told to. */
export class Guest {
  readonly client: LiveClient;
  readonly #front: Front;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #number: number;

  constructor(number: number, token: string, front: Front) {
    this.#number = number;
    this.#front = front;
    this.#headers = { authorization: `Bearer ${token}`, ...headersOf(number) };
    const urls = [`${front.url.replace('http', 'ws')}${LIVE}`];
    const { connection: _upgrade, ...headers } = this.#headers;
    this.client = new LiveClient({ urls, headers });
  }

  async ask(path: string, at = this.#front.url, body?: object): Promise<Answer> {
    const answer = await fetch(`${at}${API}${path}`, {
      headers: { ...this.#headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  }

  /** Asks until a node grants it. */
  async insist(path: string, body: object, at?: string): Promise<{ readonly id: string }> {
    for (;;) {
      const { status, text } = await this.ask(path, at, body);
      if (status < 300) return JSON.parse(text) as { id: string };
      if (status < 500) throw new Error(`${path}: ${text}`);
      await wait(100);
    }
  }

  async play(match: string, at: number, pace: Pace): Promise<Played> {
    const watched = await this.client.watch(match, seat(at), 0);
    const onTurn = (turn: number) => pace.until(turn);
    return playSeat(this.client, watched, {
      seed: this.#number,
      onTurn,
      onSaid: () => pace.said(match),
      patience: 300_000,
    });
  }
}

/** Lets every seat make so many choices and no more, and knows how many were made in each match. */
export class Pace {
  allowed: number;
  readonly #counts = new Map<string, number>();

  constructor(allowed: number) {
    this.allowed = allowed;
  }

  async until(turn: number): Promise<void> {
    while (turn >= this.allowed) await wait(20);
  }

  said(match: string): void {
    this.#counts.set(match, this.of(match) + 1);
  }

  of(match: string): number {
    return this.#counts.get(match) ?? 0;
  }
}

/** Lays a table, and all sit down; further seats are taken by bots. */
export async function seatAt(
  guests: readonly Guest[],
  wish: { readonly rounds: number; readonly clock?: object; readonly bot?: string },
  at?: string,
): Promise<string> {
  const [host] = guests;
  if (!host) throw new Error('a table has a host');
  const { rounds, clock, bot } = wish;
  const options = { seats: 2, rounds };
  const { id } = await host.insist('/tables', { game: NEWER.id, options, ...(clock && { clock }) }, at);
  for (const [index, guest] of guests.entries()) {
    await guest.insist(`/tables/${id}/seats`, { seat: index, nonce: someNonce() }, at);
  }
  if (bot !== undefined) await host.insist(`/tables/${id}/bots`, { bot }, at);
  return id;
}
