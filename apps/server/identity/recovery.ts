import { setTimeout as wait } from 'node:timers/promises';
import { type Result, refuse } from '@riposte/protocol';
import { APIError } from 'better-auth/api';
import { sql } from 'kysely';
import { newId } from '../store/id.ts';
import { answered } from './answered.ts';
import { countAttempt } from './attempts.ts';
import { type Auth, GUESTS } from './auth.ts';
import type { Mailer } from './mailer.ts';
import type { IdentityDatabase } from './schema.ts';

/** The logins of this service, and how to write to their owners. */
export interface Logins {
  readonly auth: Auth;
  readonly db: IdentityDatabase;
  readonly mail?: Mailer | undefined;
}

/** What better-auth calls an account with a password. */
const CREDENTIAL = 'credential';

const NO_MAIL = refuse('NOT_ALLOWED', 'This server sends no mail.');
const STALE = refuse('BAD_ACCOUNT', 'This link is no longer good; ask for another.');

/** Changes a password that is known, and signs out everywhere else. The cookies are those of the session that stays. */
export async function changePassword(
  { auth, db }: Logins,
  network: string,
  headers: Headers,
  given: { readonly password: string; readonly newPassword: string },
): Promise<Result<readonly string[]>> {
  const session = await answered(auth.api.getSession({ headers, query: { disableRefresh: true } }));
  if (!session) return refuse('NOT_SIGNED_IN');
  // A thief of a session has few tries to guess the password.
  const counted = await countAttempt(db, network, session.user.id);
  if (!counted.ok) return counted;
  await wait(counted.value);
  const body = {
    currentPassword: given.password,
    newPassword: given.newPassword,
    revokeOtherSessions: true,
  };
  try {
    const changed = auth.api.changePassword({ headers, body, returnHeaders: true });
    const { headers: told } = await answered(changed);
    return { ok: true, value: told.getSetCookie() };
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    return error.body?.code === 'INVALID_PASSWORD'
      ? refuse('WRONG_PASSWORD', 'That is not your password.')
      : refuse('BAD_ACCOUNT', 'This account has no password to change.');
  }
}

/** Posts an e-mail by which a new password can be chosen, if there is such an account. Nobody is told whether. */
export async function forgotPassword(
  { auth, db, mail }: Logins,
  network: string,
  email: string,
): Promise<Result<undefined>> {
  if (!mail) return NO_MAIL;
  const counted = await countAttempt(db, network);
  if (!counted.ok) return counted;
  await answered(auth.api.requestPasswordReset({ body: { email: email.toLowerCase() } }));
  return { ok: true, value: undefined };
}

/** A password that was chosen by e-mail. */
export interface PasswordReset {
  readonly player: string;
  /** How many passkeys were removed. */
  readonly passkeys: number;
}

/**
 * Chooses a new password by such an e-mail. Who can read the e-mail owns the address; whoever came in before may be
 * somebody else, so all sessions end and all passkeys are removed.
 */
export async function resetPassword(
  { auth, db }: Logins,
  network: string,
  given: { readonly token: string; readonly newPassword: string },
): Promise<Result<PasswordReset>> {
  const counted = await countAttempt(db, network);
  if (!counted.ok) return counted;
  const { internalAdapter, password } = await auth.$context;
  const asked = await internalAdapter.findVerificationValue(`reset-password:${given.token}`);
  if (!asked) return STALE;
  const hash = await password.hash(given.newPassword);
  // Not by better-auth: should it break off before the passkeys are gone, the link would be used up and a thief still in.
  return db.transaction().execute(async (inside): Promise<Result<PasswordReset>> => {
    const { value: login } =
      (await inside
        .deleteFrom('verifications')
        .where('id', '=', asked.id)
        .where('expiresAt', '>', sql<Date>`now()`)
        .returning('value')
        .executeTakeFirst()) ?? {};
    if (login === undefined) return STALE;
    await setPassword(inside, login, hash);
    const removed = await inside.deleteFrom('passkeys').where('userId', '=', login).executeTakeFirstOrThrow();
    await inside.deleteFrom('sessions').where('userId', '=', login).execute();
    const { playerId } = await inside
      .updateTable('users')
      .set({ emailVerified: true, updatedAt: sql<Date>`now()` })
      .where('id', '=', login)
      .returning('playerId')
      .executeTakeFirstOrThrow();
    return { ok: true, value: { player: playerId, passkeys: Number(removed.numDeletedRows) } };
  });
}

/** As better-auth keeps it; an account that had passkeys alone has none yet. */
async function setPassword(db: IdentityDatabase, login: string, hash: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ password: hash, updatedAt: sql<Date>`now()` })
    .where('userId', '=', login)
    .where('providerId', '=', CREDENTIAL)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  await db
    .insertInto('accounts')
    .values({
      id: newId(),
      userId: login,
      accountId: login,
      providerId: CREDENTIAL,
      password: hash,
      updatedAt: sql<Date>`now()`,
    })
    .execute();
}

/** Posts an e-mail that asks whether the address is the player's. */
export async function askToVerify({ auth, mail }: Logins, email: string): Promise<Result<undefined>> {
  if (!mail) return NO_MAIL;
  await answered(auth.api.sendVerificationEmail({ body: { email } }));
  return { ok: true, value: undefined };
}

/** Posts it once more, to the address of who asks. */
export async function askAgain(logins: Logins, headers: Headers): Promise<Result<undefined>> {
  const session = await answered(logins.auth.api.getSession({ headers, query: { disableRefresh: true } }));
  const email = session?.user.email;
  if (email === undefined || email.endsWith(`@${GUESTS}`)) {
    return refuse('BAD_ACCOUNT', 'You have given no address.');
  }
  return askToVerify(logins, email);
}

/** The e-mail was read by the owner of the address. */
export async function verifyEmail({ auth }: Logins, token: string): Promise<Result<undefined>> {
  try {
    await answered(auth.api.verifyEmail({ query: { token } }));
    return { ok: true, value: undefined };
  } catch (error) {
    if (error instanceof APIError) return STALE;
    throw error;
  }
}
