import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PATIENCE } from '../../../e2e/deep.ts';
import { guests } from '../../../e2e/guests.ts';
import { endOn } from '../../../e2e/table.ts';
import bold from './strategy.ts';

const { invite } = guests();

/** So many answers have a digit. */
const DIGITS = 9;

/** Goes on with Tab until this has the focus, and takes it. */
async function takes(page: Page, wanted: Locator): Promise<void> {
  for (let steps = 0; !(await wanted.evaluate((one) => one === document.activeElement)); steps++) {
    expect(steps).toBeLessThan(100);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

test(
  'without a network a whole basic match against a bot is played on the drawn table, with the keyboard alone',
  async () => {
    const anna = await invite('Anna', { offline: true });
    const { page } = anna;
    await anna.opens('/');
    await anna.isProvided();
    await anna.losesNetwork();
    await anna.opens('/new/codex');
    await page.getByRole('radio', { name: /^Basic/ }).check({ force: true });
    await page.getByRole('radio', { name: 'Dealt' }).check({ force: true });
    await page.getByRole('radio', { name: 'Level 1, Novice' }).check({ force: true });
    await takes(page, page.getByRole('button', { name: 'Begin' }));
    const seal = page.getByRole('button', { name: /^Seal / });
    let sealed = 0;
    for (let count = 0; ; count++) {
      expect(count).toBeLessThan(600);
      const asked = await anna.isAsked();
      if (asked === 'over') break;
      if (await seal.isVisible()) {
        await takes(page, seal);
        sealed += 1;
        continue;
      }
      const index = bold(asked);
      if (index < DIGITS) await page.keyboard.press(String(index + 1));
      else await takes(page, page.getByRole('button', { name: asked.answers[index] ?? '' }));
    }
    await endOn(page).waitFor();
    expect(sealed).toBeGreaterThan(1);
    expect(anna.faults).toEqual([]);
  },
  PATIENCE,
);
