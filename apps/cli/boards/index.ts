import type { AnyBoard } from './board.ts';

/** How games are drawn in a terminal: one line a game. A game without a line is shown in the sentences of its guide. */
export const BOARDS: Readonly<Record<string, () => Promise<{ readonly default: AnyBoard }>>> = {
  'flash-duel': () => import('./flash-duel/index.ts'),
  codex: () => import('./codex/index.ts'),
  gorgasali: () => import('./gorgasali/index.ts'),
};
