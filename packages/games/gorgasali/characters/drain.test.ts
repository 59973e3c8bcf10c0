import { describe, expect, test } from 'vitest';
import { octor, playing, type Setup } from '../testing/playing.ts';
import { banner, type Setting, shoot } from '../testing/table.ts';

describe("D'rain", () => {
  const draining = (
    target: Setting,
    dice: readonly number[],
    mine: Setting = {},
    more: Partial<Setup> = {},
  ) =>
    playing(
      'drain',
      [{ at: 'Q10', ...target }],
      { weapons: ['lynx'], health: 50, ...mine },
      { chance: [1, 2, ...dice, 1, 2], ...more },
    )
      .skip()
      .play(shoot(mine.weapons?.[0] ?? 'lynx', 1));

  test("16.16, D6, D7 Drain: 5 more damage and 5 health for D'rain for each die above 4, past armor", () => {
    const table = draining({ helmet: true, bodyArmor: true }, [5, 6, 1]);
    expect(table.health).toEqual([60, 100 - 6 - 10, 100]);
  });

  test('16.16, D6 the dice are read before a platform; a die of 4 gives nothing', () => {
    const banners = [banner('platform', 1, ['Q10'])];
    expect(draining({}, [5, 4, 1], {}, { banners }).health).toEqual([55, 100 - 21 - 5, 100]);
    expect(draining({}, [4, 4, 4]).health).toEqual([50, 64, 100]);
  });

  test("16.16, 16.17, D7 nothing on a miss, nor against E'moon", () => {
    expect(draining({}, [4], { weapons: ['kiss'] }).health).toEqual([50, 100, 100]);
    expect(draining({ character: 'emoon' }, [6, 6, 6]).health).toEqual([50, 46, 100]);
  });

  test('16.16 a copied Drain is gone after its first effect', () => {
    const table = playing(
      'octor',
      [{ at: 'Q10' }],
      { ...octor('drain'), weapons: ['lynx'] },
      { chance: [1, 2, 6, 1, 1, 1, 2] },
    );
    table.skip().play(shoot('lynx', 1));
    expect(table.health[1]).toBe(100 - 24 - 5);
    expect(table.figure(0).copied).toBe('none');
  });
});
