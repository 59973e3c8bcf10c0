import { expect, test } from 'vitest';
import { chartOf } from './chart.ts';

test('a line from what was said first to how it ended, with marks below', () => {
  expect(chartOf([0.5, 0.75, 1, 0], [undefined, '?', undefined, 'X'], { columns: 80, plain: true })).toEqual([
    '  100 |  *',
    '      |',
    '      | *',
    '      |',
    '   50 |*',
    '      |',
    '      |',
    '      |',
    '    0 |   *',
    '        ? X',
  ]);
});

test('a long match is drawn as wide as there is room, to its end', () => {
  const chances = Array.from({ length: 300 }, (_, index) => (index === 299 ? 1 : 0));
  const marks = chances.map((_, index) => (index === 150 ? 'X' : undefined));
  const lines = chartOf(chances, marks, { columns: 60, plain: false });
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(60);
  expect(lines[0]?.endsWith('•')).toBe(true);
  expect(lines.at(-1)?.trim()).toBe('X');
});
