import { expect, test } from 'vitest';
import { guests } from '../../../e2e/guests.ts';
import type { Person } from '../../../e2e/people.ts';

const { invite } = guests();

/** What a person is asked, once it is something. */
async function questionTo(anna: Person): Promise<string> {
  const asked = await anna.isAsked();
  return asked === 'over' ? asked : asked.text;
}

test.each([
  ['a desk', {}],
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
])('from the front door, the third tap on %s throws the dice for the first walk', async (_, size) => {
  const anna = await invite('Anna', size);
  const { page } = anna;
  await anna.opens('/');
  await page.getByRole('region', { name: 'Gorgasali' }).getByRole('link', { name: 'Play now' }).click();
  expect(await questionTo(anna)).toBe('Which character do you play?');
  // A rival for the same character may win it by dice: then, and only then, another is to be chosen.
  for (let wish = 0; wish < 4 && /^Which character/.test(await questionTo(anna)); wish++)
    await anna.answers(0);
  expect(await questionTo(anna)).toBe('Your turn. Throw the dice?');
  await anna.answers(0);
  expect(await questionTo(anna)).toMatch(/^You threw \d+\. Where do you walk\?$/);
});
