import { createHash } from 'node:crypto';
import { type Result, refuse } from '@riposte/protocol';
import { sql } from 'kysely';
import type { IdentityDatabase } from './schema.ts';

const WINDOW = sql`interval '15 minutes'`;
/** How often in a window: from one network at one account; from one network. */
const SAME = 10;
const NETWORK = 100;
/** After so many tries at one account, from wherever, each takes longer: so many milliseconds, and no more than that. */
const HASTE = 50;
const SLOWER = 100;
const SLOWEST = 3_000;

/**
 * Counts a try to sign in, for all nodes together, and says no when there were too many from one network; else how many
 * milliseconds the answer has to wait. Strangers who guess elsewhere make signing in slower, and never impossible: the
 * owner of an account must not be locked out by them. Without an account only the network counts: what cannot be guessed
 * needs no more.
 */
export async function countAttempt(
  db: IdentityDatabase,
  network: string,
  account?: string,
): Promise<Result<number>> {
  const isTooMany =
    (await countOne(db, keyOf('network', network))) > NETWORK ||
    (account !== undefined && (await countOne(db, keyOf('same', network, account))) > SAME);
  if (isTooMany) return refuse('TOO_MANY', 'Too many tries to sign in; wait a quarter of an hour.');
  const tries = account === undefined ? 0 : await countOne(db, keyOf('account', account));
  return { ok: true, value: Math.min(SLOWEST, Math.max(0, tries - HASTE) * SLOWER) };
}

async function countOne(db: IdentityDatabase, key: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    insert into attempts as known (key, count, until) values (${key}, 1, now() + ${WINDOW})
    on conflict (key) do update set
      count = case when known.until < now() then 1 else known.count + 1 end,
      until = case when known.until < now() then excluded.until else known.until end
    returning count`.execute(db);
  const count = rows[0]?.count ?? 1;
  if (count === 1) await forgetOld(db);
  return count;
}

/** Opening a window closes a few old ones. */
async function forgetOld(db: IdentityDatabase): Promise<void> {
  await sql`
    delete from attempts where key in
      (select key from attempts where until < now() order by until limit 20 for update skip locked)`.execute(
    db,
  );
}

/** Neither addresses nor accounts are kept in the clear. */
function keyOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
