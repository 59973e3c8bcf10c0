import { type Seat, seat as toSeat, type Viewer } from '@riposte/kernel';
import { z } from 'zod';
import { LIMITS } from './limits.ts';

const UNPRINTED = 'control characters have no place here';
/** Text that somebody sends, in one line. Terminals obey control characters, and PostgreSQL keeps no NUL. */
export const plainLine = z.string().regex(/^\P{Cc}*$/u, UNPRINTED);
/** The same in several lines. */
export const plainText = z.string().regex(/^[\P{Cc}\t\n\r]*$/u, UNPRINTED);

/** The id of a table, which is also the id of the match played there. */
export const matchId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'not an id');

export const playerId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'not an id');

/** Chosen by the client, and given back with the answer. */
export const requestId = z.string().regex(/^[\x21-\x7e]{1,64}$/, '1 to 64 visible ASCII characters');

/** A short name that a program gives to something: an option, a bot, a question. */
export const word = plainLine.min(1).max(LIMITS.word);

/** The id of a question or an offer. */
export const decisionId = plainLine.min(1).max(128);

export const sentence = z.string().max(LIMITS.sentence);

/** A branded number is a number to JSON, so the schema stays one that can be described. */
export const seat = z
  .int()
  .min(0)
  .max(LIMITS.seats - 1) as unknown as z.ZodType<Seat, Seat>;

export const viewer: z.ZodType<Viewer, Viewer> = z.union([seat, z.literal('spectator')]);

/** How many updates a viewer has been sent. */
export const seq = z.int().min(0).max(2_147_483_647);

/** What the database's history is called; another begins where it may have lost something. */
export const historyId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'not an id');

export const time = z.iso.datetime();

/** A span of time. */
export const milliseconds = z.int();

/** What a seat adds to the deal: 16 bytes in hex, or 32 where it is one of a chain. */
export const nonce = z.string().regex(/^([0-9a-f]{32}|[0-9a-f]{64})$/, 'a nonce is 32 or 64 hex digits');

/** A nonce that was not sealed. */
export const openNonce = z.string().regex(/^[0-9a-f]{32}$/, 'a nonce is 32 hex digits');

/** The hash of a nonce. */
export const seal = z.string().regex(/^[0-9a-f]{64}$/, 'a seal is 64 hex digits');

/** The hash of the server's secret. */
export const commitment = z.string().regex(/^[0-9a-f]{64}$/, 'a commitment is 64 hex digits');

/** A choice as the server listed it. Which ones are legal only the rules know. */
export const choice = z.looseObject({ type: word });

/** The key in the link to a private table. */
export const invitationKey = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'not a key');

/** Where a list goes on: as the list gave it, and of use for that list only. */
export const cursor = plainLine.min(1).max(200);

/** How a match ended: a place for each seat, 1 is best, and points where the game counts any. */
export const outcome = z.strictObject({
  places: z.array(z.int().min(1)).max(LIMITS.seats),
  scores: z.array(z.number()).max(LIMITS.seats).optional(),
});

/** A text as a viewer, `spectator` or the number of a seat; for addresses. */
export const viewerText = z
  .union([z.literal('spectator'), z.string().regex(/^\d{1,2}$/)])
  .transform((text): Viewer => (text === 'spectator' ? text : toSeat(Number(text))));
