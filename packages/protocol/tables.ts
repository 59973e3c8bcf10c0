import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { playerSchema } from './players.ts';
import {
  commitment,
  cursor,
  invitationKey,
  matchId,
  milliseconds,
  nonce,
  openNonce,
  outcome,
  plainLine,
  playerId,
  seal,
  seat,
  sentence,
  time,
  word,
} from './words.ts';

const label = z.string().max(200);

/** One thing that is settled before a match, as the kernel describes it. */
export const optionSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('oneOf'),
    label,
    values: z.array(word).max(LIMITS.options),
    default: word,
  }),
  z.strictObject({
    type: z.literal('integer'),
    label,
    min: z.int(),
    max: z.int(),
    default: z.int(),
  }),
  z.strictObject({ type: z.literal('flag'), label, default: z.boolean() }),
]);

export const gameSchema = z.strictObject({
  id: word,
  name: word,
  rulesVersion: word,
  options: z.record(word, optionSchema),
  /** The bots that may be asked to a seat. */
  bots: z.array(word).max(LIMITS.options),
});
export type GameDescription = z.infer<typeof gameSchema>;

export const gamesAnswer = z.strictObject({ games: z.array(gameSchema).max(LIMITS.page) });

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * How time is counted: not at all, with an increment after each answer, so long for each answer, or so long for each
 * turn, in games that have turns.
 */
export const clockSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  z.strictObject({
    type: z.literal('live'),
    initial: milliseconds.min(1_000).max(180 * MINUTE),
    increment: milliseconds.min(0).max(10 * MINUTE),
  }),
  z.strictObject({
    type: z.literal('correspondence'),
    perTurn: milliseconds.min(MINUTE).max(30 * DAY),
  }),
  z.strictObject({
    type: z.literal('turn'),
    perTurn: milliseconds.min(5_000).max(30 * MINUTE),
  }),
]);
export type ClockSettings = z.infer<typeof clockSchema>;

