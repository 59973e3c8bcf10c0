import { expect, test } from 'vitest';
import { costsByArea, type FileCost, judgeCosts, parseCosts } from './limits.ts';

const cost = (path: string, cpuSeconds: number, waitedSeconds = 0): FileCost => ({
  path,
  cpuSeconds,
  waitedSeconds,
});
const judged = (...files: readonly FileCost[]) => judgeCosts(costsByArea(files), 0.5);

test('a log is read, whatever is in a path', () => {
  expect(parseCosts('1.50 0.25 /r/apps/web/a b.test.ts\n', '/r')).toEqual([
    cost('apps/web/a b.test.ts', 1.5, 0.25),
  ]);
});

test('files are added up by area, those in browsers apart', () => {
  const areas = costsByArea([
    cost('scripts/a.test.ts', 1),
    cost('apps/web/pages/home/b.test.ts', 2),
    cost('apps/web/e2e/c.test.ts', 3),
    cost('apps/web/games/x/e2e/d.test.ts', 4),
  ]);
  expect(areas.map(({ name, cpuSeconds }) => [name, cpuSeconds])).toEqual([
    ['browsers', 7],
    ['apps/web', 2],
    ['scripts', 1],
  ]);
});

test('a file may cost ten seconds; a quarter more is a warning, and yet more a fault', () => {
  expect(judged(cost('a/b.test.ts', 9.9))).toEqual({ faults: [], warnings: [] });
  expect(judged(cost('a/b.test.ts', 12)).warnings).toHaveLength(1);
  expect(judged(cost('a/b.test.ts', 13)).faults).toEqual([
    'a/b.test.ts: 13 CPU s, without a line in scripts/dear.ts the limit is 10',
  ]);
});

test('an area that is too dear names its five dearest files', () => {
  const files = Array.from({ length: 12 }, (_, index) => cost(`x/${index}.test.ts`, index));
  const { faults } = judged(...files, cost('x/last.test.ts', 9.5), cost('x/first.test.ts', 9.9));
  expect(faults).toEqual([
    'x: 85 CPU s, limit 60 (x/11.test.ts 11, x/10.test.ts 10, x/first.test.ts 10, x/last.test.ts 10, x/9.test.ts 9)',
  ]);
});

test('a slower machine has more time, a quicker one not less', () => {
  const areas = costsByArea([cost('a/b.test.ts', 24)]);
  expect(judgeCosts(areas, 1).faults).toEqual([]);
  expect(judgeCosts(areas, 0.5).faults).toHaveLength(1);
  expect(judgeCosts(costsByArea([cost('a/b.test.ts', 9)]), 0.1).faults).toEqual([]);
});

test.each<[path: string, seconds: number]>([
  ['packages/kernel/a.test.ts', 31],
  ['apps/server/http/a.test.ts', 181],
  ['apps/web/e2e/a.test.ts', 401],
])('%s must not do nothing for %i seconds', (path, seconds) => {
  expect(judged(cost(path, 0, seconds)).faults).toEqual([`${path} waits for ${seconds} s`]);
  expect(judged(cost(path, 0, seconds - 2)).faults).toEqual([]);
});
