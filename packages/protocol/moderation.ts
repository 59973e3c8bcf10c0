import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { chatLineSchema, playerSchema } from './players.ts';
import { tableSchema } from './tables.ts';
import { matchId, plainLine, plainText, playerId, sentence, time } from './words.ts';

/** How long, in days, a player may be muted or suspended. */
const LONGEST = 3_650;
/** How long, in days, a player is suspended while a second moderator has to say whether it is for good. */
export const UNTIL_CONFIRMED = 30;
/** So many days after the answer to an appeal another can be made. */
export const APPEAL_AGAIN = 90;

/** What players report, of those with whom they were at a table. */
export const reportBody = z.strictObject({ why: plainText.trim().min(1).max(LIMITS.sentence) });
export const playerReportBody = z.strictObject({ table: matchId, why: reportBody.shape.why });

/** One report; the line where it is about something that was said. */
export const reportSchema = z.strictObject({
  by: playerSchema,
  why: sentence,
  at: time,
  table: matchId,
  line: chatLineSchema.optional(),
});
export type ReportCard = z.infer<typeof reportSchema>;

/** A player about whom there are reports that wait, and the latest of them: at most three by one player. */
export const reportedSchema = z.strictObject({
  player: playerSchema,
  /** How many there are, and from how many players. */
  count: z.int(),
  reporters: z.int(),
  reports: z.array(reportSchema).max(LIMITS.page),
});
export type ReportedPlayer = z.infer<typeof reportedSchema>;

export const mutedSchema = z.strictObject({ player: playerSchema, until: time, why: sentence });
export type MutedPlayer = z.infer<typeof mutedSchema>;

const appealSchema = z.strictObject({
  id: playerId,
  text: sentence,
  at: time,
  answer: sentence.optional(),
  granted: z.boolean().optional(),
});

/** A suspension as the player sees it: moderators have no names here. Without an end where none is named. */
export const suspensionSchema = z.strictObject({
  since: time,
  until: time.optional(),
  reason: sentence,
  /** The last appeal against it. */
  appeal: appealSchema.optional(),
  /** From when on another appeal can be made; absent while the last waits for its answer. */
  mayAppeal: time.optional(),
});
export type SuspensionCard = z.infer<typeof suspensionSchema>;

/** The same as moderators see it. */
export const suspendedSchema = z.strictObject({
  player: playerSchema,
  suspension: suspensionSchema,
  by: playerSchema.optional(),
});
export type SuspendedPlayer = z.infer<typeof suspendedSchema>;

/** What one moderator wants to be done for good, and another has to confirm. */
export const PERMANENT = ['banned', 'erased'] as const;
export const signOffSchema = z.strictObject({
  id: playerId,
  deed: z.enum(PERMANENT),
  player: playerSchema,
  by: playerSchema.optional(),
  why: sentence,
  at: time,
  /** Whether it was asked by the moderator who looks, who cannot confirm it. */
  own: z.boolean(),
  /** A deletion that was confirmed and interrupted: confirmed again, it is finished. */
  confirmed: z.literal(true).optional(),
});
export type SignOff = z.infer<typeof signOffSchema>;

/** Who moderates: by the operator's configuration, or named while the service runs. */
export const moderatorSchema = z.strictObject({ player: playerSchema, configured: z.boolean() });

/** What moderators do, and what the operator does with them: `appointed` and `discharged`. */
export const DEEDS = [
  'dismissed',
  'removed',
  'settled',
  'muted',
  'unmuted',
  'suspended',
  'unsuspended',
  'banned',
  'erased',
  'confirmed',
  'declined',
  'closed',
  'renamed',
  'granted',
  'upheld',
  'appointed',
  'discharged',
] as const;

/** One line of the moderators' own log. */
export const auditSchema = z.strictObject({
  id: playerId,
  at: time,
  /** Absent where they have gone for good, as is the player; or where the operator did it. */
  moderator: playerSchema.optional(),
  deed: z.enum(DEEDS),
  player: playerSchema.optional(),
  note: sentence,
});
export type AuditLine = z.infer<typeof auditSchema>;

