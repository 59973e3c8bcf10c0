import { seats } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { attack, DECLINE, move, TAKE_HIT } from './choice.ts';
import { EDITION_NAMES } from './edition.ts';
import { flashDuel } from './index.ts';
import type { Card } from './pile.ts';
import { type BattleSetup, BattleTable, use } from './testing/table.ts';
import { FOUR, HAND, MANY, WINNING, WON } from './testing/teams.ts';

describe('winning', () => {
  test('19.10 one of two defeated does not end the round', () => {
    const table = new BattleTable({ ...WON, spaces: [8, 11, 1, 18] }).play(attack(3, 1), TAKE_HIT);
    expect(table.events.some(({ type }) => type === 'roundEnded')).toBe(false);
    expect(table.lives).toEqual([1, 0, 1, 1]);
  });

  test('19.10 with both opponents defeated the team takes a token', () => {
    const table = new BattleTable({ ...WON, edition: 'v4.1' }).play(...WINNING);
    expect(table.eventOf('roundEnded')).toEqual({
      type: 'roundEnded',
      round: 1,
      reason: 'hit',
      winner: 0,
      winners: [0, 2],
      tokens: [1, 0],
    });
    expect(flashDuel.outcome(table.state)).toBeUndefined();
  });

  test('19.10 also a team that has lost one itself; the third token wins the game for both', () => {
    const table = new BattleTable({ ...WON, fallen: [2], tokens: [2, 2] }).play(...WINNING);
    expect(table.events).toContainEqual({ type: 'gameWon', seats: [0, 2] });
    expect(flashDuel.outcome(table.state)).toEqual({ places: [1, 2, 1, 2], scores: [3, 2, 3, 2] });
    expect(table.choices).toEqual([]);
  });

  test('19.10 one after the other', () => {
    const table = new BattleTable({
      ...WON,
      edition: 'v4.1',
      spaces: [8, 11, 8, 11],
      hands: [[3, 1, 2, 4, 5, 5], [1], MANY, [3, 1, 1, 2, 2, 4, 4]],
    }).play(attack(3, 1), TAKE_HIT, { type: 'block', card: 3, count: 1 });
    expect(table.lives).toEqual([1, 0, 1, 1]);
    // Seat 3 takes the turn of seat 1, then seat 2 is at it.
    table.play(move(1, 'backward'));
    expect(table.asked).toBe(2);
    table.play(attack(4, 1), TAKE_HIT);
    expect(table.eventOf('roundEnded')?.winner).toBe(0);
  });
});

/** Seat 0 stays on its Start space and draws the last card: a 1. */
function timeOver(setup: Partial<BattleSetup>, more: readonly Card[] = []): BattleTable {
  return new BattleTable({ ...FOUR, pile: 1, reshuffles: 0, draws: [1, ...more], ...setup }).play(
    move(5, 'backward'),
  );
}

type Row = [
  name: string,
  spaces: readonly number[],
  hands: readonly (readonly Card[])[],
  fallen: readonly number[],
  end: readonly [reason: string, winner?: 0 | 1],
];

