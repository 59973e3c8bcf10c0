import type { FastifyRequest } from 'fastify';
import type { Identity } from '../identity/identity.ts';
import type { Caller } from '../identity/knownCallers.ts';
import type { Visitor } from '../matches/invitations.ts';
import type { StoredPlayer } from '../store/players.ts';
import { refused } from './refused.ts';

const KNOWN = new WeakMap<FastifyRequest, Promise<Caller | undefined>>();

/** The headers that say who is asking and on what device, as the web platform has them; nothing else is passed on. */
export function headersOf({ headers }: FastifyRequest): Headers {
  const made = new Headers();
  for (const name of ['cookie', 'authorization', 'user-agent'] as const) {
    const value = headers[name];
    if (value !== undefined) made.set(name, value);
  }
  return made;
}

/** Whom a request comes from; asked once, however many want to know. */
export function callerOf(identity: Identity, request: FastifyRequest): Promise<Caller | undefined> {
  const known = KNOWN.get(request);
  if (known) return known;
  const asked = identity.caller(headersOf(request));
  KNOWN.set(request, asked);
  return asked;
}

/** Who asks for a table, and with which key. */
export async function visitorOf(identity: Identity, request: InvitedRequest): Promise<Visitor> {
  const caller = await callerOf(identity, request as FastifyRequest);
  return { player: caller?.player.id, key: request.headers['invitation-key'] };
}

/** A request whose headers were checked. */
interface InvitedRequest {
  readonly headers: { readonly 'invitation-key'?: string | undefined };
}

/** Whom a request comes from; it ends here when that is nobody. */
export async function playerOf(identity: Identity, request: FastifyRequest): Promise<StoredPlayer> {
  return (await known(identity, request)).player;
}

/** As before, and a token is not enough: a thief must not be able to make a stolen one last. */
export async function sessionOf(identity: Identity, request: FastifyRequest): Promise<StoredPlayer> {
  const { player, by } = await known(identity, request);
  if (by !== 'session') throw refused('NOT_ALLOWED', 'Sign in for that; a token is not enough.');
  return player;
}

async function known(identity: Identity, request: FastifyRequest): Promise<Caller> {
  const caller = await callerOf(identity, request);
  if (!caller) throw refused('NOT_SIGNED_IN');
  return caller;
}
