import { readFileSync } from 'node:fs';
import { SHELF } from '@riposte/shelf';
import { expect, test } from 'vitest';
import { inTheme, obstaclesOn } from './axe.ts';
import { Errands } from './errands.ts';
import { guests } from './guests.ts';
import { shortMatch } from './shortMatch.ts';
import { SIZES } from './sizes.ts';

const { invite } = guests();
const game = SHELF[0]?.id ?? '';

test('the record has matches of the server, how exactly they were played, and is saved as a file', async () => {
  const anna = await invite('Anna', SIZES.phone);
  const ben = await invite('Ben');
  const errands = new Errands(anna.context, anna.house);
  const friend = new Errands(ben.context, ben.house);
  await errands.becomes('Anna Lantern');
  await anna.opens('/me');
  await anna.page.getByRole('link', { name: 'Your record' }).click();
  await anna.page.getByText('No finished matches yet').waitFor();

  await friend.becomes('Ben');
  const table = await shortMatch([errands, friend], game, {}, 4);
  type Answer = { readonly status: string; readonly analysis?: { seats: { accuracy?: number }[] } };
  let asked = await errands.ask<Answer>('POST', `/tables/${table}/analysis`);
  await expect
    .poll(
      async () => {
        asked = await errands.ask<Answer>('GET', `/tables/${table}/analysis`);
        return asked.status;
      },
      { timeout: 300_000, interval: 1_000 },
    )
    .toBe('made');

  await anna.page.reload();
  const { page } = anna;
  await page.getByText('1 won').first().waitFor();
  await page.getByRole('img', { name: /^Accuracy in 1 match/ }).waitFor();
  await page.getByText(/^1 of 1 were judged: 0 in this browser, 1 by the server/).waitFor();
  const row = page.getByRole('link', { name: /A former player.*won.*on the server/ });
  await row.waitFor();
  // Where there is no room for all of it in one line, the second begins where the first does.
  await page.setViewportSize({ width: 600, height: 844 });
  const leftOf = async (part: string) => (await row.locator(part).boundingBox())?.x;
  expect(await leftOf('span')).toBe(await leftOf('strong'));
  for (const [size, { viewport }] of Object.entries({ phone: SIZES.phone, desk: SIZES.desk })) {
    await page.setViewportSize(viewport);
    for (const theme of ['dusk', 'paper']) {
      await inTheme(page, theme);
      expect(await obstaclesOn(page), `${size}, ${theme}`).toEqual([]);
    }
  }

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('riposte-record.json');
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(file.matches).toMatchObject([
    {
      id: table,
      kept: 'server',
      game,
      result: 'won',
      opponents: [{ name: 'A former player', isBot: false }],
      accuracy: asked.analysis?.seats[0]?.accuracy,
    },
  ]);
}, 400_000);
