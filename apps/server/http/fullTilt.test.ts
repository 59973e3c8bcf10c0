import { randomUUID } from 'node:crypto';
import { type Checked, WEEKS } from '@riposte/shelf/daily';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { AnalysisJobs } from '../analyses/jobs.ts';
import { withAnalyses } from '../analyses/schema.ts';
import type { Check } from '../days/check.ts';
import { Days } from '../days/days.ts';
import { withDuels } from '../days/schema.ts';
import { findGame, GAMES } from '../games.ts';
import { STORES } from '../testing/databases.ts';
import { playOne } from '../testing/tables.ts';
import { API } from './app.ts';
import { Client, DUEL, NONCE, newTable, serverOn } from './testServer.ts';

// One IPv6 site and its guests ask for all they can, of everything. What others then wait for is counted, not timed.

/** What the site asks for. */
const ANALYSES = 160;
const DUELS = 40;
const GUESTS = 8;
const TABLES = 60;
/** How many moves others make meanwhile, and of how many entries the duel of another player is. */
const MOVES = 10;
const OTHER = 200;

const [game] = GAMES.filter(({ id }) => WEEKS[id] !== undefined);
if (!game) throw new Error('some game has a duel of the day');
const bodyOf = (entries: number) => ({
  rulesVersion: game.rulesVersion,
  entries: Array.from({ length: entries }, () => ({ type: 'undo', seat: 0 })),
});

/** An address of the site: each in a network of its own. */
const inSite = (index: number) => `2001:db8:77:${(index % 45).toString(16)}::1`;

/** Checks that come to an end when a test lets them, in the order in which they began. */
function heldChecks() {
  const begun: { readonly moves: number; readonly end: () => void }[] = [];
  const check: Check = ({ entries }) =>
    new Promise<Checked>((resolve) => {
      begun.push({ moves: entries.length, end: () => resolve({ ok: true, value: { result: 'givenUp' } }) });
    });
  return { begun, check };
}

