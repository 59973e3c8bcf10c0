import type { Bench, Occasion, Trial } from '@riposte/kernel/conformance';

/** What the tools do with a game: each part is fetched when it is wanted, and none of it is in what people run. */
export interface Workbench {
  readonly id: string;
  /** The ways to play it that are tried out. */
  trials(): Promise<{ readonly default: readonly Trial<object>[] }>;
  /** The matches that every release keeps. */
  keepsakes(): Promise<{ readonly default: readonly Occasion<object>[] }>;
  /** How fast it is to be. */
  bench(): Promise<{ readonly default: Bench<object> }>;
}

/** The games as their developers see them. A new one is a line here, beside its line on the shelf. */
export const WORKSHOP: readonly Workbench[] = [
  {
    id: 'flash-duel',
    trials: () => import('@riposte/flash-duel/trials'),
    keepsakes: () => import('@riposte/flash-duel/keepsakes'),
    bench: () => import('@riposte/flash-duel/bench'),
  },
  {
    id: 'gorgasali',
    trials: () => import('@riposte/gorgasali/trials'),
    keepsakes: () => import('@riposte/gorgasali/keepsakes'),
    bench: () => import('@riposte/gorgasali/bench'),
  },
  {
    id: 'codex',
    trials: () => import('@riposte/codex/trials'),
    keepsakes: () => import('@riposte/codex/keepsakes'),
    bench: () => import('@riposte/codex/bench'),
  },
];
