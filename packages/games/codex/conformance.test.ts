import { comparePairs, plantedLeaks } from '@riposte/kernel/conformance';
import { expect, test } from 'vitest';
import type { Choice } from './choice.ts';
import type { Event } from './event.ts';
import { codex } from './index.ts';
import { DUEL, type Options } from './options.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

const WAYS: readonly Options[] = [
  { ...DUEL, game: 'basic', heroes: 'dealt' },
  { ...DUEL, game: 'standard', heroes: 'chosen' },
  { ...DUEL, format: 'free-for-all', game: 'basic', heroes: 'dealt' },
  { ...DUEL, format: 'two-headed-dragon', game: 'basic', heroes: 'dealt' },
];

// Whole games, pairs and undo are tried on the shelf; here is shown that a leak would be found there.
const LEAKS = plantedLeaks<State, Choice, Event, View, Options>();

test.each(LEAKS)('a planted leak is found: $what', ({ plant }) => {
  const leaky = plant(codex);
  expect(() => {
    for (const options of WAYS)
      for (let seed = 0; seed < 200; seed += 20) comparePairs(leaky, { options, games: 20, seed });
  }).toThrow();
});
