import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

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

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middles of all lit squares, those nearest to the middle of the island as it is seen first. */
async function litSpots(page: Page): Promise<readonly Spot[]> {
  const boxes = await litSquares(page);
  const island = await page.locator('[data-part="island"]').boundingBox();
  if (!island) throw new Error('there is no island');
  const [x, y] = [island.x + island.width / 2, island.y + island.height / 2];
  const away = (spot: Spot) => Math.hypot(spot.x - x, spot.y - y);
  return boxes
    .map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))
    .toSorted((one, other) => away(one) - away(other));
}

/** Touches lit squares until the way to one is shown; gives the answer that goes it, and where was touched. */
export async function showsWay(page: Page): Promise<{ readonly way: Locator; readonly spot: Spot }> {
  const way = page.getByRole('button', { name: /^(Walk to|Open the chest|To the spring)/ }).first();
  // On some squares something else lies that a touch looks at.
  for (const spot of (await litSpots(page)).slice(0, 6)) {
    await page.touchscreen.tap(spot.x, spot.y);
    const isShown = await way.waitFor({ timeout: 3_000 }).then(
      () => true,
      () => false,
    );
    if (isShown) return { way, spot };
    await page.keyboard.press('Escape');
  }
  throw new Error('no way is shown');
}
