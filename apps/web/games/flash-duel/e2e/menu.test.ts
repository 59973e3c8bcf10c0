import { expect, test } from 'vitest';
import { guests } from '../../../e2e/guests.ts';
import { laysTable, sitsDown } from '../../../e2e/meeting.ts';
import type { Person } from '../../../e2e/people.ts';

const { invite } = guests();
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };

/** What stands in the menu of a match. */
async function menuOf({ page }: Person): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'This match' });
  await sheet.getByRole('link', { name: 'Rules' }).waitFor();
  const words = await sheet.locator('a, button:not([aria-label])').allTextContents();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'hidden' });
  return words;
}

test('players and spectators have a menu that says what each thing does, and its end has all its buttons on a phone', async () => {
  const anna = await invite('Anna');
  const ben = await invite('Ben', PHONE);
  await anna.prefers({ name: 'Anna' });
  await ben.prefers({ name: 'Ben' });
  const link = await laysTable(anna, 'flash-duel', ['Mode', 'Simple']);
  await sitsDown(ben, link);
  const cleo = await invite('Cleo');
  await cleo.opens(link);
  await cleo.page.getByText('You are watching').waitFor();

  const watching = await menuOf(cleo);
  expect(watching).toEqual(expect.arrayContaining(['Rules', 'Settings', 'Home']));
  expect(watching.join()).not.toMatch(/Resign|take your last choice/);

  const playing = await menuOf(anna);
  expect(playing).toEqual(
    expect.arrayContaining([
      'Offer a draw',
      'Resign',
      'Let a bot play on for you',
      'Home, and come back later',
    ]),
  );
  await anna.page.getByRole('button', { name: 'Menu' }).click();
  expect(await anna.page.getByRole('button', { name: /take your last choice back/ }).isDisabled()).toBe(true);
  await anna.page.getByRole('button', { name: 'Resign' }).click();
  await anna.page.getByRole('button', { name: 'Resign' }).last().click();

  for (const name of ['Rematch', 'Replay', 'Was it fair?', 'Home']) {
    const box = await ben.page.getByText(name, { exact: true }).first().boundingBox();
    expect(box && box.y + box.height, name).toBeLessThanOrEqual(640);
  }
  await ben.page.getByText('Anna resigned.').first().waitFor();
});
