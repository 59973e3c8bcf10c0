import { roll } from '@riposte/kernel';
import type { Bot, Thought, Turn } from './bot.ts';
import { Searcher } from './searcher.ts';

/** How long a search may think: so many tries (then it is reproducible), or so many milliseconds, or what comes first. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
}

/** How a search goes about it. */
export interface SearchOptions extends Budget {
  readonly name?: string;
  /** How much it is drawn to what seems likely and was seldom tried. */
  readonly curiosity?: number;
}

/** The clock, and whether anything can still change, is looked at once for so many tries. */
const TRIES_A_GLANCE = 8;

/** A bot that searches; how, see `Searcher`. */
export function searchBot({ name = 'search', curiosity, ...budget }: SearchOptions): Bot {
  if (budget.iterations === undefined && budget.milliseconds === undefined) {
    throw new Error('a search without a budget would never end');
  }
  return {
    name,
    choose(turn) {
      const only = onlyChoice(turn);
      if (only) return only;
      const search = new Searcher(turn, curiosity);
      const { iterations = Number.POSITIVE_INFINITY, milliseconds } = budget;
      const { clock = () => performance.now() } = turn;
      const begun = milliseconds === undefined ? 0 : clock();
      for (let count = 0; count < iterations; count++) {
        if (count > 0 && count % TRIES_A_GLANCE === 0) {
          const inTime =
            milliseconds === undefined ? iterations : triesLeft(count, clock() - begun, milliseconds);
          if (inTime === 0 || search.isDecided(Math.min(iterations - count, inTime))) break;
        }
        search.once();
      }
      return search.thought();
    },
  };
}

/** How many tries more there may be time for, going by those so far: later ones are quicker, so half as many again. */
function triesLeft(count: number, spent: number, milliseconds: number): number {
  return spent >= milliseconds ? 0 : 1.5 * count * (milliseconds / spent - 1);
}

/** Where there is nothing to think about. */
function onlyChoice({ question, offers = [] }: Turn): Thought | undefined {
  const [choice] = question.choices;
  if (question.choices.length !== 1 || offers.length > 0 || choice === undefined) return undefined;
  return { id: question.id, choice, options: [], iterations: 0 };
}

/** A bot that now and then does not think: so often, of 100. */
export function distracted(bot: Bot, often: number, instead: Bot): Bot {
  return {
    name: bot.name,
    choose: (turn) => (roll(turn.random, 100) < often ? instead : bot).choose(turn),
  };
}
