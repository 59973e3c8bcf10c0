import { Authority, fastRandom, seat, seats } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { attack, type Choice, DECLINE, goFirst, lead, move, TAKE_HIT } from './choice.ts';
import { EDITION_NAMES, type EditionName } from './edition.ts';
import { type Event, flashDuel } from './index.ts';
import type { Card } from './pile.ts';
import { optionsOf } from './state.ts';
import { type BattleSetup, BattleTable, use } from './testing/table.ts';

/** Characters whose abilities nobody is asked about on other turns than their own. */
const QUIET = ['zane', 'onimaru', 'zane', 'onimaru'] as const;
const FOUR = { mode: 'team', characters: QUIET } as const;
/** More cards than a hand is refilled to: two turns without drawing. */
const MANY = [1, 1, 2, 3, 4, 5, 5] as const;
const STAY = { hands: [MANY, MANY, MANY, MANY], spaces: [1, 18, 1, 18] } as const;
const HAND = [1, 2, 3, 4, 5] as const;
/** The hands of the next round. */
const NEXT = [...HAND, ...HAND, ...HAND, ...HAND] as const;

/** Plays turns in which nobody goes anywhere, and says whose they were. */
function turnsOf(table: BattleTable, count: number): readonly number[] {
  return Array.from({ length: count }, () => {
    const { asked } = table;
    const step = table.choices.find(({ type }) => type === 'move') as Extract<Choice, { type: 'move' }>;
    table.play(move(step.card, 'backward'));
    return asked;
  });
}

function eventOf<Type extends Event['type']>(table: BattleTable, type: Type) {
  return table.events.find((event): event is Extract<Event, { type: Type }> => event.type === type);
}

