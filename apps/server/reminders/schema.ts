import type { ContactCard } from '@riposte/protocol';
import type { Generated } from 'kysely';
import type { Database } from '../store/database.ts';

/** A way to tell a player who is away. */
export type ContactKind = ContactCard['kind'];

/** Where a player is told that it is their turn. */
interface ContactRow {
  id: string;
  player_id: string;
  kind: ContactKind;
  /** The URL that is called; empty for e-mail, which goes to the address of the account. */
  address: string;
  /** The keys that a browser gave, as JSON. */
  detail: string;
  /** How its owner knows it: the browser, or the host of the URL. */
  name: string;
  created_at: Generated<Date>;
}

/** A player is to be told of a turn, once. Times without a zone are service milliseconds. */
interface ReminderRow {
  id: string;
  match_id: string;
  seat: number;
  since: number;
  player_id: string;
  /** When it is looked at next. */
  due: number;
  /** When it was given to all contacts of the player. */
  settled_at: Date | null;
}

/** A reminder on its way to one contact; the row goes when it has arrived, or cannot. */
interface DeliveryRow {
  reminder_id: string;
  contact_id: string;
  due: number;
  tries: Generated<number>;
}

type ReminderTables = { contacts: ContactRow; reminders: ReminderRow; deliveries: DeliveryRow };

/** The store with the tables of this folder. */
export function withReminders(db: Database) {
  return db.withTables<ReminderTables>();
}

export type ReminderDatabase = ReturnType<typeof withReminders>;
