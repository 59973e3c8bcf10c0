import { z } from 'zod';
import { LIMITS } from './limits.ts';
import {
  choice,
  decisionId,
  historyId,
  invitationKey,
  matchId,
  requestId,
  seat,
  seq,
  viewer,
  word,
} from './words.ts';

const request = { request: requestId };
const atTable = { match: matchId, ...request };

/** Everything a client may say on the live channel. */
export const clientMessage = z.discriminatedUnion('type', [
  /** First of all: which protocol is spoken. */
  z.strictObject({ type: z.literal('hello'), protocol: z.int().min(1), client: word.optional() }),
  /** Wants the updates of a table; with `since`, those after the last one that was seen, in the history told last. */
  z.strictObject({
    type: z.literal('watch'),
    ...atTable,
    as: viewer,
    since: seq.optional(),
    history: historyId.optional(),
    /** Of a private table, for who comes by its link. */
    key: invitationKey.optional(),
  }),
  z.strictObject({ type: z.literal('unwatch'), ...atTable, as: viewer }),
  /** Answers the decision, or takes the offer, with this id. Repeating it does no harm. */
  z.strictObject({ type: z.literal('choose'), ...atTable, decision: decisionId, choice }),
  /** Plans answers to a question before it is asked, in place of what was planned before; none takes the plan back. */
  z.strictObject({ type: z.literal('plan'), ...atTable, choices: z.array(choice).max(LIMITS.planned) }),
  /** Takes the last choice back, as long as `undo` says that is free; `seq` is the last notice that was seen. */
  z.strictObject({ type: z.literal('undo'), ...atTable, seq }),
  z.strictObject({ type: z.literal('resign'), ...atTable }),
  z.strictObject({ type: z.literal('offerDraw'), ...atTable }),
  z.strictObject({ type: z.literal('answerDraw'), ...atTable, accept: z.boolean() }),
  /** Asks the others to let the last choice be taken back; `seq` as before, so that repeating it does no harm. */
  z.strictObject({ type: z.literal('takeback'), ...atTable, seq }),
  z.strictObject({ type: z.literal('answerTakeback'), ...atTable, accept: z.boolean() }),
  /** Lets a stand-in play on for a player who left, or who is away where no clock runs. */
  z.strictObject({ type: z.literal('handOver'), ...atTable, seat }),
  z.strictObject({ type: z.literal('chat'), ...atTable, text: z.string().min(1).max(LIMITS.chat) }),
  z.strictObject({ type: z.literal('ping'), ...request }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;
