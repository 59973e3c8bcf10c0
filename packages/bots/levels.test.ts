import { expect, test } from 'vitest';
import { botName, LEVELS, levelOf } from './levels.ts';

test.each(LEVELS)('level $number is called $name', ({ number, name }) => {
  expect([botName(`level-${number}`), levelOf(`level-${number}`)]).toEqual([name, number]);
});

test('a bot we have never heard of keeps its name', () => {
  expect([botName('greedy'), levelOf('greedy'), botName('level-99')]).toEqual([
    'greedy',
    undefined,
    'level-99',
  ]);
});

test('a game with levels of its own calls its bots by them', () => {
  const levels = [{ number: 1, name: 'Gosling', iterations: 1, slips: 0 }];
  expect([botName('level-1', levels), botName('level-2', levels)]).toEqual(['Gosling', 'level-2']);
});
