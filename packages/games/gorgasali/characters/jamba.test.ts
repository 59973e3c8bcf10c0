import { describe, expect, test } from 'vitest';
import type { CharacterId } from '../ids.ts';
import { octor, playing } from '../testing/playing.ts';
import { type Setting, shoot, use } from '../testing/table.ts';

describe('Jamba Z', () => {
  const shooting = (
    character: CharacterId,
    dice: readonly number[],
    target: Setting = {},
    mine: Setting = {},
  ) =>
    playing(
      character,
      [{ at: 'Q10', character: 'jamba', ...target }],
      { cooldown: 9, weapons: ['scratch'], ...mine },
      { chance: [1, 2, ...dice, 1, 2] },
    )
      .skip()
      .play(shoot('scratch', 1));

  test.each<[rule: string, die: number, health: readonly number[]]>([
    ['16.18, D8 Laugh: a shot of 20 or less costs the shooter 20', 4, [80, 80, 100]],
    ['16.18, D8 one of 25 does not', 5, [100, 75, 100]],
  ])('%s', (_rule, die, health) => {
    expect(shooting('medea', [die]).health).toEqual(health);
  });

  test('16.18, D8 a miss counts; the damage is read before armor', () => {
    const miss = playing(
      'medea',
      [{ at: 'Q10', character: 'jamba' }],
      { cooldown: 9, weapons: ['kiss'] },
      { chance: [1, 2, 1, 1, 2] },
    );
    expect(miss.skip().play(shoot('kiss', 1)).health).toEqual([80, 100, 100]);
    expect(shooting('medea', [5], { bodyArmor: true }).health).toEqual([100, 95, 100]);
  });

  test('16.16, 16.18 what Drain adds counts: 20 and 5 are no weak shot', () => {
    const drained = playing(
      'drain',
      [{ at: 'Q10', character: 'jamba' }],
      { cooldown: 0, weapons: ['lynx'], health: 50 },
      { chance: [1, 2, 5, 1, 1, 1, 2] },
    );
    expect(drained.skip().play(shoot('lynx', 1)).health).toEqual([55, 74, 100]);
    const weak = playing(
      'drain',
      [{ at: 'Q10', character: 'jamba' }],
      { cooldown: 0, weapons: ['lynx'], health: 50 },
      { chance: [1, 2, 4, 1, 1, 1, 2] },
    );
    expect(weak.skip().play(shoot('lynx', 1)).health).toEqual([30, 82, 100]);
  });

  test("16.18, D8 nobody laughs who fell, and E'moon is not hurt", () => {
    const fallen = shooting('medea', [4], { health: 20 });
    expect(fallen.health).toEqual([100, 0, 100]);
    expect(shooting('emoon', [1]).health).toEqual([100, 95, 100]);
  });

  test('15.3, 16.18 a shooter who falls by Laugh falls to Jamba Z; a copied Laugh is gone', () => {
    const table = shooting('medea', [1], {}, { health: 20, helmet: true });
    expect(table.told('fell')).toEqual([{ type: 'fell', seat: 0, by: 1 }]);
    expect(table.figure(1).helmet).toBe(true);
    const copy = playing(
      'medea',
      [{ at: 'Q10', ...octor('laugh') }],
      { cooldown: 9, weapons: ['scratch'] },
      { chance: [1, 2, 1, 1, 2] },
    );
    expect(copy.skip().play(shoot('scratch', 1)).figure(1).copied).toBe('none');
    expect(copy.health[0]).toBe(80);
  });
});

test('16.2 a copy that is not ready cannot be used', () => {
  const table = playing('octor', [{ at: 'Q10' }], { copied: 'supernova', cooldown: 3, defensive: 'field' });
  expect(table.choices('supernova')).toEqual([]);
  expect(table.skip().choices()).toContainEqual(use('field'));
});
