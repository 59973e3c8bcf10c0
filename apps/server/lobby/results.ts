import { LIMITS, type PlayerCard, type ResultCard } from '@riposte/protocol';
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';

/** Whose results, for whom, and from where on. */
interface ResultsQuery {
  readonly player: string;
  /** Whether it is the player who asks. */
  readonly isOwn: boolean;
  readonly after?: string | undefined;
}

/** What the results of bots begin with, in the place of a player's id. */
const BOT = 'bot ';

/** The matches of a player that are over, the latest first; private ones for the player alone. */
export async function resultsOf(
  db: Database,
  { player, isOwn, after }: ResultsQuery,
): Promise<readonly ResultCard[]> {
  let query = db
    .selectFrom('results')
    .innerJoin('modes', 'modes.id', 'results.mode')
    .selectAll('results')
    .select(['modes.game', 'modes.options'])
    .select(
      sql<readonly PlayerCard[] | null>`(
        select json_agg(json_build_object('id', players.id, 'name', players.name, 'kind', players.kind))
        from players where players.id = any (results.opponents)
      )`.as('people'),
    )
    .where('results.player_id', '=', player);
  if (!isOwn) query = query.where('is_public', '=', true);
  if (after !== undefined) query = query.where('match_id', '<', after);
  const rows = await query.orderBy('match_id', 'desc').limit(LIMITS.page).execute();
  return rows.map((row) => ({
    table: row.match_id,
    game: row.game,
    options: JSON.parse(row.options) as ResultCard['options'],
    seat: row.seat as ResultCard['seat'],
    visibility: row.is_public ? 'public' : 'private',
    ...(row.place !== null && { place: row.place }),
    drawn: row.is_drawn,
    by: row.ended_by,
    opponents: row.opponents.flatMap((opponent): ResultCard['opponents'] => {
      if (opponent.startsWith(BOT)) return [{ bot: opponent.slice(BOT.length) }];
      const person = row.people?.find(({ id }) => id === opponent);
      return person ? [{ player: person }] : [];
    }),
    ...(row.duration !== null && { duration: row.duration }),
    standIn: row.has_stand_in,
    ...(isOwn && row.accuracy !== null && { accuracy: row.accuracy }),
    endedAt: (row.ended_at ?? new Date(0)).toISOString(),
  }));
}
