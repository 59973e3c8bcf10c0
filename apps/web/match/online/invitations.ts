/** Where this browser keeps the keys of private tables that it was sent the links to. */
const KEPT = 'riposte.invitations';
/** So many are kept, the latest. */
const MOST = 100;
const TABLE = /^\/tables\/([\w-]+)/;

type Keys = readonly (readonly [table: string, key: string])[];

/** What a browser that keeps nothing knows until the page is closed. */
let known: Keys | undefined;

function keysNow(): Keys {
  known ??= parseKeys(read());
  return known;
}

function read(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** The keys in a text, however it came there. */
export function parseKeys(text: string | null): Keys {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPair) : [];
  } catch {
    return [];
  }
}

function isPair(pair: unknown): pair is Keys[number] {
  return Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string');
}

/** Keys in links to tables whose key is known already: one with a mistake in it must not take the place of the right one. */
const untried = new Map<string, string>();

/** The key of a private table, if this browser was sent the link to it. */
export function invitationTo(table: string): string | undefined {
  return untried.get(table) ?? keptFor(table);
}

function keptFor(table: string): string | undefined {
  return keysNow().find(([id]) => id === table)?.[1];
}

function keepInvitation(table: string, key: string): void {
  known = [...keysNow().filter(([id]) => id !== table), [table, key] as const].slice(-MOST);
  try {
    localStorage.setItem(KEPT, JSON.stringify(known));
  } catch {
    // Then it is known as long as this page is open.
  }
}

/** Who came by the link to a table, or to its replay, has its key from then on. */
export function takeInvitation(table: string, search: string): void {
  const key = new URLSearchParams(search).get('key') ?? '';
  if (!/^[\w-]{1,64}$/.test(key)) return;
  const kept = keptFor(table);
  untried.delete(table);
  if (kept === undefined) keepInvitation(table, key);
  else if (kept !== key) untried.set(table, key);
}

/** A rematch has the key of the match before. */
export function passInvitation(from: string, to: string): void {
  const key = invitationTo(from);
  if (key !== undefined) keepInvitation(to, key);
}

type InvitationHeaders = { readonly 'invitation-key'?: string };

/** What is sent with a request about a table, so that the server answers those who came by its link. */
export function invitationHeaders(path: string): InvitationHeaders {
  const key = invitationTo(tableIn(path));
  return key === undefined ? {} : { 'invitation-key': key };
}

function tableIn(path: string): string {
  return TABLE.exec(path)?.[1] ?? '';
}

/** A new key that has opened its table is kept from now on; one that has not is forgotten. */
export function settleInvitation(path: string, isOpen: boolean, key: string): void {
  const table = tableIn(path);
  if (untried.get(table) !== key) return;
  untried.delete(table);
  if (isOpen) keepInvitation(table, key);
}

/** The address of a table for others. */
export function linkTo(table: string, key: string | undefined, origin = location.origin): string {
  return `${origin}/t/${table}${key === undefined ? '' : `?key=${key}`}`;
}
