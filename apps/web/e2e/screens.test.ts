import { expect, test } from 'vitest';
import { inTheme, obstaclesOn } from './axe.ts';
import { IS_DEEP, THEMES } from './deep.ts';
import { guests } from './guests.ts';
import { SCREENS } from './screens.ts';
import { SIZES } from './sizes.ts';

const { invite } = guests();

/** Only a deep run looks at what is alike for every game. */
const LOOKED_AT = SCREENS.filter(({ isAlike }) => IS_DEEP || !isAlike);

test.each(LOOKED_AT)(
  'nothing on the screen “$name” stands in anybody’s way, on a phone or on a desk',
  async ({ open }) => {
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
        // A theme changes colours and nothing else.
        expect(await obstaclesOn(mira.page, theme !== 'dusk'), `${size}, ${theme}`).toEqual([]);
      }
    }
  },
);
