import { describe, expect, test } from 'vitest';
import { attack, block, type Choice, DECLINE, dashingStrike, move, retreat } from '../choice.ts';
import type { CharacterId } from '../ids.ts';
import type { Card } from '../pile.ts';
import { DuelTable, type Setup, use } from '../testing/table.ts';

const FIVE: readonly Card[] = [1, 2, 3, 4, 5];
const SIX: readonly Card[] = [1, 2, 3, 4, 5, 5];

describe('Shadow Plague', () => {
  test('14.15 Shadow Plague: six cards at the start, five for the other', () => {
    const table = new DuelTable({ characters: ['gwen', 'rook'], hands: [SIX, FIVE] });
    expect([table.hand(0), table.hand(1)]).toEqual([SIX, FIVE]);
  });

  test('14.15 Shadow Plague: six at every refill, five for the other', () => {
    const table = new DuelTable({ characters: ['gwen', 'rook'], hands: [SIX, FIVE], draws: [2, 3] });
    table.play(move(1, 'forward'), move(2, 'forward'));
    expect([table.hand(0).length, table.hand(1).length]).toEqual([6, 5]);
    expect(table.leftOver).toBe(0);
  });

  test('14.15 Shadow Plague: six also on a turn in which another ability is used', () => {
    const table = new DuelTable({ characters: ['gwen', 'rook'], hands: [SIX, FIVE], draws: [2] });
    table.play(use('shadowswarm', { space: 2 }), move(1, 'forward'));
    expect(table.hand(0)).toEqual([2, 2, 3, 4, 5, 5]);
    expect(table.leftOver).toBe(0);
  });

  test('14.15 Shadow Plague: cards spent on a block come back up to six', () => {
    const hands = [SIX, [3, 3, 2, 1, 4]] as const;
    const table = new DuelTable({
      characters: ['gwen', 'rook'],
      hands,
      first: 1,
      spaces: [5, 8],
      draws: [4, 4, 4],
    });
    table.play(attack(3, 1), block(3, 1));
    expect(table.hand(0).length).toBe(5);
    table.play(move(1, 'backward'));
    expect(table.hand(0).length).toBe(6);
    expect(table.leftOver).toBe(0);
  });

  test('13.13 Shadow Plague: it is never announced, so Reversal is no answer', () => {
    const table = new DuelTable({ characters: ['gwen', 'grave'], hands: [SIX, FIVE], draws: [2] });
    table.play(move(1, 'forward'));
    expect(table.state.fighters[0]?.spent).toEqual([]);
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });

  /** Gwen has come far, and draws the last card. */
  function outOfTime(characters: readonly [CharacterId, CharacterId], setup: Partial<Setup> = {}): DuelTable {
    const hands = characters[1] === 'gwen' ? ([SIX, SIX] as const) : ([SIX, FIVE] as const);
    const game: Setup = { characters, hands, spaces: [9, 16], pile: 1, draws: [2], ...setup };
    return new DuelTable(game).play(move(1, 'forward'));
  }

  test.each<[title: string, edition: 'v4.1' | 'revised', tokens: readonly [number, number]]>([
    ['14.16 Shadow Plague (revised): Gwen loses a round that runs out of time', 'revised', [0, 3]],
    ['14.16 Shadow Plague (v4.1): and the opponent takes two tokens for it', 'v4.1', [0, 4]],
  ])('%s', (_title, edition, tokens) => {
    const table = outOfTime(['gwen', 'rook'], { edition, tokens: [0, 2] });
    expect(table.events).toContainEqual({
      type: 'roundEnded',
      round: 1,
      reason: 'ability',
      ability: 'shadowPlague',
      winner: 1,
      tokens,
    });
    expect(table.state.stack).toEqual([]);
    expect(table.leftOver).toBe(0);
  });

  test('14.16 Shadow Plague: a round lost by a hit costs one token, as ever', () => {
    const hands = [SIX, [3, 3, 2, 1, 4]] as const;
    const table = new DuelTable({
      edition: 'v4.1',
      characters: ['gwen', 'rook'],
      hands,
      first: 1,
      spaces: [5, 8],
    });
    table.play(attack(3, 1), { type: 'takeHit' });
    expect(table.state.tokens).toEqual([0, 1]);
  });

  test.each<[title: string, edition: 'v4.1' | 'revised', tokens: readonly [number, number]]>([
    ['14.16 Shadow Plague and Raise the Stakes (v4.1): worth three rounds to Lum', 'v4.1', [0, 4]],
    ['14.16 Shadow Plague and Raise the Stakes (revised): worth two', 'revised', [0, 3]],
  ])('%s', (_title, edition, tokens) => {
    const game: Setup = {
      edition,
      characters: ['gwen', 'lum'],
      hands: [SIX, FIVE],
      first: 1,
      tokens: [0, 1],
    };
    const table = new DuelTable({ ...game, spaces: [9, 16], pile: 2, draws: [4, 2] });
    // Lum has drawn for the ability, and draws none at the end of the turn.
    table.play(use('raiseTheStakes'), move(1, 'backward'), move(1, 'forward'));
    expect(table.state.tokens).toEqual(tokens);
    expect(table.leftOver).toBe(0);
  });

  test.each<[title: string, edition: 'v4.1' | 'revised', used: readonly Choice[], tokens: readonly number[]]>(
    [
      [
        '14.17 Shadow Plague goes before Pacifism of the same fighter (v4.1)',
        'v4.1',
        [use('pacifism')],
        [0, 4],
      ],
      ['14.17 Shadow Plague goes before Pacifism of the same fighter (revised)', 'revised', [], [0, 3]],
    ],
  )('%s', (_title, edition, used, tokens) => {
    const game: Setup = { edition, characters: ['gwen', 'rook'], hands: [SIX, FIVE], tokens: [0, 2] };
    const table = new DuelTable({ ...game, spaces: [9, 16], pile: 1, draws: [2] });
    const [gwen] = table.state.fighters;
    if (gwen) gwen.abilities = ['shadowPlague', 'pacifism'];
    table.play(move(1, 'forward'), ...used);
    expect(table.state.tokens).toEqual(tokens);
    expect(table.leftOver).toBe(0);
  });

  test.each<[title: string, answer: Choice]>([
    ['14.17 Shadow Plague (v4.1): against Argagarg it decides, though Pacifism is used', use('pacifism')],
    ['14.17 Shadow Plague (v4.1): or does not use it', DECLINE],
  ])('%s', (_title, answer) => {
    // Argagarg lets Gwen draw.
    const table = outOfTime(['gwen', 'argagarg'], { edition: 'v4.1' }).play(DECLINE);
    expect([table.asked, table.question]).toEqual([1, 'ability:timeOver']);
    expect(table.play(answer).state.tokens).toEqual([0, 2]);
    expect(table.leftOver).toBe(0);
  });

  test('14.18 Shadow Plague on both sides (revised): both take a token', () => {
    const table = outOfTime(['gwen', 'gwen'], { tokens: [2, 1] });
    expect(table.events).toContainEqual({ type: 'roundEnded', round: 1, reason: 'tie', tokens: [3, 2] });
  });

  test('14.18 Shadow Plague on both sides (v4.1): it is a draw', () => {
    const draws = [2, 'seat 0', 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3] as const;
    const table = outOfTime(['gwen', 'gwen'], { edition: 'v4.1', draws });
    expect(table.state.tokens).toEqual([0, 0]);
    expect(table.state.round).toBe(2);
    expect(table.leftOver).toBe(0);
  });
});

