import { expect, test } from 'vitest';
import { guests } from '../../../e2e/guests.ts';
import { taught } from '../../../e2e/lesson.ts';

const { invite } = guests();

test.each([
  ['a desk', {}],
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
])('the guided landing is done step by step to its end on %s, and leads to a real match', async (_, size) => {
  const anna = await invite('Anna', size);
  await anna.opens('/learn/gorgasali');
  const told = await taught(anna);
  expect(told).toHaveLength(14);
  expect(told.join(' ')).toContain('four times its dice');
  await anna.page.waitForURL('**/play/gorgasali');
  expect(await anna.isAsked()).not.toBe('over');
});
