import { type Kysely, sql } from 'kysely';

/** Who looks for a match, what was said at tables, who does not want to hear whom. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table seeks (
      player_id text primary key references players (id),
      wish text not null,
      since timestamptz not null default now(),
      until timestamptz not null,
      pair text,
      pair_until timestamptz,
      table_id text
    )`.execute(db);
  await sql`create index seeks_wish on seeks (wish, since) where table_id is null`.execute(db);
  await sql`create index seeks_pair on seeks (pair) where pair is not null`.execute(db);
  await sql`
    create table chat (
      id text primary key,
      match_id text not null,
      player_id text not null references players (id),
      text text not null,
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index chat_match on chat (match_id, id)`.execute(db);
  await sql`create index chat_player on chat (player_id, at)`.execute(db);
  await sql`
    create table blocks (
      player_id text not null references players (id),
      blocked_id text not null references players (id),
      primary key (player_id, blocked_id)
    )`.execute(db);
  await sql`
    create table reports (
      chat_id text not null references chat (id),
      player_id text not null references players (id),
      why text not null,
      at timestamptz not null default now(),
      primary key (chat_id, player_id)
    )`.execute(db);
}
