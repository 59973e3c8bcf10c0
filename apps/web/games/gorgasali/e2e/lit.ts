import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { middleOf } from '../scene/geometry.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middles of the lit squares on the screen, once the camera rests. */
async function litSquares(page: Page): Promise<readonly Spot[]> {
  const look = () =>
    page.locator('path[data-spots]').evaluateAll((paths) =>
      (paths as SVGPathElement[]).map((path) => {
        const { a, d, e, f } = path.getScreenCTM() ?? new DOMMatrix();
        return { across: a, down: d, left: e, top: f, spots: path.dataset.spots ?? '' };
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
      { interval: 500 },
    )
    .toBe(true);
  return seen.flatMap(({ across, down, left, top, spots }) =>
    spots.split(' ').map((square) => {
      const { x, y } = middleOf(Number(square));
      return { x: left + across * x, y: top + down * y };
    }),
  );
}

/** The middles of all lit squares, those nearest to the middle of the island as it is seen first. */
async function litSpots(page: Page): Promise<readonly Spot[]> {
  const lit = await litSquares(page);
  const island = await page.locator('[data-part="island"]').boundingBox();
  if (!island) throw new Error('there is no island');
  const [x, y] = [island.x + island.width / 2, island.y + island.height / 2];
  const away = (spot: Spot) => Math.hypot(spot.x - x, spot.y - y);
  return lit.toSorted((one, other) => away(one) - away(other));
}

/**
 * Touches lit squares until the way to one is shown, and nothing else can be done there; gives the answer that goes it,
 * and where was touched.
 */
export async function showsWay(page: Page): Promise<{ readonly way: Locator; readonly spot: Spot }> {
  const way = page.getByRole('button', { name: /^(Walk to|Open the chest|To the spring)/ });
  // On some squares something else lies that a touch looks at.
  for (const spot of (await litSpots(page)).slice(0, 6)) {
    await page.touchscreen.tap(spot.x, spot.y);
    const isShown = await way
      .first()
      .waitFor({ timeout: 3_000 })
      .then(
        () => true,
        () => false,
      );
    if (isShown && (await way.count()) === 1) return { way, spot };
    await page.keyboard.press('Escape');
  }
  throw new Error('no way is shown');
}
