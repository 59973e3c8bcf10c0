import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../choice.ts';
import { octor, playing } from '../testing/playing.ts';
import type { Setting } from '../testing/table.ts';

describe('Varas', () => {
  const steal = (card: 'axe' | 'helmet' | 'rope', pack = false): Choice => ({
    type: 'steal',
    from: seat(1),
    card,
    pack,
  });

  test('16.8, E3 Steal takes any card but a weapon, backpack included, within range 3', () => {
    const rich: Setting = {
      weapons: ['lynx'],
      consumables: ['axe'],
      pack: ['rope'],
      helmet: true,
      extraChests: 2,
    };
    const table = playing('varas', [
      { at: 'S10', ...rich },
      { at: 'T10', ...rich },
    ]);
    expect(table.choices('steal')).toEqual([steal('axe'), steal('rope', true), steal('helmet')]);
    table.play(steal('rope', true));
    expect(table.figure(0).consumables).toEqual(['rope']);
    expect(table.figure(1)).toMatchObject({ pack: [], consumables: ['axe'], extraChests: 2 });
  });

  test('16.8 a card that finds no slot is placed as any other; Octor steals once', () => {
    const table = playing('octor', [{ at: 'Q10', consumables: ['axe'] }], {
      ...octor('steal'),
      consumables: ['boat', 'boat'],
      pack: ['rope', 'rope'],
    });
    table.play(steal('axe'));
    expect(table.choices().map(({ type }) => type)).toEqual(['replace', 'replace', 'leave']);
    table.play({ type: 'leave', card: 'axe' });
    expect(table.figure(0).copied).toBe('none');
  });
});
