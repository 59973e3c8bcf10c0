import { expect } from 'vitest';
import type { Person } from './people.ts';
import { answersOn } from './table.ts';

/** No lesson says more than so much. */
const MOST = 40;

/**
 * Does a lesson step by step, to the way into a real match; everything that it said. Some answers are looked at before
 * they can be given: `seen` finds what is lit then. `closed` finds what has to be opened before a step is told.
 */
export async function taught(
  { page }: Person,
  seen = '[data-nothing]',
  closed = '[data-nothing]',
): Promise<readonly string[]> {
  const lesson = page.getByRole('region', { name: 'Lesson' });
  const next = lesson.getByRole('button', { name: 'Next' });
  const real = page.getByRole('link', { name: 'Play a real match' });
  const answers = answersOn(page);
  const told = new Set<string>();
  // It speaks when the table is still: a player who does not listen is quicker.
  const saysMore = async () => {
    if (await page.locator(closed).isVisible()) await page.locator(closed).click();
    if (await real.isVisible()) return true;
    return (await lesson.isVisible()) && !told.has((await lesson.textContent()) ?? '');
  };
  for (;;) {
    await expect.poll(saysMore).toBe(true);
    if (await real.isVisible()) break;
    told.add((await lesson.textContent()) ?? '');
    const lit = page.locator(seen).first();
    await next.or(answers.first()).or(lit).first().waitFor();
    if (await next.isVisible()) await next.click();
    else {
      if (!(await answers.first().isVisible())) await lit.click();
      await answers.first().click();
    }
    expect(told.size).toBeLessThan(MOST);
  }
  await real.click();
  return [...told];
}
