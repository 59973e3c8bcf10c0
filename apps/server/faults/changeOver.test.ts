import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { withIdentity } from '../identity/schema.ts';
import { addToken } from '../identity/tokens.ts';
import { openLog } from '../log.ts';
import type { Line } from '../matches/line.ts';
import { startNode } from '../node/node.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { newId } from '../store/id.ts';
import { addPlayer } from '../store/players.ts';
import { NATS_URL } from '../testing/buses.ts';
import { DUEL_ID } from '../testing/duel.ts';
import type { Watched } from '../testing/liveClient.ts';
import { proxyTo } from '../testing/proxy.ts';
import { granted } from '../testing/tables.ts';
import { OwnPostgres } from './ownPostgres.ts';
import { Person } from './person.ts';

const done: (() => unknown)[] = [];
afterEach(async () => {
  for (let undo = done.pop(); undo; undo = done.pop()) await undo();
}, 60_000);

/** The time of each seat. One of them thinks for half of it before the move that is lost. */
const TIME = 12_000;

/** A primary with its standby, and the line by which two nodes reach the one of them that is in charge. */
class Rehearsal {
  readonly lines: string[] = [];
  readonly primary: OwnPostgres;
  readonly standby: OwnPostgres;
  readonly #name = `rehearsal_${newId().toLowerCase().replaceAll('-', '_')}`;
  #line: Awaited<ReturnType<typeof proxyTo>> | undefined;

  private constructor(primary: OwnPostgres, standby: OwnPostgres) {
    this.primary = primary;
    this.standby = standby;
  }

  static async open(isSynchronous: boolean): Promise<Rehearsal> {
    const folder = mkdtempSync(join(tmpdir(), 'riposte-change-over-'));
    done.push(() => rmSync(folder, { recursive: true }));
    chmodSync(folder, 0o755);
    const primary = await OwnPostgres.open(folder);
    done.push(() => primary.stop('immediate'));
    const standby = await primary.openStandby(folder);
    done.push(() => standby.stop('immediate'));
    const rehearsal = new Rehearsal(primary, standby);
    if (isSynchronous) {
      await primary.tell(`alter system set synchronous_standby_names = '*'`);
      await primary.tell('select pg_reload_conf()');
    }
    await primary.tell(`create database ${rehearsal.#name}`);
    return rehearsal;
  }

  urlAt(port: number): string {
    return `postgres://postgres@127.0.0.1:${port}/${this.#name}`;
  }

