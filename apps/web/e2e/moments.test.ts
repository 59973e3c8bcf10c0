import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTheme, obstaclesOn } from './axe.ts';
import { type Gallery, openGallery, positionsByMoment, showPosition } from './gallery.ts';
import { guests } from './guests.ts';
import type { Position } from './positions.ts';

const { invite } = guests();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };
/** There are many moments, and a busy machine takes its time for each. */
const PATIENCE = 300_000;

const POSITIONS = positionsByMoment();
/** In words moments differ by little else than their words. */
const SOME = POSITIONS.filter(({ moment }) =>
  ['mainAction', 'answerStrike', 'offer:accuse', 'over'].includes(moment),
);

let gallery: Gallery | undefined;
beforeAll(async () => {
  gallery = await openGallery();
}, PATIENCE);
afterAll(() => gallery?.close());

/** What stands in the way at these moments in one theme; everything is looked for in the first, else only contrast. */
async function obstacles(
  positions: readonly Position[],
  { theme, plain, screen }: { readonly theme: string; readonly plain: boolean; readonly screen: object },
): Promise<Readonly<Record<string, readonly string[]>>> {
  const mira = await invite('Mira', screen);
  await mira.page.goto(gallery?.url ?? '');
  const found: Record<string, readonly string[]> = {};
  for (const position of positions) {
    await showPosition(mira.page, position, plain);
    await inTheme(mira.page, theme);
    const met = await obstaclesOn(mira.page, theme !== 'dusk');
    if (met.length > 0) found[`${position.match} ${position.moment}`] = met;
  }
  return found;
}

test.each([
  ['dusk', 'on a desk', DESK],
  ['dusk', 'on a phone', PHONE],
  ['paper', 'on a phone', PHONE],
  ['contrast', 'on a phone', PHONE],
])(
  'no question on the drawn table stands in anybody’s way in %s, %s',
  async (theme, _where, screen) => {
    expect(await obstacles(POSITIONS, { theme, plain: false, screen })).toEqual({});
  },
  PATIENCE,
);

test.each(['dusk', 'paper', 'contrast'])(
  'no question in words stands in anybody’s way in %s',
  async (theme) => {
    expect(await obstacles(SOME, { theme, plain: true, screen: PHONE })).toEqual({});
  },
  PATIENCE,
);
