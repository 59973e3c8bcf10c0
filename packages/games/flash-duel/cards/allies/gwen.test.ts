import { describe, expect, test } from 'vitest';
import { move, REVEAL } from '../../choice.ts';
import { type BattleSetup, BattleTable, use } from '../../testing/table.ts';
import { timedOut } from '../../testing/teams.ts';

describe('Shadow Plague', () => {
  /** Team A has come farther. */
  const AHEAD = { characters: ['rook', 'troq', 'gwen', 'jaina'], spaces: [9, 14, 1, 18] } as const;

  test('22.9 Shadow Plague (revised): Gwen’s side loses when time is over', () => {
    expect(timedOut(AHEAD).state.tokens).toEqual([0, 1]);
  });

  test('22.9 Shadow Plague (v4.1): and the opponents take a token more for it', () => {
    expect(timedOut({ ...AHEAD, edition: 'v4.1' }).state.tokens).toEqual([0, 2]);
  });

  test('22.9 Shadow Plague: not if Gwen is defeated', () => {
    // 19.12: two are left of team B.
    const table = timedOut({ ...AHEAD, fallen: [2] });
    expect(table.events).toContainEqual(expect.objectContaining({ type: 'roundEnded', reason: 'players' }));
  });

  test('22.9 Shadow Plague: it goes before a team mate’s Pacifism', () => {
    const table = timedOut({ ...AHEAD, characters: ['argagarg', 'troq', 'gwen', 'jaina'] });
    expect(table.state.tokens).toEqual([0, 1]);
  });

  test.each([
    ['revised', [1, 1], [5]],
    // A coin decides who goes first after a drawn round (3.7).
    ['v4.1', [0, 0], [5, 1]],
  ] as const)('22.9 Shadow Plague: on both sides (%s)', (edition, tokens, draws) => {
    const table = timedOut({ ...AHEAD, edition, characters: ['rook', 'gwen', 'gwen', 'jaina'], draws });
    expect(table.state.tokens).toEqual(tokens);
  });

  test('22.9 Shadow Plague: in a raid the mortals lose when time is over', () => {
    const table = new BattleTable({
      mode: 'raid',
      characters: ['gwen', 'rook'],
      spaces: [15, 15, 18],
      hands: [
        [1, 2],
        [1, 1, 2, 2, 3, 3],
      ],
      pile: 1,
      reshuffles: 0,
      draws: [5],
    }).play(move(1, 'backward'), move(1, 'backward'));
    expect(table.events).toContainEqual({ type: 'gameWon', seats: [2] });
    expect(table.leftOver).toBe(0);
  });

  /** Gwen is defeated, and time is over; the mortals have come farthest. */
  function withoutGwen(setup: Pick<BattleSetup, 'mode' | 'edition' | 'traitor'>): BattleTable {
    return new BattleTable({
      characters: ['gwen', 'rook', 'troq', 'jaina'],
      spaces: [1, 12, 12, 12, 18],
      hands: [[], [1, 2], undefined, undefined, [5]],
      recovering: [2, 3],
      fallen: [0],
      active: 1,
      pile: 1,
      reshuffles: 0,
      draws: [5],
      ...setup,
    }).play(move(1, 'backward'));
  }

  test.each<[title: string, setup: Parameters<typeof withoutGwen>[0], winners: readonly number[]]>([
    ['in a raid (v4.1)', { mode: 'raid', edition: 'v4.1' }, [4]],
    ['in Betrayal (v4.1)', { mode: 'betrayal', edition: 'v4.1', traitor: 4 }, [4]],
    ['as the traitor (v4.1), for the Dragon', { mode: 'betrayal', edition: 'v4.1', traitor: 0 }, [1, 2, 3]],
    ['not in the revised edition', { mode: 'raid', edition: 'revised' }, [0, 1, 2, 3]],
    ['nor there in Betrayal', { mode: 'betrayal', edition: 'revised', traitor: 4 }, [0, 1, 2, 3]],
  ])('22.29 Shadow Plague: a defeated Gwen loses for the side, %s', (_title, setup, seats) => {
    const table = withoutGwen(setup);
    expect(table.events).toContainEqual({ type: 'gameWon', seats });
    expect(table.leftOver).toBe(0);
  });

  test('22.29, 22.9 Shadow Plague: in Team Battle a defeated Gwen does not (v4.1)', () => {
    const table = timedOut({ ...AHEAD, edition: 'v4.1', fallen: [2] });
    expect(table.eventOf('roundEnded')?.reason).not.toBe('ability');
  });

  test.each([
    ['found out', true],
    ['not found out', false],
  ])('22.28 Shadow Plague: with a traitor %s the Dragon’s side loses', (_title, shown) => {
    const table = new BattleTable({
      mode: 'betrayal',
      characters: ['gwen', 'rook', 'troq', 'jaina'],
      traitor: 0,
      // The Dragon has come farthest.
      spaces: [3, 2, 2, 2, 9],
      hands: [[1, 2], undefined, undefined, undefined, [1]],
      recovering: [1, 2, 3],
      pile: 1,
      reshuffles: 0,
      draws: [5],
    });
    if (shown) table.take(0, REVEAL).play({ type: 'nameNone' });
    table.play(move(1, 'backward'));
    expect(table.events).toContainEqual({ type: 'gameWon', seats: [1, 2, 3] });
    expect(table.leftOver).toBe(0);
  });

  test('22.16 Shadow Plague: six cards are for Gwen, five for team mates', () => {
    const table = new BattleTable({
      mode: 'raid',
      characters: ['gwen', 'rook'],
      hands: [
        [1, 2, 3, 4, 5],
        [1, 2, 3, 4, 5],
        [1, 1, 2, 2, 3, 3, 4],
      ],
      draws: [5, 5, 4],
    }).play(move(1, 'forward'), move(1, 'forward'));
    expect(table.asked).toBe(2);
    expect([table.hand(0).length, table.hand(1).length]).toEqual([6, 5]);
    expect(table.leftOver).toBe(0);
  });
});

describe('Relentless Strikes', () => {
  test('22.16 Relentless Strikes: Gwen takes a turn, and the team mate recovers', () => {
    const table = new BattleTable({
      mode: 'raid',
      characters: ['rook', 'gwen', 'troq'],
      hands: [
        [1, 1, 2, 3, 4, 5],
        [1, 2, 3, 4, 5, 5, 5],
      ],
      recovering: [1, 2],
    }).play(move(1, 'forward'));
    expect([table.asked, table.question]).toEqual([1, 'ability:recovering']);
    table.play(use('relentlessStrikes'));
    expect([table.asked, table.question]).toEqual([1, 'mainAction']);
    table.play(move(1, 'forward'));
    expect(table.events).toContainEqual({ type: 'recovered', seat: 2 });
    expect(table.asked).toBe(3);
    expect(table.leftOver).toBe(0);
  });
});

describe('Shadowswarm', () => {
  test('Shadowswarm in Team Battle: past team mates, as far as next to the front-most opponent', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['gwen', 'rook', 'troq', 'jaina'],
      spaces: [6, 10, 7, 18],
    });
    expect(table.uses).toEqual([use('shadowswarm', { space: 9 })]);
    table.play(use('shadowswarm', { space: 9 }));
    expect(table.spaces).toEqual([9, 10, 7, 18]);
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
  });

  test('Shadowswarm in Team Battle: the front-most opponent stops Gwen, not one farther back', () => {
    const table = new BattleTable({
      mode: 'team',
      characters: ['gwen', 'rook', 'troq', 'jaina'],
      spaces: [6, 18, 7, 9],
    });
    expect(table.uses).toEqual([]);
  });
});
