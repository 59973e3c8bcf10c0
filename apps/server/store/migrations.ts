import type { Kysely } from 'kysely';
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
};

/** Brings the schema to the present. Nodes that start together wait for each other. */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}