describe('Relentless Strikes', () => {
  /** Gwen has retreated from a strike, and Gwen's turn has come. */
  function retreated(setup: Partial<Setup> = {}): DuelTable {
    const hands = [
      [3, 3, 2, 1, 5],
      [1, 2, 4, 4, 5, 5],
    ] as const;
    const game: Setup = { characters: ['rook', 'gwen'], hands, spaces: [3, 8], ...setup };
    return new DuelTable(game).play(dashingStrike(2, 3, 1), retreat(2));
  }

  test.each(['v4.1', 'revised'] as const)(
    'Relentless Strikes (%s): instead of recovering, a normal turn',
    (edition) => {
      const table = retreated({ edition, draws: [4, 4, 3, 3] });
      expect([table.asked, table.question]).toEqual([1, 'ability:recovering']);
      expect(table.choices).toEqual([use('relentlessStrikes'), DECLINE]);
      table.play(use('relentlessStrikes'));
      expect([table.asked, table.question, table.hand(1).length]).toEqual([1, 'mainAction', 5]);
      table.play(attack(5, 1));
      expect([table.asked, table.question]).toEqual([0, 'answerAttack']);
      table.play(block(5, 1));
      expect([table.hand(1).length, table.asked]).toEqual([6, 0]);
      expect(table.leftOver).toBe(0);
    },
  );

  test('Relentless Strikes: it is Gwen’s one ability of the turn', () => {
    const table = retreated({ draws: [4, 4] }).play(use('relentlessStrikes'));
    expect(table.choices.filter(({ type }) => type === 'use')).toEqual([]);
  });

  test('Relentless Strikes: declined, Gwen recovers', () => {
    const table = retreated({ draws: [4, 4, 3] }).play(DECLINE);
    expect([table.asked, table.question, table.hand(1).length]).toEqual([0, 'mainAction', 6]);
    expect(table.state.fighters[1]?.recovering).toBe(false);
    expect(table.leftOver).toBe(0);
  });

  test('Relentless Strikes: without a retreat nothing is asked', () => {
    const hands = [FIVE, SIX] as const;
    const table = new DuelTable({ characters: ['rook', 'gwen'], hands, draws: [1] }).play(move(1, 'forward'));
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.choices.some((one) => one.type === 'use' && one.ability === 'relentlessStrikes')).toBe(
      false,
    );
  });

  test('Relentless Strikes: nobody else recovers any faster', () => {
    const hands = [SIX, [1, 2, 4, 4, 5]] as const;
    const table = new DuelTable({
      characters: ['gwen', 'rook'],
      hands,
      spaces: [3, 8],
      draws: [4, 4, 3],
    });
    table.play(dashingStrike(2, 3, 1), retreat(4));
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.leftOver).toBe(0);
  });
});

