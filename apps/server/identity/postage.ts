import { sql } from 'kysely';
import { newId } from '../store/id.ts';
import type { IdentityDatabase } from './schema.ts';

/** So many e-mails an hour to one account. */
const MAILS = 3;

/** Counts an e-mail, for all nodes together, and says whether it may be sent: nobody shall fill the box of another. */
export async function mayWrite(db: IdentityDatabase, userId: string): Promise<boolean> {
  const identifier = `mail:${userId}`;
  await db
    .deleteFrom('verifications')
    .where('identifier', '=', identifier)
    .where('expiresAt', '<', sql<Date>`now()`)
    .execute();
  const { count } = await db
    .selectFrom('verifications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('identifier', '=', identifier)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAILS) return false;
  await db
    .insertInto('verifications')
    .values({ id: newId(), identifier, value: userId, expiresAt: sql<Date>`now() + interval '1 hour'` })
    .execute();
  return true;
}
