import { describe, expect, test } from 'vitest';
import { attack, block, DECLINE, dashingStrike, move, retreat, TAKE_HIT } from './choice.ts';
import { EDITION_NAMES, type EditionName } from './edition.ts';
import { type BattleSetup, BattleTable, DuelTable, use } from './testing/table.ts';

/** A mortal has the turn, three spaces from a Dragon that has to recover or not. */
function raid(edition: EditionName, setup: Partial<BattleSetup>): BattleTable {
  return new BattleTable({
    mode: 'raid',
    edition,
    characters: ['troq', 'zane'],
    spaces: [8, 1, 11],
    hands: [
      [1, 2, 3, 3, 4, 5],
      [1, 2, 3, 4, 5, 5],
      [1, 3, 3, 4, 4, 5, 5],
    ],
    ...setup,
  });
}

describe.each(EDITION_NAMES)('a Dragon that has to recover (%s)', (edition) => {
  test('18.17 it blocks or retreats, and does not use Black Diamond Hide', () => {
    const dragon = ['blackDiamondHide'] as const;
    const answers = (recovering: readonly number[]) =>
      raid(edition, { dragon, recovering }).play(dashingStrike(2, 1, 1), DECLINE).choices;
    expect(answers([2])).toEqual([block(1, 1), retreat(1), retreat(3), retreat(4), retreat(5), TAKE_HIT]);
    expect(answers([])).toContainEqual(use('blackDiamondHide', { card: 3 }));
  });

  test('18.17 it blocks, and does not counter', () => {
    const dragon = ['perfectCounter'] as const;
    const after = (recovering: readonly number[]) =>
      raid(edition, { dragon, recovering }).play(attack(3, 1), DECLINE, block(3, 1));
    expect([after([2]).asked, after([2]).question]).toEqual([1, 'mainAction']);
    expect([after([]).asked, after([]).question]).toEqual([2, 'ability:youBlock']);
  });

  test('18.17 after a retreat on one mortal’s turn it uses nothing on the next mortal’s', () => {
    const dragon = ['blackDiamondHide'] as const;
    const table = raid(edition, { dragon, spaces: [8, 8, 11] });
    table.play(dashingStrike(2, 1, 1), DECLINE, retreat(1), dashingStrike(1, 3, 1));
    expect([table.asked, table.question, table.uses]).toEqual([2, 'answerStrike', []]);
  });

  test('18.17 a blow does not wake it', () => {
    const dragon = ['ancientFury'] as const;
    const after = (recovering: readonly number[]) =>
      raid(edition, { dragon, recovering }).play(attack(3, 1), DECLINE, TAKE_HIT).question;
    expect([after([2]), after([])]).toEqual(['mainAction', 'ability:hit']);
  });
});

describe.each(EDITION_NAMES)('a mortal or a team mate who has to recover (%s)', (edition) => {
  test('18.17 Sanctuary is not offered to a Gloria who has to recover', () => {
    const answers = (recovering: readonly number[]) =>
      new BattleTable({
        mode: 'team',
        edition,
        characters: ['zane', 'gloria', 'zane', 'troq'],
        spaces: [6, 9, 1, 18],
        recovering,
      }).play(dashingStrike(2, 1, 1)).uses;
    expect([answers([1]), answers([])]).toEqual([[], [use('sanctuary')]]);
  });

  test('18.17 nor Reversal to a Grave who has to recover', () => {
    const asked = (recovering: readonly number[]) =>
      new BattleTable({
        mode: 'team',
        edition,
        characters: ['midori', 'grave', 'zane', 'zane'],
        spaces: [5, 12, 1, 18],
        recovering,
      }).play(use('dragonForm')).asked;
    expect([asked([1]), asked([])]).toEqual([0, 1]);
  });

  test('18.17 what speaks of recovering is used', () => {
    const table = new BattleTable({
      mode: 'team',
      edition,
      characters: ['zane', 'gloria', 'zane', 'troq'],
      hands: [[1, 2, 3, 4, 5, 5]],
      recovering: [1],
    }).play(move(1, 'forward'));
    expect([table.asked, table.choices]).toEqual([1, [use('bathedInMoonlight'), DECLINE]]);
  });
});

test('18.17, 13.8 in a duel only the turn spent recovering is meant', () => {
  const table = new DuelTable({ characters: ['setsuki', 'grave'], spaces: [4, 7] });
  table.play(dashingStrike(2, 1, 1), retreat(2), use('esperDash', { space: 8 }));
  expect([table.asked, table.question]).toEqual([1, 'ability:foeAnnounces']);
  expect(table.uses).toEqual([use('reversal')]);
});
