import { checkUndo, comparePairs, plantedLeaks, walk } from '@riposte/kernel/conformance';
import { describe, expect, test } from 'vitest';
import type { Choice } from './choice.ts';
import type { Event } from './event.ts';
import { codex } from './index.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

const WAYS: readonly Options[] = [
  { game: 'basic', heroes: 'dealt' },
  { game: 'standard', heroes: 'chosen' },
];

describe.each(WAYS)('$game, heroes $heroes', (options) => {
  test('whole games keep every promise of the contract', () => {
    const { games, longest } = walk(codex, { options, games: 6, viewers: 'one' });
    expect(games).toBe(6);
    expect(longest).toBeLessThan(2_000);
  });

  test('nobody can tell two games apart that differ in hidden cards only', () => {
    const { pairs, differing } = comparePairs(codex, { options, games: 60 });
    expect(differing).toBeGreaterThan(pairs / 2);
  });

  test('a choice that is taken back leaves nothing behind', () => {
    expect(checkUndo(codex, { options, games: 3, longest: 300 }).undone).toBeGreaterThan(20);
  });
});

const LEAKS = plantedLeaks<State, Choice, Event, View, Options>();

test.each(LEAKS)('a planted leak is found: $what', ({ plant }) => {
  const leaky = plant(codex);
  expect(() => {
    for (const options of WAYS)
      for (let seed = 0; seed < 200; seed += 20) comparePairs(leaky, { options, games: 20, seed });
  }).toThrow();
});
