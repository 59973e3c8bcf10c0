import gorgasali, { type Choice, type Options, type View } from '@riposte/gorgasali';

import { squareAt } from '@riposte/gorgasali/table';
import { fastRandom, seat } from '@riposte/kernel';
import { chosenBy } from '@riposte/kernel/conformance';
import { describe, expect, test } from 'vitest';
import type { TerminalLook } from '../../terminal.ts';
import board from './index.ts';

const WIDE: TerminalLook = { columns: 120, rows: 50, colour: false, plain: false, clears: true };
const LOW: TerminalLook = { ...WIDE, columns: 80, rows: 24 };
const OPTIONS: Options = {
  players: 4,
  mode: 'solo',
  characters: 'dealt',
  pace: 'rulebook',
  fourthZone: false,
};
const NAMES = ['You', 'Rook', 'Ada', 'Bo'];

/** A game for four, played to the first question of that name on seat 0. */
function viewAt(question: string, choices: number, seed = 3): View {
  const { state } = gorgasali.setup(OPTIONS, 4, fastRandom(seed));
  const random = fastRandom(seed);
  let [decision] = gorgasali.decisions(state);
  while (
    decision &&
    !(decision.seat === 0 && decision.question === question && decision.choices.length > choices)
  ) {
    const choice = chosenBy('sensible', gorgasali.skill, state, decision, random);
    [decision] = gorgasali.applyInPlace(state, decision.seat, choice);
  }
  return gorgasali.view(state, seat(0));
}

const moving = viewAt('move', 10);

test('the whole island stands beside the mats where there is room', () => {
  const lines = board.draw(moving, { look: WIDE, names: NAMES });
  expect(lines[0]).toMatch(/^ Round 1 {3}zone 1 goes in 5 rounds {3}7\d chests$/);
  expect(lines[1]).toMatch(/^ {4}A B C D E F G H I J K L M N O P Q R S T U V W X Y Z a b c d {3}1 You, /);
  expect(lines.filter((line) => /^ {1,2}\d+ /.test(line))).toHaveLength(30);
  expect(lines.join('\n')).toContain('♠ ♠');
  expect(lines.slice(-2).join()).toContain('water 3');
});

test.each([40, 60, 79, 80, 109, 110, 140])('at %i columns nothing is wider than the screen', (columns) => {
  for (const view of [moving, viewAt('act', 3)]) {
    const lines = board.draw(view, { look: { ...WIDE, columns }, names: NAMES, rows: 20 });
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(columns);
  }
});

test('on a low screen a part of the island is shown, with the own figure or gate in it', () => {
  const lines = board.draw(moving, { look: LOW, names: NAMES, rows: 14 });
  expect(lines.length).toBeLessThanOrEqual(14);
  expect(lines.filter((line) => /^ {1,2}\d+ /.test(line)).length).toBeGreaterThanOrEqual(9);
});

describe('where the figure may go', () => {
  const reachable = (look: TerminalLook) =>
    board
      .draw(moving, { look, names: NAMES })
      .map((line) => line.slice(0, 64))
      .join('')
      .split(look.plain ? ':' : '∘').length - 1;

  test('is marked with signs of its own where there is no colour', () => {
    expect(reachable(WIDE)).toBeGreaterThan(5);
    expect(reachable({ ...WIDE, plain: true })).toBe(reachable(WIDE));
    const acting = board.draw(viewAt('act', 3), { look: WIDE, names: NAMES });
    expect(acting.join('')).not.toContain('∘');
  });

  test('and lit where there is', () => {
    const lit = board.draw(moving, { look: { ...WIDE, colour: true }, names: NAMES }).join('');
    expect(lit.split('[42m').length).toBeGreaterThan(5);
  });

  test('nothing of it is shown to others', () => {
    const watched: View = { ...moving, viewer: 'spectator' };
    expect(board.draw(watched, { look: WIDE, names: NAMES }).join('')).not.toContain('∘');
  });
});

test('figures stand where they stand, the fallen are named, and those in range are marked', () => {
  const [me, other, ...rest] = moving.figures;
  if (!me || !other) throw new Error('four play');
  const figures = [
    { ...me, square: squareAt(10, 9), weapons: [{ weapon: 'lynx', loaded: true } as const] },
    { ...other, square: squareAt(12, 9) },
    ...rest.map((figure) => ({ ...figure, health: 0, square: -1 })),
  ];
  const lines = board.draw({ ...moving, figures }, { look: WIDE, names: NAMES });
  const row = lines.find((line) => line.startsWith(' 10 ')) ?? '';
  expect([row.charAt(4 + 2 * 10), row.charAt(4 + 2 * 12)]).toEqual(['1', '2']);
  expect(lines.join('\n')).toMatch(/2 Rook, .*\(in range\)/);
  expect(lines.join('\n')).toMatch(/3 Ada, .*: fallen/);
});

test('plainly there is nothing but plain letters', () => {
  const lines = board.draw(moving, { look: { ...WIDE, plain: true }, names: NAMES });
  expect([...lines.join('')].every((sign) => sign.charCodeAt(0) < 128)).toBe(true);
});

test('before the first round there is nothing to draw; an answer says what it means', () => {
  expect(board.draw({ ...moving, round: 0 }, { look: WIDE, names: NAMES })).toHaveLength(1);
  const choice: Choice = { type: 'go', to: squareAt(12, 9), loss: 0 };
  expect(board.caption?.(choice, moving, [choice], () => '')).toEqual({ hint: 'M10: plain, zone 3.' });
});
