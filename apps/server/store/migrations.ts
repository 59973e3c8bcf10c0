import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { failureOf } from './failure.ts';
import { up as firstRelease } from './migrations/0001-first-release.ts';
import { buildIndex, type NewIndex } from './migrations/indexes.ts';

/** A step of the schema. See CONTRIBUTING.md, A change of the schema. */
export type SchemaStep =
  /** In a transaction of its own, in which nothing waits for a lock or takes for longer than a second. */
  | { readonly up: (db: Kysely<unknown>) => Promise<void> }
  /** Indexes of tables that may be large; outside of a transaction, so it may be done in part and is done again. */
  | { readonly indexes: readonly NewIndex[] };
export type Steps = Readonly<Record<string, SchemaStep>>;

/** Every step of the schema, in order. A step that has been released is never changed. */
export const STEPS: Steps = {
  '0001-first-release': { up: firstRelease },
};

/** A step that only databases have taken which were made before the first release. */
const BEFORE_RELEASE = '0001-matches';
/** How long, in milliseconds, a step waits for a lock, and how long one statement of it may take, waiting and all. */
const LOCK_LIMIT = 300;
const LIMIT = 1_000;
/** How often a step is tried that takes too long, and one for which somebody holds a lock: for ten minutes. */
const TRIES = { late: 5, locked: 300 } as const;
const PAUSE = 2_000;
/** While a node brings the schema to the present no other does. */
const LOCK = 3_853_314_791;

/** A step that is to be taken, and how long to wait between tries. */
interface Pending {
  readonly name: string;
  readonly step: SchemaStep;
  readonly pause: number;
}

/** Brings the schema to the present. Nodes that start together wait for each other. */
export async function migrate<Tables>(
  given: Kysely<Tables>,
  steps: Steps = STEPS,
  pause = PAUSE,
): Promise<void> {
  const anyTables = given as unknown as Kysely<unknown>;
  await anyTables.connection().execute(async (db) => {
    await untilLocked(db);
    try {
      await ensureList(db);
      for (const [name, step] of await pendingOf(db, steps)) await take(db, { name, step, pause });
    } finally {
      await sql`select pg_advisory_unlock(${LOCK}::bigint)`.execute(db);
    }
  });
}

/** Asks again and again: a question that waits would keep indexes from being built. */
async function untilLocked(db: Kysely<unknown>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isMine: boolean }>`
      select pg_try_advisory_lock(${LOCK}::bigint) as "isMine"`.execute(db);
    if (rows[0]?.isMine) return;
    await wait(PAUSE / 20);
  }
}

/** The steps that were taken. */
async function ensureList(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists kysely_migration (
      name varchar(255) primary key, timestamp varchar(255) not null
    )`.execute(db);
}

/**
 * The steps that are still to be taken. A newer release may have taken steps that this one does not know: a node of this
 * one that was running then goes on beside it, so one that is started again may, too.
 */
async function pendingOf(
  db: Kysely<unknown>,
  steps: Steps,
): Promise<readonly (readonly [string, SchemaStep])[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"`.execute(db);
  const taken = rows.map(({ name }) => name);
  if (taken.includes(BEFORE_RELEASE)) {
    throw new Error(
      'this database was made before the first release and has to be made anew: drop it and create it, or delete its folder',
    );
  }
  const known = Object.keys(steps);
  const last = known.at(-1) ?? '';
  const strange = taken.find((name) => name <= last && !known.includes(name));
  if (strange !== undefined) throw new Error(`the database has taken a step that nobody knows: ${strange}`);
  const pending = Object.entries(steps).filter(([name]) => !taken.includes(name));
  const missed = pending.find(([name]) => name < (taken.at(-1) ?? ''));
  if (missed) throw new Error(`the database has not taken ${missed[0]}, but later steps`);
  return pending;
}

async function take(db: Kysely<unknown>, pending: Pending): Promise<void> {
  const { name, step } = pending;
  const note = (inside: Kysely<unknown>) =>
    sql`
    insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
      inside,
    );
  if ('up' in step) {
    return briefly(db, pending, async (inside) => {
      await step.up(inside);
      await note(inside);
    });
  }
  for (const index of step.indexes) await buildIndex(db, index, (act) => briefly(db, pending, act));
  await note(db);
}

/** While a transaction waits for a lock, all who come after it wait, too: so it waits shortly, and tries again later. */
async function briefly(
  db: Kysely<unknown>,
  { name, pause }: Pending,
  act: (inside: Kysely<unknown>) => Promise<unknown>,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(async (inside) => {
        await sql`select set_config('lock_timeout', ${`${LOCK_LIMIT}`}, true)`.execute(inside);
        await sql`select set_config('statement_timeout', ${`${LIMIT}`}, true)`.execute(inside);
        await act(inside);
      });
    } catch (cause) {
      const failure = failureOf(cause);
      if (failure === 'refused' || failure === 'unknown') throw cause;
      if (tries >= TRIES[failure === 'late' ? 'late' : 'locked']) {
        const why = failure === 'late' ? 'a statement took longer than a second' : 'others hold its locks';
        throw new Error(`step ${name} was tried ${tries} times: ${why}`, { cause });
      }
      await wait(pause);
    }
  }
}
