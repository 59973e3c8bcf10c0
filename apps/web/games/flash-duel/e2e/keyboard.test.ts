import { expect, test } from 'vitest';
import { guests } from '../../../e2e/guests.ts';
import { endOn } from '../../../e2e/table.ts';
import bold from './strategy.ts';

const { invite } = guests();

test('a whole duel is found and played with the keyboard alone', async () => {
  const anna = await invite('Anna');
  const { page } = anna;
  const { keyboard } = page;
  await anna.opens('/');
  const link = page.getByRole('link', { name: 'Play now' }).first();
  for (let steps = 0; !(await link.evaluate((one) => one === document.activeElement)); steps++) {
    expect(steps).toBeLessThan(10);
    await keyboard.press('Tab');
  }
  await keyboard.press('Enter');
  await page.waitForURL('**/play/flash-duel');

  for (let count = 0; ; count++) {
    expect(count).toBeLessThan(400);
    const asked = await anna.isAsked();
    if (asked === 'over') break;
    await keyboard.press(String(bold(asked) + 1));
  }
  await endOn(page).waitFor();
});

test('arrows walk the table, Enter takes what they stand on, and the plain board is one key away', async () => {
  const anna = await invite('Anna');
  const { page } = anna;
  await anna.opens('/play/flash-duel');
  const asked = await anna.isAsked();
  await page.keyboard.press('p');
  await page.getByRole('main', { name: 'Flash Duel in words' }).waitFor();
  await page.keyboard.press('p');
  await page.getByRole('region', { name: 'The question' }).waitFor();
  expect(await anna.isAsked()).toEqual(asked);
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByRole('button', { name: 'Rule 5' }).click();
  await page.getByRole('dialog', { name: '5 Move' }).getByText('Play one card and go').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  const answers = page.getByRole('region', { name: 'The question' });
  for (let steps = 0; !(await answers.evaluate((one) => one.contains(document.activeElement))); steps++) {
    expect(steps).toBeLessThan(5);
    await page.keyboard.press(steps === 0 ? 'ArrowDown' : 'ArrowUp');
  }
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.getByRole('list', { name: 'Log' }).textContent())
    .toMatch(/You (played|attacked)/);
});

test('a character is chosen with keys, whichever it is', async () => {
  const anna = await invite('Anna');
  const { page } = anna;
  await anna.opens('/new/flash-duel');
  await page.getByRole('radio', { name: /^Full/ }).check({ force: true });
  await page.getByRole('button', { name: 'Begin' }).click();
  const gallery = page.getByRole('list', { name: 'Characters' });
  await gallery.waitFor();
  for (let steps = 0; !(await gallery.evaluate((one) => one.contains(document.activeElement))); steps++) {
    expect(steps).toBeLessThan(20);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowRight');
  const name = await page.evaluate(() => document.activeElement?.textContent);
  const choose = page.getByRole('button', { name: `Choose ${name}` });
  for (let steps = 0; !(await choose.evaluate((one) => one === document.activeElement)); steps++) {
    expect(steps).toBeLessThan(6);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await gallery.waitFor({ state: 'hidden' });
});
