import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { StoredPlayer } from '../store/players.ts';
import type { Auth } from './auth.ts';
import type { IdentityDatabase } from './schema.ts';

/** The value of a request's session cookie, as it was signed; nothing where it has none. */
export async function sessionCookie(auth: Auth, headers: Headers): Promise<string | undefined> {
  const cookies = headers.get('cookie');
  if (cookies === null) return undefined;
  const { authCookies } = await auth.$context;
  const begin = `${authCookies.sessionToken.name}=`;
  const found = cookies.split(';').map((cookie) => cookie.trim());
  // The first counts, as for better-auth.
  return found.find((cookie) => cookie.startsWith(begin))?.slice(begin.length);
}

/** Whose session this cookie names: session, login and player in one question to the store. */
export async function ownerOfSession(
  auth: Auth,
  db: IdentityDatabase,
  cookie: string,
): Promise<StoredPlayer | undefined> {
  const token = await sessionToken(auth, cookie);
  if (token === undefined) return undefined;
  return sessionsWith(db, token).select(['players.id', 'players.name', 'players.kind']).executeTakeFirst();
}

/** The address of the account that such a cookie names, and when the session ends unless it is used again. */
export async function accountOfSession(auth: Auth, db: IdentityDatabase, cookie: string) {
  const token = await sessionToken(auth, cookie);
  if (token === undefined) return undefined;
  return sessionsWith(db, token)
    .select(['users.email', 'users.emailVerified as verified', 'sessions.expiresAt'])
    .executeTakeFirst();
}

function sessionsWith(db: IdentityDatabase, token: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .innerJoin('players', 'players.id', 'users.playerId')
    .where('sessions.token', '=', token)
    .where('sessions.expiresAt', '>', sql<Date>`now()`)
    .where('players.erased_at', 'is', null);
}

/** The token in a cookie that we have signed, as better-auth signs it. */
async function sessionToken(auth: Auth, cookie: string): Promise<string | undefined> {
  const [token, signature] = partsOf(cookie);
  if (token === undefined || signature === undefined) return undefined;
  const { secret } = await auth.$context;
  const right = createHmac('sha256', secret).update(token).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === right.length && timingSafeEqual(given, right) ? token : undefined;
}

function partsOf(cookie: string): readonly [token?: string, signature?: string] {
  try {
    const value = decodeURIComponent(cookie);
    const end = value.lastIndexOf('.');
    return end < 1 ? [] : [value.slice(0, end), value.slice(end + 1)];
  } catch {
    // It is not one of ours.
    return [];
  }
}