describe('Shadowswarm', () => {
  const pathsIn = (table: DuelTable) =>
    table.choices.flatMap((one: Choice) =>
      one.type === 'use' && one.ability === 'shadowswarm' ? [one.space] : [],
    );

  test.each<[title: string, spaces: readonly [number, number], to: readonly number[]]>([
    ['to the dark space three away', [6, 14], [9]],
    ['or to the dark space next to Gwen, and no farther', [5, 14], [6]],
    ['three spaces still, next to the opponent', [6, 10], [9]],
    ['nowhere from a light space', [7, 14], []],
    ['not past the opponent: nowhere when only light spaces are left', [6, 9], []],
    ['nowhere next to the opponent', [5, 6], []],
  ])('Shadowswarm: %s', (_title, spaces, to) => {
    expect(pathsIn(new DuelTable({ characters: ['gwen', 'rook'], hands: [SIX, FIVE], spaces }))).toEqual(to);
  });

  test.each<[title: string, spaces: readonly [number, number], to: readonly number[]]>([
    ['to any dark space at most six away', [5, 17], [6, 9, 10]],
    ['from a light space too', [7, 17], [9, 10, 13]],
    ['not past the opponent', [7, 10], [9]],
    ['nowhere next to the opponent', [5, 6], []],
  ])('Shadowswarm (v4.1): %s', (_title, spaces, to) => {
    const characters = ['gwen', 'rook'] as const;
    const table = new DuelTable({ edition: 'v4.1', characters, hands: [SIX, FIVE], spaces });
    expect(pathsIn(table)).toEqual(to);
  });

  test('Shadowswarm: Gwen goes there without a card, and the main action is still to be taken', () => {
    const table = new DuelTable({
      characters: ['rook', 'gwen'],
      hands: [FIVE, SIX],
      first: 1,
      spaces: [5, 13],
    });
    expect(pathsIn(table)).toEqual([10]);
    table.play(use('shadowswarm', { space: 10 }));
    expect(table.spaces).toEqual([5, 10]);
    expect(table.hand(1)).toEqual(SIX);
    expect(table.events.at(-1)).toEqual({ type: 'moved', seat: 1, from: 13, to: 10 });
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    expect(table.choices).toContainEqual(attack(5, 2));
  });
});