  /** Starts a node that logs with the others; gives its address. */
  async node(): Promise<string> {
    this.#line ??= await proxyTo(this.primary.port);
    done.push(() => this.#line?.close());
    const config = readConfig([], {
      RIPOSTE_PORT: '0',
      RIPOSTE_SECRET: '0123456789abcdef'.repeat(4),
      RIPOSTE_ROLES: 'web,sweep',
      DATABASE_URL: this.urlAt(this.#line.port),
      NATS_URL,
    });
    if (!config.ok) throw new Error(config.faults.join('\n'));
    const log = openLog('info', { write: (line: string) => void this.lines.push(line) });
    const node = await startNode(config.value, log);
    done.push(() => node.stop());
    return node.address;
  }

  /** The primary goes as if its machine had, and the standby takes its place. */
  async changeOver(): Promise<void> {
    await this.primary.stop('immediate');
    await this.standby.tell('select pg_promote()');
    const port = this.#line?.port;
    await this.#line?.close();
    this.#line = await proxyTo(this.standby.port, port);
  }

  /** Which questions of which seats the standby says were answered. */
  async answersInLog(): Promise<readonly string[]> {
    const rows = await this.standby.tell('select entry from entries', this.#name);
    const lines = rows.map(({ entry }) => JSON.parse(String(entry)) as Line);
    return lines.flatMap((line) => (line.type === 'choice' ? [`${line.seat} ${line.id}`] : []));
  }

  /** Resolves when the standby has all that the primary has. */
  async caughtUp(): Promise<void> {
    const at = async (one: OwnPostgres, asked: string) => (await one.tell(`select ${asked} as at`))[0]?.at;
    const written = await at(this.primary, 'pg_current_wal_lsn()::text');
    const isThere = () => at(this.standby, `pg_last_wal_replay_lsn() >= '${written}'`);
    await expect.poll(isThere, { timeout: 30_000 }).toBe(true);
  }
}

/** Two people at a table with clocks, each on a node of their own. */
async function seatTwo(db: Database, urls: readonly string[]): Promise<readonly Sitter[]> {
  const people: Person[] = [];
  for (const number of [0, 1]) {
    const player = await addPlayer(db, `Player ${number}`, 'guest');
    const { token } = granted(await addToken(withIdentity(db), player, 'rehearsal'));
    people.push(new Person(number, token, urls));
  }
  const clock = { type: 'live', initial: TIME, increment: 0 };
  const { id } = (await people[0]?.ask('/tables', { game: DUEL_ID, clock })) ?? { id: '' };
  for (const [number, person] of people.entries()) await person.sit(id, number);
  return Promise.all(
    people.map(async (person, number) => {
      done.push(() => person.client.close());
      await person.client.open();
      return new Sitter(person, await person.client.watch(id, number as never));
    }),
  );
}

class Sitter {
  readonly person: Person;
  readonly watched: Watched;

  constructor(person: Person, watched: Watched) {
    this.person = person;
    this.watched = watched;
  }

  get isAsked(): boolean {
    return this.watched.present?.decision !== undefined;
  }

  get status(): string | undefined {
    return this.watched.table?.table.status;
  }

  /** Answers with the first choice; resolves when the answer was acknowledged and seen. */
  async answer(): Promise<string> {
    const { client } = this.person;
    const { match, present, last = 0 } = this.watched;
    const decision = present?.decision;
    const [choice] = decision?.choices ?? [];
    if (!decision || !choice) throw new Error('nothing is asked');
    const answer = await client.ask({ type: 'choose', match, decision: decision.id, choice });
    expect(answer.type).toBe('accepted');
    await client.until(() => (this.watched.last ?? 0) > last);
    return decision.id;
  }
}

/** The sitter who is asked next, once they know. */
async function nextOf(sitters: readonly Sitter[]): Promise<Sitter> {
  await expect.poll(() => sitters.some(({ isAsked }) => isAsked), { timeout: 10_000 }).toBe(true);
  return sitters.find(({ isAsked }) => isAsked) as Sitter;
}

async function rehearse(isSynchronous: boolean) {
  const rehearsal = await Rehearsal.open(isSynchronous);
  const urls = [await rehearsal.node(), await rehearsal.node()];
  const db = await openDatabase({ url: rehearsal.urlAt(rehearsal.primary.port), connections: 2 });
  done.push(() => db.destroy());
  const sitters = await seatTwo(db, urls);
  await (await nextOf(sitters)).answer();
  await rehearsal.caughtUp();
  return { rehearsal, sitters };
}

const SECONDS = { timeout: 20_000 };

test('with synchronous replication a move that was acknowledged is there after the change-over', async () => {
  const { rehearsal, sitters } = await rehearse(true);
  expect(rehearsal.lines.join('')).toContain('a change-over loses nothing');
  const mover = await nextOf(sitters);
  const answered = await mover.answer();
  await rehearsal.changeOver();
  for (const { person } of sitters) await expect.poll(() => person.client.connections, SECONDS).toBe(2);
  for (const { watched } of sitters) await expect.poll(() => watched.history, SECONDS).toBeDefined();
  expect(await rehearsal.answersInLog()).toContain(`${mover.watched.as} ${answered}`);
  await (await nextOf(sitters)).answer();
  for (const { watched, person, status } of sitters) {
    expect([watched.lost, person.client.faults, status]).toEqual([[], [], 'running']);
  }
});

test('without it both players are told what was lost, nobody loses on time, and the match goes on', async () => {
  const { rehearsal, sitters } = await rehearse(false);
  expect(rehearsal.lines.join('')).toContain('a change-over can lose moves');
  const mover = await nextOf(sitters);
  const question = mover.watched.present?.decision;
  // What follows it does not hear.
  await rehearsal.standby.stop('immediate');
  await wait(TIME / 2);
  await mover.answer();
  // Both have seen it.
  const other = await nextOf(sitters);
  expect(other).not.toBe(mover);
  await rehearsal.primary.stop('immediate');
  await rehearsal.standby.start();
  await rehearsal.changeOver();
  for (const { watched } of sitters) await expect.poll(() => watched.lost, SECONDS).toEqual([1]);
  expect(rehearsal.lines.join('')).toContain('PostgreSQL was changed over');
  // The same question again, and the whole time for it, but for what the standby has heard of.
  const timeLeft = () => mover.watched.present?.clocks?.left[Number(mover.watched.as)];
  await expect.poll(timeLeft, SECONDS).toBeGreaterThan(TIME * 0.7);
  const { present, table } = mover.watched;
  expect([table?.table.status, present?.decision]).toEqual(['running', question]);
  expect(other.isAsked).toBe(false);
  // Longer than would have been left of it.
  await wait(TIME * 0.6);
  await mover.answer();
  await (await nextOf(sitters)).answer();
  for (const { watched, person, status } of sitters) {
    expect([watched.lost, person.client.faults, status]).toEqual([[1], [], 'running']);
  }
});
