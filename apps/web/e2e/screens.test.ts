import { expect, test } from 'vitest';
import { inTheme, obstaclesOn } from './axe.ts';
import { THEMES } from './deep.ts';
import { guests } from './guests.ts';
import { SCREENS } from './screens.ts';
import { SIZES } from './sizes.ts';

const { invite } = guests();

test.each(
  SCREENS.flatMap((screen) => [
    [screen.name, 'on a desk', screen, SIZES.desk] as const,
    [screen.name, 'on a phone', screen, SIZES.phone] as const,
  ]),
)('nothing on the screen “%s”, %s, stands in anybody’s way', async (_name, _where, { open }, size) => {
  const mira = await invite('Mira', size);
  await open(mira);
  await mira.page.getByRole('main').first().waitFor();
  await mira.page.waitForLoadState('networkidle');
  for (const theme of THEMES) {
    await inTheme(mira.page, theme);
    // A theme changes colours and nothing else.
    expect(await obstaclesOn(mira.page, theme !== 'dusk'), theme).toEqual([]);
  }
});
