import type { AnyChoice } from '../decision.ts';
import type { Paused } from '../frame.ts';
import type { Game } from '../game.ts';
import { fastRandom, roll } from '../random.ts';
import { CARRIERS, type Carrier, Carriers } from './carriers.ts';
import { type GenericLeak, plantedLeaks } from './leaks.ts';
import { comparePairs } from './secrecy.ts';
import type { Trial } from './trials.ts';

/** How leaks are planted. */
export interface Planting {
  /** How many pairs of the game as it is are looked at for what a leak can travel by; each trial has its share. */
  readonly pairs: number;
  readonly seed?: number;
}

/** What became of a planted leak. */
export interface Finding {
  readonly what: string;
  readonly verdict: 'found' | 'not found' | 'nothing to find it in';
  /** Where it was found, how often it could have been, or why there is nothing to find it in. */
  readonly why: string;
}

const ALL_CARRIERS = Object.keys(CARRIERS) as readonly Carrier[];
/** So many times more pairs are looked at where something has not been met: it may be rare. */
const LONGER = 2;
/** A leak counts as not found after so many pairs that can be expected to meet what it could travel by. */
const ENOUGH = 100;
/** So many choices are the beginning of a game. */
const EARLY = 12;
/** What pairs say of a leak; anything else is a game that the leak has broken. */
const FOUND = /can tell two games apart|is shown what stands in no view|was refused|is not asked/;

/** Plants each leak that any game can have, and says whether the pairs find it. Nothing is written for it by the game. */
export function plantLeaks<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  trials: readonly Trial<Options>[],
  { pairs, seed = 0 }: Planting,
): readonly Finding[] {
  const carriers = new Carriers();
  const isUnmet = (carrier: Carrier) => carriers.met(carrier) === 0;
  let looked = 0;
  for (; looked < pairs || (looked < pairs * LONGER && ALL_CARRIERS.some(isUnmet)); looked++)
    comparePairs(game, { ...pairOf(trials, seed, looked), carriers });
  return plantedLeaks<State, Choice, Event, View, Options>().map((leak): Finding => {
    const { what, carrier } = leak;
    const met = carriers.met(carrier);
    if (met === 0) return { what, verdict: 'nothing to find it in', why: CARRIERS[carrier] };
    const most = Math.max(pairs, Math.ceil((ENOUGH * looked) / met));
    const found = firstFound(game, trials, leak, { most, seed });
    if (found !== undefined) return { what, verdict: 'found', why: `in pair ${found + 1}` };
    const why = `in ${most} pairs, though ${met} of ${looked} pairs met what it could travel by`;
    return { what, verdict: 'not found', why };
  });
}

/** In which pair a leak is found first. */
function firstFound<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  trials: readonly Trial<Options>[],
  leak: GenericLeak<State, Choice, Event, View, Options>,
  { most, seed }: { readonly most: number; readonly seed: number },
): number | undefined {
  const leaky = leak.plant(game);
  for (let count = 0; count < most; count++) {
    try {
      comparePairs(leaky, pairOf(trials, seed, count));
    } catch (error) {
      if (error instanceof Error && FOUND.test(error.message)) return count;
    }
  }
  return undefined;
}

/** One pair of the trial whose turn it is: half of them at its beginning, where much is chosen in secret. */
function pairOf<Options>(trials: readonly Trial<Options>[], seed: number, count: number) {
  const trial = trials[count % trials.length];
  if (!trial) throw new Error('a game without trials');
  const { options, offers = 10 } = trial;
  const isEarly = roll(fastRandom(seed + count), 2) === 0;
  return { options, games: 1, seed: seed + count, offers, ...(isEarly && { within: EARLY }) };
}
