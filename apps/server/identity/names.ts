import { randomInt } from 'node:crypto';
import { KEPT_DAYS, LIMITS, type Result, refuse } from '@riposte/protocol';
import { sql } from 'kysely';
import { newId } from '../store/id.ts';
import type { StoredPlayer } from '../store/players.ts';
import type { IdentityDatabase } from './schema.ts';
import { nameKey } from './skeleton.ts';

/** How long nobody else gets a name that its player gave up: long enough that nobody is taken for them. */
const KEPT = sql`make_interval(days => ${sql.lit(KEPT_DAYS.formerName)})`;
/** How long nobody at all gets a name that a moderator took away. */
const BARRED = sql`interval '1 year'`;
/** So many former names are kept for one player: nobody holds all the good ones. */
const FORMER = 3;

/**
 * Gives a player a checked name, unless another has one that looks the same: the older of two who want it at once has it.
 * The former name of a member is kept for them; nobody gains by being taken for a guest.
 */
export async function giveName(
  db: IdentityDatabase,
  player: string,
  name: string,
): Promise<Result<undefined>> {
  const key = nameKey(name);
  const { rows } = await sql`
    with claimed as (
      insert into names (key, player_id) values (${key}, ${player})
      on conflict (key) do update set player_id = excluded.player_id, until = null
        where names.player_id = excluded.player_id or names.until < now()
      returning key
    ), named as (
      update players set name = ${name} where id = ${player} and exists (select from claimed) returning kind
    ), kept as (
      update names set until = now() + ${KEPT}
      where player_id = ${player} and key <> ${key} and until is null and (select kind from named) <> 'guest'
    ), freed as (
      delete from names
      where player_id = ${player} and key <> ${key} and (
        (select kind from named) = 'guest' or (
          exists (select from named) and key in (
            select key from names where player_id = ${player} and key <> ${key}
            order by until desc nulls first offset ${sql.lit(FORMER)}
          )
        )
      )
    )
    select from claimed`.execute(db);
  return rows.length > 0 ? { ok: true, value: undefined } : refuse('NAME_TAKEN');
}

/** Gives a player this name, or else one with a number after it. Gives the name. */
export async function giveNumberedName(
  db: IdentityDatabase,
  player: string,
  wanted: string,
): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const name = attempt === 0 ? wanted : numbered(wanted, attempt);
    if ((await giveName(db, player, name)).ok) return name;
  }
}

/** Whether another than this player has a name that looks the same. One that is barred is nobody's, and taken. */
export async function isNameTaken(db: IdentityDatabase, name: string, player = ''): Promise<boolean> {
  const row = await db
    .selectFrom('names')
    .select('key')
    .where('key', '=', nameKey(name))
    .where('player_id', 'is distinct from', player)
    .where(({ eb, or }) => or([eb('until', 'is', null), eb('until', '>', sql<Date>`now()`)]))
    .executeTakeFirst();
  return row !== undefined;
}

/** A new guest, who has not said what they are called. */
export async function addGuest(db: IdentityDatabase): Promise<StoredPlayer> {
  const player = { id: newId(), name: '', kind: 'guest' } as const;
  await db.insertInto('players').values(player).execute();
  return { ...player, name: await nameAnew(db, player.id, 'Guest') };
}

/** Takes a player's name away, for a year from everybody, and gives them one that says nothing. */
export async function takeName(db: IdentityDatabase, player: StoredPlayer): Promise<string> {
  return db.transaction().execute(async (inside) => {
    await sql`
      update names set player_id = null, until = now() + ${BARRED} where player_id = ${player.id}`.execute(
      inside,
    );
    return nameAnew(inside, player.id, player.kind === 'guest' ? 'Guest' : 'Player');
  });
}

/** Nobody has the names of a player any more who is not there. */
export async function freeNames(db: IdentityDatabase, player: string): Promise<void> {
  await db.deleteFrom('names').where('player_id', '=', player).execute();
}

/** What stands before a free number. */
async function nameAnew(db: IdentityDatabase, player: string, word: string): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const name = `${word} ${numberOf(4 + Math.floor(attempt / 4))}`;
    if ((await giveName(db, player, name)).ok) return name;
  }
}

/** 2 to 9, then more and more digits. */
function numbered(name: string, attempt: number): string {
  const number = attempt < 9 ? String(attempt + 1) : numberOf(2 + Math.floor((attempt - 5) / 4));
  return `${name.slice(0, LIMITS.name - number.length - 1).trimEnd()} ${number}`;
}

function numberOf(digits: number): string {
  const least = 10 ** (Math.min(digits, 9) - 1);
  return String(randomInt(least, least * 10));
}
