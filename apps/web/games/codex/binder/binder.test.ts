import type { Choice, Event } from '@riposte/codex/table';
import { entryOf, type Leaf, type Pocket, SPECS, specCards } from '@riposte/codex/table';
import { seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { inPlace, isWanted, partOf } from './pages.ts';
import {
  firstSeen,
  LOOKING,
  leftIn,
  sealingOfPlan,
  sealingOfQuestion,
  takenBack,
  techedThisTurn,
} from './sealing.ts';

const tech = (card: string): Choice => ({ type: 'tech', card });
const PASS: Choice = { type: 'pass' };
const pocket = (card: string, more: Partial<Pocket> = {}): Pocket => ({
  card,
  left: 2,
  price: 1,
  isSoon: false,
  ...more,
});

test('2.4 every spec fills a leaf: three spells, an ultimate and two of tech I; five of tech II and one of tech III', () => {
  for (const spec of SPECS) {
    const parts = inPlace(specCards(spec).map((card) => pocket(card))).map(({ card }) =>
      partOf(entryOf(card)),
    );
    expect(parts.join(), spec).toBe(
      'spell,spell,spell,ultimate,tech 1,tech 1,tech 2,tech 2,tech 2,tech 2,tech 2,tech 3',
    );
  }
});

test('3.14 a plan has its cards in their order, and says what may be added', () => {
  expect(sealingOfPlan({ planned: [tech('gigadon')], next: [tech('centaur'), PASS] })).toEqual({
    sealed: ['gigadon'],
    free: new Set(['centaur']),
    mayStop: true,
    isEnough: false,
  });
  expect(sealingOfPlan({ planned: [tech('gigadon'), PASS], next: [] })).toMatchObject({ isEnough: true });
});

test('3.14 the question goes on from what was teched in this turn, of this seat', () => {
  const events: readonly Event[] = [
    { type: 'teched', seat: seat(0), card: 'huntress' },
    { type: 'turnBegan', seat: seat(0), turn: 3 },
    { type: 'teched', seat: seat(1) },
    { type: 'teched', seat: seat(0), card: 'gigadon' },
  ];
  expect(techedThisTurn(events, seat(0))).toEqual(['gigadon']);
  expect(techedThisTurn([], seat(0))).toEqual([]);
  expect(sealingOfQuestion([tech('centaur')], ['gigadon'])).toMatchObject({
    sealed: ['gigadon'],
    mayStop: false,
  });
});

test.each<[what: string, planned: readonly Choice[], letter: number, left: readonly Choice[]]>([
  ['the first letter', [tech('gigadon'), tech('centaur')], 0, [tech('centaur')]],
  ['one of two alike', [tech('gigadon'), tech('gigadon')], 1, [tech('gigadon')]],
  ['the only one, though it was enough', [tech('gigadon'), PASS], 0, []],
  ['that it is enough', [tech('gigadon'), PASS], 1, [tech('gigadon')]],
])('%s can be taken back', (_what, planned, letter, left) => {
  expect(takenBack(planned, letter)).toEqual(left);
});

test('a card in a letter is one fewer in its pocket', () => {
  expect(leftIn(pocket('gigadon'), ['gigadon', 'centaur'])).toBe(1);
  expect(leftIn(pocket('gigadon'), [])).toBe(2);
});

test('a binder opens at a card that can be had soon, else at one that is left', () => {
  const leaves = (...pockets: readonly Pocket[]): readonly Leaf[] => [{ spec: 'feral', pockets }];
  const soon = pocket('huntress', { isSoon: true });
  expect(firstSeen(leaves(pocket('gigadon'), soon), LOOKING)).toBe('huntress');
  expect(firstSeen(leaves(pocket('gigadon', { left: 0 }), pocket('centaur')), LOOKING)).toBe('centaur');
  expect(firstSeen(leaves(pocket('gigadon', { left: 0 })), LOOKING)).toBe('gigadon');
  expect(
    firstSeen(leaves(soon, pocket('centaur', { isSoon: true })), { ...LOOKING, free: new Set(['centaur']) }),
  ).toBe('centaur');
});

test('a filter wants cards of its part, or those that are playable soon', () => {
  expect(isWanted(pocket('gigadon'), 'tech 2')).toBe(true);
  expect(isWanted(pocket('gigadon'), 'spell')).toBe(false);
  expect(isWanted(pocket('gigadon', { isSoon: true }), 'soon')).toBe(true);
  expect(isWanted(pocket('gigadon'), 'soon')).toBe(false);
  expect(isWanted(pocket('gigadon'), 'all')).toBe(true);
});
