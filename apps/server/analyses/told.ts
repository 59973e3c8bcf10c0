import type { Analysis } from '@riposte/analysis';
import type { MatchAnalysis } from '@riposte/protocol';
import type { Trust } from '@riposte/shelf/trust';

/** As much of an analysis as holds for its kind of match. */
export function told(analysis: Analysis, trust: Exclude<Trust, 'curve'>): MatchAnalysis {
  const isWhole = trust === 'whole';
  // What is readonly here, the schema cannot say so of.
  const all = analysis as unknown as MatchAnalysis;
  return {
    ...all,
    curve: isWhole ? all.curve : [],
    seats: all.seats.map(({ account, turning, ...rest }) =>
      isWhole ? { ...rest, turning, ...(account && { account }) } : { ...rest, turning: [] },
    ),
  };
}
