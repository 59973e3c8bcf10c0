import { fastRandom, fullTable, parseOptions } from '@riposte/kernel';
import { findOccasion, occasionName, runTrials } from '@riposte/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { SHELF, shelve } from './index.ts';
import { plainWorkbench, WORKSHOP } from './workshop.ts';

test('a game that says nothing of trials, kept matches, pace or a primer has them all the same', async () => {
  const plain = shelve(
    'skirmish',
    'Skirmish',
    () => import('@riposte/kernel/skirmish'),
    () => import('@riposte/kernel/skirmish/guide'),
  );
  const bench = plainWorkbench(plain);
  const game = await plain.rules();
  expect((await plain.primer())({})).toEqual(['How Skirmish is played: npx riposte rules skirmish']);
  const used = () => process.threadCpuUsage().user / 1e6;
  const [tried] = runTrials(game, (await bench.trials()).default, { seconds: 0.2, seed: 0, used });
  expect(tried).toMatchObject({ name: 'Skirmish' });
  const occasions = (await bench.keepsakes()).default;
  expect(occasions.length).toBeGreaterThan(3);
  for (const occasion of occasions) {
    expect(game.decisions(findOccasion(game, occasion).state)[0]?.question).toBe(occasion.question);
  }
  expect(Object.keys((await bench.bench()).default)).toEqual(['skirmish']);
});

test('every game on the shelf has its place in the workshop', () => {
  expect(WORKSHOP.map(({ id }) => id)).toEqual(SHELF.map(({ id }) => id));
});

describe.each(WORKSHOP)('$id', ({ id, keepsakes, bench }) => {
  test('what is measured is a match that can be played, and no figure has the name of another', async () => {
    const game = await SHELF.find((shelved) => shelved.id === id)?.rules();
    if (!game) throw new Error(`${id} is not on the shelf`);
    const paces = Object.values((await bench()).default).flat();
    const figures = paces.flatMap(({ name, measures }) => measures.map((what) => `${name} ${what}`));
    expect(new Set(figures).size).toBe(figures.length);
    for (const { options: given } of paces) {
      const options = parseOptions(game.options, { ...given });
      if (!options.ok) throw new Error(options.why.text);
      const { state } = game.setup(options.value, fullTable(game, options.value), fastRandom(1));
      expect(game.decisions(state)[0]?.kind).toBe('awaited');
    }
  });

  test('a release finds the matches it keeps, each under a name of its own', async () => {
    const game = await SHELF.find((shelved) => shelved.id === id)?.rules();
    if (!game) throw new Error(`${id} is not on the shelf`);
    const { default: occasions } = await keepsakes();
    expect(new Set(occasions.map(occasionName)).size).toBe(occasions.length);
    for (const occasion of occasions) {
      const { state } = findOccasion(game, occasion);
      expect(game.decisions(state)[0]?.question).toBe(occasion.question);
    }
  });
});
