import { SHELF, type Shelved, shelve } from '@riposte/shelf';

const SKIRMISH = shelve(
  'skirmish',
  'Skirmish',
  () => import('@riposte/kernel/skirmish'),
  () => import('@riposte/kernel/skirmish/guide'),
  () => import('@riposte/kernel/skirmish/primer'),
);

/** Puts the kernel's test game on the shelf, as a new game would be: the terminal is told nothing else of it. */
export function shelveSkirmish(): void {
  (SHELF as Shelved[]).push(SKIRMISH);
}
