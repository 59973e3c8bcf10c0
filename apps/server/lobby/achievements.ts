import { type AnyGame, type AnyGuide, parseSave } from '@riposte/kernel';
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
 * What a player has achieved, from their finished matches. The achievements are the player's, whatever they sign in
 * with.
 */
export async function achievementsOf(
  db: Database,
  player: string,
  all: readonly Rewarding[],
): Promise<readonly AchievementCard[]> {
  const cards = await Promise.all(all.map((one) => earnedIn(db, player, one)));
  return cards.flat();
}

async function earnedIn(
  db: Database,
  player: string,
  { game, feats }: Rewarding,
): Promise<readonly AchievementCard[]> {
  const over = () =>
    db
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.match_id')
      .where('seats.player_id', '=', player)
      .where('matches.game', '=', game.id)
      .where('matches.status', '=', 'over');
  // Options are short, matches are long: only those are read that can count.
  const played = await over().select(['matches.id', 'matches.options']).execute();
  const ids = played.filter(({ options }) => feats.counts(JSON.parse(options))).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await over().select('matches.match').where('matches.id', 'in', ids).execute();
  const results = rows.flatMap(({ match }) => {
    const saved = match === null ? undefined : parseSave(game, match);
    const result = saved?.ok ? feats.resultOf(saved.value.state) : undefined;
    return result === undefined ? [] : [result];
  });
  return feats.earned(results).map(({ name, points, rule }) => ({ game: game.id, name, points, rule }));
}
