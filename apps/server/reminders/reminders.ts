import type { Seat } from '@riposte/kernel';
import { sql } from 'kysely';
import type { Bus } from '../bus/bus.ts';
import { seatsHere } from '../lobby/presence.ts';
import { findRow } from '../matches/archive.ts';
import { keyOf } from '../matches/invitations.ts';
import { type FindGame, tableWithoutMatch } from '../matches/record.ts';
import { QUIET, waitedAt } from '../matches/reminderDue.ts';
import type { Table } from '../matches/table.ts';
import type { Metrics } from '../metrics.ts';
import type { Database } from '../store/database.ts';
import { Rounds } from '../time/rounds.ts';
import type { ServiceTime } from '../time/serviceClock.ts';
import { type ReminderDatabase, withReminders } from './schema.ts';
import type { Contact, Sender } from './sender.ts';
import { turnReminder } from './words.ts';

export interface RemindersOptions {
  readonly db: Database;
  readonly bus: Bus;
  readonly time: ServiceTime;
  readonly findGame: FindGame;
  readonly sender: Pick<Sender, 'send'>;
  readonly metrics?: Metrics;
  readonly onError?: (error: unknown) => void;
}

/** A turn of which a player is to be told. */
interface Turn {
  readonly id: string;
  readonly match_id: string;
  readonly seat: Seat;
  readonly since: number;
  readonly player_id: string;
}

/** The same, on its way to one contact. */
interface Delivery extends Turn, Contact {
  readonly reminder_id: string;
  readonly tries: number;
}

const INTERVAL = 2_000;
const BATCH = 50;
/** After so many service milliseconds another node looks at what this one has taken and not finished. */
const LEASE = 60_000;
/** While nobody can say who is connected, no player is told before they have been waited for so long. */
const BLIND = 3 * QUIET;
const MINUTE = 60_000;
/** How long it takes to the next try, after each that failed; after the last there is none. */
const PAUSES = [1, 5, 15, 60, 240].map((minutes) => minutes * MINUTE);
/** A turn is over by then; who is told of it again has waited for two months. */
const KEPT = sql`interval '60 days'`;

/**
 * Tells players who are away that it is their turn. First it is settled that a player is to be told, for all contacts at
 * once; then each contact is told, at least once: the row goes only when the reminder was taken, so one who dies on the
 * way leaves it to another, who may tell it again (docs/decisions/0025).
 */
export class Reminders {
  readonly #options: RemindersOptions;
  readonly #db: ReminderDatabase;
  readonly #onError: (error: unknown) => void;
  readonly #rounds = new Rounds();

  constructor(options: RemindersOptions) {
    this.#options = options;
    this.#db = withReminders(options.db);
    this.#onError = options.onError ?? (() => {});
  }

