import { expect, test } from 'vitest';
import { PATIENCE } from '../../../e2e/deep.ts';
import { guests } from '../../../e2e/guests.ts';
import { chooses } from '../../../e2e/meeting.ts';
import type { Person } from '../../../e2e/people.ts';
import { endOn } from '../../../e2e/table.ts';
import { showsWay } from './lit.ts';
import restless, { QUICK } from './strategy.ts';

const { invite } = guests();

/** Two on the island, by the quick pace, with characters that chance gives. */
async function sitsDown(anna: Person): Promise<void> {
  const { page } = anna;
  await anna.opens('/new/gorgasali');
  for (const wish of [['Players', '2'], ...QUICK] as const) await chooses(page, wish);
  await page.getByRole('button', { name: 'Begin' }).click();
}

/** Answers until the movement is asked for. */
async function comesToWalk(anna: Person): Promise<void> {
  for (let count = 0; count < 20; count++) {
    const asked = await anna.isAsked();
    if (asked === 'over') throw new Error('too soon');
    if (/walk\?$/.test(asked.text)) return;
    await anna.answers(restless(asked));
  }
  throw new Error('no movement is asked for');
}

test(
  'a whole quick match against a bot is played on the drawn island with keys alone',
  async () => {
    const anna = await invite('Anna');
    const { page } = anna;
    await sitsDown(anna);
    for (let count = 0; ; count++) {
      expect(count).toBeLessThan(400);
      const asked = await anna.isAsked();
      if (asked === 'over') break;
      await page.keyboard.press(String(restless(asked) + 1));
    }
    await endOn(page).waitFor();
    await page.getByRole('list', { name: 'Places' }).waitFor();
  },
  PATIENCE,
);

test('on a phone a touch on a lit square shows the way, and a second one goes it', async () => {
  const anna = await invite('Anna', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = anna;
  await sitsDown(anna);
  await comesToWalk(anna);
  const told = page.locator('[data-part="told"]');
  const before = await told.textContent();
  const { spot } = await showsWay(page);
  expect(await told.textContent()).toBe(before);
  await page.touchscreen.tap(spot.x, spot.y);
  await expect.poll(() => told.textContent()).not.toBe(before);
});

test('arrows lead over the island, and Enter shows the way and goes it', async () => {
  const anna = await invite('Anna');
  const { page } = anna;
  await sitsDown(anna);
  await comesToWalk(anna);
  const told = page.locator('[data-part="told"]');
  const before = await told.textContent();
  const island = page.getByRole('button', { name: /^The island/ });
  await island.focus();
  for (const way of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(way);
    if (!/nothing to do here/.test((await island.getAttribute('aria-label')) ?? '')) break;
  }
  await page.keyboard.press('Enter');
  expect(await told.textContent()).toBe(before);
  await page.keyboard.press('Enter');
  await expect.poll(() => told.textContent()).not.toBe(before);
});
