import type { View } from '@riposte/flash-duel';
import { seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import type { Look } from '../terminal.ts';
import { flashDuelBoard } from './flashDuel.ts';

const WIDE: Look = { columns: 80, rows: 24, colour: false, plain: false, clears: true };

const view: View = {
  viewer: seat(0),
  options: { edition: 'revised' },
  round: 2,
  first: seat(0),
  tokens: [2, 1],
  fighters: [
    { space: 4, recovering: false, cards: 5, hand: [1, 0, 2, 0, 2] },
    { space: 13, recovering: false, cards: 4 },
  ],
  drawPile: 18,
  played: [0, 0, 0, 0, 0],
  discard: [2, 1, 0, 3, 1],
  stack: [],
};

test('the bridge, the hand and the tally are drawn within 80 columns', () => {
  expect(flashDuelBoard.draw(view, { look: WIDE, names: ['You', 'Rook'] })).toEqual([
    ' Round 2   You ●●○   Rook ●○○                 Rook holds 4 cards   Draw pile 18',
    '            You                                   Rook',
    '              ►──────────────── 9 ────────────────◄',
    ' ▓▓▓ ▓▓▓ ░░░ ░░░ ▓▓▓ ▓▓▓ ░░░ ░░░ ▓▓▓ ▓▓▓ ░░░ ░░░ ▓▓▓ ▓▓▓ ░░░ ░░░ ▓▓▓ ▓▓▓',
    '  1   2   3   4   5   6   7   8   9  10  11  12  13  14  15  16  17  18',
    '',
    ' Your hand                               Number             1  2  3  4  5',
    ' ╭───╮╭───╮╭───╮╭───╮╭───╮               Already played     2  1  0  3  1',
    ' │ 1 ││ 3 ││ 3 ││ 5 ││ 5 │               In your hand       1  0  2  0  2',
    ' ╰───╯╰───╯╰───╯╰───╯╰───╯               Still out there    5  7  6  5  5',
  ]);
});

test('next to each other, plainly, with a fighter who must recover and a hand from the other seat', () => {
  const adjacent: View = {
    ...view,
    viewer: seat(1),
    options: { edition: 'v4.1' },
    tokens: [0, 1],
    fighters: [
      { space: 1, recovering: true, cards: 4 },
      { space: 2, recovering: false, cards: 1, hand: [0, 1, 0, 0, 0] },
    ],
    drawPile: 7,
    played: [1, 0, 0, 0, 0],
    discard: [0, 0, 0, 0, 2],
  };
  const look = { ...WIDE, plain: true };
  expect(flashDuelBoard.draw(adjacent, { look, names: ['Ada', 'Bo'] })).toEqual([
    ' Round 2   Ada 0 tokens   Bo 1 token            Ada holds 4 cards   Draw pile 7',
    ' Ada (must recover)  Bo',
    '  > 1 <',
    ' ### ### ... ... ### ### ... ... ### ### ... ... ### ### ... ... ### ###',
    '  1   2   3   4   5   6   7   8   9  10  11  12  13  14  15  16  17  18',
    '',
    ' Your hand: 2',
    ' Number             1  2  3  4  5',
    ' Already played     1  0  0  0  2',
    ' In your hand       0  1  0  0  0',
    ' Still out there    4  4  5  5  3',
  ]);
});

test('between two rounds there are no cards to show', () => {
  const between: View = { ...view, roundEnd: { reason: 'tie' }, discard: [0, 0, 0, 0, 0] };
  expect(flashDuelBoard.draw(between, { look: WIDE, names: ['You', 'Rook'] })).toHaveLength(5);
});

test.each([40, 56, 60, 75, 76, 80, 100])('at %i columns nothing is wider than it must be', (columns) => {
  const look = { ...WIDE, columns };
  const widest = Math.max(
    ...flashDuelBoard.draw(view, { look, names: ['You', 'Rook'] }).map((line) => line.length),
  );
  expect(widest).toBeLessThan(Math.max(columns, 56));
});

test.each([
  [1, 2],
  [1, 18],
  [17, 18],
  [9, 10],
])('long names on %i and %i stay apart and on the screen', (left, right) => {
  const close: View = {
    ...view,
    fighters: [
      { space: left, recovering: true, cards: 4 },
      { space: right, recovering: true, cards: 1 },
    ],
  };
  const names = ['Maximilian Sturm', 'Aleksandra Wilde'];
  const drawn = flashDuelBoard
    .draw(close, { look: WIDE, names })
    .find((one) => one.includes('(must recover)'));
  expect(drawn).toMatch(/Maximilian Sturm \(must recover\) {2,}Aleksandra Wilde \(must recover\)/);
  expect(drawn?.length).toBeLessThan(80);
});

test('colour adds nothing but colour', () => {
  const setting = { names: ['You', 'Rook'] };
  const bare = flashDuelBoard.draw(view, { ...setting, look: WIDE });
  const coloured = flashDuelBoard.draw(view, { ...setting, look: { ...WIDE, colour: true } });
  expect(coloured.join('\n')).toContain('\x1b[');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colour is control characters
  expect(coloured.map((line) => line.replace(/\x1b\[\d+m/g, ''))).toEqual(bare);
});
