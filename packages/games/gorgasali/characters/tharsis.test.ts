import { describe, expect, test } from 'vitest';
import { octor, playing } from '../testing/playing.ts';
import type { Setting } from '../testing/table.ts';

describe('Tharsis', () => {
  test('16.15, E8 Ignite: at the end of the turn every enemy next to Tharsis loses 10', () => {
    const table = playing('tharsis', [{ at: 'Q11', helmet: true }, { at: 'R10' }]).end();
    expect(table.health).toEqual([100, 90, 100, 100]);
    expect(table.figure(1)).toMatchObject({ burnt: true, helmet: true });
  });

  test('16.15, E8 at the end of the turn of an enemy that enemy only; then it uses no potion', () => {
    const others: Setting[] = [{ at: 'Q10', character: 'tharsis' }, { at: 'R10' }];
    const table = playing('medea', others, { cooldown: 9 }).end();
    expect(table.health).toEqual([90, 100, 100, 100]);
    const burnt = playing(
      'medea',
      [],
      { health: 40, burnt: true, consumables: ['smallPotion'] },
      { chance: ['axe', 1, 2] },
    );
    expect(burnt.choices('use')).toEqual([]);
    expect(burnt.play({ type: 'heal' }).health[0]).toBe(60);
  });

  test('16.15, 16.11 a copied Ignite is gone after its first effect', () => {
    const table = playing('octor', [{ at: 'Q10', character: 'emoon' }, { at: 'O10' }], octor('ignite')).end();
    expect(table.health).toEqual([100, 100, 90, 100]);
    expect(table.figure(0).copied).toBe('none');
  });
});
