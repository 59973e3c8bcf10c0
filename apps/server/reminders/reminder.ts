import { createHmac } from 'node:crypto';
import webPush from 'web-push';
import type { Call } from './call.ts';
import type { PushKeys } from './keys.ts';

/** What a player is told, in whatever way. */
export interface Reminder {
  /** The same where the same is told again: who is told twice can tell. */
  readonly id: string;
  /** What a newer reminder takes the place of, on a screen. */
  readonly tag: string;
  readonly title: string;
  readonly sentence: string;
  /** The page that it is about. */
  readonly path: string;
  /** What programs read of it. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** The keys by which only the browser that gave them can read. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** A push service keeps a reminder for a browser that is off for so many seconds. */
const KEPT = 86_400;

/** A reminder for a browser, as its push service wants it. */
export function pushCall(
  endpoint: string,
  keys: BrowserKeys,
  { tag, title, sentence, path }: Reminder,
  { publicKey, privateKey, subject }: PushKeys & { readonly subject: string },
): Call {
  const payload = JSON.stringify({ tag, title, body: sentence, path });
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, payload, {
    vapidDetails: { subject, publicKey, privateKey },
    TTL: KEPT,
    urgency: 'normal',
    contentEncoding: 'aes128gcm',
  });
  return { url: endpoint, headers: headers as Call['headers'], body };
}

/** A reminder for a program, signed as Standard Webhooks has it. */
export function webhookCall(
  url: string,
  secret: string,
  { id, title, sentence, facts }: Reminder,
  origin: string,
  now = Date.now(),
): Call {
  const body = JSON.stringify({ ...facts, origin, title, sentence });
  const seconds = Math.floor(now / 1_000);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    url,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': seconds,
      'webhook-signature': `v1,${signature}`,
    },
    body,
  };
}
