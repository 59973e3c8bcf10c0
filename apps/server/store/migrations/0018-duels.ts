import { type Kysely, sql } from 'kysely';

/** Results of the duels of the day, without names: each is of a match that was checked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table duels (
      game text collate "C" not null,
      day text collate "C" not null,
      attempt text collate "C" not null,
      result text not null,
      scores text,
      primary key (game, day, attempt)
    )`.execute(db);
}
