import { expect, test } from 'vitest';
import { guests } from '../../../e2e/guests.ts';
import { taught } from '../../../e2e/lesson.ts';

const { invite } = guests();

/** A card of the binder that may be sealed and is not being read. */
const POCKET = '[data-part="binder"] button[aria-pressed="false"]:not([data-out], [data-empty])';
/** Opens the binder, after the turn of the Teacher was summed up. */
const BINDER = '[data-folded="true"] button';

test.each([
  ['a desk', {}],
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
])('the guided battle is done step by step to its end on %s, and leads to a real match', async (_, size) => {
  const anna = await invite('Anna', size);
  await anna.opens('/learn/codex');
  const told = await taught(anna, POCKET, BINDER);
  expect(told).toHaveLength(34);
  expect(told.join(' ')).toContain('at level 5 comes a change');
  await anna.page.waitForURL('**/play/codex');
  expect(await anna.isAsked()).not.toBe('over');
});
