import { flashDuel, type Options } from '@riposte/flash-duel';
import { type Bout, type Places, winsOf } from './bout.ts';

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

/** Seeds of one series lie together. */
const SEEDS_EACH = 1_000_000;

export function newSeries(one: string, other?: string): Series {
  return { one, ...(other !== undefined && { other }), games: 0, wins: 0, draws: 0 };
}

/** All games of some series, one of each in turn. */
export function* boutsOf(
  all: readonly Series[],
  options: Options,
  gamesEach: number,
): Generator<SeriesBout, undefined> {
  for (let number = 0; number < gamesEach; number++)
    for (const [index, series] of all.entries()) yield boutOf(series, options, index * SEEDS_EACH, number);
  return undefined;
}

/** Two games in a row are dealt the same, with seats changed; in a raid nobody can change seats. */
function boutOf(series: Series, options: Options, from: number, number: number): SeriesBout {
  const sides = sidesOf(options);
  const isFixed = sides.length === 1 || isRaid(options);
  const seated = !isFixed && number % 2 === 1 ? sides.map((side) => 1 - side) : sides;
  const { one, other = one } = series;
  return {
    game: flashDuel.id,
    options,
    seed: from + (isFixed ? number : Math.floor(number / 2)),
    bots: seated.map((side) => (side === 0 ? one : other)),
    series,
    sides: seated,
  };
}

export function count({ series, sides }: SeriesBout, places: Places): void {
  const wins = winsOf(places);
  // The last seat tells: in a raid it is the Dragon's, while a mortal may win as a traitor.
  const last = wins.at(-1) ?? 0;
  const won = sides.at(-1) === 0 ? last : 1 - last;
  series.games += 1;
  if (won === 0.5) series.draws += 1;
  else series.wins += won;
}

/** Mortals against the Dragon, who sits last; team mates sit across. */
function sidesOf(options: Options): readonly number[] {
  const count = flashDuel.seatCount(options);
  return Array.from({ length: count }, (_, seat) =>
    isRaid(options) ? Number(seat === count - 1) : seat % 2,
  );
}

function isRaid({ mode }: Options): boolean {
  return mode === 'raid' || mode === 'betrayal';
}
