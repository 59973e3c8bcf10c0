import { expect, test } from 'vitest';
import { guests } from '../../../e2e/guests.ts';
import { answersOn } from '../../../e2e/table.ts';

const { invite } = guests();

test('the guided duel is done step by step to its end, and leads to a real one', async () => {
  const anna = await invite('Anna');
  const { page } = anna;
  await anna.opens('/learn/flash-duel');
  const lesson = page.getByRole('region', { name: 'Lesson' });
  const next = lesson.getByRole('button', { name: 'Next' });
  const real = page.getByRole('link', { name: 'Play a real match' });
  const answers = answersOn(page);
  const told = new Set<string>();
  // It speaks when the table is still: a player who does not listen is quicker.
  const saysMore = async () => {
    if (await real.isVisible()) return true;
    return (await lesson.isVisible()) && !told.has((await lesson.textContent()) ?? '');
  };
  for (;;) {
    await expect.poll(saysMore).toBe(true);
    if (await real.isVisible()) break;
    told.add((await lesson.textContent()) ?? '');
    await next.or(answers.first()).first().waitFor();
    if (await next.isVisible()) await next.click();
    else await answers.first().click();
    expect(told.size).toBeLessThan(30);
  }
  expect(told.size).toBeGreaterThanOrEqual(13);
  expect([...told].join(' ')).toContain('any card pushes');
  await real.click();
  await page.waitForURL('**/play/flash-duel');
  expect(await anna.isAsked()).not.toBe('over');
});
