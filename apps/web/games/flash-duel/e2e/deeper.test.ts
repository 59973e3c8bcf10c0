import { expect, test } from 'vitest';
import { inTheme, obstaclesOn } from '../../../e2e/axe.ts';
import { Errands } from '../../../e2e/errands.ts';
import { guests } from '../../../e2e/guests.ts';
import { shortMatch } from '../../../e2e/shortMatch.ts';
import { SIZES } from '../../../e2e/sizes.ts';

const { invite } = guests();

const BY_SERVER = 'Judged by the server, which thought three times as long as a browser.';

test('the replay of a match on the server shows what the browser finds, then what the server has found, in its place', async () => {
  const anna = await invite('Anna', SIZES.desk);
  const errands = new Errands(anna.context, anna.house);
  await errands.becomes('Anna Lantern');
  const rook = await invite('Rook');
  const friend = new Errands(rook.context, rook.house);
  await friend.becomes('Rook');
  const table = await shortMatch([errands, friend], 'flash-duel', { mode: 'simple' }, 4);
  const { page } = anna;
  await anna.opens(`/replay/t/${table}`);
  await page.getByRole('button', { name: 'Why?' }).click();
  const sheet = page.getByRole('dialog', { name: 'Why it went so' });
  await sheet.getByText(/^Judged by/).waitFor({ timeout: 120_000 });
  const heading = sheet.getByRole('heading', { name: /^Where it turned|^Luck and skill/ }).first();
  await heading.waitFor();
  const judge = sheet.getByRole('status').filter({ hasText: 'Judged by' });
  const before = await judge.boundingBox();
  await sheet.getByText(BY_SERVER).waitFor({ timeout: 300_000 });
  // What stands above and the line itself stay where they were.
  expect(await judge.boundingBox()).toEqual(before);
  await heading.waitFor();
  for (const theme of ['dusk', 'paper']) {
    await inTheme(page, theme);
    expect(await obstaclesOn(page)).toEqual([]);
  }
  const kept = await errands.ask<{
    status: string;
    analysis: { plan: string; seats: { accuracy?: number }[] };
  }>('GET', `/tables/${table}/analysis`);
  expect(kept).toMatchObject({ status: 'made', analysis: { plan: 'deep-1' } });
  const shown = await sheet
    .getByRole('row')
    .filter({ hasText: 'You' })
    .getByRole('cell')
    .first()
    .textContent();
  expect(shown).toBe(kept.analysis.seats[0]?.accuracy?.toFixed(0) ?? '–');

  // A stranger with the link has it at once, for it is kept.
  const ben = await invite('Ben', SIZES.phone);
  await ben.opens(`/replay/t/${table}?key=${await errands.keyOf(table)}#why`);
  await ben.page.getByText(BY_SERVER).waitFor({ timeout: 30_000 });
  expect(await obstaclesOn(ben.page)).toEqual([]);
}, 400_000);
