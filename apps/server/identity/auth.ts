import { passkey } from '@better-auth/passkey';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { anonymous } from 'better-auth/plugins/anonymous';
import type { Logger } from 'pino';
import { isLoopback } from '../config.ts';
import type { Database } from '../store/database.ts';
import { newId } from '../store/id.ts';
import { addPlayer } from '../store/players.ts';
import { guestName } from './name.ts';

/** Where better-auth's own addresses begin. */
export const AUTH_PATH = '/api/v1/auth';

/** What the logins of this service are made with. */
export interface AuthParts {
  readonly db: Database;
  /** The address people type. */
  readonly url: string;
  readonly secret: string;
  readonly log: Logger;
}

const DAY = 86_400;
/** The longest that browsers keep a cookie. */
const SESSION_DAYS = 400;

/** better-auth as this service uses it: guests, e-mail and password, passkeys. */
export function openAuth({ db, url, secret, log }: AuthParts) {
  const { hostname, protocol, origin } = new URL(url);
  const isPlain = protocol === 'http:' && isLoopback(hostname);
  const options = {
    appName: 'Riposte',
    baseURL: origin,
    basePath: AUTH_PATH,
    trustedOrigins: [origin],
    secret,
    database: { db, type: 'postgres' },
    emailAndPassword: { enabled: true, minPasswordLength: 10, maxPasswordLength: 128, disableSignUp: true },
    user: {
      modelName: 'users',
      additionalFields: { playerId: { type: 'string', required: true, input: false } },
    },
    session: { modelName: 'sessions', expiresIn: SESSION_DAYS * DAY, updateAge: DAY, freshAge: DAY },
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications' },
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
            const { id } = await addPlayer(db, guestName(), 'guest');
            return { data: { ...user, playerId: id } };
          },
        },
      },
      session: {
        create: { before: async (session) => ({ data: { ...session, userAgent: null } }) },
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
