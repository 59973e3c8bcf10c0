import { asAny, type Figure, seat } from '@riposte/kernel';
import { skirmish } from '@riposte/kernel/skirmish';
import { expect, test } from 'vitest';
import { seated } from './seating.ts';

const game = asAny(skirmish);
const ANN = { name: 'Ann', level: 3 };
const figure = (index: number, name?: string): Figure => ({
  seat: seat(index),
  side: index,
  ...(name !== undefined && { name }),
});

test('a single opponent is called by the level', () => {
  expect(seated(game, { seats: 2, seat: 0 }, ANN, [figure(0), figure(1)])).toEqual({
    bots: [undefined, 'level-3'],
    sitters: [
      { name: 'Ann', kind: 'you' },
      { name: 'Squire', kind: 'bot', level: 3 },
    ],
  });
});

test('several bots have names of their own, unless the game names them', () => {
  const figures = [figure(0), figure(1), figure(2), figure(3, 'Dragon')];
  const { bots, sitters } = seated(game, { seats: 4, seat: 1 }, ANN, figures);
  expect(bots).toEqual(['level-3', undefined, 'level-3', 'level-3']);
  expect(sitters.map(({ name }) => name)).toEqual(['Mira', 'Ann', 'Ilse', 'Dragon']);
});

test('an opponent played by the rules has a figure and no seat', () => {
  const figures = [figure(0), { name: 'Rook', side: 1 }];
  const { bots, sitters } = seated(game, { seats: 1, seat: 0 }, { name: '', level: 3 }, figures);
  expect(bots).toEqual([undefined]);
  expect(sitters).toEqual([
    { name: 'You', kind: 'you' },
    { name: 'Rook', kind: 'bot' },
  ]);
});
