import { SHELF, type Shelved, shelve } from '@riposte/shelf';
import { afterAll } from 'vitest';

const SKIRMISH = shelve(
  'skirmish',
  'Skirmish',
  () => import('@riposte/kernel/skirmish'),
  () => import('@riposte/kernel/skirmish/guide'),
  () => import('@riposte/kernel/skirmish/primer'),
);

/**
 * Puts the kernel's test game on the shelf for the tests of a file, as a new game would be: the terminal is told nothing
 * else of it. Files after it in the same process find the shelf as it was.
 */
export function shelveSkirmish(): void {
  const shelf = SHELF as Shelved[];
  shelf.push(SKIRMISH);
  afterAll(() => {
    shelf.splice(shelf.indexOf(SKIRMISH), 1);
  });
}
