import { expect, test } from 'vitest';
import { inTheme, obstaclesOn } from './axe.ts';
import { IS_DEEP, THEMES } from './deep.ts';
import { guests } from './guests.ts';
import { SCREENS } from './screens.ts';
import { SIZES } from './sizes.ts';

const { invite } = guests();

/** Only a deep run looks at what is alike for every game. */
const LOOKED_AT = SCREENS.filter(({ isAlike }) => IS_DEEP || !isAlike);

/** Which rules can break: a theme changes colours and nothing else. Only a deep run holds every size to all of them. */
function rulesFor(size: 'phone' | 'desk', theme: string, isText = false) {
  if (theme !== 'dusk') return 'theme';
  if (IS_DEEP || size === 'phone') return 'all';
  return isText ? 'places' : 'size';
}

test.each(LOOKED_AT)(
  'nothing on the screen “$name” stands in anybody’s way, on a phone or on a desk',
  async ({ open, isText }) => {
    const mira = await invite('Mira', SIZES.phone);
    await open(mira);
    await mira.page.getByRole('main').first().waitFor();
    await mira.page.waitForLoadState('networkidle');
    for (const [size, { viewport }] of [
      ['phone', SIZES.phone],
      ['desk', SIZES.desk],
    ] as const) {
      await mira.page.setViewportSize(viewport);
      for (const theme of THEMES) {
        await inTheme(mira.page, theme);
        expect(await obstaclesOn(mira.page, rulesFor(size, theme, isText)), `${size}, ${theme}`).toEqual([]);
      }
    }
  },
);
