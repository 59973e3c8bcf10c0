import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect } from 'vitest';
import { leftovers, surroundings } from './leftovers.ts';

// A setup file of tests that share a process: one that leaves something behind fails, by the name of its file, and not
// the next one.

/** How long, in milliseconds, what is being closed may take. */
const PATIENCE = 5_000;
const PAUSE = 20;

const before = surroundings();

// What is set up first is taken down last.
afterAll(async () => {
  const until = performance.now() + PATIENCE;
  let left = leftovers(before, surroundings());
  while (left.length > 0 && performance.now() < until) {
    await wait(PAUSE, undefined, { ref: false });
    left = leftovers(before, surroundings());
  }
  expect(left, `what ${expect.getState().testPath} leaves behind`).toEqual([]);
});
