import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTheme, obstaclesOn } from './axe.ts';
import { type Gallery, openGallery, positionsByMoment, showPosition } from './gallery.ts';
import { guests } from './guests.ts';

const { invite } = guests();
const POSITIONS = positionsByMoment();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

let gallery: Gallery | undefined;
beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery?.close());

/** What stands in the way at every moment there is, in one theme. */
async function obstacles(
  theme: string,
  plain: boolean,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const mira = await invite('Mira', PHONE);
  await mira.page.goto(gallery?.url ?? '');
  const found: Record<string, readonly string[]> = {};
  for (const position of POSITIONS) {
    await showPosition(mira.page, position, plain);
    await inTheme(mira.page, theme);
    const obstacles = await obstaclesOn(mira.page, theme !== 'dusk');
    if (obstacles.length > 0) found[`${position.match} ${position.moment}`] = obstacles;
  }
  return found;
}

test.each(['dusk', 'paper', 'contrast'])(
  'no question on the drawn table stands in anybody’s way in %s',
  async (theme) => {
    expect(await obstacles(theme, false)).toEqual({});
  },
);

test.each(['dusk', 'paper', 'contrast'])(
  'no question in words stands in anybody’s way in %s',
  async (theme) => {
    expect(await obstacles(theme, true)).toEqual({});
  },
);
