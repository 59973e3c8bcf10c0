import { analyse, planFor, whyNotAnalysed } from '@riposte/analysis';
import { type AnyGame, verifyReplay } from '@riposte/kernel';
import type { MatchAnalysis } from '@riposte/protocol';
import { trustIn } from '@riposte/shelf/trust';
import { told } from './told.ts';

/** What came of a replay, and the CPU seconds it took. */
export type Judged =
  | { readonly type: 'made'; readonly analysis: MatchAnalysis; readonly cpu: number }
  | { readonly type: 'refused'; readonly why: string }
  | { readonly type: 'stopped' };

/**
 * Judges the match of a replay file, deeper than a browser does; says why not, where it cannot be judged. Stops between two
 * choices once that is wished for.
 */
export function judge(text: string, games: readonly AnyGame[], isStopped: () => boolean): Judged {
  const before = process.threadCpuUsage();
  const findGame = (id: string) => games.find((game) => game.id === id);
  const match = verifyReplay(text, findGame);
  if (!match.ok) return { type: 'refused', why: match.why };
  const { game: id, options } = match.replay;
  const game = findGame(id);
  const trust = trustIn(id, options);
  const why = game ? whyNotAnalysed(game, match) : 'its game is not here';
  if (!game || why !== undefined || trust === 'curve') {
    return { type: 'refused', why: why ?? 'nothing is known of how true it would be' };
  }
  const plan = planFor(game, 'deep');
  const running = analyse(game, match, trust === 'choices' ? { ...plan, curve: 0 } : plan);
  for (;;) {
    if (isStopped()) return { type: 'stopped' };
    const next = running.next();
    if (!next.done) continue;
    const { user, system } = process.threadCpuUsage(before);
    return { type: 'made', analysis: told(next.value, trust), cpu: (user + system) / 1e6 };
  }
}
