import { describe, expect, test } from 'vitest';
import { nova, octor, playing } from '../testing/playing.ts';

describe('Armazi', () => {
  test('16.5, E1 Supernova: 35 to one enemy, or to two who are next to each other, both in range', () => {
    const table = playing('armazi', [{ at: 'Q10' }, { at: 'R10' }, { at: 'N10' }, { at: 'S10' }]);
    expect(table.choices('supernova')).toEqual([nova(1), nova(2), nova(3), nova(1, 2)]);
    expect(table.play(nova(1, 2)).health).toEqual([100, 65, 65, 100, 100, 100]);
  });

  test('16.5 Octor uses it once', () => {
    const table = playing('octor', [{ at: 'Q10' }], octor('supernova'));
    table.play(nova(1));
    expect(table.health[1]).toBe(65);
    expect(table.figure(0).copied).toBe('none');
  });
});
