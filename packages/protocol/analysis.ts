import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { choice, commitment, matchId, seat, sentence, time, word } from './words.ts';

const entry = z.int().min(0);
const chances = z.array(z.number()).max(LIMITS.seats);

/** A choice that had an alternative, judged by what its seat could know. Chances are those of the match, from 0 to 1. */
const judgedSchema = z.strictObject({
  entry,
  seat,
  turn: z.int().optional(),
  best: choice,
  isBest: z.boolean(),
  chance: z.number(),
  loss: z.number(),
  error: z.number(),
  swing: chances,
  stake: z.number(),
  lead: z.number().optional(),
  mark: z.enum(['inaccuracy', 'mistake', 'only', 'brilliant']).optional(),
  isDeep: z.boolean(),
});

const momentSchema = z.strictObject({ entry, own: chances, open: chances, draws: chances, hidden: chances });

const accountSchema = z.strictObject({
  result: z.number(),
  even: z.number(),
  deal: z.number(),
  own: z.number(),
  others: z.number(),
  draws: z.number(),
  hidden: z.number(),
});

/**
 * What came of analysing a match, as docs/analysis.md describes it. Where chances of a game cannot be trusted from one
 * moment to the next, there is no curve, no account and no turning point.
 */
export const analysisSchema = z.strictObject({
  plan: word,
  rulesVersion: word,
  /** The commitment of the deal: which match it is. */
  replay: commitment,
  isOver: z.boolean(),
  judged: z.array(judgedSchema),
  curve: z.array(momentSchema),
  sure: z.strictObject({ loss: z.number(), curve: z.number() }),
  seats: z
    .array(
      z.strictObject({
        accuracy: z.number().optional(),
        account: accountSchema.optional(),
        turning: z.array(
          z.strictObject({ entry, kind: z.enum(['choice', 'draw', 'hidden']), fall: z.number() }),
        ),
      }),
    )
    .max(LIMITS.seats),
});
export type MatchAnalysis = z.infer<typeof analysisSchema>;

/** How far the analysis of a match has come. */
export const analysisAnswer = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('unasked') }),
  z.strictObject({ status: z.literal('waiting') }),
  z.strictObject({ status: z.literal('made'), madeAt: time, analysis: analysisSchema }),
  z.strictObject({ status: z.literal('failed'), why: sentence }),
]);
export type AnalysisAnswer = z.infer<typeof analysisAnswer>;

/** How exactly a player chose, in each of their matches of which an analysis was made, the latest first. */
export const accuraciesAnswer = z.strictObject({
  accuracies: z.array(z.strictObject({ table: matchId, accuracy: z.number() })),
});