describe.each(STORES)('one site at full tilt, on $form', ({ open }) => {
  const { begun, check } = heldChecks();
  const server = serverOn(open, ({ db }) => ({
    proxies: 1,
    rates: { address: 1e6, player: 1e6, guests: 1e6 },
    quotas: {},
    days: new Days({ db, findGame, secret: 'a secret', check }),
  }));

  const at = (address: string) => new Client(server.url, { origin: server.url, 'x-forwarded-for': address });

  async function guestAt(address: string) {
    const client = at(address);
    const { data, status, text } = await client.ask('POST', `${API}/guests`, { name: 'Eve' });
    if (status !== 200) throw new Error(text);
    return Object.assign(client, { id: data.id as string });
  }

  type Answer = Awaited<ReturnType<Client['ask']>>;
  const tally = (answers: readonly Answer[]) => {
    const counts: Record<number, number> = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };
  const times = <Value>(count: number, make: (index: number) => Promise<Value>) =>
    Promise.all(Array.from({ length: count }, (_, index) => make(index)));
  const tell = (figures: object) => process.stdout.write(`figure full_tilt ${JSON.stringify(figures)}\n`);

  async function newMatch(people: readonly (Client & { readonly id: string })[]): Promise<string> {
    const table = await newTable(people[0] as Client);
    for (const person of people) {
      const { status, text } = await person.ask('POST', `${API}/tables/${table}/seats`, { nonce: NONCE });
      if (status !== 200) throw new Error(text);
    }
    return table;
  }

  test('of the analyses others ask for, none waits for more than one of the site, and all moves are taken', async () => {
    const people = [await guestAt('10.1.0.1'), await guestAt('10.1.0.2')];
    const [anna] = people as [(typeof people)[0]];
    const over = await newMatch(people);
    await server.matches.resign(over, anna.id);
    await server.matches.settled();
    const running = await newMatch(people);
    await copyMatch(over, ANALYSES);
    const guests = await times(GUESTS, (index) => guestAt(inSite(index)));
    // Half of it as guests, half as nobody.
    const askers = guests.flatMap((guest, index) => [guest, at(inSite(index))]);
    const asked = times(ANALYSES, (index) =>
      (askers[index % askers.length] ?? anna).ask('POST', `${API}/tables/${copyOf(index)}/analysis`),
    );
    for (let move = 0; move < MOVES; move++) await playOne(server.matches, running, people as never);
    const counts = tally(await asked);
    const own = (await anna.ask('POST', `${API}/tables/${over}/analysis`)).data;
    const turn = own.status === 'waiting' ? await turnOf(over) : `never: ${own.code}`;
    tell({ analyses: counts, turn });
    expect(turn).toBeLessThanOrEqual(2);
    expect(counts[200]).toBeLessThanOrEqual(40);
  });

  test('the duels of others are checked after the one under way and one of the site', async () => {
    const sent = (index: number, entries: number) =>
      at(inSite(index)).ask('PUT', `${API}/days/2026-11-16/${game.id}/${randomUUID()}`, bodyOf(entries));
    let ended = 0;
    const count = (answer: Answer) => {
      ended += 1;
      return answer;
    };
    const site = times(DUELS, (index) => sent(index, index).then(count));
    await expect.poll(() => begun.length + ended).toBeGreaterThan(DUELS - 11);
    // Known by how many entries it has.
    const place = `${API}/days/2026-11-16/${game.id}/${randomUUID()}`;
    const other = at('10.4.0.1').ask('PUT', place, bodyOf(OTHER));
    await expect.poll(waitsOther).toBe(true);
    const letAll = async () => {
      begun.at(-1)?.end();
      return ended;
    };
    await expect.poll(letAll, { interval: 5 }).toBe(DUELS);
    const before = begun.findIndex(({ moves }) => moves === OTHER);
    const counts = tally(await site);
    tell({ duels: counts, before });
    expect((await other).status).toBe(200);
    expect(before).toBeLessThanOrEqual(2);
    expect(counts[200]).toBeLessThanOrEqual(10);
  });

  test('the tables of others stay in the list', async () => {
    const hosts = await times(5, (index) => guestAt(`10.2.0.${index}`));
    const honest = await Promise.all(hosts.map((host) => newTable(host)));
    const guests = await times(3, () => guestAt('10.3.0.1'));
    const laid = tally(
      await times(TABLES, (index) => (guests[index % 3] as Client).ask('POST', `${API}/tables`, DUEL)),
    );
    const { tables } = (await at('10.4.0.1').ask('GET', `${API}/tables?game=${DUEL.game}`)).data;
    const seen = tables.filter(({ id }: { id: string }) => honest.includes(id)).length;
    tell({ tables: laid, listed: tables.length, ofOthers: seen });
    expect([laid[201], seen, tables.length]).toEqual([TABLES, 5, 10]);
  });

  const copyOf = (index: number) => `zz${String(index).padStart(6, '0')}`;

  /** Matches that are over, as rows: nobody reads what was played there. */
  async function copyMatch(id: string, count: number): Promise<void> {
    const { db } = server.store;
    const { rows } = await sql<{ names: string }>`
      select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as names
      from information_schema.columns where table_name = 'matches' and column_name <> 'id'`.execute(db);
    const names = sql.raw(rows[0]?.names ?? '');
    await sql`
      insert into matches (id, ${names})
      select 'zz' || lpad(i::text, 6, '0'), ${names} from matches, generate_series(0, ${count - 1}::integer) as i
      where id = ${id}`.execute(db);
  }

  /** As the how manyth a match is analysed, of all that wait now. */
  async function turnOf(match: string): Promise<number> {
    const { matches, store } = server;
    const time = { now: async () => Date.now(), hasPassed: async () => true };
    const think = async () => ({ type: 'refused', why: 'it was asked for too much' }) as const;
    const jobs = new AnalysisJobs({ node: 'one', db: store.db, time, matches, think });
    for (let turn = 1; turn < 12; turn++) {
      await jobs.round();
      const rows = withAnalyses(store.db).selectFrom('analyses').select('done_at');
      const { done_at } = await rows.where('match_id', '=', match).executeTakeFirstOrThrow();
      if (done_at !== null) return turn;
    }
    return Number.POSITIVE_INFINITY;
  }

  async function waitsOther(): Promise<boolean> {
    const rows = withDuels(server.store.db).selectFrom('duel_checks').select('entries');
    const waiting = await rows.where('done_at', 'is', null).execute();
    return waiting.some(({ entries }) => JSON.parse(entries ?? '[]').length === OTHER);
  }
});
