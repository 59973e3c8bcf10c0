import { type Choice, optionsOf, type View } from '@riposte/flash-duel';
import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import type { TerminalLook } from '../../terminal.ts';
import { duelView, fighterView } from './fixture.ts';
import board from './index.ts';

const WIDE: TerminalLook = { columns: 80, rows: 24, colour: false, plain: false, clears: true };

const view = duelView();

test('the bridge, the hand and the tally are drawn within 80 columns', () => {
  expect(board.draw(view, { look: WIDE, names: ['You', 'Rook'] })).toEqual([
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
    options: optionsOf({ edition: 'v4.1' }),
    tokens: [0, 1],
    fighters: [
      fighterView({ space: 1, recovering: true, cards: 4 }),
      fighterView({ space: 2, cards: 1, hand: [0, 1, 0, 0, 0] }),
    ],
    drawPile: 7,
    played: [1, 0, 0, 0, 0],
    discard: [0, 0, 0, 0, 2],
  };
  const look = { ...WIDE, plain: true };
  expect(board.draw(adjacent, { look, names: ['Ada', 'Bo'] })).toEqual([
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
  expect(board.draw(between, { look: WIDE, names: ['You', 'Rook'] })).toHaveLength(5);
});

test.each([40, 56, 60, 75, 76, 80, 100])('at %i columns nothing is wider than it must be', (columns) => {
  const look = { ...WIDE, columns };
  const widest = Math.max(...board.draw(view, { look, names: ['You', 'Rook'] }).map((line) => line.length));
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
      fighterView({ space: left, recovering: true, cards: 4 }),
      fighterView({ space: right, recovering: true, cards: 1 }),
    ],
  };
  const names = ['Maximilian Sturm', 'Aleksandra Wilde'];
  const drawn = board.draw(close, { look: WIDE, names }).find((one) => one.includes('(must recover)'));
  expect(drawn).toMatch(/Maximilian Sturm \(must recover\) {2,}Aleksandra Wilde \(must recover\)/);
  expect(drawn?.length).toBeLessThan(80);
});

test('colour adds nothing but colour', () => {
  const setting = { names: ['You', 'Rook'] };
  const bare = board.draw(view, { ...setting, look: WIDE });
  const coloured = board.draw(view, { ...setting, look: { ...WIDE, colour: true } });
  expect(coloured.join('\n')).toContain('\x1b[');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colour is control characters
  expect(coloured.map((line) => line.replace(/\x1b\[\d+m/g, ''))).toEqual(bare);
});

describe('with abilities', () => {
  const full = duelView({
    options: optionsOf({ mode: 'full' }),
    fighters: [
      fighterView({
        space: 4,
        cards: 4,
        hand: [1, 0, 2, 0, 1],
        character: 'onimaru',
        abilities: ['clockworkSoldier', 'wartimeTactics', 'pincerAttack'],
        spent: ['clockworkSoldier'],
        open: [{ as: 4, was: 3 }, { as: 5 }],
      }),
      fighterView({
        space: 13,
        cards: 4,
        character: 'zane',
        abilities: ['shoulderRam', 'landmine', 'maximumAnarchy'],
        spent: ['landmine', 'shoulderRam'],
        effects: { stash: 'hidden', dragonForm: true },
      }),
    ],
    soldiers: [{ owner: seat(0), space: 7 }],
    mines: [{ owner: seat(1), space: 10 }],
    stakes: 2,
  });

  test('characters, cards that are used, what lies on the bridge and what the round is worth are shown', () => {
    expect(board.draw(full, { look: WIDE, names: ['You', 'Rook'] })).toEqual([
      ' Round 2   You ●●○   Rook ●○○                 Rook holds 4 cards   Draw pile 18',
      '            You                                   Rook',
      '              ►──────────────── 9 ────────────────◄',
      ' ▓▓▓ ▓▓▓ ░░░ ░░░ ▓▓▓ ▓▓▓ ░S░ ░░░ ▓▓▓ ▓M▓ ░░░ ░░░ ▓▓▓ ▓▓▓ ░░░ ░░░ ▓▓▓ ▓▓▓',
      '  1   2   3   4   5   6   7   8   9  10  11  12  13  14  15  16  17  18',
      ' You, General Onimaru: Clockwork Soldier (used), Wartime Tactics, Pincer Attack',
      ' Rook, Captain Zane: Shoulder Ram (used), Landmine (used), Maximum Anarchy',
      ' This round is worth 2 tokens. S on 7: your Clockwork Soldier. M on 10: Rook’s',
      ' Landmine. You have lying open: 3 as 4 and 5. Rook is in Dragon Form. Rook has',
      ' stashed a card.',
      ' Your hand                               Number             1  2  3  4  5',
      ' ╭───╮╭───╮╭───╮╭───╮                    Already played     2  1  0  3  1',
      ' │ 1 ││ 3 ││ 3 ││ 5 │                    In your hand       1  0  2  0  1',
      ' ╰───╯╰───╯╰───╯╰───╯                    Still out there    5  7  5  5  6',
    ]);
  });

  test('colour adds nothing but colour', () => {
    const names = ['You', 'Rook'];
    const bare = board.draw(full, { names, look: WIDE });
    const coloured = board.draw(full, { names, look: { ...WIDE, colour: true } });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colour is control characters
    expect(coloured.map((line) => line.replace(/\x1b\[\d+m/g, ''))).toEqual(bare);
  });

  test('the open hand of a bot, and how many hits the Dragon can take', () => {
    const solo = duelView({
      options: optionsOf({ mode: 'solo', bot: 'dragon' }),
      fighters: [
        fighterView({ space: 4, cards: 1, hand: [1, 0, 0, 0, 0] }),
        fighterView({
          space: 13,
          cards: 3,
          hand: [0, 1, 0, 0, 2],
          character: 'dragon',
          abilities: ['deepBreath'],
          life: 2,
        }),
      ],
    });
    const drawn = board.draw(solo, { look: WIDE, names: ['You', 'Dragon'] });
    expect(drawn).toContain(' Dragon (2 hits left): Deep Breath');
    expect(drawn.find((line) => line.includes('Dragon holds'))).toMatch(
      / Dragon holds {7}0 {2}1 {2}0 {2}0 {2}2$/,
    );
  });

  test.each([40, 60, 75, 80])('at %i columns nothing is wider than it must be', (columns) => {
    const look = { ...WIDE, columns };
    const lines = board.draw(full, { look, names: ['You', 'Rook'] });
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(Math.max(columns, 56));
  });

  test('a card that can be used in many ways is named once for all of them', () => {
    const ways = ([1, 2, 3, 4] as const).map(
      (card): Choice => ({
        type: 'use',
        ability: 'greenEyesEpiphany',
        card,
        other: (card + 1) as 2,
      }),
    );
    const one: Choice = { type: 'use', ability: 'reversal' };
    const captions = [...ways, one].map((choice) => board.caption?.(choice, full, [...ways, one], String));
    expect(captions.slice(0, 2)).toEqual([
      { group: 'Ability: Green Eye’s Epiphany', text: 'a 1 as a 2' },
      { group: 'Ability: Green Eye’s Epiphany', text: 'a 2 as a 3' },
    ]);
    expect(captions[4]).toMatchObject({ hint: expect.stringContaining('announces an ability') });
    expect(board.caption?.(one, full, [one, { type: 'takeHit' }], String)).toEqual({
      group: 'Ability',
    });
  });

  test('before the first round no figure stands on the bridge', () => {
    const view = { ...full, round: 0 };
    expect(board.draw(view, { look: WIDE, names: ['You', 'Rook'] })).toEqual([
      ' Before the first round   You: General Onimaru   Rook: Captain Zane',
    ]);
  });
});
