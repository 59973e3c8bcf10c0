import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { choice, seat, word } from './words.ts';

/** A day by the calendar of Greenwich, as 2026-11-17. */
export const day = z.iso.date();

/** A duel of the day as it was played: all choices, those of the bot too, and what the player took back. */
export const duelBody = z.strictObject({
  rulesVersion: word,
  entries: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('choice'), seat, choice }),
        z.strictObject({ type: z.literal('undo'), seat }),
      ]),
    )
    .max(LIMITS.duel),
});
export type DuelBody = z.infer<typeof duelBody>;

const dayRow = z.strictObject({
  result: z.enum(['won', 'drawn', 'lost', 'givenUp']),
  /** Points of the player and of the bots. */
  scores: z.array(z.number()).max(LIMITS.seats).optional(),
  count: z.int(),
});
export type DayRow = z.infer<typeof dayRow>;

/** How the duel of a day went for those whose matches were checked: how many had each result, the best first. */
export const dayTable = z.strictObject({ rows: z.array(dayRow) });
export type DayTableAnswer = z.infer<typeof dayTable>;
