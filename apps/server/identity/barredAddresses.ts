import { type Refusal, refuse } from '@riposte/protocol';
import { sql } from 'kysely';
import { endOf, suspensionOf } from '../store/suspensions.ts';
import { GUESTS } from './auth.ts';
import type { IdentityDatabase } from './schema.ts';

/** What the address of a login is kept with. */
export interface AddressCodes {
  /** What a key of this service makes of an address. */
  addressCode(email: string): string;
  readonly mail?: object | undefined;
}

/**
 * An account is about to be deleted: where it is suspended, nobody registers with its address before that ends. Where
 * addresses are confirmed, only one that was: else anybody could have the address of a stranger barred.
 */
export async function barAddress(db: IdentityDatabase, codes: AddressCodes, player: string): Promise<void> {
  // A moderator who suspends them at this moment is waited for.
  await sql`select from players where id = ${player} for update`.execute(db);
  const suspension = await suspensionOf(db, player);
  const login = await db
    .selectFrom('users')
    .select(['email', 'emailVerified'])
    .where('playerId', '=', player)
    .executeTakeFirst();
  if (!suspension || !login || login.email.endsWith(`@${GUESTS}`)) return;
  if (codes.mail && !login.emailVerified) return;
  await sql`
    insert into barred_addresses (code, until) values (${codes.addressCode(login.email)}, ${suspension.until})
    on conflict (code) do update set until = excluded.until`.execute(db);
}

/** Why nobody can register with this address now; nothing where they can. */
export async function refuseBarred(db: IdentityDatabase, code: string): Promise<Refusal | undefined> {
  const { rows } = await sql<{ until: Date | null }>`
    select until from barred_addresses where code = ${code} and (until is null or until > now())`.execute(db);
  const [barred] = rows;
  if (!barred) return undefined;
  return refuse(
    'SUSPENDED',
    `${endOf(barred.until)} It holds for this address though the account was deleted.`,
  );
}
