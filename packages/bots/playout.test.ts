import { type AnyState, fastRandom } from '@riposte/kernel';
import { expect, test } from 'vitest';
import type { Playable } from './bot.ts';
import { anyChoice, horizonOf, judge, playOut } from './playout.ts';
import { SKIRMISH } from './testing/games.ts';

const roundOf = (state: AnyState) => (state as AnyState & { readonly round: number }).round;

/** Skirmish, with a skill that looks so many rounds ahead, and prefers high bids as rounds go by. */
function skilled(ahead?: number): Playable {
  return {
    ...SKIRMISH,
    skill: {
      part: roundOf,
      ...(ahead !== undefined && { ahead: () => ahead }),
      chances: (state) => [roundOf(state) / 100, 0],
      weigh(state, { choices }, weights) {
        for (const [index, choice] of choices.entries()) {
          const { amount = 0 } = choice as { readonly amount?: number };
          weights[index] = amount === (roundOf(state) > 1 ? 2 : 0) ? 1 : 1e-6;
        }
      },
    },
  };
}

const begun = () => SKIRMISH.setup({ seats: 2, rounds: 8 }, 2, fastRandom(1)).state;

test.each([
  [undefined, 2],
  [1, 2],
  [3, 4],
])('a search that looks %s rounds ahead from the first is judged in round %i', (ahead, round) => {
  const game = skilled(ahead);
  const state = begun();
  expect(horizonOf(game, state)).toBe(round);
  const chances = playOut(game, state, game.decisions(state), round, fastRandom(2));
  expect(chances?.[0]).toBe(round / 100);
});

test('a game without skill is played to its end', () => {
  const { skill: _none, ...game } = SKIRMISH;
  const state = begun();
  expect(horizonOf(game, state)).toBe(0);
  expect(judge(game, state, game.decisions(state), 0)).toBeUndefined();
  playOut(game, state, game.decisions(state), 0, fastRandom(2));
  expect(game.outcome(state)).toBeDefined();
});

test('weights know the state: what is likely changes as the game goes on', () => {
  const game = skilled();
  const state = begun();
  const bidIn = (round: number) => {
    const now = { ...state, round } as AnyState;
    const [decision] = game.decisions(now);
    if (!decision) throw new Error('nobody is asked');
    return anyChoice(game, now, decision, fastRandom(round));
  };
  expect([bidIn(1), bidIn(2)]).toEqual([
    { type: 'bid', amount: 0 },
    { type: 'bid', amount: 2 },
  ]);
});
