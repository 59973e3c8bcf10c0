import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { chatLineSchema, playerSchema } from './players.ts';
import { playerId, sentence, time } from './words.ts';

/** How long, in days, a player may be muted. */
const LONGEST = 3_650;

/** Something that was said and reported, and by whom. */
export const reportedSchema = z.strictObject({
  line: chatLineSchema,
  reports: z.array(z.strictObject({ by: playerSchema, why: sentence, at: time })).max(LIMITS.page),
});
export type ReportedLine = z.infer<typeof reportedSchema>;

export const mutedSchema = z.strictObject({ player: playerSchema, until: time, why: sentence });
export type MutedPlayer = z.infer<typeof mutedSchema>;

/** What moderators do. */
export const DEEDS = ['dismissed', 'removed', 'muted', 'unmuted'] as const;

/** One line of the moderators' own log. */
export const auditSchema = z.strictObject({
  id: playerId,
  at: time,
  /** Absent where they have gone for good, as is the player. */
  moderator: playerSchema.optional(),
  deed: z.enum(DEEDS),
  player: playerSchema.optional(),
  note: sentence,
});
export type AuditLine = z.infer<typeof auditSchema>;

/** All that a moderator sees. */
export const moderationAnswer = z.strictObject({
  reported: z.array(reportedSchema).max(LIMITS.page),
  muted: z.array(mutedSchema).max(LIMITS.page),
  audit: z.array(auditSchema).max(LIMITS.page),
});
export type Moderation = z.infer<typeof moderationAnswer>;

const why = z.string().trim().min(1).max(LIMITS.sentence);

/** Nothing is wrong with the line; it is no longer shown; its speaker may not talk for so many days; or again. */
export const deedBody = z.discriminatedUnion('deed', [
  z.strictObject({ deed: z.literal('dismissed'), line: playerId }),
  z.strictObject({ deed: z.literal('removed'), line: playerId }),
  z.strictObject({
    deed: z.literal('muted'),
    player: playerId,
    days: z.int().min(1).max(LONGEST),
    why,
  }),
  z.strictObject({ deed: z.literal('unmuted'), player: playerId }),
]);
export type Deed = z.infer<typeof deedBody>;
