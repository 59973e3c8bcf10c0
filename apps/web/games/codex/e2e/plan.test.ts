import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PATIENCE } from '../../../e2e/deep.ts';
import { guests } from '../../../e2e/guests.ts';
import { logOn } from '../../../e2e/table.ts';
import { endsTurn, holdBots, holds, lets } from './turns.ts';

const { invite } = guests();

function planOn(page: Page): Locator {
  return page.getByRole('region', { name: 'Plan ahead' });
}

/** What the page says of the plan. */
function plannedOn(page: Page): Locator {
  return planOn(page).getByRole('status');
}

/** Opens the list of cards as a whole, by keys alone. */
async function unfolds(page: Page): Promise<void> {
  const folded = planOn(page).locator('details:not([open]) > summary');
  while ((await folded.count()) > 0) {
    await folded.first().focus();
    await page.keyboard.press('Enter');
  }
}

/** The names of all cards that may be planned now. */
async function cardsOn(page: Page): Promise<readonly string[]> {
  return planOn(page).locator('li > button > span > span:first-child').allTextContents();
}

async function plans(page: Page, card: string): Promise<void> {
  await planOn(page).getByRole('button', { name: card, exact: true }).focus();
  await page.keyboard.press('Enter');
}

test(
  'against a bot, a tech choice is planned during its turn by keys, changed, kept over a reload, and made',
  async () => {
    const anna = await invite('Anna');
    const { page } = anna;
    await anna.prefers({ plain: true });
    await anna.context.addInitScript(holdBots);
    await anna.opens('/new/codex');
    await page.getByRole('radio', { name: /^Basic/ }).check({ force: true });
    await page.getByRole('radio', { name: 'Dealt' }).check({ force: true });
    await page.getByRole('radio', { name: 'Level 1, Novice' }).check({ force: true });
    await page.getByRole('button', { name: 'Begin' }).click();
    await anna.isAsked();
    expect(await planOn(page).count()).toBe(0);
    await holds(page);
    await endsTurn(anna);

    await expect.poll(() => plannedOn(page).textContent()).toBe('You have planned nothing.');
    await unfolds(page);
    const [first = '', second = '', third = ''] = await cardsOn(page);
    await plans(page, first);
    await expect.poll(() => plannedOn(page).textContent()).toBe(`Planned: ${first}.`);
    await plans(page, second);
    await expect.poll(() => plannedOn(page).textContent()).toBe(`Planned: ${first}, ${second}.`);
    // Nothing more can be planned: the list is gone, and what had the focus with it.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Plan ahead');
    await planOn(page).getByRole('button', { name: 'Take the plan back' }).click();
    await expect.poll(() => plannedOn(page).textContent()).toBe('You have planned nothing.');
    await unfolds(page);
    await plans(page, third);
    await plans(page, second);
    await expect.poll(() => plannedOn(page).textContent()).toBe(`Planned: ${third}, ${second}.`);

    await page.reload();
    await expect.poll(() => plannedOn(page).textContent()).toBe(`Planned: ${third}, ${second}.`);
    await lets(page);
    await logOn(page).getByText(`You teched ${second}.`).waitFor();
    await logOn(page).getByText(`You teched ${third}.`).waitFor();
    const asked = await anna.isAsked();
    expect(asked).toMatchObject({ text: expect.not.stringContaining('tech') });
    expect(await planOn(page).count()).toBe(0);
  },
  PATIENCE,
);
