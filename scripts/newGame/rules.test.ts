import { dictatedRandom, seat, seats } from '@riposte/kernel';
import { expect, test } from 'vitest';
import game from './index.ts';

/** A match in which seat 0 holds 1, 11 and 12, and both play their cards in order; chance is dictated. */
function played(rounds: number) {
  const order = [1, 11, 12, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  let { state } = game.setup({}, 2, dictatedRandom([order]));
  for (let round = 0; round < rounds; round++) {
    for (const own of seats(2)) {
      const choice = game.decisions(state).find((decision) => decision.seat === own)?.choices[0];
      const applied = game.apply(state, own, choice);
      if (!applied.ok) throw new Error(applied.why.text);
      state = applied.value.state;
    }
  }
  return state;
}

test('1.1 each player sees their own three cards, and nobody else does', () => {
  const state = played(0);
  expect(seats(2).map((own) => game.view(state, own).hand)).toEqual([
    [1, 11, 12],
    [2, 3, 4],
  ]);
  expect(game.view(state, 'spectator').hand).toBeUndefined();
});

test('2.1 both choose in secret: nothing is shown before both have', () => {
  const state = played(0);
  const applied = game.apply(state, seat(0), { type: 'play', card: 12 });
  expect(applied.ok && game.view(applied.value.state, 'spectator').played).toEqual([]);
});

test('2.2 the higher card takes a point, and both are out', () => {
  expect(played(1)).toMatchObject({
    points: [0, 1],
    played: [1, 2],
    hands: [
      [11, 12],
      [3, 4],
    ],
  });
});

test('3.1 after three rounds the player with more points wins', () => {
  expect(game.outcome(played(2))).toBeUndefined();
  expect(game.outcome(played(3))).toEqual({ places: [1, 2] });
});
