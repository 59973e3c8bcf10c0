import { fastRandom, type Random, roll, seat } from '@riposte/kernel';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { Lateness } from '../faults/lateness.ts';
import { migrate, STEPS, type Steps } from '../store/migrations.ts';
import { addPlayer } from '../store/players.ts';
import { openPool } from '../store/pool.ts';
import { OPENING } from '../testing/databases.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { twoNodes } from '../testing/nodeParts.ts';
import { addBareMatches } from '../testing/rows.ts';
import { granted, presentOf, seated } from '../testing/tables.ts';
import type { NodeParts } from './parts.ts';

/** How many matches are in the database. Two million take some gigabytes and minutes: `RIPOSTE_ROWS=2000000`. */
const ROWS = Number(process.env.RIPOSTE_ROWS ?? 4_000);
/** So many are filled in at once. */
const STRETCH = 250_000;
const PAIRS = 10;
const CLOCK = { type: 'live', initial: 60_000, increment: 0 } as const;

/** What an upgrade may do: change large tables, and index them. */
const UPGRADE: Steps = {
  ...STEPS,
  '9990-column': {
    up: async (db) => void (await sql`alter table matches add column tried text`.execute(db)),
  },
  '9991-indexes': {
    indexes: [
      { name: 'tried_listed', table: 'matches', columns: 'game, status, id desc' },
      { name: 'tried_player', table: 'seats', columns: 'player_id, match_id' },
    ],
  },
  '9992-function': {
    up: async (db) =>
      void (await sql`create function tried() returns integer language sql as 'select 1'`.execute(db)),
  },
};

const two = twoNodes();
beforeAll(() => fill(two.nodes[0]), OPENING + ROWS);

/** Matches that are over, with two seats each, of a thousand players. */
async function fill({ db }: NodeParts): Promise<void> {
  await addBareMatches(db, 1);
  for (let first = 1; first <= ROWS; first += STRETCH) {
    const numbers = sql`generate_series(${sql.lit(first)}, ${sql.lit(Math.min(ROWS, first + STRETCH - 1))}) as number`;
    const pool = openPool({ url: two.url, connections: 1, patience: 'endless' });
    const filling = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    await sql`
      insert into matches (id, game, rules_version, options, terms, visibility, creator, status, seq, match, table_state,
        heads, secret, commitment, result, ended_at, is_sealed)
      select lpad(number::text, 26, '0'), 'none', '1', '{}', '{}', 'public', m.creator, 'over', 50, repeat('m', 200),
        repeat('t', 200), '{1,1,1}', repeat('s', 64), repeat('c', 64), '{}', now(), true
      from ${numbers}, (select creator from matches limit 1) m`.execute(filling);
    await sql`
      insert into seats (match_id, seat, player_id, nonce)
      select lpad(number::text, 26, '0'), seat, m.creator, '' from ${numbers}, generate_series(0, 1) seat,
        (select creator from matches limit 1) m`.execute(filling);
    await filling.destroy();
  }
}

/** What playing was like: how long a choice took at most, and how much more than they thought a seat was charged. */
let seen = { choices: 0, longest: 0, charged: 0, lateMatches: 0 };

/** Two people play one match after another, on either node, until it is enough. */
async function play(pair: number, isEnough: () => boolean): Promise<void> {
  const random = fastRandom(pair);
  const [{ db, matches }] = two.nodes;
  const people = [await addPlayer(db, 'Ann', 'guest'), await addPlayer(db, 'Ben', 'guest')];
  while (!isEnough()) {
    const id = await seated(matches, people, { game: DUEL_ID, options: { mode: 'simple' }, clock: CLOCK });
    for (let since = performance.now(); !isEnough(); seen.choices++) {
      if (!(await playOne({ id, people, random, since }))) break;
      since = performance.now();
    }
    if (granted(await matches.lookups.table(id)).by === 'late') seen.lateMatches++;
  }
}

/** A match under way, and when the last choice was made. */
interface Sitting {
  readonly id: string;
  readonly people: readonly { readonly id: string }[];
  readonly random: Random;
  readonly since: number;
}

/** Whoever is asked answers at once; whether the match goes on. */
async function playOne({ id, people, random, since }: Sitting): Promise<boolean> {
  const { matches } = two.nodes[roll(random, 2)] as NodeParts;
  const { awaiting, clocks: before, outcome } = await presentOf(matches, id, 'spectator');
  const [next] = awaiting;
  if (outcome || next === undefined) return false;
  const { decision } = await presentOf(matches, id, seat(next));
  if (!decision) return true;
  const begun = performance.now();
  const choice = decision.choices[roll(random, decision.choices.length)];
  granted(await matches.choose(id, people[next]?.id ?? '', { decision: decision.id, choice }));
  seen.longest = Math.max(seen.longest, performance.now() - begun);
  const { clocks: after } = await presentOf(matches, id, 'spectator');
  for (const who of [0, 1]) {
    const charged = (before?.left[who] ?? 0) - (after?.left[who] ?? 0);
    seen.charged = Math.max(seen.charged, charged - (begun - since));
  }
  return true;
}

/** A second try upgrades once more. */
async function takeBack({ db }: NodeParts): Promise<void> {
  await sql`delete from kysely_migration where name > '9'`.execute(db);
  await sql`alter table matches drop column if exists tried`.execute(db);
  await sql`drop index if exists tried_listed, tried_player`.execute(db);
  await sql`drop function if exists tried`.execute(db);
}

test(
  `a database of ${ROWS} matches is brought to a newer schema while people play, and nobody loses a second by it`,
  async () => {
    await takeBack(two.nodes[0]);
    let isDone = false;
    let calm = seen;
    let late = 0;
    let outageBefore = 0;
    const lateness = new Lateness();
    const playing = Array.from({ length: PAIRS }, (_, pair) => play(pair, () => isDone));
    const begun = performance.now();
    const pool = openPool({ url: two.url, connections: 1, patience: 'endless' });
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    try {
      await expect.poll(() => seen.choices, { timeout: 60_000 }).toBeGreaterThan(PAIRS);
      calm = seen;
      outageBefore = two.nodes[0].time.outage;
      seen = { ...seen, choices: 0, longest: 0, charged: 0 };
      await migrate(db, UPGRADE);
    } finally {
      isDone = true;
      late = await lateness.most();
      await lateness.close();
      await Promise.all(playing);
      const seconds = Math.round((performance.now() - begun) / 1_000);
      const outage = two.nodes[0].time.outage - outageBefore;
      const figures = { before: calm, during: seen, outage, lateness: late };
      process.stdout.write(`${ROWS} matches in ${seconds} s: ${JSON.stringify(figures)}\n`);
      const { rows } = await sql<{ whole: boolean }>`
      select bool_and(indisvalid) as whole from pg_index join pg_class on pg_class.oid = indexrelid
      where relname like 'tried_%'`.execute(db);
      await db.destroy();
      expect(rows).toEqual([{ whole: true }]);
    }
    expect(seen.lateMatches).toBe(0);
    expect(seen.charged).toBeLessThan(1_000 + late);
    // Nobody was even told that the service is busy.
    expect(seen.longest).toBeLessThan(4_500 + late);
  },
  60_000 + ROWS,
);
