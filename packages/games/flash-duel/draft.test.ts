import { dictatedRandom, fastRandom, roll, seat, seats } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { ABILITY_IDS } from './cards/index.ts';
import { POOL_SIZE } from './draft.ts';
import { flashDuel, type State } from './index.ts';
import { optionsOf } from './state.ts';

const CLOCKWORK = optionsOf({ mode: 'clockwork' });

/** Drafts the first of what is left, eight times; says who picked. */
function drafted(number: number): { state: State; order: readonly number[]; pool: readonly string[] } {
  const { state } = flashDuel.setup(CLOCKWORK, 2, fastRandom(number));
  const { pool } = state;
  const order: number[] = [];
  for (
    let [decision] = flashDuel.decisions(state);
    decision?.question === 'draft';
    [decision] = flashDuel.decisions(state)
  ) {
    const [choice] = decision.choices;
    if (!choice) throw new Error('nothing to draft');
    order.push(decision.seat);
    flashDuel.applyInPlace(state, decision.seat, choice);
  }
  return { state, order, pool };
}

/** Plays on at random until a player may swap. */
function lost(state: State, number: number): State {
  const random = fastRandom(number);
  let [decision] = flashDuel.decisions(state);
  while (decision && decision.question !== 'swap') {
    const choice = decision.choices[roll(random, decision.choices.length)];
    if (!choice) throw new Error('nothing to choose');
    [decision] = flashDuel.applyInPlace(state, decision.seat, choice);
  }
  return state;
}

test('15.1 twelve different abilities of the sixty form the pool, and a coin decides who drafts first', () => {
  expect(ABILITY_IDS).toHaveLength(60);
  const { state } = flashDuel.setup(
    CLOCKWORK,
    2,
    dictatedRandom([...Array.from({ length: POOL_SIZE }, () => 0), 1]),
  );
  expect(state.pool).toEqual(ABILITY_IDS.slice(0, 12));
  expect(flashDuel.decisions(state)[0]).toMatchObject({ seat: 1, question: 'draft' });
  const pools = Array.from({ length: 30 }, (_, number) => drafted(number).pool);
  expect(pools.every((pool) => new Set(pool).size === POOL_SIZE)).toBe(true);
  expect(new Set(pools.flat()).size).toBe(60);
  expect(new Set(Array.from({ length: 30 }, (_, number) => drafted(number).order[0]))).toEqual(
    new Set([0, 1]),
  );
});

test('15.2 four abilities each, in the order first, second, second, first, first, second, second, first', () => {
  const { state, order } = drafted(3);
  const [first, second] = order[0] === 0 ? [0, 1] : [1, 0];
  expect(order).toEqual([first, second, second, first, first, second, second, first]);
  expect(state.fighters.map(({ abilities }) => abilities.length)).toEqual([4, 4]);
  expect(state.pool).toHaveLength(4);
});

test.each([1, 2, 3, 4])('15.3 who drafted first plays first in the first round (%i)', (number) => {
  const { state, order } = drafted(number);
  expect(flashDuel.decisions(state)[0]).toMatchObject({ seat: order[0], question: 'mainAction' });
  expect(state.round).toBe(1);
});

describe('15.4 after a lost round', () => {
  test('15.4 the loser may change one ability for one that nobody has', () => {
    const state = lost(drafted(5).state, 5);
    const [decision] = flashDuel.decisions(state);
    const loser = seat(state.roundEnd?.winner === 0 ? 1 : 0);
    expect(decision?.seat).toBe(loser);
    expect(decision?.choices).toHaveLength(1 + 4 * 4);
    const before = state.fighters.map(({ abilities }) => abilities);
    const swap = decision?.choices[1];
    if (swap?.type !== 'swap') throw new Error('nothing to swap');
    flashDuel.applyInPlace(state, loser, swap);
    const mine = state.fighters[loser]?.abilities ?? [];
    expect(mine).toContain(swap.in);
    expect(mine).not.toContain(swap.out);
    expect(mine).toHaveLength(4);
    expect(state.pool).toContain(swap.out);
    expect(state.pool).not.toContain(swap.in);
    expect(state.fighters[1 - loser]?.abilities).toBe(before[1 - loser]);
  });

  test('15.4 or keep them all; the winner is not asked', () => {
    const state = lost(drafted(6).state, 6);
    const before = state.fighters.map(({ abilities }) => abilities);
    const [decision] = flashDuel.decisions(state);
    if (!decision) throw new Error('nobody is asked');
    flashDuel.applyInPlace(state, decision.seat, { type: 'keepAll' });
    expect(state.fighters.map(({ abilities }) => abilities)).toEqual(before);
    expect(flashDuel.decisions(state)[0]?.question).not.toBe('swap');
  });
});

test('15.5 all abilities are face up again in the next round, and three rounds won win the game', () => {
  const { state } = drafted(8);
  const random = fastRandom(8);
  let [decision] = flashDuel.decisions(state);
  while (decision) {
    if (decision.question === 'swap')
      expect(seats(2).every((one) => state.fighters[one]?.spent.length === 0)).toBe(true);
    const choice = decision.choices[roll(random, decision.choices.length)];
    if (!choice) throw new Error('nothing to choose');
    [decision] = flashDuel.applyInPlace(state, decision.seat, choice);
  }
  expect(Math.max(...state.tokens)).toBeGreaterThanOrEqual(3);
});
