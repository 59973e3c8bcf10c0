import { describe, expect, test } from 'vitest';
import { attack, block, DECLINE, dashingBlock, dashingStrike, retreat, TAKE_HIT } from '../../choice.ts';
import { DRAGON_HAND, dragonTurn, SIX_TO_PLAY } from '../../testing/raids.ts';
import { BattleTable, use } from '../../testing/table.ts';

describe('Knowing the Opponent', () => {
  test('22.2 Knowing the Opponent: only the opponent who has just retreated shows their hand', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['grave', 'rook', 'grave', 'rook'],
      spaces: [3, 8, 3, 8],
      hands: [[2, 3, 1, 1, 1, 5, 5], [1, 2, 3, 4, 5, 5], undefined, [1, 2, 3, 3, 4, 5]],
    }).play(dashingStrike(2, 3, 1), retreat(4));
    expect([table.asked, table.question]).toEqual([0, 'ability:foeRetreats']);
    table.play(use('knowingTheOpponent'));
    expect(table.events.filter(({ type }) => type === 'handShown')).toEqual([
      { type: 'handShown', seat: 1, hand: [1, 1, 1, 0, 2] },
    ]);
    // The team mate is a Grave as well, but it was not their strike; the other opponent answers next.
    expect([table.asked, table.question]).toEqual([3, 'answerStrike']);
    table.play(block(3, 1));
    // The opponent who retreated has recovered.
    expect([table.asked, table.question]).toEqual([2, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Knowing the Opponent in Team Battle: of two who retreat either may be the one', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['grave', 'rook', 'troq', 'rook'],
      spaces: [3, 8, 3, 8],
      hands: [[2, 3, 1, 1, 1, 5, 5], [1, 2, 3, 4, 5, 5], undefined, [1, 2, 3, 3, 4, 5]],
    }).play(dashingStrike(2, 3, 1), retreat(4), DECLINE, retreat(1), use('knowingTheOpponent'));
    expect(table.events).toContainEqual({ type: 'handShown', seat: 3, hand: [0, 1, 2, 1, 1] });
    expect(table.leftOver).toBe(0);
  });
});

describe('Reversal', () => {
  /** Rook attacks with a 1 and uses Windmill Crusher; two Graves could counter it. */
  function crushing(rooks: number): BattleTable {
    return new BattleTable({
      mode: 'team',
      characters: ['rook', 'grave', 'troq', 'grave'],
      spaces: [rooks, rooks + 1, 1, 14],
      hands: [[1, 2, 3, 4, 5, 5]],
    }).play(attack(1, 1), use('windmillCrusher'));
  }

  test('22.15 Reversal: several who could counter an ability are asked in turn order, until one has', () => {
    const table = crushing(5);
    expect([table.asked, table.question]).toEqual([1, 'ability:foeAnnounces']);
    table.play(DECLINE);
    expect([table.asked, table.question]).toEqual([3, 'ability:foeAnnounces']);
    table.play(use('reversal'));
    expect(table.events).toContainEqual({ type: 'abilityCountered', seat: 0, ability: 'windmillCrusher' });
    expect([table.asked, table.choices]).toEqual([1, [block(1, 1), TAKE_HIT]]);
  });

  test('Reversal in Team Battle: when one has countered it the other is not asked', () => {
    const table = crushing(5).play(use('reversal'));
    expect([table.asked, table.question]).toEqual([1, 'answerAttack']);
    expect(table.state.fighters[3]?.spent).toEqual([]);
  });

  test('Reversal in Team Battle: the space of the announcing seat counts, and here it is light', () => {
    const table = crushing(7);
    expect([table.asked, table.choices]).toEqual([1, [TAKE_HIT]]);
  });

  test('Reversal in Team Battle: nobody counters a team mate', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['troq', 'rook', 'grave', 'rook'],
      spaces: [5, 6, 5, 10],
      hands: [[1, 2, 3, 4, 5, 5]],
    }).play(attack(1, 1), use('giantGrowth'));
    expect([table.asked, table.question]).toEqual([1, 'answerAttack']);
  });

  test('Reversal in a raid: the Dragon’s whole breath comes to nothing', () => {
    const table = new BattleTable({
      mode: 'raid',
      characters: ['grave', 'rook'],
      dragon: ['deepBreath'],
      spaces: [5, 5, 9],
      hands: [[1, 1, 2, 3, 4, 5], undefined, [1, 1, 2, 2, 3, 3, 4]],
      recovering: [1],
    }).play({ type: 'move', card: 1, direction: 'backward' }, use('deepBreath', { count: 1 }));
    expect([table.asked, table.question]).toEqual([0, 'ability:foeAnnounces']);
    table.play(use('reversal'));
    expect(table.state.fighters.map(({ life }) => life)).toEqual([1, 1, 2]);
    // 14.32: the Dragon’s main action is still to be taken, and its ability for this turn is spent.
    expect([table.asked, table.question, table.uses]).toEqual([2, 'mainAction', []]);
    expect(table.leftOver).toBe(0);
  });
});

describe('Martial Mastery', () => {
  test('22.3 Martial Mastery: it blocks for its user, and the other has to answer as well', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['troq', 'grave', 'rook', 'jaina'],
      spaces: [7, 10, 1, 10],
      hands: [[3, 3, 1, 1, 1, 5, 5], [4, 4, 1, 1, 2, 5], undefined, [1, 2, 3, 4, 5]],
    }).play(attack(3, 2), use('giantGrowth'), use('martialMastery', { card: 4 }));
    expect(table.hand(1)).toEqual([1, 1, 2, 5]);
    // Three 3s it takes, as before.
    expect([table.asked, table.choices]).toEqual([3, [TAKE_HIT]]);
    table.play(TAKE_HIT);
    expect(table.state.fighters.map(({ life }) => life)).toEqual([1, 1, 1, 0]);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Martial Mastery in a raid: against the Dragon’s breath the pair must be higher than the own distance', () => {
    const table = dragonTurn({
      characters: ['rook', 'grave'],
      dragon: ['deepBreath'],
      spaces: [8, 9, 11],
      hands: [SIX_TO_PLAY, [1, 1, 3, 3, 5], DRAGON_HAND],
    }).play(use('deepBreath', { count: 1 }), TAKE_HIT);
    // It was a 4 for the one before.
    expect(table.asked).toBe(1);
    expect(table.uses).toEqual([use('martialMastery', { card: 3 })]);
  });

  test('22.19 Martial Mastery: a team mate who could dashing block has not been attacked', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['troq', 'rook', 'rook', 'grave'],
      spaces: [5, 8, 1, 10],
      hands: [[3, 1, 1, 1, 5, 5], [1], undefined, [2, 3, 4, 4]],
    }).play(attack(3, 1), DECLINE, TAKE_HIT);
    expect([table.asked, table.choices]).toEqual([3, [dashingBlock(2, 3, 1), DECLINE]]);
  });
});
