import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { up as identity } from '../identity/migration.ts';
import { up as lobby } from '../lobby/migration.ts';
import { failureOf } from './failure.ts';
import { up as matches } from './migrations/0001-matches.ts';
import { up as checkpoints } from './migrations/0004-checkpoints.ts';
import { up as wishes } from './migrations/0005-wishes.ts';
import { up as heldRows } from './migrations/0006-held-rows.ts';
import { up as seals } from './migrations/0007-seals.ts';
import { up as guests } from './migrations/0009-guests.ts';
import { up as people } from './migrations/0010-people.ts';
import { up as moderation } from './migrations/0011-moderation.ts';
import { up as histories } from './migrations/0012-histories.ts';
import { up as sealedReplays } from './migrations/0013-sealed-replays.ts';
import { up as beats } from './migrations/0014-beats.ts';
import { up as reminders } from './migrations/0015-reminders.ts';
import { up as vacations } from './migrations/0016-vacations.ts';
import { up as analyses } from './migrations/0017-analyses.ts';
import { up as duels } from './migrations/0018-duels.ts';
import { up as invitations } from './migrations/0019-invitations.ts';
import { up as stalls } from './migrations/0020-stalls.ts';
import { indexes as queueIndexes, up as queues } from './migrations/0021-queues.ts';
import { up as results } from './migrations/0022-results.ts';
import { listIndexes } from './migrations/0023-list-indexes.ts';
import { up as moderators } from './migrations/0024-moderators.ts';
import { up as names } from './migrations/0025-names.ts';
import { unbegunIndexes } from './migrations/0026-unbegun.ts';
import { up as barredAddresses } from './migrations/0028-barred-addresses.ts';
import { publicResults } from './migrations/0030-public-results.ts';
import { up as leaving } from './migrations/0031-leaving.ts';
import { buildIndex, type NewIndex } from './migrations/indexes.ts';

/** A step of the schema. See CONTRIBUTING.md, A change of the schema. */
export type Step =
  /** In a transaction of its own, in which nothing waits for a lock or takes for longer than a second. */
  | { readonly up: (db: Kysely<unknown>) => Promise<void> }
  /** Indexes of tables that may be large; outside of a transaction, so it may be done in part and is done again. */
  | { readonly indexes: readonly NewIndex[] };
export type Steps = Readonly<Record<string, Step>>;

/** Every step of the schema, in order. A step that has been released is never changed. */
export const STEPS: Steps = {
  '0001-matches': { up: matches },
  '0002-identity': { up: identity },
  '0003-lobby': { up: lobby },
  '0004-checkpoints': { up: checkpoints },
  '0005-wishes': { up: wishes },
  '0006-held-rows': { up: heldRows },
  '0007-seals': { up: seals },
  '0009-guests': { up: guests },
  '0010-people': { up: people },
  '0011-moderation': { up: moderation },
  '0012-histories': { up: histories },
  '0013-sealed-replays': { up: sealedReplays },
  '0014-beats': { up: beats },
  '0015-reminders': { up: reminders },
  '0016-vacations': { up: vacations },
  '0017-analyses': { up: analyses },
  '0018-duels': { up: duels },
  '0019-invitations': { up: invitations },
  '0020-stalls': { up: stalls },
  '0021-queues': { up: queues },
  '0021-queues-indexes': { indexes: queueIndexes },
  '0022-results': { up: results },
  '0023-list-indexes': { indexes: listIndexes },
  '0024-moderators': { up: moderators },
  '0025-names': { up: names },
  '0026-unbegun': { indexes: unbegunIndexes },
  '0028-barred-addresses': { up: barredAddresses },
  '0030-public-results': { indexes: publicResults },
  '0031-leaving': { up: leaving },
};

/** Steps up to this one were released when a step might still take as long as it liked. */
const LAST_WITHOUT_LIMIT = '0018-duels';
/** How long, in milliseconds, a step waits for a lock, and how long one statement of it may take, waiting and all. */
const LOCK_LIMIT = 300;
const LIMIT = 1_000;
/** How often a step is tried that takes too long, and one for which somebody holds a lock: for ten minutes. */
const TRIES = { late: 5, locked: 300 } as const;
const PAUSE = 2_000;
/** While a node brings the schema to the present no other does. The second is that of older releases. */
const LOCK = 3_853_314_791;
const OLD_LOCK = '3853314791062309107';

/** A step that is to be taken, and how long to wait between tries. */
interface Pending {
  readonly name: string;
  readonly step: Step;
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

/** The steps that were taken. Older releases read and write the same list, so it stays as they have made it. */
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
async function pendingOf(db: Kysely<unknown>, steps: Steps): Promise<readonly (readonly [string, Step])[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"`.execute(db);
  const taken = rows.map(({ name }) => name);
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
        if (name > LAST_WITHOUT_LIMIT)
          await sql`select set_config('statement_timeout', ${`${LIMIT}`}, true)`.execute(inside);
        await sql`select pg_advisory_xact_lock(${OLD_LOCK}::bigint)`.execute(inside);
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