export const VISIBILITIES = ['public', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** The values of a game's options; the kernel checks them against the game's own table. */
export const optionValues = z
  .record(word, z.union([plainLine.max(LIMITS.word), z.number(), z.boolean()]))
  .refine((values) => Object.keys(values).length <= LIMITS.options, 'too many options');

export const createBody = z.strictObject({
  game: word,
  options: optionValues.optional(),
  clock: clockSchema.optional(),
  visibility: z.enum(VISIBILITIES).optional(),
  /** Viewers who do not sit at the table may watch any seat of it, so many milliseconds late. */
  fullViewAfter: milliseconds.min(MINUTE).max(DAY).optional(),
});
export type CreateBody = z.infer<typeof createBody>;

/**
 * Takes a seat, any free one when none is named, and binds it to a nonce by the seal. A nonce may be given openly
 * instead: then nothing is proved to this seat.
 */
export const sitBody = z.union([
  z.strictObject({ seat: seat.optional(), seal }),
  z.strictObject({ seat: seat.optional(), nonce: openNonce }),
]);
export type SitBody = z.infer<typeof sitBody>;
/** Shows the nonce that was sealed, once the table shows what all seats are bound to. */
export const nonceBody = z.strictObject({ nonce });
/** Asks a bot to a seat. */
export const askBotBody = z.strictObject({ seat: seat.optional(), bot: word });

/**
 * `open`: people may sit down. `dealing`: all seats are bound to their nonces, and show them. `running`: dealt. `over`:
 * nothing more happens here.
 */
export const TABLE_STATUSES = ['open', 'dealing', 'running', 'over'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

/** How a table came to its end: by the rules, by giving up, by agreement, by the clock, or closed without a result. */
export const ENDS = ['game', 'resigned', 'draw', 'late', 'closed'] as const;

export const tableSeatSchema = z.strictObject({
  seat,
  player: playerSchema.optional(),
  /** The name of the bot that plays this seat. */
  bot: word.optional(),
  /** The player has left; the seat may be handed to a bot. */
  left: z.boolean().optional(),
  /** The seat's nonce took no part in the deal: it was not shown when it was due. */
  absent: z.boolean().optional(),
  /** The player is away until then, and no time is counted for them: what they have left is longer by that. */
  awayUntil: time.optional(),
});
export type TableSeat = z.infer<typeof tableSeatSchema>;

/** A deal that is being made. */
const dealingSchema = z.strictObject({
  /** Counted from 1; one more each time a round was broken off. */
  round: z.int().min(1),
  /** What binds each seat in this round; empty for bots and for seats that take no part any more. */
  seals: z.array(z.union([seal, z.literal('')])).max(LIMITS.seats),
  /** Seats that have not shown their nonce yet. */
  awaited: z.array(seat).max(LIMITS.seats),
});
export type DealingCard = z.infer<typeof dealingSchema>;

/** A table as everybody sees it who may. The link to a public one needs no more than its id, that to a private one its key. */
export const tableSchema = z.strictObject({
  id: matchId,
  game: word,
  options: z.record(word, z.unknown()),
  clock: clockSchema,
  visibility: z.enum(VISIBILITIES),
  fullViewAfter: milliseconds.optional(),
  status: z.enum(TABLE_STATUSES),
  host: playerId.optional(),
  seats: z.array(tableSeatSchema).max(LIMITS.seats),
  /** The hash of the secret the cards will be dealt with. */
  commitment,
  dealing: dealingSchema.optional(),
  /** How many rounds of the deal were broken off, since a seat did not show its nonce. */
  brokenOff: z.int().min(1).optional(),
  /** Seats that offer a draw, and the seat that asks to take a choice back. */
  drawOffers: z.array(seat).max(LIMITS.seats).optional(),
  takeback: seat.optional(),
  outcome: outcome.optional(),
  /** Once it is over, how that came about. */
  by: z.enum(ENDS).optional(),
  /** Why a moderator closed it. */
  reason: sentence.optional(),
  /** The next match of the same people. */
  rematch: matchId.optional(),
  createdAt: time,
});
export type TableCard = z.infer<typeof tableSchema>;

/** Who comes by the link to a private table shows its key in this header. */
export const invitationHeaders = z.looseObject({ 'invitation-key': invitationKey.optional() });

/** The key in the link to a private table; a public one has none. */
export const invitationAnswer = z.strictObject({ key: invitationKey.optional() });

/** Which public tables: those with a free seat, unless those with a match under way are asked for. */
export const tablesQuery = z.strictObject({
  game: word.optional(),
  status: z.enum(TABLE_STATUSES).exclude(['dealing', 'over']).optional(),
  after: cursor.optional(),
});
export type TablesQuery = z.infer<typeof tablesQuery>;

export const tablesAnswer = z.strictObject({
  tables: z.array(tableSchema).max(LIMITS.page),
  next: cursor.optional(),
});

/** How a match that is over came out for one of its players. */
export const resultSchema = z.strictObject({
  table: matchId,
  game: word,
  options: z.record(word, z.unknown()),
  seat,
  visibility: z.enum(VISIBILITIES),
  /** 1 is best; absent where the match came to no result. */
  place: z.int().min(1).optional(),
  /** Whether all had the same place. */
  drawn: z.boolean(),
  by: z.enum(ENDS),
  /** The others, in the order of their seats. */
  opponents: z
    .array(z.union([z.strictObject({ player: playerSchema }), z.strictObject({ bot: word })]))
    .max(LIMITS.seats),
  /** From the deal to the end. */
  duration: milliseconds.optional(),
  /** Whether a bot had taken over the seat by the end. */
  standIn: z.boolean(),
  /** How exactly the player chose, once that was judged; for the player alone. */
  accuracy: z.number().optional(),
  endedAt: time,
});
export type ResultCard = z.infer<typeof resultSchema>;

export const resultsAnswer = z.strictObject({
  results: z.array(resultSchema).max(LIMITS.page),
  next: cursor.optional(),
});

const soughtSchema = z.strictObject({ options: optionValues.optional(), clock: clockSchema.optional() });
/** Looks for players who want the same match. */
export const seekBody = z.strictObject({
  game: word,
  ...soughtSchema.shape,
  /** What would do as well, dearest first. */
  or: z.array(soughtSchema).max(LIMITS.wishes).optional(),
});
/** A table once there are enough, where each sits down; until then, how long it has been. */
export const seekAnswer = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('idle') }),
  z.strictObject({ status: z.literal('seeking'), since: time }),
  z.strictObject({ status: z.literal('found'), table: matchId }),
]);
export type SeekState = z.infer<typeof seekAnswer>;

/** How much time each seat has left, and for whom it runs. */
export const clocksSchema = z.strictObject({
  left: z.array(milliseconds).max(LIMITS.seats),
  running: z.array(seat).max(LIMITS.seats),
});
export type Clocks = z.infer<typeof clocksSchema>;
