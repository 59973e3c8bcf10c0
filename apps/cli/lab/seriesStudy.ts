import { fullTable } from '@riposte/kernel';
import type { Listed } from '../games.ts';
import { ProgressBar } from '../simulation/progress.ts';
import type { Terminal } from '../terminal.ts';
import { playAll } from './crew.ts';
import { type Arrangement, arrange, boutsOf, count, type Series } from './series.ts';

/** How series are played. */
interface Conditions {
  readonly arrangement: Arrangement;
  /** Of each series. */
  readonly games: number;
  /** The number of the first deal of each series. */
  readonly first: number;
  readonly jobs: number;
}

/** Plays all games of some series, and counts in them what came of it. */
export async function playSeries(
  series: readonly Series[],
  { arrangement, games, first, jobs }: Conditions,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<void> {
  const total = series.length * games;
  const bouts = boutsOf(series, arrangement, { games, first });
  const progress = new ProgressBar(terminal, total);
  let played = 0;
  try {
    await playAll({
      jobs: Math.min(jobs, total),
      signal,
      next: () => bouts.next().value,
      done(bout, { places }) {
        count(bout, places);
        played++;
        progress.report(played);
      },
    });
  } finally {
    progress.close();
  }
}

/** Where two bots sit at a full table of a game. */
export function arrangementOf({ game, guide }: Listed, options: unknown): Arrangement {
  return arrange(game.id, options, guide.figures(options, fullTable(game, options)));
}
