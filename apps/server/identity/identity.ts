import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Result, refuse } from '@riposte/protocol';
import { APIError } from 'better-auth/api';
import { sql } from 'kysely';
import type { Bus } from '../bus/bus.ts';
import { codeOf } from '../errors.ts';
import { keyedHash } from '../secret.ts';
import { newId } from '../store/id.ts';
import { findPlayer, type StoredPlayer } from '../store/players.ts';
import { answered } from './answered.ts';
import { countAttempt } from './attempts.ts';
import {
  AUTH_PATH,
  type Auth,
  type AuthParts,
  DAY,
  GUESTS,
  openAuth,
  type Passwords,
  SESSION_DAYS,
  SLOW_PASSWORDS,
} from './auth.ts';
import { refuseBarred } from './barredAddresses.ts';
import { type Caller, KnownCallers } from './knownCallers.ts';
import type { Mailer } from './mailer.ts';
import { parseName } from './name.ts';
import { giveName, giveNumberedName, isNameTaken } from './names.ts';
import { askToVerify } from './recovery.ts';
import { type IdentityDatabase, withIdentity } from './schema.ts';
import { accountOfSession, ownerOfSession, sessionCookie } from './sessionOwner.ts';
import { playerOfToken } from './tokens.ts';

/** A player, and the cookies that their browser has to keep from now on. */
export interface SignedIn {
  readonly player: StoredPlayer;
  readonly cookies: readonly string[];
}

/** What logins are made with, and by what other nodes are told of changes. */
export interface IdentityParts extends AuthParts {
  readonly bus?: Bus;
}

/** What better-auth does by itself; everything else it could do is not reachable from outside. */
export const PASSKEY_PATHS = [
  { method: 'GET', path: '/passkey/generate-register-options' },
  { method: 'POST', path: '/passkey/verify-registration' },
  { method: 'GET', path: '/passkey/generate-authenticate-options' },
  { method: 'POST', path: '/passkey/verify-authentication' },
  { method: 'GET', path: '/passkey/list-user-passkeys' },
  { method: 'POST', path: '/passkey/delete-passkey' },
] as const;
type PasskeyPath = (typeof PASSKEY_PATHS)[number]['path'];

const UNIQUE_VIOLATION = '23505';

/** Who is asking. Logins and tokens point to players; nothing but this folder knows how. */
export class Identity {
  readonly auth: Auth;
  readonly db: IdentityDatabase;
  readonly mail: Mailer | undefined;
  readonly #url: string;
  readonly #passwords: Passwords;
  readonly #networkKey: Buffer;
  readonly #addressKey: Buffer;
  readonly #known: KnownCallers;

  constructor({ bus, ...parts }: IdentityParts) {
    this.#known = new KnownCallers(bus);
    this.auth = openAuth(parts);
    this.db = withIdentity(parts.db);
    this.mail = parts.mail;
    this.#passwords = parts.passwords ?? SLOW_PASSWORDS;
    this.#url = new URL(parts.url).origin;
    this.#networkKey = createHmac('sha256', parts.secret).update('networks').digest();
    this.#addressKey = createHmac('sha256', parts.secret).update('addresses').digest();
  }

  /** Who sends a request; nothing where it does not prove it. */
  async whoIs(headers: Headers): Promise<StoredPlayer | undefined> {
    return (await this.caller(headers))?.player;
  }

