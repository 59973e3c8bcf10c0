import { expect, test } from 'vitest';
import { guests } from '../../../e2e/guests.ts';
import { taught } from '../../../e2e/lesson.ts';

const { invite } = guests();

test('the guided duel is done step by step to its end, and leads to a real one', async () => {
  const anna = await invite('Anna');
  await anna.opens('/learn/flash-duel');
  const told = await taught(anna);
  expect(told.length).toBeGreaterThanOrEqual(13);
  expect(told.join(' ')).toContain('any card pushes');
  await anna.page.waitForURL('**/play/flash-duel');
  expect(await anna.isAsked()).not.toBe('over');
});
