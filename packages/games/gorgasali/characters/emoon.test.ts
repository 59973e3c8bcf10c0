import { describe, expect, test } from 'vitest';
import type { Choice } from '../choice.ts';
import type { CharacterId } from '../ids.ts';
import { playing } from '../testing/playing.ts';
import { type Setting, shoot } from '../testing/table.ts';

describe("E'moon", () => {
  const next: Setting = { at: 'Q10', character: 'emoon', consumables: ['axe'] };

  test.each<[character: CharacterId, type: Choice['type']]>([
    ['armazi', 'supernova'],
    ['ebue', 'hypnosis'],
    ['varas', 'steal'],
    ['tsiva', 'freeze'],
    ['octor', 'imitate'],
    ['kruber', 'swap'],
  ])("16.17, E9 Immunity: the ability of %s is no use against E'moon", (character, type) => {
    const table = playing(character, [next], { empty: ['lynx'] });
    expect(table.choices(type)).toEqual([]);
    expect(table.skip().choices(type)).toEqual([]);
  });

  test("16.17, E9 Tharsis does not burn E'moon; weapons hurt as ever", () => {
    const table = playing('tharsis', [next], { weapons: ['scratch'] }, { chance: [1, 2, 4, 1, 2] }).skip();
    expect(table.play(shoot('scratch', 1)).health[1]).toBe(80);
  });
});
