import { optionsOf, type View } from '@riposte/flash-duel';
import { seat, seats } from '@riposte/kernel';
import { expect, test } from 'vitest';
import type { TerminalLook } from '../../terminal.ts';
import { fighterView, raidView } from './fixture.ts';
import board from './index.ts';

const WIDE: TerminalLook = { columns: 80, rows: 24, colour: false, plain: false, clears: true };
const NAMES = ['You', 'Ember', 'Flint', 'Dragon'];

function drawn(
  view: View,
  look: Partial<TerminalLook> = {},
  rows?: number,
  names: readonly string[] = NAMES,
) {
  return board.draw(view, {
    look: { ...WIDE, ...look },
    names,
    ...(rows !== undefined && { rows }),
  });
}

/** Four mortals of whom the viewer sees nothing but how many cards they hold, and the Dragon. */
function betrayalView(loyalty: NonNullable<View['loyalty']>, given: Partial<View> = {}): View {
  const [one, ...others] = [1, 2, 3, 4].map((space) => fighterView({ space, cards: 5, character: 'rook' }));
  if (!one) throw new Error('no fighter is there');
  return raidView({
    options: optionsOf({ mode: 'betrayal' }),
    order: seats(5),
    fighters: [
      { ...one, hand: [1, 1, 1, 1, 1] },
      ...others,
      fighterView({ side: 1, space: 18, cards: 8, character: 'dragon', life: 3 }),
    ],
    extraTurns: 0,
    loyalty,
    ...given,
  });
}

const SECRET = { shown: false, cleared: [], showings: [] } as const;

test('a raid: who stands where, what each can do, what the Dragon can take', () => {
  expect(drawn(raidView())).toEqual([
    ' Raid   Dragon: 2 hits left, 1 extra turn         Draw pile 18, 2 shuffles left',
    '                     You, Ember                   Dragon',
    '                              ►──────── 5 ────────◄',
    ' ▓▓▓ ▓▓▓ ░░░ ░░░ ▓▓▓ ▓▓▓ ░░░ ░░░ ▓▓▓ ▓▓▓ ░░░ ░░░ ▓▓▓ ▓▓▓ ░░░ ░░░ ▓▓▓ ▓▓▓',
    '  1   2   3   4   5   6   7   8   9  10  11  12  13  14  15  16  17  18',
    '▸You, Jaina: Charged Shot, Smoldering Embers',
    ' Ember, Zane (2 2 4 5, on 8, must recover): Shoulder Ram, Landmine,',
    '   Maximum Anarchy',
    ' Flint, Rook (defeated)',
    ' Dragon (8 cards, 5 away): Deep Breath, Perfect Counter, Tail Sweep, Wing Gust,',
    '   Ancient Fury',
    ' ╭───╮╭───╮╭───╮╭───╮╭───╮               Number             1  2  3  4  5',
    ' │ 1 ││ 3 ││ 3 ││ 5 ││ 5 │               Already played     2  1  0  3  1',
    ' ╰───╯╰───╯╰───╯╰───╯╰───╯               Still out there    5  5  6  4  4',
  ]);
});

test('where rows are scarce, abilities are left out: first those of one’s own side, then all', () => {
  expect(drawn(raidView(), {}, 12).slice(5, -3)).toEqual(
    [
      ' ▸You  Ember (2 2 4 5, on 8, must recover)  Flint (defeated)',
      ' Dragon (8 cards, 5 away)',
      ' Dragon: Deep Breath, Perfect Counter, Tail Sweep, Wing Gust, Ancient Fury.',
    ].slice(0, 3),
  );
  expect(drawn(raidView(), {}, 10).slice(5, -3)).toEqual([
    ' ▸You  Ember (2 2 4 5, on 8, must recover)  Flint (defeated)',
    ' Dragon (8 cards, 5 away)',
  ]);
});

test('plainly, with nothing but letters', () => {
  const lines = drawn(raidView(), { plain: true });
  expect(lines.join('\n')).not.toMatch(/[^\n -~’]/u);
  expect(lines).toContain(' Your hand: 1 3 3 5 5');
  expect(lines).toContain('                              >-------- 5 --------<');
});

test('where names would meet, they stand one above the other', () => {
  const crowded = betrayalView({ ...SECRET, role: 'loyal' });
  const names = ['You', 'Ember', 'Flint', 'Cinder', 'Dragon'];
  expect(drawn(crowded, {}, undefined, names).slice(1, 4)).toEqual([
    ' You  Flint',
    '  Ember  Cinder                                                    Dragon',
    '  ►   ►   ►   ►───────────────────────── 14 ──────────────────────────◄',
  ]);
});

