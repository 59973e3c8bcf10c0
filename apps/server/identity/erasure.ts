import { setTimeout as wait } from 'node:timers/promises';
import { type Result, refuse } from '@riposte/protocol';
import { APIError } from 'better-auth/api';
import { sql } from 'kysely';
import { formerPlayer } from '../store/players.ts';
import { answered } from './answered.ts';
import { countAttempt } from './attempts.ts';
import { type AddressCodes, barAddress } from './barredAddresses.ts';
import { freeNames } from './names.ts';
import type { Logins } from './recovery.ts';
import type { IdentityDatabase } from './schema.ts';

/** What shows that a player may be erased. */
export interface Proof {
  readonly headers: Headers;
  readonly network: string;
  readonly password?: string | undefined;
}

/** How old, in milliseconds, a session may be that proves enough where there is no password. */
const FRESH = 86_400_000;

/** Whether a session alone, or with a password, is enough to erase its player: a thief of a session must not. */
export async function mayErase(
  { auth, db }: Logins,
  player: string,
  proof: Proof,
): Promise<Result<undefined>> {
  const { headers, network, password = '' } = proof;
  const session = await answered(auth.api.getSession({ headers, query: { disableRefresh: true } }));
  // Of two cookies each of us might read another one: whoever proves who they are is the one who is erased.
  if (session?.user.playerId !== player) return refuse('NOT_SIGNED_IN');
  const { user } = session;
  if (user.isAnonymous) return { ok: true, value: undefined };
  const { internalAdapter } = await auth.$context;
  const accounts = await internalAdapter.findAccounts(user.id);
  if (!accounts.some((account) => account.password)) {
    return Date.now() - session.session.createdAt.getTime() < FRESH
      ? { ok: true, value: undefined }
      : refuse('NOT_ALLOWED', 'Sign in anew first: your session is older than a day.');
  }
  const counted = await countAttempt(db, network, user.id);
  if (!counted.ok) return counted;
  await wait(counted.value);
  try {
    await answered(auth.api.verifyPassword({ headers, body: { password } }));
    return { ok: true, value: undefined };
  } catch (error) {
    if (error instanceof APIError) return refuse('WRONG_PASSWORD', 'That is not your password.');
    throw error;
  }
}

/** So long nobody who is being erased sits down: should that break off, they may ask again, or go on. */
const LEAVING = sql`interval '10 minutes'`;

/** From now on a player sits down nowhere. Who does so at this moment is waited for, and found at the table. */
export async function stopSitting(db: IdentityDatabase, playerId: string): Promise<void> {
  await sql`
    with held as (select id from players where id = ${playerId} for update)
    update players set leaving_until = now() + ${LEAVING} from held where players.id = held.id`.execute(db);
}

/**
 * Deletes the login and the tokens of a player, their name, and what else goes with it, at once: better-auth's own way
 * would leave a player without a login should the process die in between. Gives the cookies that end the session.
 */
export async function eraseLogin(
  logins: Logins & AddressCodes,
  playerId: string,
  headers: Headers,
  forgetRest: (inside: IdentityDatabase) => Promise<void>,
): Promise<readonly string[]> {
  const { auth, db } = logins;
  const { name, kind } = formerPlayer(playerId);
  await db.transaction().execute(async (inside) => {
    await barAddress(inside, logins, playerId);
    await forgetRest(inside);
    const users = inside.selectFrom('users').select('id').where('playerId', '=', playerId);
    await inside.deleteFrom('verifications').where('value', 'in', users).execute();
    await inside.deleteFrom('users').where('playerId', '=', playerId).execute();
    await inside.deleteFrom('tokens').where('player_id', '=', playerId).execute();
    await freeNames(inside, playerId);
    await inside
      .updateTable('players')
      .set({ name, kind, erased_at: sql<Date>`now()` })
      .where('id', '=', playerId)
      .execute();
  });
  if (!headers.has('cookie')) return [];
  const { headers: told } = await answered(auth.api.signOut({ headers, returnHeaders: true }));
  return told.getSetCookie();
}
