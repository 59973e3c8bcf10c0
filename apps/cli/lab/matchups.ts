import type { Rival } from '@riposte/kernel';
import { type Bout, type BoutPlaces, winsOf } from './bout.ts';

/** What came of the games between two rivals. */
export interface Matchup {
  /** The row: first of the two in the order of the game. */
  readonly one: string;
  /** The column; the same rival in a mirror. */
  readonly other: string;
  games: number;
  /** Won by the row. */
  wins: number;
  /** Won by the first seat. */
  firstWins: number;
}

/** How a table of matchups was played: tables that differ in it must not be mixed. */
export interface Conditions {
  readonly game: string;
  readonly rulesVersion: string;
  /** The options of the game that make a table of their own. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly bot: string;
}

/** A game between two rivals. */
export interface MatchupBout extends Bout {
  readonly matchup: Matchup;
  /** Whether the row sits on the second seat. */
  readonly swapped: boolean;
}

/** Seeds of one matchup lie together, and no two games share one. */
const SEEDS_EACH = 1_000_000;

/** No game played yet: every pair of rivals, and each of them against itself. */
export function newMatchups(rivals: readonly Rival[]): readonly Matchup[] {
  return rivals.flatMap(({ id: one }, row) =>
    rivals.slice(row).map(({ id: other }) => ({ one, other, games: 0, wins: 0, firstWins: 0 })),
  );
}

/** The settings of a table in words: "edition revised". */
export function inWords({ settings }: Pick<Conditions, 'settings'>): readonly string[] {
  return Object.entries(settings).map(([name, value]) => `${name} ${value}`);
}

/**
 * Says which game comes next, and counts what came of it. Always the pair that has played least, so that a table is
 * even whenever it is looked at; never two games of a pair at once, so that its games are always the first ones.
 */
export class Schedule {
  readonly #matchups: readonly Matchup[];
  readonly #conditions: Conditions;
  readonly #options: unknown;
  readonly #most: number;
  readonly #underWay = new Set<Matchup>();

  constructor(matchups: readonly Matchup[], conditions: Conditions, options: unknown, gamesEach: number) {
    this.#matchups = matchups;
    this.#conditions = conditions;
    this.#options = options;
    this.#most = Math.min(gamesEach, SEEDS_EACH);
  }

  /** How many games are left to play. */
  get left(): number {
    return this.#matchups.reduce((sum, { games }) => sum + Math.max(0, this.#most - games), 0);
  }

  next(): MatchupBout | undefined {
    let least: Matchup | undefined;
    for (const one of this.#matchups)
      if (!this.#underWay.has(one) && one.games < (least?.games ?? this.#most)) least = one;
    if (!least) return undefined;
    this.#underWay.add(least);
    const index = this.#matchups.indexOf(least);
    // Every other game of a pair, and in every round of games every other pair.
    const swapped = (index + least.games) % 2 === 1;
    const { one, other } = least;
    return {
      game: this.#conditions.game,
      options: this.#options,
      seed: index * SEEDS_EACH + least.games,
      bots: [this.#conditions.bot, this.#conditions.bot],
      rivals: swapped ? [other, one] : [one, other],
      matchup: least,
      swapped,
    };
  }

  done({ matchup, swapped }: MatchupBout, places: BoutPlaces): void {
    const [first = 0, second = 0] = winsOf(places);
    this.#underWay.delete(matchup);
    matchup.games += 1;
    matchup.wins += swapped ? second : first;
    matchup.firstWins += first;
  }
}

/** How many games each matchup has had: "6", or "5 or 6" while a round of games is under way. */
export function gamesEachIn(matchups: readonly Matchup[]): string {
  const counts = matchups.map(({ games }) => games);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? `${least}` : `${least} or ${most}`;
}
