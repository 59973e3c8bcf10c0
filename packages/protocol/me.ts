import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { notificationSchema, suspensionSchema } from './moderation.ts';
import { playerSchema } from './players.ts';

/** What players are told about themselves. */
export const meSchema = z.strictObject({
  player: playerSchema,
  /** The player alone sees it. */
  email: z.string().max(320).optional(),
  /** Whether an e-mail to that address was answered. */
  verified: z.boolean().optional(),
  /** Whether the player is a moderator. */
  moderator: z.boolean().optional(),
  /** Why the player may not take part at present. */
  suspension: suspensionSchema.optional(),
  /** What the service has to tell them. */
  notices: z.array(notificationSchema).max(LIMITS.page).optional(),
  /** Whether the request came with an API token instead of a session. */
  token: z.boolean(),
});
