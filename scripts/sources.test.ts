import { expect, test } from 'vitest';
import { areaOf, countByArea, pathsKept } from './sources.ts';

test('files that git keeps are listed, those that are installed are not', () => {
  const paths = pathsKept();
  expect(paths).toContain('scripts/sources.ts');
  expect(paths.some((path) => path.includes('node_modules/'))).toBe(false);
});

test.each<[path: string, area: string]>([
  ['apps/web/table/Table.tsx', 'apps/web'],
  ['packages/kernel/seat.ts', 'packages/kernel'],
  ['scripts/house.ts', 'scripts'],
  ['docs/decisions/0001.md', 'docs'],
  ['biome.json', 'the root'],
])('%s is in %s', (path, area) => {
  expect(areaOf(path)).toBe(area);
});

test('faults are counted by area, the worst first', () => {
  const faults = ['scripts/a.ts', 'apps/web/a.ts', 'apps/web/a.ts', 'apps/web/b/c.ts'];
  expect(countByArea(faults.map((path) => ({ path, line: 1, what: 'is bad' })))).toEqual([
    'apps/web: 3 in 2 files',
    'scripts: 1 in 1 files',
  ]);
});
