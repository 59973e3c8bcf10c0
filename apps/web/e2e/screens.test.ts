import { expect, test } from 'vitest';
import { inTheme, obstaclesOn } from './axe.ts';
import { guests } from './guests.ts';
import { SCREENS } from './screens.ts';

const { invite } = guests();

test.each(SCREENS.map((screen) => [screen.name, screen] as const))(
  'nothing on the screen “%s” stands in anybody’s way, in any theme',
  async (_name, { open }) => {
    const mira = await invite('Mira');
    await open(mira);
    await mira.page.getByRole('main').first().waitFor();
    await mira.page.waitForLoadState('networkidle');
    expect(await obstaclesOn(mira.page), 'dusk').toEqual([]);
    for (const theme of ['paper', 'contrast']) {
      await inTheme(mira.page, theme);
      expect(await obstaclesOn(mira.page, true), theme).toEqual([]);
    }
  },
);