describe('time over', () => {
  // Seat 0 plays a 5 and draws a 1, so that it holds what is named first and a 1.
  test.each<Row>([
    [
      '19.11 the fighter with fewer cards of their distance is hit; 19.12 more players left win',
      [1, 18, 12, 15],
      [[5, 2, 2, 4, 4], [1], [3, 3], [3]],
      [],
      ['players', 0],
    ],
    [
      '19.11 as many: nobody is hit',
      [1, 18, 12, 15],
      [[5, 2, 2, 4, 4], [1], [3, 1], [3]],
      [],
      ['advance', 0],
    ],
    [
      '19.11 each pair has its own distance',
      [1, 16, 12, 14],
      // 2 and 1 are 4 apart, 2 and 3 are 2 apart: each is hit by seat 2 once.
      [[5, 2, 2, 3, 3], [1], [4, 2], [1]],
      [],
      ['lastHits', 0],
    ],
    [
      '19.11 cards that would need a dash do not count',
      [1, 18, 12, 15],
      [[5, 2, 2, 4, 4], [1], [2, 2, 1, 1], [5]],
      [],
      ['advance', 0],
    ],
    [
      '19.11 a fighter may hit and be hit: all at once',
      [1, 14, 10, 12],
      // Seat 2 hits seat 3 (2 apart) and is hit by seat 1 (4 apart).
      [[5, 5, 5, 3, 3], [4], [2], [1]],
      [],
      ['advance', 1],
    ],
    [
      '19.11 a fighter who is defeated already is out of it',
      [1, 14, 10, 12],
      [[5, 5, 5, 3, 3], [4], [2, 2], []],
      [3],
      ['advance', 1],
    ],
    [
      '19.11, 19.12 last hits decide who has more players left',
      [1, 18, 10, 12],
      [[5, 5, 5, 3, 3], [1], [3], [2]],
      [],
      ['players', 1],
    ],
    [
      '19.11 a team wins with one left against nobody',
      // Seat 0 on 1, seats 1 and 3 on 4, seat 2 on 2: distances 3 and 2.
      [1, 4, 2, 4],
      // Seat 0 has more 3s than both, both have more 2s than seat 2; nobody hits seat 0.
      [[5, 3, 3, 3, 4], [2, 3], [1], [2, 3]],
      [],
      ['lastHits', 0],
    ],
  ])('%s (v4.1)', (_name, spaces, hands, fallen, [reason, winner]) => {
    const table = timeOver({ edition: 'v4.1', spaces, hands, fallen });
    const end = table.eventOf('roundEnded');
    expect([end?.reason, end?.winner]).toEqual([reason, winner]);
    expect(table.state.tokens).toEqual([winner === 0 ? 1 : 0, winner === 1 ? 1 : 0]);
  });

  test('19.14 if last hits leave nobody on either team the round is drawn (v4.1)', () => {
    const table = timeOver(
      {
        edition: 'v4.1',
        // 0 and 1 are 3 apart, 0 and 3 are 4, 2 and 1 are 2, 2 and 3 are 3: 0 hits 1, 1 hits 2, 2 hits 3, 3 hits 0.
        spaces: [1, 4, 2, 5],
        hands: [[5, 3, 3, 2, 2], [2], [3], [4]],
      },
      [1],
    );
    const end = table.eventOf('roundEnded');
    expect([end?.reason, end?.winner]).toEqual(['tie', undefined]);
    expect(table.state.tokens).toEqual([0, 0]);
    expect(table.events.some(({ type }) => type === 'coinFlipped')).toBe(true);
  });

  test('19.11 hands are shown, to spectators too (v4.1), and not in the revised edition', () => {
    const spaces = [1, 18, 3, 18];
    expect(timeOver({ edition: 'v4.1', spaces }).eventOf('handsShown')?.hands).toEqual([
      [2, 1, 1, 1, 0],
      [1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1],
    ]);
    expect(timeOver({ edition: 'revised', spaces }).eventOf('handsShown')).toBeUndefined();
  });

  test.each<Row>([
    ['19.12 two left against one', [1, 10, 2, 12], [], [3], ['players', 0]],
    ['19.12 one left against two, though farther', [1, 18, 12, 18], [], [2], ['players', 1]],
    ['19.13 two left against two', [1, 18, 4, 16], [], [], ['advance', 0]],
    ['19.13 the front-most counts, not both together', [1, 15, 5, 15], [], [], ['advance', 0]],
    ['19.13 one left against one', [1, 16, 9, 11], [], [2, 3], ['advance', 1]],
    ['19.13 a defeated fighter has come nowhere', [1, 17, 9, 9], [], [2, 3], ['advance', 1]],
    ['19.13 two against two, equally far', [1, 16, 3, 18], [], [], ['tie']],
    ['19.13 one against one, equally far', [1, 18, 9, 9], [], [2, 3], ['tie']],
  ])('%s, in both editions', (_name, spaces, _hands, fallen, [reason, winner]) => {
    for (const edition of EDITION_NAMES) {
      // Nobody can last hit an opponent: they are too far from each other, or hold nothing that fits.
      const hands = seats(4).map((one) => (fallen.includes(one) ? [] : one === 0 ? HAND : ([1] as const)));
      const table = timeOver({ edition, spaces, fallen, hands }, [1]);
      const end = table.eventOf('roundEnded');
      expect([end?.reason, end?.winner]).toEqual([reason, winner]);
      const tie = edition === 'revised' ? [1, 1] : [0, 0];
      expect(table.state.tokens).toEqual(winner === undefined ? tie : [winner === 0 ? 1 : 0, winner]);
    }
  });

  test('19.13 a tie that lifts both teams to three goes on (revised)', () => {
    const table = timeOver({ edition: 'revised', spaces: [1, 18, 1, 18], tokens: [2, 2] });
    expect(table.state.tokens).toEqual([3, 3]);
    expect([table.asked, table.question]).toEqual([1, 'lead']);
  });
});

