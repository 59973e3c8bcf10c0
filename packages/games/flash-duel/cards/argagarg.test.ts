import { describe, expect, test } from 'vitest';
import { attack, block, type Choice, DECLINE, dashingStrike, move, retreat, TAKE_HIT } from '../choice.ts';
import { flashDuel } from '../index.ts';
import type { Card } from '../pile.ts';
import { DuelTable, type Setup, use } from '../testing/table.ts';

type Hand = readonly Card[];
const FIVE: Hand = [1, 2, 3, 4, 5];

function roundEnd(table: DuelTable): unknown {
  return table.events.find(({ type }) => type === 'roundEnded');
}

/** Declines whatever may be used until another question comes. */
function declineAll(table: DuelTable): DuelTable {
  while (table.question?.startsWith('ability:')) table.play(DECLINE);
  return table;
}

describe('Pacifism', () => {
  const NEW_HANDS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2] as const;

  /** Rook, who has come far, draws the last card. */
  function outOfTime(setup: Partial<Setup> = {}): DuelTable {
    return new DuelTable({
      edition: 'v4.1',
      characters: ['rook', 'argagarg'],
      spaces: [9, 18],
      pile: 1,
      draws: [2],
      ...setup,
    }).play(move(1, 'forward'), DECLINE);
  }

  test('Pacifism (v4.1): when time is over a player who has not attacked may win the round', () => {
    const table = outOfTime();
    expect([table.asked, table.question]).toEqual([1, 'ability:timeOver']);
    expect(table.choices).toEqual([use('pacifism'), DECLINE]);
    table.play(use('pacifism'));
    expect(roundEnd(table)).toEqual({
      type: 'roundEnded',
      round: 1,
      reason: 'ability',
      ability: 'pacifism',
      winner: 1,
      tokens: [0, 1],
    });
    expect(table.leftOver).toBe(0);
  });

  test('11.2 Pacifism (v4.1): all hands have been shown before it is decided', () => {
    const { fighters } = flashDuel.view(outOfTime().state, 'spectator');
    expect(fighters.map(({ hand }) => hand)).toEqual([
      [0, 2, 1, 1, 1],
      [1, 1, 1, 1, 1],
    ]);
  });

  test('Pacifism (v4.1): declined, the bridge decides', () => {
    const table = outOfTime().play(DECLINE);
    expect(roundEnd(table)).toMatchObject({ reason: 'advance', winner: 0 });
  });

  test('Pacifism (revised): it is always on, and nothing is asked', () => {
    const table = outOfTime({ edition: 'revised', draws: [2, ...NEW_HANDS] });
    expect(roundEnd(table)).toMatchObject({ reason: 'ability', winner: 1 });
    expect([table.question, table.state.round]).toEqual(['mainAction', 2]);
    expect(table.leftOver).toBe(0);
  });

  test.each<[title: string, edition: 'v4.1' | 'revised', action: Choice, answer: Choice]>([
    ['Pacifism (v4.1): an attack is not peaceful', 'v4.1', attack(4, 1), block(4, 1)],
    ['Pacifism (revised): an attack is not peaceful', 'revised', attack(4, 1), block(4, 1)],
    ['Pacifism (v4.1): a dashing strike is not peaceful', 'v4.1', dashingStrike(1, 3, 1), block(3, 1)],
    ['Pacifism (revised): a dashing strike is not peaceful', 'revised', dashingStrike(1, 3, 1), block(3, 1)],
  ])('%s', (_title, edition, action, answer) => {
    const draws = action.type === 'attack' ? ([5, 5] as const) : ([5, 5, 5] as const);
    const table = new DuelTable({
      edition,
      characters: ['argagarg', 'troq'],
      spaces: [2, 6],
      pile: draws.length,
      draws: edition === 'v4.1' ? draws : [...draws, ...NEW_HANDS],
    });
    declineAll(declineAll(table.play(action)).play(answer));
    table.play(move(2, 'backward'));
    while (table.question === 'ability:endOfFoeTurn') table.play(DECLINE);
    expect(table.question).not.toBe('ability:timeOver');
    expect(table.events.some(({ type }) => type === 'timeRanOut')).toBe(true);
    expect(roundEnd(table)).not.toMatchObject({ reason: 'ability' });
    expect(table.leftOver).toBe(0);
  });

  test('Pacifism: a player who was attacked is peaceful all the same', () => {
    const table = new DuelTable({
      edition: 'v4.1',
      characters: ['rook', 'argagarg'],
      spaces: [9, 12],
      pile: 1,
      draws: [2],
    });
    table.play(attack(3, 1), block(3, 1), DECLINE);
    expect(table.question).toBe('ability:timeOver');
  });

  test('Pacifism: a round that is lost by a hit is lost', () => {
    const table = new DuelTable({ characters: ['rook', 'argagarg'], spaces: [9, 12], draws: NEW_HANDS });
    table.play(attack(3, 1), TAKE_HIT);
    expect(roundEnd(table)).toMatchObject({ reason: 'hit', winner: 0 });
  });

  /** Argagarg has retreated from Troq's strike, and draws the last card while recovering. */
  function lastCardWhileRecovering(edition: 'v4.1' | 'revised', more: readonly Card[]): DuelTable {
    const table = new DuelTable({
      edition,
      characters: ['troq', 'argagarg'],
      spaces: [5, 8],
      pile: 3,
      draws: [1, 1, 5, ...more],
    });
    table.play(dashingStrike(2, 1, 1), DECLINE, retreat(4), DECLINE);
    expect(table.events.map(({ type }) => type)).toContain('timeRanOut');
    return table;
  }

  test('13.14 Pacifism (v4.1): not by a player who draws the last card while recovering', () => {
    const table = lastCardWhileRecovering('v4.1', []);
    expect(table.question).not.toBe('ability:timeOver');
    expect(roundEnd(table)).toMatchObject({ reason: 'lastHits', winner: 1 });
    expect(table.leftOver).toBe(0);
  });

  test('13.14 Pacifism (revised): always on, it counts for a player who is recovering', () => {
    const table = lastCardWhileRecovering('revised', NEW_HANDS);
    expect(roundEnd(table)).toMatchObject({ reason: 'ability', winner: 1 });
    expect(table.leftOver).toBe(0);
  });

  test('13.14 Pacifism (v4.1): a player who has to recover on their next turn may use it', () => {
    const table = new DuelTable({
      edition: 'v4.1',
      characters: ['troq', 'argagarg'],
      spaces: [5, 8],
      pile: 1,
      draws: [5],
    }).play(dashingStrike(2, 1, 1), DECLINE, retreat(4), DECLINE);
    expect([table.asked, table.question]).toEqual([1, 'ability:timeOver']);
  });

  test('14.10 Pacifism (v4.1): a player who has used another ability in that turn cannot use it', () => {
    const hands = [[3, 3, 1, 2, 2], FIVE] as const;
    const setup: Setup = {
      edition: 'v4.1',
      characters: ['rook', 'argagarg'],
      hands,
      spaces: [9, 12],
      pile: 2,
      draws: [5, 5],
    };
    const table = new DuelTable(setup).play(attack(3, 2), use('protectiveWard'));
    expect(table.question).not.toBe('ability:timeOver');
    expect(table.events.some(({ type }) => type === 'timeRanOut')).toBe(true);
    expect(roundEnd(table)).toMatchObject({ winner: 0 });
    expect(table.leftOver).toBe(0);
  });

  test('14.10 Pacifism (v4.1): one used in an earlier turn does not matter', () => {
    const hands = [[3, 3, 1, 2, 2], FIVE] as const;
    const setup: Setup = {
      edition: 'v4.1',
      characters: ['rook', 'argagarg'],
      hands,
      spaces: [9, 12],
      pile: 4,
      draws: [5, 5, 4, 4],
    };
    const table = new DuelTable(setup).play(attack(3, 2), use('protectiveWard'));
    table.play(move(1, 'backward'));
    expect([table.asked, table.question]).toEqual([1, 'ability:timeOver']);
  });

  test('13.9 Pacifism (v4.1): once time is over not even Reversal answers it', () => {
    const table = outOfTime({ characters: ['grave', 'argagarg'] }).play(use('pacifism'));
    expect(table.events.map(({ type }) => type)).toEqual(['abilityUsed', 'roundEnded']);
    expect(table.state.tokens).toEqual([0, 1]);
  });

  test.each<[edition: 'v4.1' | 'revised']>([['v4.1'], ['revised']])(
    'Pacifism (%s): two of them cancel out, and the bridge decides',
    (edition) => {
      const later = edition === 'v4.1' ? ([] as const) : NEW_HANDS;
      const table = outOfTime({ edition, characters: ['argagarg', 'argagarg'], draws: [2, ...later] });
      if (edition === 'v4.1') {
        expect(table.asked).toBe(0);
        table.play(use('pacifism'), use('pacifism'));
      }
      expect(roundEnd(table)).toMatchObject({ reason: 'advance', winner: 0 });
      expect(table.leftOver).toBe(0);
    },
  );

  test('14.17 Pacifism (v4.1): Shadow Plague goes before it', () => {
    const hands = [[1, 2, 3, 4, 5, 5], FIVE] as const;
    const table = outOfTime({ characters: ['gwen', 'argagarg'], hands }).play(use('pacifism'));
    expect(table.state.tokens).toEqual([0, 2]);
    expect(table.leftOver).toBe(0);
  });
});

