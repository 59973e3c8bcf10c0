import { z } from 'zod';
import { errorSchema } from './error.ts';
import { LIMITS } from './limits.ts';
import { chatLineSchema, playerSchema } from './players.ts';
import { clocksSchema, tableSchema } from './tables.ts';
import {
  choice,
  decisionId,
  historyId,
  matchId,
  milliseconds,
  outcome,
  requestId,
  seat,
  seq,
  viewer,
  word,
} from './words.ts';

const question = z.strictObject({
  id: decisionId,
  question: word,
  choices: z.array(choice).max(LIMITS.choices),
});

/** What a viewer knows of the present; views and events are the game's own. */
const snapshot = {
  match: matchId,
  as: viewer,
  seq,
  view: z.unknown(),
  decision: question.optional(),
  offers: z.array(question).max(LIMITS.offers),
  awaiting: z.array(seat).max(LIMITS.seats),
  undo: z.boolean(),
  outcome: outcome.optional(),
  clocks: clocksSchema.optional(),
  /** From here on it is told in this history: repeat it with `since`. */
  history: historyId.optional(),
};

/** What is so now, as one viewer knows it. */
export const presentSchema = z.strictObject({ type: z.literal('present'), ...snapshot });

/** Everything the server may say on the live channel. */
export const serverMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('welcome'),
    protocol: z.int(),
    player: playerSchema.optional(),
    /** A client that is silent for so long is taken for gone: send a ping. */
    silence: milliseconds,
  }),
  /** What happened, and what is so now. `seq` counts the updates and tables this viewer was sent, without gaps. */
  z.strictObject({
    type: z.literal('update'),
    ...snapshot,
    events: z.array(z.unknown()).max(LIMITS.events),
    /** This seat took a choice back; what is so now is all there is to say about it. */
    takenBack: seat.optional(),
  }),
  /** Only what is so now, for a viewer who has just come, or where the way to it cannot be told. */
  presentSchema,
  /**
   * All that was missed has been sent; what follows is live. Of what this viewer was sent before, the database has
   * `lost` the last ones: what is so now was sent instead.
   */
  z.strictObject({
    type: z.literal('caughtUp'),
    match: matchId,
    as: viewer,
    seq,
    lost: z.int().min(1).optional(),
  }),
  /** Something about the table is new: who sits there, what is offered, how it ended; and the clocks, where those changed with it. */
  z.strictObject({
    type: z.literal('table'),
    match: matchId,
    as: viewer,
    seq,
    table: tableSchema,
    clocks: clocksSchema.optional(),
  }),
  /** Done, and it will not be lost. */
  z.strictObject({ type: z.literal('accepted'), request: requestId }),
  /** Not done. Without `request` where the message could not be read so far. */
  z.strictObject({ type: z.literal('refused'), request: requestId.optional(), ...errorSchema.shape }),
  z.strictObject({ type: z.literal('chat'), ...chatLineSchema.shape }),
  /** Which seats are connected, and how many spectators watch. */
  z.strictObject({
    type: z.literal('presence'),
    match: matchId,
    here: z.array(seat).max(LIMITS.seats),
    spectators: z.int().min(0),
  }),
  /** The last word before the server closes the channel. */
  z.strictObject({ type: z.literal('closed'), ...errorSchema.shape }),
  z.strictObject({ type: z.literal('pong'), request: requestId }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;
