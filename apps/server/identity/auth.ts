import { passkey } from '@better-auth/passkey';
import { KEPT_DAYS } from '@riposte/protocol';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { anonymous } from 'better-auth/plugins/anonymous';
import type { Logger } from 'pino';
import { isLoopback } from '../config.ts';
import type { Database } from '../store/database.ts';
import { newId } from '../store/id.ts';
import { deviceOf } from './device.ts';
import type { Mail, Mailer } from './mailer.ts';
import { resetMail, verifyMail } from './mails.ts';
import { addGuest } from './names.ts';
import { mayWrite } from './postage.ts';
import { withIdentity } from './schema.ts';

/** Where better-auth's own addresses begin. */
export const AUTH_PATH = '/api/v1/auth';

/** What is kept of a password, and whether a password is the one it was made of. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(given: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

/** What takes a thief long, and everybody else a tenth of a second. */
export const SLOW_PASSWORDS: Passwords = { hash: hashPassword, verify: verifyPassword };

/** What the logins of this service are made with. */
export interface AuthParts {
  readonly db: Database;
  /** The address people type. */
  readonly url: string;
  readonly secret: string;
  readonly log: Logger;
  /** Without it no e-mail is sent: addresses are not confirmed, and a forgotten password stays forgotten. */
  readonly mail?: Mailer;
  /** How passwords are kept: so slowly that they are not guessed, if nothing is said. */
  readonly passwords?: Passwords;
}

const HOUR = 3_600;
export const DAY = 24 * HOUR;
/** So long a session lasts after it was used last. */
export const SESSION_DAYS = KEPT_DAYS.session;

/** better-auth as this service uses it: guests, e-mail and password, passkeys. */
export function openAuth({ db, url, secret, log, mail, passwords = SLOW_PASSWORDS }: AuthParts) {
  const { hostname, protocol, origin } = new URL(url);
  const post = async (userId: string, written: Mail) => {
    if (await mayWrite(withIdentity(db), userId)) mail?.post(written);
  };
  const isPlain = protocol === 'http:' && isLoopback(hostname);
  const options = {
    appName: 'Riposte',
    baseURL: origin,
    basePath: AUTH_PATH,
    trustedOrigins: [origin],
    secret,
    database: { db, type: 'postgres' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 10,
      maxPasswordLength: 128,
      password: passwords,
      disableSignUp: true,
      resetPasswordTokenExpiresIn: HOUR,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => post(user.id, resetMail(origin, user.email, token)),
    },
    emailVerification: {
      expiresIn: DAY,
      sendVerificationEmail: ({ user, token }) => post(user.id, verifyMail(origin, user.email, token)),
    },
    user: {
      modelName: 'users',
      additionalFields: { playerId: { type: 'string', required: true, input: false } },
    },
    session: { modelName: 'sessions', expiresIn: SESSION_DAYS * DAY, updateAge: DAY, freshAge: DAY },
    account: { modelName: 'accounts' },
    // A thief of the database shall choose no passwords.
    verification: {
      modelName: 'verifications',
      storeIdentifier: { default: 'plain', overrides: { 'reset-password': 'hashed' } },
    },
    // Tries are counted in attempts.ts, for all nodes together.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'riposte',
      useSecureCookies: !isPlain,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: !isPlain, path: '/' },
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => newId() },
    },
    databaseHooks: {
      user: {
        create: {
          // A player first: without one there is no login.
          before: async (user) => {
            const { id } = await addGuest(withIdentity(db));
            return { data: { ...user, playerId: id } };
          },
        },
      },
      session: {
        create: {
          before: async (session) => ({
            data: { ...session, userAgent: deviceOf(session.userAgent ?? '') },
          }),
        },
      },
    },
    // Signing in to another account deletes none.
    plugins: [
      anonymous({ disableDeleteAnonymousUser: true, generateRandomEmail: () => `${newId()}@${GUESTS}` }),
      passkey({ rpID: hostname, rpName: 'Riposte', origin, schema: { passkey: { modelName: 'passkeys' } } }),
    ],
    telemetry: { enabled: false },
    // Otherwise better-auth writes to the console by itself.
    onAPIError: {
      onError: (err) => {
        if (err instanceof APIError) log.debug({ part: 'identity', err }, 'a login was refused');
        else log.error({ part: 'identity', err }, 'a login failed');
      },
    },
    logger: {
      level: 'warn',
      log: (level, text) => log[level === 'error' ? 'error' : 'warn']({ part: 'identity' }, text),
    },
  } satisfies BetterAuthOptions;
  return betterAuth(options);
}

export type Auth = ReturnType<typeof openAuth>;

/** better-auth wants every user to have an e-mail address; that of a guest is at a domain that cannot exist. */
export const GUESTS = 'guest.invalid';
