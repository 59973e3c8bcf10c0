import { expect, test } from 'vitest';

// Loaded by the test itself: whatever is wrong with a table of cards when it is loaded makes a test fail.
test('the tables of cards load, and know twenty characters and the Dragon', async () => {
  const { CHARACTERS, DRAGON } = await import('./index.ts');
  const { ABILITIES_OF, CHARACTER_IDS } = await import('../ids.ts');
  expect(CHARACTER_IDS).toHaveLength(20);
  // In the same order, too: drafts count on it.
  expect(Object.keys(CHARACTERS)).toEqual(CHARACTER_IDS);
  for (const id of CHARACTER_IDS) expect(Object.keys(CHARACTERS[id].abilities), id).toEqual(ABILITIES_OF[id]);
  expect(Object.keys(DRAGON.abilities)).toEqual(ABILITIES_OF.dragon);
});
