import { SHELF } from '@riposte/shelf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTheme, obstaclesOn } from './axe.ts';
import { fillCourtroom } from './courtroom.ts';
import { THEMES } from './deep.ts';
import { guests } from './guests.ts';
import { openOwnHouse } from './house.ts';
import type { Person } from './people.ts';
import { SIZES } from './sizes.ts';

/** How long, in milliseconds, a busy machine may take to open it. */
const OPENING = 180_000;
const GAME = SHELF[0]?.id ?? '';

let house: Awaited<ReturnType<typeof openOwnHouse>>;
beforeAll(async () => {
  house = await openOwnHouse();
}, OPENING);
afterAll(() => house.close(), OPENING);
const { invite } = guests(() => house.url);

async function isClear({ page }: Person): Promise<void> {
  await page.getByRole('main').first().waitFor();
  await page.waitForLoadState('networkidle');
  for (const size of ['phone', 'desk'] as const) {
    await page.setViewportSize(SIZES[size].viewport);
    for (const theme of THEMES) {
      await inTheme(page, theme);
      const which = theme !== 'dusk' ? 'theme' : size === 'phone' ? 'all' : 'size';
      expect(await obstaclesOn(page, which), `${size}, ${theme}`).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${size}, ${theme} is too wide`).toBeLessThanOrEqual(0);
    }
  }
}

test('a moderator suspends, a second one bans, and the suspended player reads why and appeals', async () => {
  const mod = await invite('Moira', SIZES.phone);
  const second = await invite('Milan', SIZES.desk);
  const rude = await invite('Rudy', SIZES.phone);
  const hurt = await invite('Hurtig', SIZES.desk);
  const { reported } = await fillCourtroom(house.database, GAME, [mod, second, rude, hurt]);

  await hurt.opens('/me');
  await hurt.page.getByRole('heading', { name: /You are suspended until/ }).waitFor();
  await hurt.page.getByText('A moderator will answer it here.').waitFor();
  await isClear(hurt);

  await mod.opens('/moderate');
  await mod.page.getByRole('heading', { name: 'Appeals' }).waitFor();
  await isClear(mod);
  await mod.page.setViewportSize(SIZES.phone.viewport);
  await mod.page.getByRole('textbox', { name: 'Your answer to Hurtig' }).fill('Welcome back.');
  await mod.page.getByRole('button', { name: 'End the suspension' }).click();
  await mod.page.getByText('Moira granted the appeal of Hurtig').waitFor();
  await mod.page.getByRole('button', { name: 'Confirm the ban' }).click();
  await mod.page.getByRole('button', { name: 'Confirm the ban' }).click();
  await mod.page.getByText('Moira confirmed the ban or deletion of Rudy').waitFor();

  await mod.opens(`/moderate/${reported}`);
  await mod.page.getByRole('button', { name: 'Take action' }).click();
  await isClear(mod);

  await rude.opens('/me');
  await rude.page.getByRole('heading', { name: 'You are suspended permanently', exact: true }).waitFor();
  await rude.page.getByRole('textbox', { name: 'Appeal' }).fill('Please look again.');
  await rude.page.getByRole('button', { name: 'Send appeal' }).click();
  await rude.page.getByText('A moderator will answer it here.').waitFor();
  await isClear(rude);
});
