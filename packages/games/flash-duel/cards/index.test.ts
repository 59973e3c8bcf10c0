import { expect, test } from 'vitest';
import type { Source } from '../ability.ts';
import { abilityOf } from '../catalogue.ts';
import { EDITION_NAMES } from '../edition.ts';
import type { AbilityId } from '../ids.ts';

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

test.each<[id: AbilityId, v41: Source, revised: Source]>([
  ['flameArrow', 'house', 'house'],
  ['pilebunker', 'house', 'house'],
  ['rollTheDice', 'partly', 'partly'],
  ['reversal', 'rulebook', 'rulebook'],
  ['rocketPunch', 'public', 'public'],
])('13.15 %s says how much of it is known', (id, v41, revised) => {
  expect(abilityOf({ options: { edition: 'v4.1' } }, id).source).toBe(v41);
  expect(abilityOf({ options: { edition: 'revised' } }, id).source).toBe(revised);
});

/** What a player reads on a card must fit on it, and be clear without the rules. */
test.each(EDITION_NAMES)('13.3 every card text is short and speaks plainly (%s)', async (edition) => {
  const { CHARACTERS, DRAGON } = await import('./index.ts');
  const ids = [...Object.values(CHARACTERS), DRAGON].flatMap(({ abilities }) => Object.keys(abilities));
  expect(ids).toHaveLength(68);
  for (const id of ids) {
    const { text } = abilityOf({ options: { edition } }, id as AbilityId);
    expect(text.length, `${id}: ${text}`).toBeLessThanOrEqual(140);
    // Struck is a fighter who has to answer a dashing strike; nobody knows that who has not read the rules.
    expect(text, id).not.toMatch(/\bstruck\b/i);
    // A strike is named whole the first time.
    expect(text.replace(/dashing strikes?.*/i, ''), id).not.toMatch(/\bstrikes?\b/i);
  }
});