/** All that a moderator sees. The players about whom most others complain come first. */
export const moderationAnswer = z.strictObject({
  reported: z.array(reportedSchema).max(LIMITS.page),
  appeals: z.array(suspendedSchema).max(LIMITS.page),
  signOffs: z.array(signOffSchema).max(LIMITS.page),
  suspended: z.array(suspendedSchema).max(LIMITS.page),
  muted: z.array(mutedSchema).max(LIMITS.page),
  moderators: z.array(moderatorSchema).max(LIMITS.page),
  audit: z.array(auditSchema).max(LIMITS.page),
});
export type Moderation = z.infer<typeof moderationAnswer>;

/** A player as moderators see them. Of running matches it has what a spectator may know, and of networks only counts. */
export const dossierAnswer = z.strictObject({
  player: playerSchema,
  since: time,
  suspension: suspensionSchema.optional(),
  mutedUntil: time.optional(),
  /** Public ones, the latest first; of private ones only how many. */
  tables: z.array(tableSchema).max(LIMITS.page),
  privateTables: z.int(),
  against: z.array(reportSchema).max(LIMITS.page),
  by: z.array(z.strictObject({ ...reportSchema.shape, about: playerSchema })).max(LIMITS.page),
  /** Other accounts that were seen on the same networks of late, and how many of those are suspended. */
  neighbours: z.strictObject({ accounts: z.int(), suspended: z.int() }),
  deeds: z.array(auditSchema).max(LIMITS.page),
});
export type Dossier = z.infer<typeof dossierAnswer>;
export const playersQuery = z.strictObject({ name: plainLine.min(1).max(200) });
export const playersAnswer = z.strictObject({ players: z.array(playerSchema).max(LIMITS.page) });

const why = plainText.trim().min(1).max(LIMITS.sentence);
const days = z.int().min(1).max(LONGEST);
/** Why, for moderators alone, and what the player is told. */
const reasons = { player: playerId, why, told: why };

/**
 * Nothing is wrong with the line; it is no longer shown; all reports about a player are looked at. Suspensions and
 * mutes end by themselves; `banned` and `erased` are a suspension until another moderator confirms or declines. A
 * player loses their name, a table is closed, an appeal is granted or upheld.
 */
export const deedBody = z.discriminatedUnion('deed', [
  z.strictObject({ deed: z.literal('dismissed'), line: playerId }),
  z.strictObject({ deed: z.literal('removed'), line: playerId }),
  z.strictObject({ deed: z.literal('settled'), player: playerId }),
  z.strictObject({ deed: z.literal('muted'), player: playerId, days, why }),
  z.strictObject({ deed: z.literal('unmuted'), player: playerId }),
  z.strictObject({ deed: z.literal('suspended'), ...reasons, days }),
  z.strictObject({ deed: z.literal('unsuspended'), player: playerId, why }),
  z.strictObject({ deed: z.literal('banned'), ...reasons }),
  z.strictObject({ deed: z.literal('erased'), ...reasons }),
  z.strictObject({ deed: z.literal('confirmed'), signOff: playerId }),
  z.strictObject({ deed: z.literal('declined'), signOff: playerId, why }),
  z.strictObject({ deed: z.literal('closed'), table: matchId, why }),
  z.strictObject({ deed: z.literal('renamed'), player: playerId, why }),
  z.strictObject({ deed: z.literal('granted'), appeal: playerId, answer: why }),
  z.strictObject({ deed: z.literal('upheld'), appeal: playerId, answer: why }),
]);
export type ModerationDeed = z.infer<typeof deedBody>;

export const appealBody = z.strictObject({ text: plainText.trim().min(1).max(LIMITS.sentence) });

/** What the service has to tell one player: that they were renamed, say. It goes once they have read it. */
export const notificationSchema = z.strictObject({ id: playerId, text: sentence, at: time });
