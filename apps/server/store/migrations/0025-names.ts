import { type Kysely, sql } from 'kysely';
import { nameKey } from '../../identity/skeleton.ts';
import { newId } from '../id.ts';

const PAGE = 1_000;
const LONGEST = 24;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Names that no two players share: of those who do the older keeps it, the other gets a number and is told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table names (
      key text collate "C" primary key,
      player_id text,
      until timestamptz
    )`.execute(db);
  await sql`create index names_player on names (player_id)`.execute(db);
  await sql`create index names_until on names (until) where until is not null`.execute(db);
  let last = '';
  for (;;) {
    // Ids begin with the time. Who cannot come back any more needs no name of their own.
    const { rows } = await sql<Named>`
      select id, name from players
      where id > ${last} and erased_at is null and (
        exists (select from users where "playerId" = players.id)
        or exists (select from tokens where player_id = players.id)
      )
      order by id limit ${PAGE}`.execute(db);
    for (const player of rows) await nameOnce(db, player);
    last = rows.at(-1)?.id ?? '';
    if (rows.length < PAGE) break;
  }
  // Last, for until the step is over nobody can write a player any more.
  await sql`
    alter table names add constraint names_player_id_fkey
      foreign key (player_id) references players (id) on delete cascade not valid`.execute(db);
}

async function nameOnce(db: Kysely<unknown>, { id, name }: Named): Promise<void> {
  for (let number = 1; ; number++) {
    const given =
      number === 1 ? name : `${name.slice(0, LONGEST - String(number).length - 1).trimEnd()} ${number}`;
    const { rows } = await sql`
      insert into names (key, player_id) values (${nameKey(given)}, ${id})
      on conflict (key) do nothing returning key`.execute(db);
    if (rows.length === 0) continue;
    if (number === 1) return;
    await sql`update players set name = ${given} where id = ${id}`.execute(db);
    const text = `Names are unique now, and another player had yours before you. You are ${given}. You can choose another name on your page.`;
    await sql`insert into notices (id, player_id, text) values (${newId()}, ${id}, ${text})`.execute(db);
    return;
  }
}
