import { type Shelved, shelve } from './shelved.ts';

/** The games there are. A new one is a folder and a line here. */
export const SHELF: readonly Shelved[] = [
  shelve(
    'flash-duel',
    'Flash Duel',
    () => import('@riposte/flash-duel'),
    () => import('@riposte/flash-duel/guide'),
    () => import('@riposte/flash-duel/primer'),
  ),
  shelve(
    'gorgasali',
    'Gorgasali',
    () => import('@riposte/gorgasali'),
    () => import('@riposte/gorgasali/guide'),
    () => import('@riposte/gorgasali/primer'),
  ),
  shelve(
    'codex',
    'Codex',
    () => import('@riposte/codex'),
    () => import('@riposte/codex/guide'),
    () => import('@riposte/codex/primer'),
  ),
];

export type { Shelved } from './shelved.ts';
export { shelve } from './shelved.ts';
