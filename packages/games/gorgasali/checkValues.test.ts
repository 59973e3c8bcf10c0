import { describe, expect, test } from 'vitest';
import { banner, hurl, IslandTable, type Setting, shoot } from './testing/table.ts';

// The rulebook's own examples, number by number, where the tests of the rules use others.

const ME: Setting = { at: 'K10', character: 'medea', cooldown: 9 };

describe('examples of the rulebook', () => {
  test("12.4, 13.7, D2 K'Braus deals 23: in a Magic field 11 are left", () => {
    const table = new IslandTable({
      figures: [{ ...ME, weapons: ['kbraus'] }, { at: 'M10' }, { at: 'AA28' }],
      banners: [banner('field', 1, ['M10'])],
      chance: [1, 2, 1, 1, 1, 1, 5, 1, 2],
    });
    table.skip().play(shoot('kbraus', 1));
    expect(table.health).toEqual([100, 89, 100]);
  });

  test.each([1, 2, 3, 4, 5, 6])('14.3 a Magic spear at range 4 hits with a 4 only: %i', (face) => {
    const table = new IslandTable({
      figures: [{ ...ME, throwable: 'spear' }, { at: 'O10' }, { at: 'AA28' }],
      chance: [1, 2, face, 1, 2],
    });
    table.skip().play(hurl('spear', 1));
    expect(table.health).toEqual([100, face === 4 ? 40 : 100, 100]);
  });

  test('13.6, D6 Lynx rolls 5, 1 and 3 at a Tree platform: 4, 0 and 2, so 18 damage', () => {
    const table = new IslandTable({
      figures: [{ ...ME, weapons: ['lynx'] }, { at: 'M10' }, { at: 'AA28' }],
      banners: [banner('platform', 1, ['M10'])],
      chance: [1, 2, 5, 1, 3, 1, 2],
    });
    table.skip().play(shoot('lynx', 1));
    expect(table.health).toEqual([100, 82, 100]);
  });

  test('9.15, D4, 15.5 Breathold at helmet and body armor: 50 are lost and both cards stay', () => {
    const table = new IslandTable({
      figures: [
        { ...ME, weapons: ['breathold'] },
        { at: 'M10', helmet: true, bodyArmor: true },
        { at: 'AA28' },
      ],
      chance: [1, 2, 4, 5, 1, 2],
    });
    table.skip().play(shoot('breathold', 1));
    expect(table.figure(1)).toMatchObject({ health: 50, helmet: true, bodyArmor: true });
  });
});