describe('Hex of Murkwood', () => {
  const HEX = use('hexOfMurkwood');

  /** Seat 0 has struck with a pair, and Argagarg has got away. */
  function struck(setup: Partial<Setup> = {}): DuelTable {
    const hands = [
      [3, 3, 2, 1, 1],
      [2, 4, 4, 5, 5],
    ] as const;
    const game: Setup = { characters: ['rook', 'argagarg'], hands, spaces: [5, 10], ...setup };
    return new DuelTable(game).play(dashingStrike(2, 3, 2), retreat(4));
  }

  test('Hex of Murkwood: an opponent who has spent three cards draws none', () => {
    const table = struck({ draws: [3] });
    expect([table.asked, table.question]).toEqual([1, 'ability:endOfFoeTurn']);
    expect(table.choices).toEqual([HEX, DECLINE]);
    table.play(HEX);
    // Argagarg has recovered, and drawn as usual.
    expect([table.hand(0), table.hand(1)]).toEqual([
      [1, 1],
      [2, 3, 4, 5, 5],
    ]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Hex of Murkwood: after their next turn the opponent draws up to five again', () => {
    const table = struck({ draws: [3, 4, 4, 4, 4] }).play(HEX, move(1, 'forward'));
    expect(table.hand(0)).toEqual([1, 4, 4, 4, 4]);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Hex of Murkwood: declined, the opponent draws', () => {
    const table = struck({ draws: [5, 5, 5, 3] }).play(DECLINE);
    expect(table.hand(0)).toEqual([1, 1, 5, 5, 5]);
    expect(table.leftOver).toBe(0);
  });

  test('Hex of Murkwood: who has five cards would not draw anyway', () => {
    const table = new DuelTable({ characters: ['lum', 'argagarg'], draws: [5] });
    table.play(use('raiseTheStakes'), move(1, 'forward'));
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
  });

  test.each(['v4.1', 'revised'] as const)(
    '14.31 Hex of Murkwood (%s): at the end of a turn spent recovering as well',
    (edition) => {
      const table = new DuelTable({
        edition,
        characters: ['argagarg', 'troq'],
        spaces: [5, 8],
        draws: [1, 1, 2],
      }).play(dashingStrike(2, 1, 1), retreat(4));
      expect([table.asked, table.question]).toEqual([0, 'ability:endOfFoeTurn']);
      expect(table.hand(1)).toEqual([1, 2, 3, 5]);
      table.play(use('hexOfMurkwood'));
      expect([table.asked, table.question, table.hand(1)]).toEqual([0, 'mainAction', [1, 2, 3, 5]]);
      expect(table.state.fighters[1]?.effects).toEqual({});
      expect(table.leftOver).toBe(1);
    },
  );

  test('14.31 Hex of Murkwood: not on a turn that is missed, when nobody draws', () => {
    const table = new DuelTable({ characters: ['argagarg', 'troq'], spaces: [5, 8], draws: [1, 1] });
    const [fighter] = table.state.fighters;
    if (fighter) fighter.abilities = ['landmine', 'hexOfMurkwood'];
    table.play(use('landmine', { space: 10 }), dashingStrike(2, 1, 1), retreat(2));
    expect(table.events.map(({ type }) => type)).toContain('turnSkipped');
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('14.1 Hex of Murkwood: countered, the opponent draws', () => {
    const table = new DuelTable({ characters: ['grave', 'argagarg'], draws: [5] });
    table.play(move(1, 'forward'), HEX, use('reversal'));
    expect(table.hand(0)).toEqual([2, 3, 4, 5, 5]);
    expect(table.leftOver).toBe(0);
  });
});

describe('Protective Ward', () => {
  const WARD = use('protectiveWard');

  /** Seat 0 acts against Argagarg. */
  function threatened(action: Choice, defender: Hand, setup: Partial<Setup> = {}): DuelTable {
    const hands = [[3, 3, 3, 2, 1], defender] as const;
    return new DuelTable({ characters: ['rook', 'argagarg'], hands, spaces: [5, 8], ...setup }).play(action);
  }

  test.each<[rule: string, count: number, draws: Hand]>([
    ['Protective Ward: a pair is blocked with one card', 2, [5, 5]],
    ['Protective Ward: so are three', 3, [5, 5, 5]],
  ])('%s', (_rule, count, draws) => {
    const table = threatened(attack(3, count), [3, 4, 4, 5, 5], { draws });
    expect(table.choices).toEqual([WARD, TAKE_HIT]);
    table.play(WARD);
    expect(table.events).toContainEqual({ type: 'blocked', seat: 1, card: 3, count: 1 });
    expect(declineAll(table).hand(1)).toEqual([4, 4, 5, 5]);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  test('Protective Ward: a strike with a pair is blocked with one card as well', () => {
    const table = threatened(dashingStrike(2, 3, 2), [3, 4, 4, 5, 5], { spaces: [5, 10], draws: [5, 5, 5] });
    expect(table.choices).toEqual([retreat(3), retreat(4), retreat(5), WARD, TAKE_HIT]);
    table.play(WARD);
    expect(table.hand(1)).toEqual([4, 4, 5, 5]);
    expect(table.spaces).toEqual([7, 10]);
  });

  test('Protective Ward: who could block with two may still save one', () => {
    const table = threatened(attack(3, 2), [3, 3, 4, 5, 5]);
    expect(table.choices).toEqual([block(3, 2), WARD, TAKE_HIT]);
  });

  test.each<[rule: string, action: Choice, defender: Hand, choices: readonly Choice[]]>([
    ['Protective Ward: one card takes one anyway', attack(3, 1), [3, 4, 4, 5, 5], [block(3, 1), TAKE_HIT]],
    ['Protective Ward: a card of the number is needed', attack(3, 2), [4, 4, 4, 5, 5], [TAKE_HIT]],
  ])('%s', (_rule, action, defender, choices) => {
    expect(threatened(action, defender).choices).toEqual(choices);
  });

  test('Protective Ward: it helps against Dragon Form', () => {
    const table = new DuelTable({ characters: ['midori', 'argagarg'], spaces: [5, 8] });
    declineAll(table.play(use('dragonForm'), attack(3, 1)));
    expect(table.choices).toEqual([WARD, TAKE_HIT]);
  });

  test('Protective Ward: not against what cannot be blocked', () => {
    const hands = [[1, 1, 2, 3, 4], FIVE] as const;
    const table = new DuelTable({ characters: ['rook', 'argagarg'], hands, spaces: [7, 8] });
    table.play(attack(1, 2), use('windmillCrusher'));
    expect(table.choices).toEqual([TAKE_HIT]);
  });

  test('14.1 Protective Ward: countered, the attack is still to be answered', () => {
    const table = threatened(attack(3, 2), [3, 3, 4, 5, 5], {
      characters: ['grave', 'argagarg'],
      spaces: [6, 9],
    });
    table.play(WARD, use('reversal'));
    expect([table.asked, table.choices]).toEqual([1, [block(3, 2), TAKE_HIT]]);
  });
});
