import { expect, test } from 'vitest';
import { keepOn, MOST_FINISHED } from './keep.ts';
import { type KeyValues, memoryValues } from './keyValues.ts';
import type { KeptMatch } from './localSave.ts';

function matchOf(id: string, ended = false): KeptMatch {
  const save = {
    game: 'skirmish',
    rulesVersion: '1',
    options: {},
    deal: { secret: '', commitment: '', nonces: [] },
    entries: [],
    bots: [undefined],
    sitters: [],
  };
  return { id, save, begunAt: 1, ...(ended && { endedAt: 2 }) };
}

test('the match being played is found by its game, and by its id', async () => {
  const keep = keepOn(memoryValues());
  await keep.saveMatch(matchOf('a'));
  expect(await keep.currentMatch('skirmish')).toEqual(matchOf('a'));
  expect(await keep.loadMatch('a')).toEqual(matchOf('a'));
  expect(await keep.currentMatch('another-game')).toBeUndefined();
});

test('a match that is over is no longer being played, and is kept', async () => {
  const keep = keepOn(memoryValues());
  await keep.saveMatch(matchOf('a'));
  await keep.saveMatch(matchOf('a', true));
  expect(await keep.currentMatch('skirmish')).toBeUndefined();
  expect(await keep.finishedMatches()).toEqual([matchOf('a', true)]);
});

test('a new match takes the place of an unfinished one', async () => {
  const keep = keepOn(memoryValues());
  await keep.saveMatch(matchOf('a'));
  await keep.saveMatch(matchOf('b'));
  expect((await keep.currentMatch('skirmish'))?.id).toBe('b');
  expect(await keep.loadMatch('a')).toBeUndefined();
});

test('only the last fifty finished matches are kept, newest first, none twice', async () => {
  const keep = keepOn(memoryValues());
  const ids = Array.from({ length: MOST_FINISHED + 3 }, (_, index) => `m${index}`);
  // All at once: changes are made one after another all the same.
  await Promise.all([...ids, 'm20'].map((id) => keep.saveMatch(matchOf(id, true))));
  const finished = (await keep.finishedMatches()).map(({ id }) => id);
  expect(finished).toHaveLength(MOST_FINISHED);
  expect(finished.slice(0, 2)).toEqual(['m20', 'm52']);
  expect(new Set(finished).size).toBe(MOST_FINISHED);
  expect(await keep.loadMatch('m0')).toBeUndefined();
});

/** Values that take so many changes and then, as of a page that has ended, none. */
function until(changes: number, values: KeyValues): KeyValues {
  let left = changes;
  const change = (act: () => Promise<void>) => (left-- > 0 ? act() : new Promise<void>(() => {}));
  return {
    get: values.get,
    set: (things) => change(() => values.set(things)),
    del: (key) => change(() => values.del(key)),
  };
}

test.each([0, 1, 2])(
  'a page that ends after %i changes has its match, as it was or finished',
  async (changes) => {
    const values = memoryValues();
    await keepOn(values).saveMatch(matchOf('a'));
    const dying = keepOn(until(changes, values)).saveMatch(matchOf('a', true));
    await Promise.race([dying, new Promise((resolve) => setTimeout(resolve, 10))]);
    const found = keepOn(values);
    expect([await found.currentMatch('skirmish'), ...(await found.finishedMatches())]).toEqual(
      changes === 0 ? [matchOf('a')] : [undefined, matchOf('a', true)],
    );
  },
);

test('other things are remembered by name', async () => {
  const keep = keepOn(memoryValues());
  expect(await keep.recall('setup')).toBeUndefined();
  await keep.remember('setup', { mode: 'full' });
  expect(await keep.recall('setup')).toEqual({ mode: 'full' });
});
