import { type Result, refuse } from '@riposte/protocol';
import { ask } from '../../match/online/api.ts';
import type { LenientSchema } from '../../match/online/lenient.ts';

/** What better-auth answers is its own: it is handed to the browser as it is. */
const ANYTHING: LenientSchema<unknown> = { safeParse: (data) => ({ success: true, data }) };

/** A key is kept for a name; an address in numbers has none. */
const NUMBERS = /^[\d.]+$|^\[/;

/** Whether this browser can keep a passkey for this server. */
export function hasPasskeys(): boolean {
  const knowsHow =
    'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
  return knowsHow && !NUMBERS.test(location.hostname);
}

/** Makes a passkey for who we are: a guest becomes a member by it and keeps everything. */
export async function addPasskey(): Promise<Result<unknown>> {
  const options = await ask({
    method: 'GET',
    path: '/auth/passkey/generate-register-options',
    answer: ANYTHING,
  });
  if (!options.ok) return options;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options.value as PublicKeyCredentialCreationOptionsJSON,
  );
  const response = await withBrowser(() => navigator.credentials.create({ publicKey }));
  return response.ok ? verify('/auth/passkey/verify-registration', response.value) : response;
}

/** Comes in by a passkey that this browser keeps. */
export async function signInByPasskey(): Promise<Result<unknown>> {
  const options = await ask({
    method: 'GET',
    path: '/auth/passkey/generate-authenticate-options',
    answer: ANYTHING,
  });
  if (!options.ok) return options;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options.value as PublicKeyCredentialRequestOptionsJSON,
  );
  const response = await withBrowser(() => navigator.credentials.get({ publicKey }));
  return response.ok ? verify('/auth/passkey/verify-authentication', response.value) : response;
}

function verify(path: string, response: object): Promise<Result<unknown>> {
  return ask({ method: 'POST', path, body: { response }, answer: ANYTHING });
}

async function withBrowser(asked: () => Promise<Credential | null>): Promise<Result<object>> {
  try {
    const made = await asked();
    if (made instanceof PublicKeyCredential) return { ok: true, value: made.toJSON() };
  } catch {
    // The browser does not tell why, so that no page learns which keys there are.
  }
  return refuse('NOT_ALLOWED', 'No passkey was used.');
}
