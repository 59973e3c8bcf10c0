import { expect, test } from 'vitest';
import { botName, levelOf } from './botName.ts';
import { LEVELS } from './level.ts';

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
