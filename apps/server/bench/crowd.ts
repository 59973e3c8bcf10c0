import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { newId } from '../store/id.ts';

/** Writes a running match again so many times, each with an id of its own. */
export async function copyMatch(db: Database, id: string, count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => newId());
  const given = sql`unnest(${sql.val(ids)}::text[]) as given (id)`;
  await sql`
    insert into matches
    select given.id, game, rules_version, options, terms, visibility, creator, status, seq, match, table_state, heads,
      deadline, secret, commitment, result, created_at, ended_at
    from matches, ${given} where matches.id = ${id}`.execute(db);
  await sql`
    insert into seats select given.id, seat, player_id, bot, nonce, seal, nonces from seats, ${given} where match_id = ${id}`.execute(
    db,
  );
  await sql`
    insert into entries select given.id, number, entry, at, key from entries, ${given} where match_id = ${id}`.execute(
    db,
  );
  return ids;
}
