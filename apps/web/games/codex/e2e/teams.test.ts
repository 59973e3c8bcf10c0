import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inTheme, obstaclesOn } from '../../../e2e/axe.ts';
import { PATIENCE } from '../../../e2e/deep.ts';
import { guests } from '../../../e2e/guests.ts';
import type { Person } from '../../../e2e/people.ts';
import { SIZES } from '../../../e2e/sizes.ts';

const { invite } = guests();

async function begins({ page, ...anna }: Person): Promise<void> {
  await page.goto(`${anna.house}/new/codex`);
  await page.getByRole('radio', { name: 'Level 1, Novice' }).check({ force: true });
  await page.getByRole('button', { name: 'Begin' }).click();
}

async function expectNoObstacles(page: Page, where: string): Promise<void> {
  for (const theme of ['dusk', 'paper']) {
    await inTheme(page, theme);
    expect(await obstaclesOn(page), `${where}, ${theme}`).toEqual([]);
  }
}

/** The first turn is there, whichever player has it. */
async function hasBegun(page: Page): Promise<void> {
  const first = page.getByRole('button', { name: /^Set the patrol/ }).or(page.getByText(/^Waiting for/));
  await first.first().waitFor();
}

test(
  'a newcomer leads a ready team: it is read about, begun and gone on with',
  async () => {
    const anna = await invite('Anna', SIZES.desk);
    const { page } = anna;
    await begins(anna);
    await page.getByRole('button', { name: 'Begin with Midori' }).waitFor();
    await expectNoObstacles(page, 'a team at a desk');
    await page.getByText('Every card costs what is printed on it.').waitFor();
    await page.getByRole('button', { name: 'Read the cards' }).click();
    await page.getByRole('dialog', { name: 'In the codex' }).getByText('Gigadon').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Begin with Midori' }).click();
    await page.getByRole('button', { name: 'Go on with Calamandra' }).click();
    await page.getByRole('button', { name: 'Go on with Argagarg' }).click();
    // One colour has one starting deck: nothing is asked before the match begins.
    await hasBegun(page);
  },
  PATIENCE,
);

test(
  'on a phone any three are led: what their colours cost is said, and the starting deck is chosen',
  async () => {
    const anna = await invite('Anna', SIZES.phone);
    const { page } = anna;
    await begins(anna);
    await page.getByRole('button', { name: /^Jaina/ }).tap();
    await expectNoObstacles(page, 'a hero on a phone');
    await page.getByRole('button', { name: 'Lead Jaina' }).tap();
    await page.getByRole('button', { name: /^Calamandra/ }).tap();
    await page.getByText('Your first tech building or add-on costs 1 more.').waitFor();
    await page.getByRole('button', { name: 'Lead Calamandra' }).tap();
    await page.getByRole('button', { name: /^Rook/ }).tap();
    await page.getByRole('button', { name: 'Lead Rook' }).tap();
    await page.getByRole('button', { name: 'Begin with White' }).waitFor();
    await expectNoObstacles(page, 'starting decks on a phone');
    await page.getByRole('button', { name: 'Begin with Red' }).tap();
    await hasBegun(page);
  },
  PATIENCE,
);