  start(interval = INTERVAL): void {
    this.#rounds.start(async () => {
      await this.round().catch(this.#onError);
      return interval;
    });
  }

  stop(): Promise<void> {
    return this.#rounds.stop();
  }

  /** Looks at what is due, as far as no other node does. */
  async round(): Promise<void> {
    const now = await this.#options.time.now();
    const turns = await this.#takeTurns(now);
    await this.#each(turns, (turn) => this.#settle(turn, now));
    const deliveries = await this.#takeDeliveries(now);
    await this.#each(deliveries, (delivery) => this.#deliver(delivery, now));
  }

  /** One that fails does not keep the others. */
  async #each<One>(all: readonly One[], act: (one: One) => Promise<void>): Promise<void> {
    for (const done of await Promise.allSettled(all.map(act))) {
      if (done.status === 'rejected') this.#onError(done.reason);
    }
  }

  async #takeTurns(now: number): Promise<readonly Turn[]> {
    const { rows } = await sql<Turn>`
      update reminders set due = ${now + LEASE}::bigint
      from (
        select id from reminders where settled_at is null and due <= ${now}::bigint
        order by due limit ${BATCH} for update skip locked
      ) as taken
      where reminders.id = taken.id
      returning reminders.id, match_id, seat, since, player_id`.execute(this.#db);
    return rows;
  }

  /** Whether the player is to be told: not if they are there, and not of a turn that is over. */
  async #settle(turn: Turn, now: number): Promise<void> {
    const { bus } = this.#options;
    if (!(await this.#tableOf(turn))) {
      await this.#db.deleteFrom('reminders').where('id', '=', turn.id).execute();
      return;
    }
    const here = await seatsHere(bus, turn.match_id);
    const isHere = here ? here.has(turn.seat) : now < turn.since + BLIND;
    if (isHere) {
      const due = now + (here ? QUIET : MINUTE);
      await this.#db.updateTable('reminders').set({ due }).where('id', '=', turn.id).execute();
      return;
    }
    await sql`
      with settled as (
        update reminders set settled_at = now() where id = ${turn.id} and settled_at is null
        returning id, player_id
      )
      insert into deliveries (reminder_id, contact_id, due)
      select settled.id, contacts.id, ${now}::bigint
      from settled join contacts on contacts.player_id = settled.player_id
      on conflict do nothing`.execute(this.#db);
  }

  async #takeDeliveries(now: number): Promise<readonly Delivery[]> {
    const { rows } = await sql<Delivery>`
      update deliveries set due = ${now + LEASE}::bigint, tries = tries + 1
      from (
        select reminder_id, contact_id from deliveries where due <= ${now}::bigint
        order by due limit ${BATCH} for update skip locked
      ) as taken, reminders, contacts
      where deliveries.reminder_id = taken.reminder_id and deliveries.contact_id = taken.contact_id
        and reminders.id = taken.reminder_id and contacts.id = taken.contact_id
      returning deliveries.reminder_id, deliveries.tries, reminders.match_id, reminders.seat, reminders.since,
        contacts.player_id, contacts.id, contacts.kind, contacts.address, contacts.detail`.execute(this.#db);
    return rows;
  }

  async #deliver(delivery: Delivery, now: number): Promise<void> {
    const { sender } = this.#options;
    const table = await this.#tableOf(delivery);
    if (!table) return this.#forget(delivery);
    const { id, visibility } = table.setting;
    const key = visibility === 'private' ? await keyOf(this.#options.db, id) : undefined;
    const reminder = turnReminder(delivery.reminder_id, table, delivery.seat, { now, key });
    const sent = await sender.send(delivery, reminder);
    if (sent === 'gone') await this.#db.deleteFrom('contacts').where('id', '=', delivery.id).execute();
    const pause = PAUSES[delivery.tries - 1];
    this.#options.metrics?.countReminder(sent === 'later' && pause === undefined ? 'givenUp' : sent);
    if (sent !== 'later' || pause === undefined) return this.#forget(delivery);
    await this.#of(delivery, this.#db.updateTable('deliveries').set({ due: now + pause })).execute();
  }

  async #forget(delivery: Delivery): Promise<void> {
    await this.#of(delivery, this.#db.deleteFrom('deliveries')).execute();
  }

  #of<Query extends { where(column: 'reminder_id' | 'contact_id', is: '=', id: string): Query }>(
    { reminder_id, id }: Delivery,
    query: Query,
  ): Query {
    return query.where('reminder_id', '=', reminder_id).where('contact_id', '=', id);
  }

  /** The table, if it still waits for that player, and that turn. */
  async #tableOf({ match_id, seat, since, player_id }: Turn): Promise<Table | undefined> {
    const row = await findRow(this.#options.db, match_id);
    const table = row && tableWithoutMatch(row, this.#options.findGame);
    if (!table?.ok) return undefined;
    const isWaited = waitedAt(table.value).some(
      (one) => one.seat === seat && one.since === since && one.player === player_id,
    );
    return isWaited ? table.value : undefined;
  }
}

/** Forgets what was told long ago. */
export async function forgetReminders(db: Database): Promise<void> {
  await sql`delete from reminders where settled_at < now() - ${KEPT}`.execute(db);
}
