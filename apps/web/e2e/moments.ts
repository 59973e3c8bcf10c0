import { expect, test } from 'vitest';
import { inTheme, obstaclesOn } from './axe.ts';
import { IS_DEEP, PATIENCE, THEMES } from './deep.ts';
import { positionsByMoment, showPosition } from './gallery.ts';
import type { Moments, Position } from './positions.ts';
import { visitors } from './visitors.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };
/** So many moments of a game are looked at in every run. */
const MOST_USUAL = 12;

/** Tests that nothing stands in a player's way at the moments of a game, drawn and in words. */
export async function testMoments(game: string, moments: Moments): Promise<void> {
  const { visit } = visitors();
  const all = await positionsByMoment(game, moments);
  const usual = all.filter(({ moment }) => moments.usual.includes(moment));
  const inWords = all.filter(({ moment }) => moments.inWords.includes(moment));

  /** What stands in the way in one theme; in dusk everything is looked for, in the others only contrast. */
  async function obstacles(
    positions: readonly Position[],
    { theme, plain, screen }: { readonly theme: string; readonly plain: boolean; readonly screen: object },
  ): Promise<Readonly<Record<string, readonly string[]>>> {
    const mira = await visit(screen);
    const found: Record<string, readonly string[]> = {};
    for (const position of positions) {
      await showPosition(mira.page, game, position, plain);
      await inTheme(mira.page, theme);
      const met = await obstaclesOn(mira.page, theme === 'dusk' ? 'all' : 'theme');
      if (met.length > 0) found[`${position.match} ${position.moment}`] = met;
    }
    return found;
  }

  test('every moment that matters most is found, and they are few', () => {
    expect(usual.map(({ moment }) => moment).toSorted()).toEqual(moments.usual.toSorted());
    expect(usual.length).toBeLessThanOrEqual(MOST_USUAL);
    expect(inWords.length).toBe(moments.inWords.length);
  });

  test.each([
    ['dusk', 'on a desk', DESK] as const,
    ...THEMES.map((theme) => [theme, 'on a phone', PHONE] as const),
  ])(
    'no question on the drawn table stands in anybody’s way in %s, %s',
    async (theme, _where, screen) => {
      expect(await obstacles(IS_DEEP ? all : usual, { theme, plain: false, screen })).toEqual({});
    },
    PATIENCE,
  );

  test.each(THEMES)(
    'no question in words stands in anybody’s way in %s',
    async (theme) => {
      expect(await obstacles(inWords, { theme, plain: true, screen: PHONE })).toEqual({});
    },
    PATIENCE,
  );
}
