import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { presentSchema } from './serverMessage.ts';
import { tableSchema } from './tables.ts';
import { choice, decisionId, seq, viewerText, word } from './words.ts';

/** How long, in seconds, a request may wait for news. */
const LONGEST_WAIT = 25;

const digits = (most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().max(most));

/** As which viewer; from the player's own seat when none is named. With `after` and `wait`, only once there is something newer. */
export const presentQuery = z.strictObject({
  as: viewerText.optional(),
  after: digits(999_999_999).optional(),
  wait: digits(LONGEST_WAIT).optional(),
});
export type PresentQuery = z.infer<typeof presentQuery>;

/** The table, and the game once it has begun; `seq` is what to ask `after` next. */
export const presentAnswer = z.strictObject({ seq, table: tableSchema, present: presentSchema.optional() });
export type PresentAnswer = z.infer<typeof presentAnswer>;

/** An answer to a question, or an offer that is taken: one of its choices, word for word. */
export const chooseBody = z.strictObject({ decision: decisionId, choice });

/** Answers to a question that is still to be asked, in their order. */
export const planBody = z.strictObject({ choices: z.array(choice).max(LIMITS.planned) });

/** What a seat has planned, and what it may add; both are empty where nothing can be planned. */
export const planAnswer = z.strictObject({
  question: word.optional(),
  planned: z.array(choice).max(LIMITS.planned),
  next: z.array(choice).max(LIMITS.choices),
});
export type Plan = z.infer<typeof planAnswer>;

/** Done, and it will not be lost; a client that has seen this number has seen what came of it. */
export const chooseAnswer = z.strictObject({ seq });
