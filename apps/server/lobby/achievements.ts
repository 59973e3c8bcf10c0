import type { AnyGame, AnyGuide } from '@riposte/kernel';
import type { AchievementCard } from '@riposte/protocol';
import type { Database } from '../store/database.ts';

/** A game whose matches can earn something. */
export interface Rewarding {
  readonly game: AnyGame;
  readonly feats: NonNullable<AnyGuide['feats']>;
}

/** The games that have something to achieve. */
export function rewarding(
  games: readonly AnyGame[],
  guides: ReadonlyMap<string, AnyGuide>,
): readonly Rewarding[] {
  return games.flatMap((game) => {
    const feats = guides.get(game.id)?.feats;
    return feats ? [{ game, feats }] : [];
  });
}

/**
 * What a player has achieved, from what is kept of their finished matches: no match is read. The achievements are the
 * player's, whatever they sign in with.
 */
export async function achievementsOf(
  db: Database,
  player: string,
  all: readonly Rewarding[],
): Promise<readonly AchievementCard[]> {
  const rows = await db
    .selectFrom('feats')
    .select(['game', 'results'])
    .where('player_id', '=', player)
    .execute();
  return all.flatMap(({ game, feats }) => {
    const kept = rows.find((row) => row.game === game.id);
    if (!kept) return [];
    const earned = feats.earned(JSON.parse(kept.results) as readonly unknown[]);
    return earned.map(({ name, points, rule }) => ({ game: game.id, name, points, rule }));
  });
}
