import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { matchId, plainLine, playerId, time, word } from './words.ts';

export const PLAYER_KINDS = ['guest', 'member', 'bot'] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];

/** A player as everybody sees them. */
export const playerSchema = z.strictObject({
  id: playerId,
  name: z.string().max(LIMITS.name),
  kind: z.enum(PLAYER_KINDS),
});
export type PlayerCard = z.infer<typeof playerSchema>;

/** A name is checked further by the server: what it refuses it explains. */
export const nameBody = z.strictObject({ name: z.string().max(200) });
export const guestBody = z.strictObject({ name: z.string().max(200).optional() });

const email = z.email().max(254);
const password = z.string().min(10).max(128);

/** Makes a guest a member; a stranger becomes a guest on the way. */
export const registerBody = z.strictObject({ email, password, name: z.string().max(200).optional() });
export const signInBody = z.strictObject({ email, password: z.string().min(1).max(128) });

/** By an e-mail to the address of an account. */
export const forgottenBody = z.strictObject({ email });
export const resetBody = z.strictObject({ token: plainLine.min(1).max(200), newPassword: password });
/** How many passkeys of the account were removed with the old password. */
export const resetAnswer = z.strictObject({ passkeys: z.int().min(0) });
export const verifyBody = z.strictObject({ token: plainLine.min(1).max(2_000) });
export const passwordBody = z.strictObject({
  password: z.string().min(1).max(128),
  newPassword: password,
});

/** The password, where the account has one. */
export const eraseBody = z.strictObject({ password: z.string().max(128).optional() });

/** Somewhere a player is signed in, as they see it themselves. */
export const sessionSchema = z.strictObject({
  id: playerId,
  /** The browser and the system, as far as they said. */
  device: z.string().max(LIMITS.word).optional(),
  createdAt: time,
  /** To the day. */
  usedAt: time,
  /** Whether it is the session that asks. */
  here: z.boolean(),
});
export type SessionCard = z.infer<typeof sessionSchema>;
export const sessionsAnswer = z.strictObject({ sessions: z.array(sessionSchema).max(LIMITS.page) });

/** What this server does for people besides games. */
export const serviceSchema = z.strictObject({
  /** Whether it sends e-mails: only then can a forgotten password be chosen anew. */
  mail: z.boolean(),
});

export const achievementSchema = z.strictObject({
  game: word,
  name: word,
  points: z.int(),
  /** The number of the rule that describes it. */
  rule: word,
});
export type AchievementCard = z.infer<typeof achievementSchema>;

export const achievementsAnswer = z.strictObject({ achievements: z.array(achievementSchema).max(1_000) });

/** An API token as its owner sees it; the secret itself is shown once. */
export const tokenSchema = z.strictObject({
  id: playerId,
  /** A name of an older release may be anything. */
  name: z.string().max(LIMITS.word),
  createdAt: time,
  usedAt: time.optional(),
});
export type TokenCard = z.infer<typeof tokenSchema>;

export const tokenBody = z.strictObject({ name: plainLine.trim().min(1).max(LIMITS.word) });
export const newTokenAnswer = z.strictObject({ ...tokenSchema.shape, token: z.string().max(200) });
export const tokensAnswer = z.strictObject({ tokens: z.array(tokenSchema).max(LIMITS.tokens) });

/** Something that was said at a table. */
export const chatLineSchema = z.strictObject({
  match: matchId,
  id: playerId,
  from: playerSchema,
  text: z.string().max(LIMITS.chat),
  at: time,
});
export type ChatLine = z.infer<typeof chatLineSchema>;

export const chatAnswer = z.strictObject({ lines: z.array(chatLineSchema).max(LIMITS.page) });
export const blocksAnswer = z.strictObject({ players: z.array(playerSchema).max(LIMITS.blocks) });