  /** Whom a request comes from, by its API token or else by its session, and which of both it was. */
  async caller(headers: Headers): Promise<Caller | undefined> {
    const authorization = headers.get('authorization');
    if (authorization !== null) {
      const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
      if (token === undefined) return undefined;
      return this.#known.find(`token ${token}`, async () => {
        const player = await playerOfToken(this.db, token);
        return player && { player, by: 'token' };
      });
    }
    const cookie = await sessionCookie(this.auth, headers);
    if (cookie === undefined) return undefined;
    return this.#known.find(`session ${cookie}`, async () => {
      const player = await ownerOfSession(this.auth, this.db, cookie);
      return player && { player, by: 'session' };
    });
  }

  /** A player is not who they were a moment ago, or has signed out: no node may go by what it remembers. */
  forget(playerId: string): void {
    this.#known.forget(playerId);
  }

  /** Makes a new guest and signs them in; a player who is signed in already stays the same. */
  async guest(headers: Headers, name?: string): Promise<Result<SignedIn>> {
    const given = name === undefined ? undefined : parseName(name);
    if (given && !given.ok) return given;
    if (await this.#userOf(headers)) return refuse('NOT_ALLOWED', 'You are signed in already.');
    const { headers: told, response } = await answered(
      this.auth.api.signInAnonymous({ headers: onlyDevice(headers), returnHeaders: true }),
    );
    const user = response && (await this.#userById(response.user.id));
    if (!user) throw new Error('the guest has no login');
    // Nobody who just wants to play is asked twice.
    if (given) await giveNumberedName(this.db, user.playerId, given.value);
    return {
      ok: true,
      value: { player: await this.#player(user.playerId), cookies: told.getSetCookie() },
    };
  }

  /** Gives a player a checked name, unless another has it. */
  async rename(playerId: string, name: string): Promise<Result<undefined>> {
    const given = await giveName(this.db, playerId, name);
    this.forget(playerId);
    return given;
  }

  /** Remembers from where a player came in, for a month: moderators see how many share a network, and nothing else. */
  async noteNetwork(playerId: string, network: string): Promise<void> {
    const hash = keyedHash(this.#networkKey, network);
    await sql`
      insert into networks (player_id, network) values (${playerId}, ${hash})
      on conflict (player_id, network) do update set seen_at = now()`.execute(this.db);
  }

  /** What the key of this service makes of an address: nothing else is kept of those that are barred. */
  addressCode(email: string): string {
    return createHmac('sha256', this.#addressKey).update(email.toLowerCase()).digest('base64url');
  }

  /**
   * Gives a guest an e-mail address and a password. Login and player stay the same, so nothing has to be moved: games
   * and achievements are there as before.
   */
  async register(
    headers: Headers,
    account: { readonly email: string; readonly password: string; readonly name?: string | undefined },
  ): Promise<Result<SignedIn>> {
    const email = account.email.toLowerCase();
    const name = account.name === undefined ? undefined : parseName(account.name);
    if (name && !name.ok) return name;
    if (email.endsWith(`@${GUESTS}`)) return refuse('BAD_ACCOUNT', 'That is no e-mail address.');
    const known = await this.#userOf(headers);
    if (known && !known.isAnonymous) return refuse('ALREADY_MEMBER');
    if (await this.#isTaken(email)) return TAKEN;
    // After that: an account that is just being deleted has the address until its code is there.
    const barred = await refuseBarred(this.db, this.addressCode(email));
    if (barred) return barred;
    if (name && (await isNameTaken(this.db, name.value, known?.playerId))) return refuse('NAME_TAKEN');
    const password = await this.#passwords.hash(account.password);
    const userId = known?.id ?? (await this.#newUser());
    const promoted = await this.#promote(userId, { email, password });
    if (!promoted.ok) return promoted;
    if (name) {
      await giveNumberedName(this.db, promoted.value, name.value);
      this.forget(promoted.value);
    }
    if (this.mail) await askToVerify(this, email);
    return this.#signIn(headers, email, account.password);
  }

  /** Signs a member in by e-mail address and password. */
  async signIn(
    network: string,
    email: string,
    password: string,
    headers = new Headers(),
  ): Promise<Result<SignedIn>> {
    const counted = await countAttempt(this.db, network, email.toLowerCase());
    if (!counted.ok) return counted;
    await wait(counted.value);
    return this.#signIn(headers, email, password);
  }

  /** Ends the session; the cookies say so to the browser. */
  async signOut(headers: Headers): Promise<readonly string[]> {
    const { headers: told } = await answered(this.auth.api.signOut({ headers, returnHeaders: true }));
    return told.getSetCookie();
  }

  /** What is told to the player alone, and a session that lasts longer where it has grown old. */
  async account(headers: Headers): Promise<{
    readonly email?: string;
    readonly verified?: boolean;
    readonly cookies: readonly string[];
  }> {
    const cookie = await sessionCookie(this.auth, headers);
    const found = cookie === undefined ? undefined : await accountOfSession(this.auth, this.db, cookie);
    if (!found) return { cookies: [] };
    const { email, verified, expiresAt } = found;
    const isOld = expiresAt.getTime() < Date.now() + (SESSION_DAYS - 1) * DAY * 1_000;
    return {
      ...(!email.endsWith(`@${GUESTS}`) && { email, verified }),
      cookies: isOld ? await this.#renewed(headers) : [],
    };
  }

  /** Hands a passkey request to better-auth. A guest who registers a passkey is a member from then on. */
  async passkey(
    path: PasskeyPath,
    request: { readonly headers: Headers; readonly query: string; readonly body?: string },
    network: string,
  ): Promise<Result<Response>> {
    if (path === '/passkey/verify-authentication') {
      const counted = await countAttempt(this.db, network);
      if (!counted.ok) return counted;
    }
    const user = await this.#userOf(request.headers);
    if (user?.isAnonymous && path.endsWith('generate-register-options')) await this.#freshen(user.id);
    const headers = onlyDevice(request.headers);
    headers.set('origin', this.#url);
    headers.set('content-type', 'application/json');
    const cookie = request.headers.get('cookie');
    if (cookie !== null) headers.set('cookie', cookie);
    const answer = await this.auth.handler(
      new Request(`${this.#url}${AUTH_PATH}${path}${request.query}`, {
        method: request.body === undefined ? 'GET' : 'POST',
        headers,
        ...(request.body !== undefined && { body: request.body }),
      }),
    );
    if (answer.ok && user?.isAnonymous && path.endsWith('verify-registration')) await this.#promote(user.id);
    return { ok: true, value: answer };
  }

  /** The cookies of a session that lasts longer from now on. */
  async #renewed(headers: Headers): Promise<readonly string[]> {
    const { headers: told } = await answered(this.auth.api.getSession({ headers, returnHeaders: true }));
    return told.getSetCookie();
  }

  async #signIn(asked: Headers, email: string, password: string): Promise<Result<SignedIn>> {
    try {
      const { headers, response } = await answered(
        this.auth.api.signInEmail({
          body: { email, password },
          headers: onlyDevice(asked),
          returnHeaders: true,
        }),
      );
      const user = await this.#userById(response.user.id);
      if (!user) throw new Error('a player without a login has signed in');
      return {
        ok: true,
        value: { player: await this.#player(user.playerId), cookies: headers.getSetCookie() },
      };
    } catch (error) {
      if (error instanceof APIError) return refuse('WRONG_PASSWORD');
      throw error;
    }
  }

  async #userOf(headers: Headers) {
    if (!headers.has('cookie')) return undefined;
    const session = await answered(this.auth.api.getSession({ headers, query: { disableRefresh: true } }));
    return session?.user;
  }

  async #userById(id: string) {
    return this.db.selectFrom('users').select(['id', 'playerId']).where('id', '=', id).executeTakeFirst();
  }

  async #isTaken(email: string): Promise<boolean> {
    const taken = this.db.selectFrom('users').select('id').where('email', '=', email);
    return (await taken.executeTakeFirst()) !== undefined;
  }

  async #newUser(): Promise<string> {
    const { internalAdapter } = await this.auth.$context;
    const user = { email: `${newId()}@${GUESTS}`, name: 'guest', emailVerified: false, isAnonymous: true };
    return (await internalAdapter.createUser(user)).id;
  }

  /**
   * Makes a guest a member, all at once or not at all, and gives back the player. With a password the old sessions
   * end: from now on the password has to be known.
   */
  async #promote(
    userId: string,
    login?: { readonly email: string; readonly password: string },
  ): Promise<Result<string>> {
    try {
      const promoted = await this.db.transaction().execute(async (db): Promise<Result<string>> => {
        const user = await db
          .updateTable('users')
          .set({ isAnonymous: false, updatedAt: sql<Date>`now()`, ...(login && { email: login.email }) })
          .where('id', '=', userId)
          .where('isAnonymous', '=', true)
          .returning('playerId')
          .executeTakeFirst();
        if (!user) return refuse('ALREADY_MEMBER');
        await db.updateTable('players').set({ kind: 'member' }).where('id', '=', user.playerId).execute();
        if (login) {
          const account = { id: newId(), userId, accountId: userId, providerId: 'credential' };
          await db
            .insertInto('accounts')
            .values({ ...account, password: login.password, updatedAt: sql<Date>`now()` })
            .execute();
          await db.deleteFrom('sessions').where('userId', '=', userId).execute();
        }
        return { ok: true, value: user.playerId };
      });
      if (promoted.ok) this.forget(promoted.value);
      return promoted;
    } catch (error) {
      if (codeOf(error) === UNIQUE_VIOLATION) return TAKEN;
      throw error;
    }
  }

  /** A guest can show nothing but a session; however old it is, it must do to register a passkey. */
  async #freshen(userId: string): Promise<void> {
    await this.db
      .updateTable('sessions')
      .set({ createdAt: sql<Date>`now()` })
      .where('userId', '=', userId)
      .execute();
  }

  async #player(id: string): Promise<StoredPlayer> {
    const player = await findPlayer(this.db, id);
    if (!player) throw new Error('a login without a player');
    return player;
  }
}

const TAKEN = refuse('BAD_ACCOUNT', 'This e-mail address cannot be used; sign in if it is yours.');

/** What a new session may know of the request that made it: the device, and not the cookies of one that is over. */
function onlyDevice(headers: Headers): Headers {
  const device = headers.get('user-agent');
  return new Headers(device === null ? {} : { 'user-agent': device });
}
