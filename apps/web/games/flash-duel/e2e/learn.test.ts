import { expect, test } from 'vitest';
import { guests } from '../../../e2e/guests.ts';
import { taught } from '../../../e2e/lesson.ts';
import { SIZES } from '../../../e2e/sizes.ts';

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

test('on a phone nothing on the page changes while a word of the lesson is read', async () => {
  const anna = await invite('Anna', SIZES.phone);
  const { page } = anna;
  await anna.opens('/learn/flash-duel');
  await page.getByRole('region', { name: 'Lesson' }).getByRole('button', { name: 'Next' }).waitFor();
  const changes = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let count = 0;
          const watch = new MutationObserver((all) => {
            count += all.length;
          });
          watch.observe(document, { subtree: true, childList: true, attributes: true });
          setTimeout(() => resolve(count), 700);
        }),
    );
  await expect.poll(changes).toBe(0);
});
