import type { JudgedChoice, Mark as Verdict } from '@riposte/analysis';
import type { Viewer } from '@riposte/kernel';
import type { Eyes } from '../replay/eyes.ts';
import type { Still } from '../replay/film.ts';
import { momentBefore } from './moments.ts';

/** A verdict on the line of a match. */
export interface VerdictMark {
  readonly at: number;
  readonly verdict: Verdict;
  readonly entry: number;
}

/** The verdicts on the choices of those who are watched: one seat, or all. */
export function verdictMarksOf(
  stills: readonly Still[],
  judged: readonly JudgedChoice[],
  eyes: Eyes,
): readonly VerdictMark[] {
  const isWatched = (seat: Viewer) => eyes === 'open' || eyes === 'spectator' || eyes === seat;
  return judged.flatMap(({ entry, seat, mark }) =>
    mark && isWatched(seat) ? [{ at: momentBefore(stills, entry), verdict: mark, entry }] : [],
  );
}
