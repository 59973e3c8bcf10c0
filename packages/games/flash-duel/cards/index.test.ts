import { expect, test } from 'vitest';

// Loaded by the test itself: whatever is wrong with a table of cards when it is loaded makes a test fail.
test('the tables of cards load, and know twenty characters and the Dragon', async () => {
  const { abilitiesOf, CHARACTERS, DRAGON_ABILITY_IDS } = await import('./index.ts');
  for (const id of Object.keys(CHARACTERS)) expect(abilitiesOf(id), id).toHaveLength(3);
  expect(DRAGON_ABILITY_IDS).toHaveLength(8);
  expect(Object.keys(CHARACTERS)).toHaveLength(20);
  expect(() => abilitiesOf('nobody')).toThrow('no such character: nobody');
});
