import { Authority } from '../authority.ts';
import type { AnyChoice } from '../decision.ts';
import type { Paused } from '../frame.ts';
import type { Game } from '../game.ts';
import { coupledRandom, fastRandom, roll } from '../random.ts';
import { compareLetters, type TwinManner, Twins } from './twins.ts';

/** What the pairs of games of a secrecy run are like. */
export interface Pairs<Options> extends TwinManner {
  readonly options: Options;
  readonly games: number;
  readonly seed?: number;
  /** How many choices a pair is followed for. */
  readonly steps?: number;
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
  { options, games, seed = 0, steps = 12, ...manner }: Pairs<Options>,
): Compared {
  const counts = { pairs: 0, differing: 0, deals: 0, steps: 0, undone: 0, refusals: 0 };
  for (let number = seed; number < seed + games; number++) {
    try {
      counts.deals += compareDeals(game, options, number);
      const twins = new Twins(game, options, number, manner);
      counts.pairs += 1;
      if (twins.isDifferent) counts.differing += 1;
      const random = fastRandom(number);
      const refused = roll(random, steps);
      for (let count = 0; count < steps; count++) {
        if (count === refused) twins.compareRefusals();
        const step = twins.next();
        if (!step || !twins.take(step)) break;
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
  game: Game<State, Choice, Event, View, Options>,
  options: Options,
  number: number,
): number {
  const authority = new Authority(game);
  const dealt = authority.start(options, coupledRandom(number));
  const { random } = dealt.match.state;
  const results = random.type === 'coupled' ? random.results.length : 0;
  if (results === 0) return 0;
  const bent = roll(fastRandom(number), results);
  const other = authority.start(options, coupledRandom(number, bent));
  for (const [index, letter] of dealt.letters.entries()) {
    compareLetters(game, letter.viewer, letter.update.view, letter, other.letters[index]);
  }
  return 1;
}
