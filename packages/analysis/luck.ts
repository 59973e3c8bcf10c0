import { type AnyGame, type AnyState, type Seat, seats } from '@riposte/kernel';
import type { Account, JudgedChoice, MatchMoment } from './analysis.ts';
import type { Sighting } from './curve.ts';
import { onGrid, total } from './grid.ts';

/** The share of each seat before anything is dealt. */
export function evenShare({ skill }: AnyGame, first: AnyState, count: number): number {
  return skill ? onGrid(total(skill.chances(first)) / count) : onGrid(1 / Math.max(2, count));
}

/**
 * Tells what came by chance and what lay hidden: with V the open chances, what a choice changed is known from its
 * verdict; what is left between V before and after it is one or the other. Sums are exact by construction.
 */
export function momentsOf(
  sightings: readonly Sighting[],
  judged: ReadonlyMap<number, JudgedChoice>,
): readonly MatchMoment[] {
  return sightings.map(({ entry, own, open, after }, index) => {
    const next = sightings[index + 1]?.open ?? open;
    const middle = after ?? next;
    const swing = judged.get(entry)?.swing ?? [];
    const draws = open.map((_, seat) => (next[seat] ?? 0) - (middle[seat] ?? 0));
    const hidden = open.map((chance, seat) => (middle[seat] ?? 0) - chance - (swing[seat] ?? 0));
    return { entry, own, open, draws, hidden };
  });
}

/** Where the results of all seats come from. */
export function accountsOf(
  moments: readonly MatchMoment[],
  judged: readonly JudgedChoice[],
  even: number,
  count: number,
): readonly Account[] {
  return seats(count).map((seat) => {
    const ofSeat = (part: 'draws' | 'hidden') => total(moments.map((moment) => moment[part][seat] ?? 0));
    return {
      result: moments.at(-1)?.open[seat] ?? even,
      even,
      deal: (moments[0]?.open[seat] ?? even) - even,
      own: swings(judged, seat, (by) => by === seat),
      others: swings(judged, seat, (by) => by !== seat),
      draws: ofSeat('draws'),
      hidden: ofSeat('hidden'),
    };
  });
}

function swings(judged: readonly JudgedChoice[], seat: Seat, isOf: (by: Seat) => boolean): number {
  return total(judged.filter((one) => isOf(one.seat)).map(({ swing }) => swing[seat] ?? 0));
}
