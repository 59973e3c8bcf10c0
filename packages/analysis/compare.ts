import type { Searcher } from '@riposte/bots';
import { type AnyChoice, copyRandom, fork, type Random, type Seat } from '@riposte/kernel';
import type { Depth } from './plan.ts';
import { addTo, Sample } from './sample.ts';

/** Two choices in the same imagined matches. */
export interface Comparison {
  /** The chance of the seat after the first. */
  readonly chance: number;
  /** By how much the first is better for the seat, and the standard error of that. */
  readonly loss: number;
  readonly error: number;
  /** What the second changes for each seat, beside the first. */
  readonly swing: readonly number[];
}

/** How sure a comparison is to be, and what it may take. */
export interface WantedCertainty extends Pick<Depth, 'pairs' | 'mostPairs'> {
  readonly error: number;
}

/** How often a number of pairs is set right by what was learnt meanwhile. */
const CORRECTIONS = 3;

/**
 * Plays fresh imagined matches on in the tree of a search, after one choice and after another. How many it takes is
 * told by how far their results lie apart, never by which is better: stopping where it looks clear would make losses
 * too low.
 */
export function compare(
  searcher: Searcher,
  seat: Seat,
  [one, other]: readonly [AnyChoice, AnyChoice],
  { pairs, mostPairs, error }: WantedCertainty,
  random: Random,
): Comparison {
  const chance = new Sample();
  const changes: Sample[] = [];
  const played = () => changes[seat]?.count ?? 0;
  const play = (count: number) => {
    for (let number = 0; number < count; number++) {
      const world = fork(random);
      const first = searcher.once(one, copyRandom(world));
      const second = searcher.once(other, copyRandom(world));
      if (!first || !second) continue;
      chance.add(first[seat] ?? 0.5);
      for (let each = 0; each < first.length; each++)
        addTo(changes, each, (second[each] ?? 0.5) - (first[each] ?? 0.5));
    }
  };
  play(pairs);
  for (let number = 0; number < CORRECTIONS; number++) {
    const needed = Math.ceil((changes[seat]?.variance ?? 0) / error ** 2);
    play(Math.min(mostPairs, needed) - played());
  }
  const own = changes[seat];
  return {
    chance: chance.mean,
    loss: -(own?.mean ?? 0),
    error: own?.error ?? 0,
    swing: changes.map(({ mean }) => mean),
  };
}
