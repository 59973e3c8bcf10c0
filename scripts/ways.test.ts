import { expect, test } from 'vitest';
import { waysOf } from './ways.ts';

const options = {
  size: { type: 'oneOf', label: 'Size', values: ['small', 'large'], default: 'large' },
  towers: { type: 'integer', label: 'Towers', min: 1, max: 3, default: 2 },
  fog: { type: 'flag', label: 'Fog', default: true },
  turns: { type: 'integer', label: 'Turns', min: 1, max: 100, default: 20 },
} as const;

test('every value of every option that matters is played', () => {
  const isAsked = (option: string, way: unknown) => {
    const { size } = way as { size: string };
    return (
      option === 'size' || (option === 'towers' && size === 'large') || (option === 'fog' && size === 'small')
    );
  };
  expect(waysOf({ options }, { isAsked })).toEqual([
    { size: 'small', towers: 2, fog: false, turns: 20 },
    { size: 'small', towers: 2, fog: true, turns: 20 },
    { size: 'large', towers: 1, fog: true, turns: 20 },
    { size: 'large', towers: 2, fog: true, turns: 20 },
    { size: 'large', towers: 3, fog: true, turns: 20 },
  ]);
});

test('of a number with many values, the ends and the usual one', () => {
  const ways = waysOf({ options: { turns: options.turns } }, { isAsked: () => true });
  expect(ways).toEqual([{ turns: 1 }, { turns: 20 }, { turns: 100 }]);
});
