import type { Dossier, TableCard } from '@riposte/protocol';
import { sql } from 'kysely';
import { nameKey } from '../identity/skeleton.ts';
import type { StoredPlayer } from '../store/players.ts';
import { auditOf } from './audit.ts';
import { muteOf } from './mutes.ts';
import { reportsAbout, reportsBy } from './reports.ts';
import type { LobbyDatabase } from './schema.ts';
import { suspensionCard } from './suspensions.ts';

/** Where the tables of a player come from: cards have what everybody may see of them. */
export interface PlayerTables {
  readonly items: readonly TableCard[];
}

/**
 * A player as a moderator sees them: what they played and what others say, and no address. Whether they have reported
 * that moderator is for the others alone.
 */
export async function dossierOf(
  db: LobbyDatabase,
  player: StoredPlayer,
  tables: PlayerTables,
  moderator: StoredPlayer,
): Promise<Dossier> {
  const { created_at } = await db
    .selectFrom('players')
    .select('created_at')
    .where('id', '=', player.id)
    .executeTakeFirstOrThrow();
  const muted = await muteOf(db, player.id);
  const suspension = (await suspensionCard(db, player.id))?.card;
  return {
    player,
    since: created_at.toISOString(),
    ...(suspension && { suspension }),
    ...(muted && { mutedUntil: muted.toISOString() }),
    tables: tables.items.filter(({ visibility }) => visibility === 'public'),
    privateTables: await privateTables(db, player.id),
    against: [...(await reportsAbout(db, player.id))],
    by: (await reportsBy(db, player.id)).filter(({ about }) => about.id !== moderator.id),
    neighbours: await neighbours(db, player.id),
    deeds: [...(await auditOf(db, player.id))],
  };
}

/** Players whose name looks like this. */
export async function playersNamed(db: LobbyDatabase, name: string): Promise<readonly StoredPlayer[]> {
  const { rows } = await sql<StoredPlayer>`
    select players.id, players.name, players.kind from players
    where erased_at is null and (
      id = ${name} or id in (select player_id from names where key = ${nameKey(name)})
    )
    order by id limit 20`.execute(db);
  return rows;
}

async function privateTables(db: LobbyDatabase, player: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from seats join matches on matches.id = seats.match_id
    where player_id = ${player} and visibility = 'private'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Counts of other accounts that were seen on the same networks within a month. */
async function neighbours(db: LobbyDatabase, player: string): Promise<Dossier['neighbours']> {
  const { rows } = await sql<Dossier['neighbours']>`
    select count(*)::integer as accounts, count(*) filter (where exists (
      select from suspensions where suspensions.player_id = other.player_id
        and lifted_at is null and (until is null or until > now())
    ))::integer as suspended
    from (
      select distinct theirs.player_id from networks as own
      join networks as theirs on theirs.network = own.network and theirs.player_id <> own.player_id
      where own.player_id = ${player}
    ) as other`.execute(db);
  return rows[0] ?? { accounts: 0, suspended: 0 };
}
