import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { playerId, time } from './words.ts';

/** How a player who is away is told that it is their turn: in a browser, by e-mail, or by a call to a URL of theirs. */
export const CONTACT_KINDS = ['push', 'mail', 'webhook'] as const;

const url = z.url().max(1_000);
const key = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/)
    .max(most);

/** A contact as its owner sees it. */
export const contactSchema = z.strictObject({
  id: playerId,
  kind: z.enum(CONTACT_KINDS),
  /** The browser, or the host of the URL. */
  name: z.string().max(LIMITS.word),
  createdAt: time,
});
export type ContactCard = z.infer<typeof contactSchema>;

export const contactBody = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('push'),
    endpoint: url,
    keys: z.strictObject({ p256dh: key(100), auth: key(40) }),
  }),
  z.strictObject({ kind: z.literal('mail') }),
  z.strictObject({ kind: z.literal('webhook'), url }),
]);
export type ContactBody = z.infer<typeof contactBody>;

export const contactsAnswer = z.strictObject({
  contacts: z.array(contactSchema).max(LIMITS.page),
  /** The public key by which browsers know this server. */
  key: z.string().max(LIMITS.sentence),
  /** Whether the player has a confirmed address, and this server sends e-mails. */
  mail: z.boolean(),
});

/** The secret by which a webhook is signed is shown this once. */
export const newContactAnswer = z.strictObject({
  contact: contactSchema,
  secret: z.string().max(LIMITS.sentence).optional(),
});

/** What came of telling every contact something. A contact that is gone has been removed. */
export const contactTestAnswer = z.strictObject({
  told: z.array(z.strictObject({ id: playerId, sent: z.enum(['done', 'gone', 'later']) })).max(LIMITS.page),
});
