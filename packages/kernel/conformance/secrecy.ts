import { Authority } from '../authority.ts';
import type { AnyChoice } from '../decision.ts';
import type { Paused } from '../frame.ts';
import type { Game } from '../game.ts';
import { coupledRandom, fastRandom, type Random, roll } from '../random.ts';
import type { Carriers } from './carriers.ts';
import { compareKept, compareLetters, remembering } from './letters.ts';
import { type TwinManner, Twins } from './twins.ts';

/** What the pairs of games of a secrecy run are like. */
export interface Pairs<Options> extends TwinManner {
  readonly options: Options;
  readonly games: number;
  readonly seed?: number;
  /** How many choices a pair is followed for. */
  readonly steps?: number;
  /** Counts what a leak could travel by. */
  readonly carriers?: Carriers;
}

/** What a secrecy run has looked at. */
export interface Compared {
  readonly pairs: number;
  /** Pairs whose hidden parts really differed. */
  readonly differing: number;
  /** Deals compared with the same deal, but for one card or throw. */
  readonly deals: number;
  readonly steps: number;
  readonly undone: number;
  readonly refusals: number;
}

/**
 * Nothing leaks: two matches that differ only in what a viewer cannot know send that viewer the same bytes: views,
 * events, questions, refusals, numbering, and whether there is a letter at all.
 */
export function comparePairs<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  { options, games, seed = 0, steps = 12, carriers, ...manner }: Pairs<Options>,
): Compared {
  const counts = { pairs: 0, differing: 0, deals: 0, steps: 0, undone: 0, refusals: 0 };
  for (let number = seed; number < seed + games; number++) {
    try {
      counts.deals += compareDeals(game, options, number, carriers);
      const twins = new Twins(game, options, number, manner);
      counts.pairs += 1;
      if (twins.isDifferent) counts.differing += 1;
      carriers?.meetSight(number, game, twins);
      const random = fastRandom(number);
      const refused = roll(random, steps);
      for (let count = 0; count < steps; count++) {
        if (count === refused) twins.compareRefusals();
        const step = twins.next();
        if (!step) break;
        const isSameSoFar = twins.take(step);
        if (twins.arrivals) carriers?.meetLetters(number, [twins.viewer], twins.arrivals);
        if (!isSameSoFar) break;
        carriers?.meetSight(number, game, twins);
      }
      counts.steps += twins.counts.steps;
      counts.undone += twins.counts.undone;
      counts.refusals += twins.counts.refusals;
    } catch (error) {
      throw new Error(`${game.id}, pair ${number}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  }
  return counts;
}

/** Deals a match twice, the second time with one result of chance changed: a viewer learns of it only what is shown. */
function compareDeals<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  given: Game<State, Choice, Event, View, Options>,
  options: Options,
  number: number,
  carriers: Carriers | undefined,
): number {
  const { game, toldBefore } = remembering(given);
  const authority = new Authority(game);
  const deal = (random: Random) => {
    const { match, letters } = authority.start(options, random);
    return { state: match.state, letters, told: toldBefore(match.state) };
  };
  const one = deal(coupledRandom(number));
  const { random } = one.state;
  const results = random.type === 'coupled' ? random.results.length : 0;
  if (results === 0) return 0;
  const other = deal(coupledRandom(number, roll(fastRandom(number), results)));
  carriers?.meetDeal(number, [one, other]);
  for (const { viewer } of one.letters)
    if (!compareLetters(viewer, one, other)) compareKept(viewer, one, other);
  return 1;
}
