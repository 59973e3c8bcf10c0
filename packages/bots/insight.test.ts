import { type AnyState, fastRandom, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { botNamed } from './named.ts';
import { SKIRMISH } from './testing/games.ts';
import { turnOf } from './testing/positions.ts';

/** What a search of that many tries chooses, in several runs. */
function chosen(state: AnyState, tries: number, question: string): readonly unknown[] {
  const [decision] = SKIRMISH.decisions(state);
  if (!decision) throw new Error('nobody is asked');
  expect(decision.question).toBe(question);
  return [1, 2, 3, 4, 5].map((seed) => {
    const turn = turnOf(SKIRMISH, { state, seat: decision.seat }, fastRandom(seed));
    return botNamed(`search-${tries}`)?.choose(turn).choice;
  });
}

describe('a search of 200 tries finds in a skirmish', () => {
  /** A skirmish of two in which seat 0 strikes seat 1. */
  function skirmish(life: readonly [number, number], hands: readonly (readonly string[])[]): AnyState {
    const { state } = SKIRMISH.setup({ seats: 2, rounds: 6 }, 2, fastRandom(3));
    const { members } = state as unknown as { members: { life: number; hand: string[] }[] };
    for (const [index, member] of members.entries()) {
      member.life = life[index] ?? 3;
      member.hand = [...(hands[index] ?? [])];
    }
    SKIRMISH.applyInPlace(state, seat(0), { type: 'bid', amount: 2 } as never);
    SKIRMISH.applyInPlace(state, seat(1), { type: 'bid', amount: 0 } as never);
    SKIRMISH.applyInPlace(state, seat(0), { type: 'pass' });
    SKIRMISH.applyInPlace(state, seat(0), { type: 'target', seat: 1 } as never);
    return state;
  }

  test('the echo that saves its life', () => {
    const state = skirmish(
      [3, 1],
      [
        ['stone', 'stone', 'stone'],
        ['echo', 'blade', 'blade'],
      ],
    );
    expect(chosen(state, 200, 'echo')).toEqual(Array(5).fill({ type: 'echo' }));
  });

  test('that healing comes before the wound that would kill', () => {
    const state = skirmish(
      [1, 3],
      [
        ['stone', 'stone', 'stone'],
        ['blade', 'blade', 'blade'],
      ],
    );
    SKIRMISH.applyInPlace(state, seat(1), { type: 'pass' });
    SKIRMISH.applyInPlace(state, seat(0), { type: 'effect', effect: 'draw' } as never);
    expect(chosen(state, 200, 'effect')).toEqual(Array(5).fill({ type: 'effect', effect: 'heal' }));
  });
});
