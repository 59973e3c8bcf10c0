import { type Kysely, sql } from 'kysely';

/** Where players are told that it is their turn, what they are to be told, and what is still on its way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contacts (
      id text primary key,
      player_id text not null references players (id) on delete cascade,
      kind text not null,
      address text not null,
      detail text not null,
      name text not null,
      created_at timestamptz not null default now(),
      unique (player_id, kind, address)
    )`.execute(db);
  await sql`create index contacts_address on contacts (address) where kind = 'push'`.execute(db);
  // One for each player and turn, whichever node finds it first.
  await sql`
    create table reminders (
      id text primary key,
      match_id text not null,
      seat integer not null,
      since bigint not null,
      player_id text not null references players (id) on delete cascade,
      due bigint not null,
      settled_at timestamptz,
      unique (match_id, seat, since)
    )`.execute(db);
  await sql`create index reminders_due on reminders (due) where settled_at is null`.execute(db);
  await sql`create index reminders_player on reminders (player_id)`.execute(db);
  await sql`create index reminders_settled on reminders (settled_at)`.execute(db);
  await sql`
    create table deliveries (
      reminder_id text not null references reminders (id) on delete cascade,
      contact_id text not null references contacts (id) on delete cascade,
      due bigint not null,
      tries integer not null default 0,
      primary key (reminder_id, contact_id)
    )`.execute(db);
  await sql`create index deliveries_due on deliveries (due)`.execute(db);
  await sql`create index deliveries_contact on deliveries (contact_id)`.execute(db);
}
