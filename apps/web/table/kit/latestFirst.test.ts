import { expect, test } from 'vitest';
import { latestFirst } from './latestFirst.ts';
import type { LogLine } from './logLines.ts';

/** Lines of a log: what begins a round or a turn says so. */
function logOf(...texts: readonly string[]): readonly LogLine[] {
  return texts.map((text): LogLine => {
    const landmark = (['round', 'turn'] as const).find((one) => text.startsWith(one));
    return {
      key: text,
      side: 'nobodys',
      who: '',
      rest: text,
      minor: false,
      ...(landmark !== undefined && { landmark }),
    };
  });
}

const readOf = (lines: readonly LogLine[]) =>
  latestFirst(lines, { round: 'before the rounds', turn: 'before the turns' }).map(({ rest }) => rest);

test('the latest turn is first, and every turn stands above what was done in it, the latest first', () => {
  expect(readOf(logOf('dealt', 'turn 1', 'hit', 'missed', 'turn 2', 'won'))).toEqual([
    'turn 2',
    'won',
    'turn 1',
    'missed',
    'hit',
    'before the turns',
    'dealt',
  ]);
});

test('a round stands above its turns, and what came before the first of them has a heading of its own', () => {
  const log = logOf('seated', 'round 1', 'dealt', 'turn 1', 'hit', 'turn 2', 'round 2', 'turn 3', 'won');
  expect(readOf(log)).toEqual([
    'round 2',
    'turn 3',
    'won',
    'round 1',
    'turn 2',
    'turn 1',
    'hit',
    'before the turns',
    'dealt',
    'before the rounds',
    'seated',
  ]);
});

test('a log without turns is read from its end, and an empty one is empty', () => {
  expect(readOf(logOf('first', 'second'))).toEqual(['second', 'first']);
  expect(readOf([])).toEqual([]);
});
