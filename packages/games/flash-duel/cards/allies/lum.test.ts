import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import {
  attack,
  block,
  DECLINE,
  dashingBlock,
  dashingStrike,
  REVEAL,
  retreat,
  TAKE_HIT,
} from '../../choice.ts';
import type { Card } from '../../pile.ts';
import { BattleTable, use } from '../../testing/table.ts';

describe('Poker Flourish', () => {
  test('22.12 Poker Flourish: the hit is for one opponent', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['lum', 'rook', 'troq', 'jaina'],
      spaces: [4, 10, 1, 10],
      hands: [[2, 2, 2, 2, 5]],
    });
    table.play(use('pokerFlourish', { card: 2, target: seat(3) }));
    expect(table.state.fighters.map(({ life }) => life)).toEqual([1, 1, 1, 0]);
    expect(table.events).toContainEqual({ type: 'fell', seat: 3, hand: [1, 1, 1, 1, 1] });
    // 14.8: Lum’s main action is still to come.
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
  });

  test('Poker Flourish in a raid: the Dragon loses a hit point', () => {
    const table = new BattleTable({
      mode: 'raid',
      characters: ['lum', 'rook'],
      hands: [[2, 2, 2, 2]],
    }).play(use('pokerFlourish', { card: 2 }));
    expect(table.state.fighters.map(({ life }) => life)).toEqual([1, 1, 1]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
  });

  test('Poker Flourish in Team Battle: a team mate’s open hand makes no four of a number', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['lum', 'rook', 'troq', 'jaina'],
      hands: [[2, 2, 2, 5], undefined, [2, 5, 5, 5]],
    });
    expect(table.uses).toEqual([use('raiseTheStakes')]);
  });
});

