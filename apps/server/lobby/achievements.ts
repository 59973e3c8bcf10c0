import { earned, flashDuel, soloResultOf } from '@riposte/flash-duel';
import { parseSave } from '@riposte/kernel';
import type { AchievementCard } from '@riposte/protocol';
import type { Database } from '../store/database.ts';

/**
 * What a player has achieved, from the matches he has finished. They are achievements of the player, so they are his
 * whatever he signs in with.
 */
export async function achievementsOf(db: Database, player: string): Promise<readonly AchievementCard[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match_id')
    .select('matches.match')
    .where('seats.player_id', '=', player)
    .where('matches.game', '=', flashDuel.id)
    .where('matches.status', '=', 'over')
    .where('matches.options', 'like', '%"mode":"solo"%')
    .execute();
  const results = rows.flatMap(({ match }) => {
    const saved = match === null ? undefined : parseSave(flashDuel, match);
    const result = saved?.ok ? soloResultOf(saved.value.state) : undefined;
    return result ? [result] : [];
  });
  return earned(results).map(({ name, points, rule }) => ({ game: flashDuel.id, name, points, rule }));
}
