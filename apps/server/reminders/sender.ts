import { unreachable } from '@riposte/kernel';
import type { Mailer } from '../identity/mailer.ts';
import { turnMail } from '../identity/mails.ts';
import { withIdentity } from '../identity/schema.ts';
import type { Database } from '../store/database.ts';
import { call } from './call.ts';
import { pushKeys, webhookSecret } from './keys.ts';
import type { OutsideReach } from './outside.ts';
import { type BrowserKeys, pushCall, type Reminder, webhookCall } from './reminder.ts';
import type { ContactKind } from './schema.ts';

/** Where a reminder goes. */
export interface Contact {
  readonly id: string;
  readonly player_id: string;
  readonly kind: ContactKind;
  readonly address: string;
  readonly detail: string;
}

/** `done`: it was taken. `gone`: there is nobody at this contact any more. `later`: it may be taken another time. */
export type Sent = 'done' | 'gone' | 'later';

export interface SenderOptions {
  readonly db: Database;
  /** The address people type. */
  readonly url: string;
  readonly secret: string;
  readonly mail?: Mailer | undefined;
  readonly reach?: OutsideReach | undefined;
}

/** Sends reminders to contacts. */
export class Sender {
  readonly reach: OutsideReach;
  readonly #options: SenderOptions;
  readonly #keys;

  constructor(options: SenderOptions) {
    this.#options = options;
    this.reach = options.reach ?? 'outside';
    this.#keys = pushKeys(options.secret);
  }

  /** By which browsers know whose reminders they take. */
  get publicKey(): string {
    return this.#keys.publicKey;
  }

  secretOf(contact: string): string {
    return webhookSecret(this.#options.secret, contact);
  }

  async send(contact: Contact, reminder: Reminder): Promise<Sent> {
    switch (contact.kind) {
      case 'push':
        return this.#push(contact, reminder);
      case 'webhook':
        return this.#webhook(contact, reminder);
      case 'mail':
        return this.#mail(contact, reminder);
      default:
        return unreachable(contact.kind);
    }
  }

  /** The confirmed address of a player; nothing where there is none, or no mail is sent here. */
  async mailAddress(player: string): Promise<string | undefined> {
    if (!this.#options.mail) return undefined;
    const user = await withIdentity(this.#options.db)
      .selectFrom('users')
      .select('email')
      .where('playerId', '=', player)
      .where('emailVerified', '=', true)
      .executeTakeFirst();
    return user?.email;
  }

  async #push({ address, detail }: Contact, reminder: Reminder): Promise<Sent> {
    const { url } = this.#options;
    // Push services want to know whom to ask about us.
    const subject = url.startsWith('https:') ? url : 'mailto:operator@riposte.invalid';
    const keys = JSON.parse(detail) as BrowserKeys;
    const status = await this.#call(() => pushCall(address, keys, reminder, { ...this.#keys, subject }));
    return status === 404 || status === 410 ? 'gone' : sentBy(status);
  }

  async #webhook({ id, address }: Contact, reminder: Reminder): Promise<Sent> {
    const status = await this.#call(() =>
      webhookCall(address, this.secretOf(id), reminder, this.#options.url),
    );
    return status === 410 ? 'gone' : sentBy(status);
  }

  async #mail({ player_id }: Contact, reminder: Reminder): Promise<Sent> {
    const to = await this.mailAddress(player_id);
    if (to === undefined || !this.#options.mail) return 'gone';
    return (await this.#options.mail.send(turnMail(this.#options.url, to, reminder))) ? 'done' : 'later';
  }

  /** The status of the answer; nothing where there was none. */
  async #call(make: () => Parameters<typeof call>[0]): Promise<number | undefined> {
    try {
      return await call(make(), this.reach);
    } catch {
      // Whose address leads nowhere, or inside, is told no other way than one whose server is away: it is tried again.
      return undefined;
    }
  }
}

function sentBy(status: number | undefined): Sent {
  return status !== undefined && status >= 200 && status < 300 ? 'done' : 'later';
}