describe('Roll the Dice', () => {
  const setup = {
    mode: 'team',
    characters: ['rook', 'jaina', 'troq', 'lum'],
    spaces: [5, 8, 1, 10],
    hands: [[3, 1, 1, 2, 2, 4], [1], undefined, [2, 5]],
  } as const;

  test('22.5 Roll the Dice: what is turned up may be the card of a dashing block', () => {
    const table = new BattleTable({ ...setup, draws: [3, 1] }).play(attack(3, 1), TAKE_HIT);
    expect([table.asked, table.choices]).toEqual([3, [use('rollTheDice'), DECLINE]]);
    table.play(use('rollTheDice'));
    expect(table.choices).toEqual([dashingBlock(2, 3, 1), DECLINE]);
    table.play(dashingBlock(2, 3, 1));
    expect(table.spaces).toEqual([5, 8, 1, 8]);
    // Only the dash came from the hand.
    expect(table.hand(3)).toEqual([5]);
    expect(table.events).toContainEqual({ type: 'blocked', seat: 1, card: 3, count: 1 });
    expect(table.leftOver).toBe(0);
  });

  test('22.5 Roll the Dice: if the cards do not help Lum may dashing block otherwise', () => {
    const table = new BattleTable({
      ...setup,
      hands: [[3, 1, 1, 2, 2, 4], [1], undefined, [2, 3]],
      draws: [5, 1],
    }).play(attack(3, 1), TAKE_HIT, use('rollTheDice'));
    expect(table.choices).toEqual([dashingBlock(2, 3, 1), DECLINE]);
    table.play(dashingBlock(2, 3, 1));
    expect(table.hand(3)).toEqual([]);
    // The turned-up cards were played, and go with the rest to the discard pile.
    expect(table.state.discard).toEqual([1, 1, 2, 0, 1]);
    expect(table.leftOver).toBe(0);
  });

  test('22.5 Roll the Dice (v4.1): it is one card', () => {
    const table = new BattleTable({ ...setup, edition: 'v4.1', draws: [3] }).play(
      attack(3, 1),
      TAKE_HIT,
      use('rollTheDice'),
    );
    expect(table.choices).toEqual([dashingBlock(2, 3, 1), DECLINE]);
    expect(table.leftOver).toBe(0);
  });

  test.each<[edition: 'v4.1' | 'revised', draws: readonly Card[], hand: readonly Card[]]>([
    ['v4.1', [2], [3]],
    ['revised', [2, 5], [3]],
    ['revised', [5, 2], [3, 3]],
    // Without a card in the hand: dash and block are both turned up.
    ['revised', [2, 3], []],
    ['revised', [3, 2], []],
  ])('22.30 Roll the Dice (%s): a turned-up card is the dash (%j, holding %j)', (edition, draws, hand) => {
    const table = new BattleTable({
      ...setup,
      edition,
      hands: [[3, 1, 1, 2, 2, 4], [1], undefined, hand],
      draws,
    }).play(attack(3, 1), TAKE_HIT, use('rollTheDice'));
    expect([table.asked, table.choices]).toEqual([3, [dashingBlock(2, 3, 1), DECLINE]]);
    table.play(dashingBlock(2, 3, 1));
    expect(table.events).toContainEqual(
      expect.objectContaining({ type: 'dashBlocked', seat: 3, dash: 2, card: 3, count: 1 }),
    );
    expect([table.lives[1], table.spaces[3]]).toEqual([1, table.spaces[1]]);
    expect(table.hand(3)).toHaveLength(Math.max(0, hand.length - 1));
    expect(table.cardsInAll).toBe(edition === 'v4.1' ? 50 : 40);
    expect(table.leftOver).toBe(0);
  });

  test('22.30 Roll the Dice: the turned-up card is dash or block, not both', () => {
    const table = new BattleTable({
      ...setup,
      spaces: [5, 8, 1, 11],
      hands: [[3, 1, 1, 2, 2, 4], [1], undefined, [1]],
      draws: [3, 5],
    }).play(attack(3, 1), TAKE_HIT, use('rollTheDice'));
    expect(table.choices).toEqual([DECLINE]);
  });

  test('22.30 Roll the Dice: for the defender there is no dash, and nobody retreats with it', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['rook', 'lum', 'troq', 'jaina'],
      spaces: [4, 9, 1, 18],
      hands: [[2, 3, 1, 1, 2, 4, 4], [1], undefined, [1]],
      draws: [2, 5],
    }).play(dashingStrike(2, 3, 1), use('rollTheDice'));
    expect(table.choices).toEqual([retreat(1), TAKE_HIT]);
  });

  test('22.27 Roll the Dice: what Lum turns up for Lum’s own block is no part of a team mate’s block', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['rook', 'lum', 'troq', 'jaina'],
      spaces: [5, 8, 1, 10],
      hands: [[3, 3, 1, 1, 2, 2, 4], [1], undefined, [2, 3]],
      draws: [3, 1],
    }).play(attack(3, 2), use('rollTheDice'), TAKE_HIT);
    expect([table.asked, table.choices]).toEqual([3, [DECLINE]]);
    expect(table.leftOver).toBe(0);
  });

  test('22.27 Roll the Dice: unless Lum plays it toward the block first', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['rook', 'lum', 'troq', 'jaina'],
      spaces: [5, 8, 1, 10],
      hands: [[3, 3, 1, 1, 2, 2, 4], [1], undefined, [2, 3]],
      draws: [3, 1],
    }).play(attack(3, 2), use('rollTheDice'), { type: 'shareBlock', card: 3, count: 1 });
    expect([table.asked, table.choices]).toEqual([3, [dashingBlock(2, 3, 1), DECLINE]]);
    expect(table.hand(1)).toEqual([1]);
    expect(table.leftOver).toBe(0);
  });

  test('22.3 Roll the Dice: it helps Lum, and the team mate beside answers with their own cards', () => {
    const table = new BattleTable({ ...setup, spaces: [5, 8, 1, 8], draws: [3, 3] }).play(
      attack(3, 1),
      TAKE_HIT,
      use('rollTheDice'),
      block(3, 1),
    );
    expect(table.state.fighters.map(({ life }) => life)).toEqual([1, 0, 1, 1]);
    expect(table.hand(3)).toEqual([2, 5]);
    expect(table.leftOver).toBe(0);
  });
});

describe('Raise the Stakes', () => {
  test('22.11 Raise the Stakes: the whole side takes the token more', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['lum', 'rook', 'troq', 'jaina'],
      spaces: [5, 10, 1, 8],
      hands: [[3, 1], undefined, undefined, [1]],
      fallen: [1],
      tokens: [1, 0],
      draws: [4],
    }).play(use('raiseTheStakes'), attack(3, 1), TAKE_HIT);
    expect(table.state.tokens).toEqual([3, 0]);
    expect(table.events).toContainEqual({ type: 'gameWon', seats: [0, 2] });
    expect(table.leftOver).toBe(0);
  });

  test('22.11 Raise the Stakes: against the Dragon it only draws a card', () => {
    const table = new BattleTable({
      mode: 'raid',
      characters: ['lum', 'rook'],
      hands: [[3, 1]],
      draws: [4],
    }).play(use('raiseTheStakes'));
    expect(table.state.stakes).toBe(1);
    expect(table.hand(0)).toEqual([1, 3, 4]);
    expect(table.leftOver).toBe(0);
  });

  test('22.11 Raise the Stakes: nor does it do more for a traitor on the Dragon’s side', () => {
    const table = new BattleTable({
      mode: 'betrayal',
      characters: ['lum', 'rook', 'troq', 'jaina'],
      traitor: 0,
      hands: [[3, 1]],
      draws: [4],
    })
      .take(0, REVEAL)
      .play({ type: 'nameNone' }, use('raiseTheStakes'));
    expect(table.state.stakes).toBe(1);
    expect(table.leftOver).toBe(0);
  });
});
