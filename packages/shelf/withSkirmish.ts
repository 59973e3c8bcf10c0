import { SHELF as GAMES } from './index.ts';
import { type Shelved, shelve } from './shelved.ts';

/** The shelf with the kernel's test game beside the others: what programs find under the condition `with-skirmish`. */
export const SHELF: readonly Shelved[] = [
  ...GAMES,
  shelve(
    'skirmish',
    'Skirmish',
    () => import('@riposte/kernel/skirmish'),
    () => import('@riposte/kernel/skirmish/guide'),
    () => import('@riposte/kernel/skirmish/primer'),
  ),
];

export type { Shelved } from './shelved.ts';
export { shelve } from './shelved.ts';
