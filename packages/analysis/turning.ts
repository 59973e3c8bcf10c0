import type { Seat } from '@riposte/kernel';
import type { JudgedChoice, MatchMoment, Turning } from './analysis.ts';

const MOST = 3;
/** Less than this is no turning point. */
const LEAST = 0.01;

/** Where the chance of a seat fell most, by its own choices, by chance, and by what lay hidden. */
export function turningPoints(
  seat: Seat,
  moments: readonly MatchMoment[],
  judged: readonly JudgedChoice[],
): readonly Turning[] {
  const choices = judged
    .filter((one) => one.seat === seat)
    .map(({ entry, loss }): Turning => ({ entry, kind: 'choice', fall: loss }));
  const others = moments.flatMap(({ entry, draws, hidden }): readonly Turning[] => [
    { entry, kind: 'draw', fall: -(draws[seat] ?? 0) },
    { entry, kind: 'hidden', fall: -(hidden[seat] ?? 0) },
  ]);
  return [...choices, ...others]
    .filter(({ fall }) => fall >= LEAST)
    .sort((one, other) => other.fall - one.fall || one.entry - other.entry)
    .slice(0, MOST);
}

/** The choices that cost most and were marked for it: for games of which no more is known. */
export function costliest(judged: readonly JudgedChoice[]): readonly Turning[] {
  return judged
    .filter(({ mark }) => mark === 'mistake' || mark === 'inaccuracy')
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, MOST)
    .map(({ entry, loss }) => ({ entry, kind: 'choice', fall: loss }));
}
