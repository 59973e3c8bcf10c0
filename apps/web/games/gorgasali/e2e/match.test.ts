import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PATIENCE } from '../../../e2e/deep.ts';
import { guests } from '../../../e2e/guests.ts';
import { chooses } from '../../../e2e/meeting.ts';
import type { Person } from '../../../e2e/people.ts';
import { endOn } from '../../../e2e/table.ts';
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

/** Where the lit squares are, once the camera rests. */
async function litSquares(page: Page) {
  const look = () =>
    page.locator('[data-spot]').evaluateAll((spots) =>
      spots.map((spot) => {
        const { x, y, width, height } = spot.getBoundingClientRect();
        return { x, y, width, height };
      }),
    );
  let seen = await look();
  await expect
    .poll(
      async () => {
        const before = seen;
        seen = await look();
        return seen.length > 0 && JSON.stringify(before) === JSON.stringify(seen);
      },
      { interval: 500, timeout: 10_000 },
    )
    .toBe(true);
  return seen;
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
  const island = await page.locator('[data-part="island"]').boundingBox();
  const boxes = await litSquares(page);
  const middle = { x: 195, y: (island?.y ?? 0) + (island?.height ?? 0) / 2 };
  const away = (box: (typeof boxes)[number]) => Math.hypot(box.x - middle.x, box.y - middle.y);
  const [first] = boxes.toSorted((one, other) => away(one) - away(other));
  if (!first) throw new Error('no square is lit');
  const [x, y] = [first.x + first.width / 2, first.y + first.height / 2];
  await page.touchscreen.tap(x, y);
  await page
    .getByRole('button', { name: /^(Walk to|Open the chest|To the spring)/ })
    .first()
    .waitFor();
  expect(await told.textContent()).toBe(before);
  await page.touchscreen.tap(x, y);
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
