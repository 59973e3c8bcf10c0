import { createHash } from 'node:crypto';
import { type Result, refuse } from '@riposte/protocol';
import { sql } from 'kysely';
import type { IdentityDatabase } from './schema.ts';

const WINDOW = sql`interval '15 minutes'`;
/** How often in a window: from one address at one account; from one address; at one account. */
const SAME = 10;
const ADDRESS = 100;
const ACCOUNT = 50;

/**
 * Counts a try to sign in, for all nodes together, and says no when there were too many. Without an account only the
 * address counts: what cannot be guessed needs no more.
 */
export async function countAttempt(
  db: IdentityDatabase,
  address: string,
  account?: string,
): Promise<Result<undefined>> {
  const limits = [
    { key: keyOf('address', address), limit: ADDRESS },
    ...(account === undefined
      ? []
      : [
          { key: keyOf('same', address, account), limit: SAME },
          { key: keyOf('account', account), limit: ACCOUNT },
        ]),
  ];
  for (const { key, limit } of limits) {
    if ((await countOne(db, key)) > limit) {
      return refuse('TOO_MANY', 'Too many tries to sign in; wait a quarter of an hour.');
    }
  }
  return { ok: true, value: undefined };
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
