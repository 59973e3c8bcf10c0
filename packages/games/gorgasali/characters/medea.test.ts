import { describe, expect, test } from 'vitest';
import { octor, playing } from '../testing/playing.ts';

describe('Medea', () => {
  test('16.9, E4 Heal: 20 health and a support card, at full health as well', () => {
    const table = playing('medea', [], { health: 50 }, { chance: ['axe', 1, 2] }).play({ type: 'heal' });
    expect(table.figure(0)).toMatchObject({ health: 70, consumables: ['axe'], cooldown: 3 });
    const full = playing('medea', [], {}, { chance: ['rope', 1, 2] }).play({ type: 'heal' });
    expect(full.figure(0)).toMatchObject({ health: 100, consumables: ['rope'] });
  });

  test('16.9 Octor heals once', () => {
    const table = playing('octor', [], { ...octor('heal'), health: 50 }, { chance: ['axe', 1, 2] }).play({
      type: 'heal',
    });
    expect(table.figure(0)).toMatchObject({ health: 70, copied: 'none' });
  });
});
