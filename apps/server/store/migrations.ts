import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { up as identity } from '../identity/migration.ts';
import { up as lobby } from '../lobby/migration.ts';
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
import { up as results } from './migrations/0022-results.ts';
import { up as listIndexes } from './migrations/0023-list-indexes.ts';

/** Every step of the schema, in order. A step that has been released is never changed. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
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
  '0022-results': { up: results },
  '0023-list-indexes': { up: listIndexes },
};

/** Brings the schema to the present. Nodes that start together wait for each other. */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  const known = { ...MIGRATIONS, ...(await laterSteps(db)) };
  const provider = { getMigrations: async () => known };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}

/**
 * Steps that a newer release has taken. A node of this one that was running then goes on beside it, so one that is
 * started again may, too; there is nothing for it to do.
 */
async function laterSteps<Tables>(db: Kysely<Tables>): Promise<Readonly<Record<string, Migration>>> {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as "isThere"`.execute(db);
  if (!tables[0]?.isThere) return {};
  const last = Object.keys(MIGRATIONS).at(-1) ?? '';
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration where name collate "C" > ${last}`.execute(db);
  return Object.fromEntries(rows.map(({ name }) => [name, { up: async () => {} }]));
}
