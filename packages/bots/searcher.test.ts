import {
  type AnyChoice,
  type AnyGame,
  copyRandom,
  fastRandom,
  fullTable,
  type Seat,
  seat,
} from '@riposte/kernel';
import { expect, test } from 'vitest';
import { type Outlook, Searcher } from './search.ts';
import { PLAYED, playedAs } from './testing/games.ts';
import { type Position, positionsOf, turnOf } from './testing/positions.ts';

const DUEL = playedAs('Simple Mode, revised');
/** Where another seat has something to hide. */
const HIDDEN = PLAYED.filter(({ game, options }) => !game.isOpen && fullTable(game, options) > 1);

function otherThan(one: Seat): Seat {
  return seat(one === 0 ? 1 : 0);
}

/** What a seat sees that is not asked. */
function outlookOf(game: AnyGame, { state, seat: asked }: Position, seed: number): Outlook {
  const other = otherThan(asked);
  return { game, seat: other, view: game.view(state, other), random: fastRandom(seed) };
}

/** The chances of a seat by so many tries. */
function chanceBy(searcher: Searcher, whose: Seat, tries: number): number {
  let sum = 0;
  for (let count = 0; count < tries; count++) sum += searcher.once()?.[whose] ?? 0.5;
  return sum / tries;
}

test('a first choice that is given is the one that is tried', () => {
  const positions = [...positionsOf(DUEL, 30)];
  const open = positions.map((position) => turnOf(DUEL.game, position, fastRandom(3)));
  const [turn] = open.filter(({ question }) => question.choices.length > 2);
  if (!turn) throw new Error('no position with a choice');
  const last = turn.question.choices.at(-1) as AnyChoice;
  const searcher = new Searcher(turn);
  for (let count = 0; count < 12; count++) searcher.once(last);
  const { options } = searcher.thought();
  expect(options.map(({ choice, tries }) => [choice, tries])).toContainEqual([last, 12]);
  expect(options.filter(({ tries }) => tries > 0)).toHaveLength(1);
  expect(() => searcher.once({ type: 'nonsense' })).toThrow('is not listed');
});

test('tries with the same chance imagine the same match', () => {
  const [position] = positionsOf(DUEL, 1) as Iterable<Position>;
  const seen: string[] = [];
  const game = {
    ...DUEL.game,
    imagine(view: unknown, random: Parameters<AnyGame['imagine']>[1]) {
      const state = DUEL.game.imagine(view, random);
      seen.push(JSON.stringify(state));
      return state;
    },
  };
  const searcher = new Searcher(turnOf(game, position as Position, fastRandom(3)));
  const chance = fastRandom(8);
  for (const random of [copyRandom(chance), copyRandom(chance), fastRandom(9)])
    searcher.once(undefined, random);
  expect(seen[0]).toBe(seen[1]);
  expect(seen[2]).not.toBe(seen[0]);
});

test('a search may begin where another seat is asked, and both think alike of where all is open', () => {
  const { game } = DUEL;
  for (const position of positionsOf(DUEL, 5)) {
    const seen = { ...game, imagine: () => ({ ...game.copy(position.state), random: fastRandom(1) }) };
    const asked = new Searcher(turnOf(seen, position, fastRandom(3)));
    const waiting = new Searcher(outlookOf(seen, position, 4));
    const [one, other] = [asked, waiting].map((each) => chanceBy(each, position.seat, 400));
    expect(Math.abs((one ?? 0) - (other ?? 1))).toBeLessThan(0.12);
  }
});

test.each(HIDDEN)('by another seat, too, nothing is known that it cannot see: $name', (played) => {
  const { game } = played;
  for (const position of positionsOf(played, 4, { seed: 40 })) {
    const outlook = outlookOf(game, position, 5);
    const twin = { ...position, state: game.imagine(outlook.view, fastRandom(77)) };
    const [one, other] = [outlook, outlookOf(game, twin, 5)].map((each) => {
      const searcher = new Searcher(each);
      return Array.from({ length: 6 }, () => searcher.once());
    });
    expect(one).toEqual(other);
  }
});
