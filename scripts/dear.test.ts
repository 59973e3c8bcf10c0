import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { DEAR, DEAR_OPENINGS, OPENERS, WHOLE_MATCH, WHOLE_MATCHES } from './dear.ts';
import { pathsKept } from './sources.ts';

test('at most 25 files are dear, each is there, and they stand in order', () => {
  const patterns = Object.keys(DEAR);
  expect(patterns.length).toBeLessThanOrEqual(25);
  const paths = pathsKept();
  expect(patterns.filter((pattern) => !paths.some((path) => matchesGlob(path, pattern)))).toEqual([]);
  const seconds = Object.values(DEAR).map((dear) => dear.seconds);
  expect(seconds).toEqual(seconds.toSorted((one, other) => other - one));
});

test.each([
  ['opens a database, a service or a build of its own', DEAR_OPENINGS, OPENERS],
  ['plays a whole match in a browser', WHOLE_MATCH, WHOLE_MATCHES],
])('a test file that %s says why in scripts/dear.ts', (_what, dear, reasons) => {
  const found = pathsKept().filter(
    (path) => /^(apps|packages)\/.*\.test\.tsx?$/.test(path) && dear.test(readFileSync(path, 'utf8')),
  );
  const patterns = Object.keys(reasons);
  expect(found.filter((path) => !patterns.some((pattern) => matchesGlob(path, pattern)))).toEqual([]);
  expect(patterns.filter((pattern) => !found.some((path) => matchesGlob(path, pattern)))).toEqual([]);
});
