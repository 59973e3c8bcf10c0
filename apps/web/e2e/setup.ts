import type { TestProject } from 'vitest/node';
import { builtTestPages } from './client.ts';
import { openHouse } from './house.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the one service of this run is. */
    house: string;
  }
}

/** Opens one service for all tests in browsers, and closes it after the last. What several of them show is built before. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  builtTestPages();
  const house = await openHouse();
  project.provide('house', house.url);
  return () => house.close();
}
