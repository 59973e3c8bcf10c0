import { Authority, fastRandom, fullTable, seat, seats } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { attack, type Choice, goFirst, lead, move, TAKE_HIT } from './choice.ts';
import { EDITION_NAMES, type EditionName } from './edition.ts';
import { flashDuel } from './index.ts';
import type { Card } from './pile.ts';
import { optionsOf } from './state.ts';
import { BattleTable, QUIET } from './testing/table.ts';
import { FOUR, HAND, MANY, WINNING, WON } from './testing/teams.ts';

const STAY = { hands: [MANY, MANY, MANY, MANY], spaces: [1, 18, 1, 18] } as const;
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

describe('setting up', () => {
  test('19.1 the first and third seat are team A, the second and fourth team B', () => {
    expect(fullTable(flashDuel, optionsOf({ mode: 'team' }))).toBe(4);
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
    expect(table.eventOf('pileRenewed')).toEqual({ type: 'pileRenewed', left: 1 });
    expect(table.view(0).drawPile).toBe(15);
    expect(table.state.unseen.reduce((sum, count) => sum + count)).toBe(20);
    expect(table.view(0).discard).toEqual([0, 0, 0, 0, 0]);
  });

  test('19.4 the third time the pile runs out the round does, and the next has two shuffles again', () => {
    const setup = { ...FOUR, edition: 'revised', spaces: [1, 18, 2, 18] } as const;
    const once = new BattleTable({ ...setup, pile: 1, reshuffles: 1, draws: [1] }).play(move(1, 'backward'));
    expect(once.eventOf('pileRenewed')).toEqual({ type: 'pileRenewed', left: 0 });
    const never = new BattleTable({ ...setup, pile: 1, reshuffles: 0, draws: [1, ...NEXT] });
    never.play(move(1, 'backward'));
    expect(never.eventOf('roundEnded')?.winner).toBe(0);
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
      // RULES 19.7: of the team that goes first, the player with the lower seat is asked who leads it.
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

  test('19.6 the player who led the team that lost answers (v4.1)', () => {
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
    expect(table.eventOf('roundEnded')?.reason).toBe('tie');
    expect([table.asked, table.question]).toEqual([1, 'lead']);
  });

  test.each<[coin: Card, first: number]>([
    [1, 0],
    [2, 1],
  ])('19.6 after a drawn round that began with a coin a new coin decides (v4.1): %i', (coin, first) => {
    const table = new BattleTable({ ...tied, edition: 'v4.1', draws: [1, coin] }).play(move(1, 'backward'));
    expect(table.eventOf('roundEnded')?.reason).toBe('tie');
    expect(table.eventOf('coinFlipped')?.first).toBe(first);
    expect([table.asked, table.question]).toEqual([first, 'lead']);
  });

  test('19.6 after a drawn round the player who chose for it chooses again (v4.1)', () => {
    const table = new BattleTable({ ...tied, edition: 'v4.1', chooser: 3, draws: [1] }).play(
      move(1, 'backward'),
    );
    expect(table.eventOf('roundEnded')?.reason).toBe('tie');
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
    expect(table.eventOf('roundBegan')).toEqual({ type: 'roundBegan', round: 2, first: 3 });
  });

  test('19.7 the player who led the team before is asked, in each round anew', () => {
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
  ])('19.9 a team mate takes the turns of a defeated player: without %j', (fallen, turns) => {
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
