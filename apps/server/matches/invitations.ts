import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../store/database.ts';
import { seatOf, type Table } from './table.ts';

/** Who asks for a table: a player or a stranger, and the key in the link they came by, if it has one. */
export interface Visitor {
  readonly player?: string | undefined;
  readonly key?: string | undefined;
}

/** 128 bits, as 22 letters of a link. */
const KEY_BYTES = 16;

/** Whether a player needs no key: the host, who sits there, and for whom a seat is kept. A public table needs none. */
export function isAtHome(table: Table, player: string | undefined): boolean {
  const { visibility, host, terms } = table.setting;
  if (visibility === 'public') return true;
  if (player === undefined) return false;
  const { kept = {} } = terms;
  return host === player || seatOf(table, player) !== undefined || Object.values(kept).includes(player);
}

/** Whether a visitor may know of a table. To others it is as if it were not there: its id opens nothing. */
export async function mayEnter(db: Database, table: Table, { player, key }: Visitor): Promise<boolean> {
  if (isAtHome(table, player)) return true;
  if (key === undefined) return false;
  const kept = await findKey(db, table.setting.id);
  return kept !== undefined && timingSafeEqual(digest(kept), digest(key));
}

/** The key of a private table. It is made when it is first asked for, and then stays. */
export async function keyOf(db: Database, table: string): Promise<string> {
  const known = await findKey(db, table);
  if (known !== undefined) return known;
  const key = randomBytes(KEY_BYTES).toString('base64url');
  await db
    .insertInto('invitations')
    .values({ match_id: table, key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another node may have been faster.
  return (await findKey(db, table)) ?? key;
}

/** Who came to a table by its key comes to the rematch by the same. */
export async function passKey(db: Database, from: string, to: string): Promise<void> {
  await db
    .insertInto('invitations')
    .columns(['match_id', 'key'])
    .expression(
      db
        .selectFrom('invitations')
        .select((row) => [row.val(to).as('match_id'), 'key'])
        .where('match_id', '=', from),
    )
    .execute();
}

async function findKey(db: Database, table: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('invitations')
    .select('key')
    .where('match_id', '=', table)
    .executeTakeFirst();
  return row?.key;
}

function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