test('a team battle: tokens of both teams, in the order of this round’s turns', () => {
  const team = raidView({
    options: optionsOf({ mode: 'team' }),
    order: [seat(1), seat(2), seat(3), seat(0)],
    active: seat(1),
    tokens: [2, 1],
    fighters: [
      fighterView({ space: 2, cards: 5, hand: [1, 1, 1, 1, 1] }),
      fighterView({ side: 1, space: 9, cards: 5 }),
      fighterView({ space: 5, cards: 5, hand: [0, 0, 0, 0, 5] }),
      fighterView({ side: 1, space: 12, cards: 5 }),
    ],
  });
  const lines = drawn(team, {}, undefined, ['You', 'Ember', 'Flint', 'Cinder']);
  expect(lines[0]).toBe(' Round 1   You, Flint ●●○   Ember, Cinder ●○○     Draw pile 18, 2 shuffles left');
  expect(lines[2]).toBe('      ►           ►────── 4 ──────◄           ◄');
  expect(lines.slice(5, 9)).toEqual([
    '▸Ember (5 cards, 7 away): no ability left',
    ' Flint (5 5 5 5 5, on 5): no ability left',
    ' Cinder (5 cards, 10 away): no ability left',
    ' You: no ability left',
  ]);
});

test('Betrayal: one’s own card, and what has been shown', () => {
  const names = ['You', 'Ember', 'Flint', 'Cinder', 'Dragon'];
  const text = (loyalty: NonNullable<View['loyalty']>) =>
    drawn(betrayalView(loyalty), {}, undefined, names).join('\n');
  expect(text({ ...SECRET, role: 'loyal' })).toContain(' You have a loyal card.');
  const own = text({ ...SECRET, role: 'traitor', traitor: seat(0) });
  expect(own).toContain(' You have the traitor card.');
  expect(own).not.toContain('(traitor');
  const cleared = text({ ...SECRET, role: 'loyal', cleared: [seat(2)] });
  expect(cleared).toContain('Flint, Rook (5 cards, on 3, loyal)');
  const shown = text({ ...SECRET, role: 'loyal', shown: true, traitor: seat(1) });
  expect(shown).toContain('Ember, Rook (5 cards, on 2, traitor)');
});

test('a traitor who comes out at the very end may stand beside those they betrayed', () => {
  const view = betrayalView({ ...SECRET, role: 'loyal', shown: true, traitor: seat(1) });
  const fighters = view.fighters.map((one, index) =>
    index === 1 ? { ...one, side: 1 as const, space: 1 } : one,
  );
  const lines = drawn({ ...view, fighters }, {}, undefined, ['You', 'Ember', 'Flint', 'Cinder', 'Dragon']);
  expect(lines.find((line) => line.includes('►'))).toMatch(/^ {2}► {7}► {3}► +◄$/);
});

test('before the raid: who plays whom, and what the Dragon has taken', () => {
  const view = raidView({ round: 0 });
  expect(drawn(view)).toEqual([
    ' Before the raid   You: Jaina   Ember: Zane   Flint: Rook',
    '   Dragon: Deep Breath, Perfect Counter, Tail Sweep, Wing Gust, Devour,',
    '   Ancient Fury',
  ]);
});

test.each([40, 56, 60, 75, 76, 80, 100])('at %i columns nothing is wider than it must be', (columns) => {
  const long = ['Maximilian Sturm', 'Aleksandra Wilde', 'Konstantin Falke', 'Leopoldina Stein'];
  for (const names of [NAMES, long])
    for (const view of [raidView(), raidView({ round: 0 })])
      expect(
        Math.max(...drawn(view, { columns }, undefined, names).map(({ length }) => length)),
      ).toBeLessThan(Math.max(columns, 56) + 1);
});

test('a hand of the Dragon stands beside the tally as long as there is room', () => {
  const own = (hand: readonly number[]) =>
    raidView({
      viewer: seat(3),
      fighters: raidView().fighters.map((one, index) => (index === 3 ? { ...one, hand: [...hand] } : one)),
    });
  const nine = drawn(own([2, 2, 2, 2, 1]));
  expect(nine.at(-2)).toMatch(/^ (│ \d │){9} Already played/);
  expect(Math.max(...nine.map(({ length }) => length))).toBeLessThan(80);
  expect(drawn(own([3, 3, 3, 2, 1])).at(-1)).toMatch(/^ Still out there/);
});

test('colour adds nothing but colour', () => {
  const coloured = drawn(raidView(), { colour: true });
  expect(coloured.join('\n')).toContain('\x1b[');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colour is control characters
  expect(coloured.map((line) => line.replace(/\x1b\[\d+m/g, ''))).toEqual(drawn(raidView()));
});
