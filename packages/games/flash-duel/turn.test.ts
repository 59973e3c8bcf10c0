import { expect, test } from 'vitest';
import { attack, block, move } from './choice.ts';
import { DuelTable } from './testing/table.ts';

test('4.1 a turn is exactly one main action; then it is the other player’s turn', () => {
  const table = new DuelTable({ draws: [1, 1] });
  expect([table.asked, table.question]).toEqual([0, 'mainAction']);
  table.play(move(1, 'forward'));
  expect([table.asked, table.question]).toEqual([1, 'mainAction']);
  table.play(move(1, 'forward'));
  expect([table.asked, table.question]).toEqual([0, 'mainAction']);
});

test('4.4 at the end of a turn the player whose turn it was draws up to five, and the other draws nothing', () => {
  const table = new DuelTable({
    hands: [
      [3, 3, 3, 3, 1],
      [3, 3, 3, 3, 2],
    ],
    spaces: [5, 8],
    draws: [4, 4, 4, 5, 5, 5, 5],
  });
  table.play(attack(3, 3), block(3, 3));
  expect([table.hand(0), table.hand(1)]).toEqual([
    [1, 3, 4, 4, 4],
    [2, 3],
  ]);
  table.play(move(2, 'backward'));
  expect(table.hand(1)).toEqual([3, 5, 5, 5, 5]);
  expect(table.leftOver).toBe(0);
});

test('4.4 what was drawn is shown to the player who drew it, and only the number to others', () => {
  const table = new DuelTable({ draws: [2] }).play(move(1, 'forward'));
  const drawn = (viewer: Parameters<DuelTable['eventsFor']>[0]) =>
    table.eventsFor(viewer).filter(({ type }) => type === 'cardsDrawn');
  expect(drawn(table.asked)).toEqual([{ type: 'cardsDrawn', seat: 0, count: 1 }]);
  expect(drawn('spectator')).toEqual([{ type: 'cardsDrawn', seat: 0, count: 1 }]);
  expect(table.letters[0]?.update.events).toContainEqual({
    type: 'cardsDrawn',
    seat: 0,
    count: 1,
    cards: [2],
  });
});

test('a turn begins with a line in the log', () => {
  const table = new DuelTable({ draws: [2] }).play(move(1, 'forward'));
  expect(table.events).toEqual([
    { type: 'moved', seat: 0, card: 1, from: 1, to: 2 },
    { type: 'cardsDrawn', seat: 0, count: 1 },
    { type: 'turnBegan', seat: 1 },
  ]);
});
