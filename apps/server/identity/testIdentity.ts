import { pino } from 'pino';
import type { TestStore } from '../testing/databases.ts';
import { Identity, type SignedIn } from './identity.ts';

export const URL_OF_TESTS = 'http://localhost:8080';
export const PASSWORD = 'correct horse battery';
export const NOBODY = new Headers();
export const HOME = '127.0.0.1';
/** A database is not there at once, on a busy machine least of all. */
export const OPENING = 300_000;
let emails = 0;

export function newEmail(): string {
  emails += 1;
  return `somebody${emails}@riposte.example`;
}

export function withCookies(cookies: readonly string[]): Headers {
  return new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') });
}

export function withToken(token: string): Headers {
  return new Headers({ authorization: `Bearer ${token}` });
}

/** The logins of a service with this address. */
export function identityAt(store: TestStore, url: string): Identity {
  const secret = '0123456789abcdef'.repeat(4);
  return new Identity({ db: store.db, url, secret, log: pino({ level: 'silent' }) });
}

type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: unknown };

/** What was asked for; a refusal fails the test. */
export async function good<Value>(asked: Promise<Answer<Value>>): Promise<Value> {
  const result = await asked;
  if (!result.ok) throw new Error(JSON.stringify(result.why));
  return result.value;
}

/** A new member. */
export async function registered(identity: Identity): Promise<SignedIn & { readonly email: string }> {
  const email = newEmail();
  return { ...(await good(identity.register(NOBODY, { email, password: PASSWORD }))), email };
}
