import type { Figure } from '@riposte/kernel';
import { type Bout, type BoutPlaces, winsOf } from './bout.ts';

/** Games of one bot against another. */
export interface Series {
  readonly one: string;
  /** None where the rules themselves play the other side. */
  readonly other?: string;
  games: number;
  /** Won by the first bot. */
  wins: number;
  draws: number;
}

/** A game of a series. */
export interface SeriesBout extends Bout {
  readonly series: Series;
  /** Which of the two bots plays each seat. */
  readonly sides: readonly number[];
}

/** Where two bots sit in a match. */
export interface Arrangement {
  readonly game: string;
  readonly options: unknown;
  /** Which of the two bots plays each seat. */
  readonly sides: readonly number[];
  /** Whether the two can change seats, so that each plays both sides. */
  readonly isEven: boolean;
}

/** Seeds of one series lie together. */
const SEEDS_EACH = 1_000_000;

export function newSeries(one: string, other?: string): Series {
  return { one, ...(other !== undefined && { other }), games: 0, wins: 0, draws: 0 };
}

/**
 * Two bots take the sides of a match in turn. They can change seats where every side has as many seats and none of them
 * a name of its own: a Dragon cannot sit with the mortals.
 */
export function arrange(game: string, options: unknown, figures: readonly Figure[]): Arrangement {
  const seated = figures.filter(({ seat }) => seat !== undefined);
  const all = [...new Set(seated.map(({ side }) => side))];
  const sizes = all.map((side) => seated.filter((figure) => figure.side === side).length);
  const isEven =
    all.length > 1 && new Set(sizes).size === 1 && seated.every(({ name }) => name === undefined);
  return { game, options, sides: seated.map(({ side }) => all.indexOf(side) % 2), isEven };
}

/** All games of some series, one of each in turn; `first` is the number of the first deal of each. */
export function* boutsOf(
  all: readonly Series[],
  arrangement: Arrangement,
  { games, first }: { readonly games: number; readonly first: number },
): Generator<SeriesBout, undefined> {
  for (let number = 0; number < games; number++)
    for (const [index, series] of all.entries())
      yield boutOf(series, arrangement, index * SEEDS_EACH + first, number);
  return undefined;
}

/** Two games in a row are dealt the same, with seats changed, where they can be. */
function boutOf(
  series: Series,
  { game, options, sides, isEven }: Arrangement,
  from: number,
  number: number,
): SeriesBout {
  const seated = isEven && number % 2 === 1 ? sides.map((side) => 1 - side) : sides;
  const { one, other = one } = series;
  return {
    game,
    options,
    seed: from + (isEven ? Math.floor(number / 2) : number),
    bots: seated.map((side) => (side === 0 ? one : other)),
    series,
    sides: seated,
  };
}

/** The bot has won more of whose seats have: a traitor may win with the other side. */
export function count({ series, sides }: SeriesBout, places: BoutPlaces): void {
  const wins = winsOf(places);
  const shareOf = (side: number) => {
    const own = wins.filter((_, seat) => sides[seat] === side);
    return own.length === 0 ? undefined : own.reduce((sum, won) => sum + won, 0) / own.length;
  };
  const first = shareOf(0) ?? 0;
  const second = shareOf(1) ?? 1 - first;
  series.games += 1;
  if (first === second) series.draws += 1;
  else if (first > second) series.wins += 1;
}
