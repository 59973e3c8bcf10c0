import { expect, test } from 'vitest';
import { seated } from './seating.ts';

const ANN = { name: 'Ann', level: 3 };

test('a single opponent is called by the level', () => {
  expect(seated(2, 0, ANN)).toEqual({
    bots: [undefined, 'level-3'],
    sitters: [
      { name: 'Ann', kind: 'you' },
      { name: 'Squire', kind: 'bot', level: 3 },
    ],
  });
});

test('several bots have names of their own, unless the game names them', () => {
  const { bots, sitters } = seated(4, 1, ANN, [undefined, undefined, undefined, 'Dragon']);
  expect(bots).toEqual(['level-3', undefined, 'level-3', 'level-3']);
  expect(sitters.map(({ name }) => name)).toEqual(['Mira', 'Ann', 'Ilse', 'Dragon']);
});

test('an opponent of the rules has a figure and no seat', () => {
  const { bots, sitters } = seated(1, 0, { name: '', level: 3 }, [undefined, 'Rook']);
  expect(bots).toEqual([undefined]);
  expect(sitters).toEqual([
    { name: 'You', kind: 'you' },
    { name: 'Rook', kind: 'bot' },
  ]);
});

test('whoever wants a seat that is not there gets the last one', () => {
  expect(seated(2, 4, ANN).bots).toEqual(['level-3', undefined]);
});