describe('setting up', () => {
  test('19.1 the first and third seat are team A, the second and fourth team B', () => {
    expect(flashDuel.seatCount(optionsOf({ mode: 'team' }))).toBe(4);
    expect(new BattleTable(FOUR).state.fighters.map(({ side }) => side)).toEqual([0, 1, 0, 1]);
  });

  test('19.2 characters are chosen openly: A, B, the other of B, the other of A', () => {
    for (const edition of EDITION_NAMES) {
      const authority = new Authority(flashDuel);
      // Team Battle knows no double-blind choice, whatever was agreed for duels.
      const options = optionsOf({ mode: 'team', edition, selection: 'double-blind' });
      let { match } = authority.start(options, fastRandom(1));
      for (const [index, asked] of [0, 1, 3, 2].entries()) {
        const decisions = flashDuel.decisions(match.state);
        expect(decisions.map((one) => [one.seat, one.question])).toEqual([[asked, 'character']]);
        expect(decisions[0]?.choices.length).toBe(20);
        const { decision } = authority.snapshot(match, seat(asked));
        const character = QUIET[index] ?? '';
        const chosen = authority.choose(match, seat(asked), decision?.id ?? '', {
          type: 'chooseCharacter',
          character,
        });
        if (!chosen.ok) throw new Error(chosen.why.text);
        match = chosen.value.match;
        expect(flashDuel.view(match.state, 'spectator').fighters[asked]?.character).toBe(character);
      }
      expect(flashDuel.decisions(match.state)[0]?.question).toBe('lead');
    }
  });

  test.each<[string, EditionName, all: number, pile: number, reshuffles: number]>([
    ['19.3 50 cards, none laid aside, no second shuffle', 'v4.1', 50, 30, 0],
    ['19.4 40 cards, five laid aside, two more shuffles', 'revised', 40, 15, 2],
  ])('%s', (_rule, edition, all, pile, reshuffles) => {
    const table = new BattleTable({ ...FOUR, edition });
    expect(table.cardsInAll).toBe(all);
    expect(table.state.unseen).toEqual(Array.from({ length: 5 }, () => all / 5 - 4));
    expect(table.view('spectator').drawPile).toBe(pile);
    expect(table.view('spectator').reshuffles).toBe(reshuffles);
  });

  test('19.4 the cards laid aside are shuffled in each time, and five are laid aside again', () => {
    const table = new BattleTable({
      ...FOUR,
      edition: 'revised',
      pile: 1,
      spaces: [1, 18, 1, 18],
      draws: [1],
    });
    table.play(move(1, 'backward'));
    // 40 cards less four hands of five; five are laid aside, fifteen can be drawn.
    expect(eventOf(table, 'pileRenewed')).toEqual({ type: 'pileRenewed', left: 1 });
    expect(table.view(0).drawPile).toBe(15);
    expect(table.state.unseen.reduce((sum, count) => sum + count)).toBe(20);
    expect(table.view(0).discard).toEqual([0, 0, 0, 0, 0]);
  });

  test('19.4 the third time the pile runs out the round does, and the next has two shuffles again', () => {
    const setup = { ...FOUR, edition: 'revised', spaces: [1, 18, 2, 18] } as const;
    const once = new BattleTable({ ...setup, pile: 1, reshuffles: 1, draws: [1] }).play(move(1, 'backward'));
    expect(eventOf(once, 'pileRenewed')).toEqual({ type: 'pileRenewed', left: 0 });
    const never = new BattleTable({ ...setup, pile: 1, reshuffles: 0, draws: [1, ...NEXT] });
    never.play(move(1, 'backward'));
    expect(eventOf(never, 'roundEnded')?.winner).toBe(0);
    never.play(lead(seat(1)), lead(seat(0)));
    expect(never.state.reshuffles).toBe(2);
    expect(never.leftOver).toBe(0);
  });

  test('19.5 a coin decides which team goes first in the first round', () => {
    const firsts = seats(20).map((number) => {
      const authority = new Authority(flashDuel);
      let { match } = authority.start(optionsOf({ mode: 'team' }), fastRandom(number));
      for (const asked of [0, 1, 3, 2].map(seat)) {
        const { decision } = authority.snapshot(match, asked);
        const chosen = authority.choose(match, asked, decision?.id ?? '', decision?.choices[0]);
        if (!chosen.ok) throw new Error(chosen.why.text);
        match = chosen.value.match;
        const flip = chosen.value.letters[0]?.update.events.find(({ type }) => type === 'coinFlipped');
        if (flip?.type === 'coinFlipped') expect(flip.first).toBe(match.state.first);
      }
      // RULES 19.7: of the team that goes first, the one with the lower seat is asked who leads it.
      expect(flashDuel.decisions(match.state)[0]).toMatchObject({
        seat: match.state.first,
        question: 'lead',
      });
      return match.state.first;
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  });
});

/** Both of team B are hit at once by seat 0: team A wins the round. */
const WON = {
  ...FOUR,
  spaces: [8, 11, 1, 11],
  hands: [[3, 1, 2, 4, 5, 5], [1], MANY, [1]],
} as const;
const WINNING = [attack(3, 1), TAKE_HIT, TAKE_HIT] as const;

describe('who goes first', () => {
  test('19.6 the team that lost goes first (revised)', () => {
    const table = new BattleTable({ ...WON, edition: 'revised', draws: NEXT }).play(...WINNING);
    // Nobody is asked who goes first, only who of each team does.
    expect([table.asked, table.question]).toEqual([1, 'lead']);
    table.play(lead(seat(1)), lead(seat(0)));
    expect([table.asked, table.state.first]).toEqual([1, 1]);
  });

  test.each([0, 1])('19.6 the team that lost says who goes first (v4.1): seat %i', (chosen) => {
    const table = new BattleTable({ ...WON, edition: 'v4.1', draws: NEXT }).play(...WINNING);
    expect([table.asked, table.question]).toEqual([1, 'firstPlayer']);
    expect(table.choices).toEqual([goFirst(seat(0)), goFirst(seat(1))]);
    // Before cards are dealt.
    expect(table.state.fighters.every(({ hand }) => hand.every((count) => count === 0))).toBe(true);
    table.play(goFirst(seat(chosen)));
    expect([table.asked, table.question]).toEqual([chosen, 'lead']);
    table.play(lead(seat(chosen)), lead(seat(1 - chosen)));
    expect(table.asked).toBe(chosen);
  });

  test('19.6 the one who led the team that lost answers (v4.1)', () => {
    // Seat 3 leads team B, seat 2 team A.
    const table = new BattleTable({
      ...FOUR,
      edition: 'v4.1',
      first: 3,
      spaces: [8, 11, 8, 11],
      hands: [[1], MANY, [1], [3, 1, 2, 4, 5, 5]],
      draws: NEXT,
    });
    table.play(attack(3, 1), TAKE_HIT, TAKE_HIT);
    expect([table.asked, table.question]).toEqual([0, 'firstPlayer']);
    expect(table.choices).toEqual([goFirst(seat(0)), goFirst(seat(3))]);
    table.play(goFirst(seat(3)));
    expect([table.asked, table.question]).toEqual([3, 'lead']);
  });

  const tied = { ...FOUR, spaces: [1, 18, 1, 18], pile: 1, reshuffles: 0 } as const;

  test('19.6 after a tied round the team goes first that went second (revised)', () => {
    const table = new BattleTable({ ...tied, edition: 'revised', draws: [1, ...NEXT] });
    table.play(move(1, 'backward'));
    expect(eventOf(table, 'roundEnded')?.reason).toBe('tie');
    expect([table.asked, table.question]).toEqual([1, 'lead']);
  });

  test.each<[coin: Card, first: number]>([
    [1, 0],
    [2, 1],
  ])('19.6 after a drawn round that began with a coin a new coin decides (v4.1): %i', (coin, first) => {
    const table = new BattleTable({ ...tied, edition: 'v4.1', draws: [1, coin] }).play(move(1, 'backward'));
    expect(eventOf(table, 'roundEnded')?.reason).toBe('tie');
    expect(eventOf(table, 'coinFlipped')?.first).toBe(first);
    expect([table.asked, table.question]).toEqual([first, 'lead']);
  });

  test('19.6 after a drawn round the one who chose for it chooses again (v4.1)', () => {
    const table = new BattleTable({ ...tied, edition: 'v4.1', chooser: 3, draws: [1] }).play(
      move(1, 'backward'),
    );
    expect(eventOf(table, 'roundEnded')?.reason).toBe('tie');
    expect([table.asked, table.question]).toEqual([3, 'firstPlayer']);
  });

  test('19.7 each team says who of it goes first, the team that goes first before the other', () => {
    const table = new BattleTable({ ...WON, edition: 'revised', draws: NEXT }).play(...WINNING);
    expect(table.choices).toEqual([lead(seat(1)), lead(seat(3))]);
    table.play(lead(seat(3)));
    expect(table.events).toContainEqual({ type: 'ledBy', seat: 3 });
    expect([table.asked, table.question]).toEqual([0, 'lead']);
    expect(table.choices).toEqual([lead(seat(0)), lead(seat(2))]);
    table.play(lead(seat(0)));
    expect(table.state.order).toEqual([3, 0, 1, 2]);
    expect(eventOf(table, 'roundBegan')).toEqual({ type: 'roundBegan', round: 2, first: 3 });
  });

  test('19.7 whoever led the team before is asked, in each round anew', () => {
    const table = new BattleTable({ ...WON, edition: 'revised', first: 2, active: 0, draws: NEXT }).play(
      ...WINNING,
    );
    // Seat 2 led team A and seat 1 team B.
    expect(table.asked).toBe(1);
    table.play(lead(seat(3)));
    expect(table.asked).toBe(2);
    table.play(lead(seat(0)));
    expect(table.state.order).toEqual([3, 0, 1, 2]);
  });

  test.each([
    [0, [0, 1, 2, 3]],
    [1, [1, 0, 3, 2]],
    [2, [2, 1, 0, 3]],
    [3, [3, 0, 1, 2]],
  ])('19.8 teams alternate, and so do those of a team: seat %i goes first', (first, order) => {
    for (const edition of EDITION_NAMES) {
      const table = new BattleTable({ ...FOUR, ...STAY, edition, first });
      expect(turnsOf(table, 8)).toEqual([...order, ...order]);
    }
  });

  test.each([
    [[2], [0, 1, 0, 3, 0, 1]],
    [[1], [0, 3, 2, 3, 0, 3]],
    [[3], [0, 1, 2, 1, 0, 1]],
    [
      [2, 1],
      [0, 3, 0, 3],
    ],
  ])('19.9 a team mate takes the turns of one who is defeated: without %j', (fallen, turns) => {
    for (const edition of EDITION_NAMES) {
      const many = [1, 1, 2, 2, 3, 4, 5, 5] as const;
      const hands = seats(4).map((one) => (fallen.includes(one) ? [] : many));
      const table = new BattleTable({ ...FOUR, ...STAY, edition, hands, fallen });
      expect(turnsOf(table, turns.length)).toEqual(turns);
    }
  });

  test('19.9 from the turn on that follows', () => {
    const hands = [[1], MANY, MANY, MANY] as const;
    const table = new BattleTable({ ...FOUR, spaces: [8, 11, 1, 18], hands, active: 1 });
    table.play(attack(3, 1), TAKE_HIT);
    expect(turnsOf(table, 3)).toEqual([2, 3, 2]);
    // Extra turns are the Dragon's.
    expect(table.state.extraTurns).toBe(0);
  });
});

describe('winning', () => {
  test('19.10 one of two defeated does not end the round', () => {
    const table = new BattleTable({ ...WON, spaces: [8, 11, 1, 18] }).play(attack(3, 1), TAKE_HIT);
    expect(table.events.some(({ type }) => type === 'roundEnded')).toBe(false);
    expect(table.lives).toEqual([1, 0, 1, 1]);
  });

  test('19.10 with both opponents defeated the team takes a token', () => {
    const table = new BattleTable({ ...WON, edition: 'v4.1' }).play(...WINNING);
    expect(eventOf(table, 'roundEnded')).toEqual({
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
    expect(eventOf(table, 'roundEnded')?.winner).toBe(0);
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
      '19.11 the one with fewer cards of their distance is hit; 19.12 more players left win',
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
      '19.11 one may hit and be hit: all at once',
      [1, 14, 10, 12],
      // Seat 2 hits seat 3 (2 apart) and is hit by seat 1 (4 apart).
      [[5, 5, 5, 3, 3], [4], [2], [1]],
      [],
      ['advance', 1],
    ],
    [
      '19.11 one who is defeated already is out of it',
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
    const end = eventOf(table, 'roundEnded');
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
    const end = eventOf(table, 'roundEnded');
    expect([end?.reason, end?.winner]).toEqual(['tie', undefined]);
    expect(table.state.tokens).toEqual([0, 0]);
    expect(table.events.some(({ type }) => type === 'coinFlipped')).toBe(true);
  });

  test('19.11 hands are shown, to spectators too (v4.1), and not in the revised edition', () => {
    const spaces = [1, 18, 3, 18];
    expect(eventOf(timeOver({ edition: 'v4.1', spaces }), 'handsShown')?.hands).toEqual([
      [2, 1, 1, 1, 0],
      [1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1],
    ]);
    expect(eventOf(timeOver({ edition: 'revised', spaces }), 'handsShown')).toBeUndefined();
  });

  test.each<Row>([
    ['19.12 two left against one', [1, 10, 2, 12], [], [3], ['players', 0]],
    ['19.12 one left against two, though farther', [1, 18, 12, 18], [], [2], ['players', 1]],
    ['19.13 two left against two', [1, 18, 4, 16], [], [], ['advance', 0]],
    ['19.13 the front-most counts, not both together', [1, 15, 5, 15], [], [], ['advance', 0]],
    ['19.13 one left against one', [1, 16, 9, 11], [], [2, 3], ['advance', 1]],
    ['19.13 one who is defeated has come nowhere', [1, 17, 9, 9], [], [2, 3], ['advance', 1]],
    ['19.13 two against two, equally far', [1, 16, 3, 18], [], [], ['tie']],
    ['19.13 one against one, equally far', [1, 18, 9, 9], [], [2, 3], ['tie']],
  ])('%s, in both editions', (_name, spaces, _hands, fallen, [reason, winner]) => {
    for (const edition of EDITION_NAMES) {
      // Nobody can last hit anybody: they are too far from each other, or hold nothing that fits.
      const hands = seats(4).map((one) => (fallen.includes(one) ? [] : one === 0 ? HAND : ([1] as const)));
      const table = timeOver({ edition, spaces, fallen, hands }, [1]);
      const end = eventOf(table, 'roundEnded');
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
  /** Seats 1 and 3 stand on one space and are attacked; Gloria or Valerie draws a card before she answers. */
  const drawing = {
    mode: 'team',
    spaces: [8, 11, 1, 11],
    hands: [[3, 3, 1, 2, 4, 5, 5], [3, 2], MANY, [3, 3]],
    pile: 1,
  } as const;
  const cards = [
    ['sanctuary', 'gloria'],
    ['suddenInspiration', 'valerie'],
  ] as const;

  test.each(cards)('18.14, 13.12 %s: time is over, nothing is answered any more', (ability, character) => {
    for (const edition of EDITION_NAMES) {
      const table = new BattleTable({
        ...drawing,
        edition,
        characters: ['zane', character, 'zane', 'onimaru'],
        reshuffles: 0,
        draws: [3],
      }).play(attack(3, 2), use(ability));
      expect(table.events.some(({ type }) => type === 'timeRanOut')).toBe(true);
      expect(table.events.some(({ type }) => type === 'hitTaken')).toBe(false);
      // Seat 0 has played his 3s and is last hit (v4.1); the front-most of both have come equally far (revised).
      const end = eventOf(table, 'roundEnded');
      expect([end?.reason, end?.winner]).toEqual(edition === 'v4.1' ? ['players', 1] : ['tie', undefined]);
      expect(table.question).not.toBe('answerAttack');
    }
  });

  test.each(cards)('18.14 %s with a shuffle left: she and the others answer', (ability, character) => {
    const table = new BattleTable({
      ...drawing,
      characters: ['zane', character, 'zane', 'onimaru'],
      edition: 'revised',
      reshuffles: 1,
      draws: [3],
    }).play(attack(3, 2), use(ability));
    expect(eventOf(table, 'pileRenewed')).toEqual({ type: 'pileRenewed', left: 0 });
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
      characters: ['zane', 'onimaru', 'zane', 'gloria'],
      draws: [1],
    }).play(attack(3, 2), TAKE_HIT, use('sanctuary'));
    expect(table.events.some(({ type }) => type === 'fell')).toBe(false);
    // Two 3s against none of seat 0, who has played his: seats 1 and 3 hit him, and seat 2 is far away.
    expect(eventOf(table, 'handsShown')?.hands[1]).toEqual([0, 1, 1, 0, 0]);
    expect(eventOf(table, 'roundEnded')?.winner).toBe(1);
  });
});