describe('the last card in the middle of an answer', () => {
  /** Seats 1 and 3 stand on one space and are attacked; Valerie draws a card before answering. */
  const drawing = {
    mode: 'team',
    spaces: [8, 11, 1, 11],
    hands: [[3, 3, 1, 2, 4, 5, 5], [3, 2], MANY, [3, 3]],
    pile: 1,
  } as const;

  test('18.14, 13.12 Sudden Inspiration: time is over, nothing is answered any more', () => {
    for (const edition of EDITION_NAMES) {
      const table = new BattleTable({
        ...drawing,
        edition,
        characters: ['zane', 'valerie', 'zane', 'onimaru'],
        reshuffles: 0,
        draws: [3],
      }).play(attack(3, 2), use('suddenInspiration'));
      expect(table.events.some(({ type }) => type === 'timeRanOut')).toBe(true);
      expect(table.events.some(({ type }) => type === 'hitTaken')).toBe(false);
      // Seat 0 has played the 3s and is last hit (v4.1); the front-most of both have come equally far (revised).
      const end = table.eventOf('roundEnded');
      expect([end?.reason, end?.winner]).toEqual(edition === 'v4.1' ? ['players', 1] : ['tie', undefined]);
      expect(table.question).not.toBe('answerAttack');
    }
  });

  test('18.14 Sudden Inspiration with a shuffle left: all of them answer', () => {
    const table = new BattleTable({
      ...drawing,
      characters: ['zane', 'valerie', 'zane', 'onimaru'],
      edition: 'revised',
      reshuffles: 1,
      draws: [3],
    }).play(attack(3, 2), use('suddenInspiration'));
    expect(table.eventOf('pileRenewed')).toEqual({ type: 'pileRenewed', left: 0 });
    expect([table.asked, table.question]).toEqual([1, 'answerAttack']);
    expect(table.hand(1)).toEqual([2, 3, 3]);
    table.play({ type: 'block', card: 3, count: 2 });
    while (table.question?.startsWith('ability:')) table.play(DECLINE);
    expect([table.asked, table.question]).toEqual([3, 'answerAttack']);
    table.play(TAKE_HIT);
    expect(table.lives).toEqual([1, 1, 1, 0]);
    // What was played in this turn was not in the new pile.
    expect(table.cardsInAll).toBe(40);
    expect(table.state.discard).toEqual([0, 0, 6, 0, 0]);
  });

  test('18.14, 13.12 the second of two who answer draws it: what the first has answered counts for nothing', () => {
    const table = new BattleTable({
      ...drawing,
      edition: 'v4.1',
      characters: ['zane', 'onimaru', 'zane', 'valerie'],
      draws: [1],
    }).play(attack(3, 2), TAKE_HIT, use('suddenInspiration'));
    expect(table.events.some(({ type }) => type === 'fell')).toBe(false);
    // Two 3s against none of seat 0, who has played them: seats 1 and 3 hit seat 0, and seat 2 is far away.
    expect(table.eventOf('handsShown')?.hands[1]).toEqual([0, 1, 1, 0, 0]);
    expect(table.eventOf('roundEnded')?.winner).toBe(1);
  });
});
