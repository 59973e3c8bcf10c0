import { createHash } from 'node:crypto';
import type { Result } from '@riposte/protocol';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { OPENING, type TestStore } from '../testing/databases.ts';
import { granted } from '../testing/tables.ts';
import type { AuthParts, Passwords } from './auth.ts';
import { Identity, type SignedIn } from './identity.ts';

export const URL_OF_TESTS = 'http://localhost:8080';
export const PASSWORD = 'correct horse battery';
export const NOBODY = new Headers();
export const HOME = '127.0.0.1';
/** With a stream of its own: for that of the process, pino would listen to its end. */
const SILENT = pino({ level: 'silent' }, { write() {} });
/** Passwords that cost next to nothing, where a test is not about how they are kept. */
export const QUICK_PASSWORDS: Passwords = {
  hash: async (password) => quickHash(password),
  verify: async ({ hash, password }) => hash === quickHash(password),
};
let emails = 0;

function quickHash(password: string): string {
  return createHash('sha256').update(password).digest('hex');
}

export function newEmail(): string {
  emails += 1;
  return `player${emails}@riposte.example`;
}

export function withCookies(cookies: readonly string[]): Headers {
  return new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') });
}

export function withToken(token: string): Headers {
  return new Headers({ authorization: `Bearer ${token}` });
}

/** The logins of a service with this address; with nothing more, passwords are kept as those of people are. */
export function identityAt(
  store: TestStore,
  url: string,
  more: Pick<AuthParts, 'passwords'> = { passwords: QUICK_PASSWORDS },
): Identity {
  const secret = '0123456789abcdef'.repeat(4);
  return new Identity({ db: store.db, url, secret, log: SILENT, ...more });
}

/** What was asked for; a refusal fails the test. */
export async function good<Value>(asked: Promise<Result<Value>>): Promise<Value> {
  return granted(await asked);
}

/** A store of its own and the logins on it, for the tests of a `describe`. */
export function identityOn(
  open: () => Promise<TestStore>,
  given: (store: TestStore, identity: Identity) => void,
) {
  let store: TestStore | undefined;
  beforeAll(async () => {
    store = await open();
    given(store, identityAt(store, URL_OF_TESTS));
  }, OPENING);
  afterAll(() => store?.close(), OPENING);
}

/** A new member. */
export async function registered(identity: Identity): Promise<SignedIn & { readonly email: string }> {
  const email = newEmail();
  return { ...(await good(identity.register(NOBODY, { email, password: PASSWORD }))), email };
}
