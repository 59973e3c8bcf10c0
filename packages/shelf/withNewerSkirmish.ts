import { SHELF as GAMES } from './index.ts';
import { type Shelved, shelve } from './shelved.ts';

/** The shelf with the next release of the kernel's test game: found under the condition `with-newer-skirmish`. */
export const SHELF: readonly Shelved[] = [
  ...GAMES,
  shelve(
    'skirmish',
    'Skirmish',
    () => import('@riposte/kernel/skirmish/newer'),
    () => import('@riposte/kernel/skirmish/guide'),
    () => import('@riposte/kernel/skirmish/primer'),
  ),
];

export type { Shelved } from './shelved.ts';
export { shelve } from './shelved.ts';
