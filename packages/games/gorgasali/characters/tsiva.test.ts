import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../choice.ts';
import { octor, playing } from '../testing/playing.ts';
import { END, hurl, IslandTable, type Setting, shoot } from '../testing/table.ts';

describe('Princess Tsiva', () => {
  const FREEZE: Choice = { type: 'freeze' };

  test('16.10, E5 Freezing vortex: every enemy within range 3', () => {
    const table = playing('tsiva', [{ at: 'S10' }, { at: 'M13' }, { at: 'T10' }]).play(FREEZE);
    expect(table.state.figures.map(({ frozenBy }) => frozenBy)).toEqual([[], [0], [0], [], []]);
    expect(playing('tsiva', [{ at: 'T10' }]).asked).toBe('move');
  });

  test('16.10, E5 a frozen figure does not move and aims nothing at Tsiva; it rolls and does the rest', () => {
    const figures: Setting[] = [
      { at: 'P10', weapons: ['lynx'], consumables: ['compass'], throwable: 'spear', frozenBy: [seat(1)] },
      { at: 'Q10', character: 'tsiva' },
      { at: 'P11', character: 'medea' },
    ];
    const table = new IslandTable({ figures, chance: [1, 2] });
    expect(table.told('stayed')).toEqual([{ type: 'stayed', seat: 0, by: 'frost' }]);
    expect(table.choices()).toEqual([END, shoot('lynx', 2), hurl('spear', 2)]);
  });

  test("16.10, E5 Dobergun's extra movement is a movement", () => {
    const figures: Setting[] = [
      { at: 'P10', weapons: ['dobergun'], frozenBy: [seat(2)] },
      { at: 'Q10' },
      { at: 'S10', character: 'tsiva' },
    ];
    const table = new IslandTable({ figures, chance: [1, 2, 6, 1, 2] }).play(shoot('dobergun', 1));
    expect(table.decision.seat).toBe(1);
  });

  test('16.10, E5 a flame bulb aimed at another may still burn Tsiva', () => {
    const figures: Setting[] = [
      { at: 'P10', throwable: 'flame', frozenBy: [seat(1)] },
      { at: 'R11', character: 'tsiva' },
      { at: 'R10' },
    ];
    const table = new IslandTable({ figures, chance: [1, 2, 6, 6, 1, 2] }).play(hurl('flame', 2));
    expect(table.health).toEqual([100, 60, 60]);
  });

  test('16.10 an ability cannot be aimed at Tsiva either; Octor freezes once', () => {
    const aimed = playing('armazi', [{ at: 'Q10', character: 'tsiva' }], {
      frozenBy: [seat(1)],
      empty: ['lynx'],
    });
    expect(aimed.choices('supernova')).toEqual([]);
    const table = playing('octor', [{ at: 'Q10' }], octor('freeze')).play(FREEZE);
    expect(table.figure(1).frozenBy).toEqual([0]);
    expect(table.figure(0).copied).toBe('none');
  });
});
