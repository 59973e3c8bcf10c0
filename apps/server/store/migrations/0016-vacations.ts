import { type Kysely, sql } from 'kysely';

/** When players were away, in service time; `until_at` is what others are told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vacations (
      id text primary key,
      player_id text collate "C" not null references players (id) on delete cascade,
      since bigint not null,
      until bigint not null,
      until_at timestamptz not null,
      check (until >= since)
    )`.execute(db);
  await sql`create index vacations_player on vacations (player_id, until)`.execute(db);
}
