import { describe, expect, test } from 'vitest';
import { having } from '../testing/gifts.ts';
import { at, damaged, type Placed, runed } from '../testing/placed.ts';
import { Scene } from '../testing/scene.ts';

describe('rune damage', () => {
  const poisoner = having('iron-man', 'rune damage');
  const hits = (...play: Placed[]) => new Scene({ play: [poisoner] }, { play }).do('Attack with');

  test('case: 14.38 its damage to a unit is given as -1/-1 runes', () => {
    const scene = hits(at('regular-sized-rhinoceros', 'elite'));
    const { runes, damage } = scene.row(1, 'regular-sized-rhinoceros').thing;
    expect([runes, damage, scene.stats(1, 'regular-sized-rhinoceros')]).toEqual([-3, 0, '3/3']);
  });

  test('case: 14.38 a hero that strikes back gives runes, too', () => {
    const hero = having(at({ card: 'troq-bashar', level: 5 }, 'elite'), 'rune damage');
    const scene = new Scene({ play: ['harvest-reaper'] }, { play: [hero] }).do('Attack with');
    expect(scene.row(0, 'harvest-reaper').thing.runes).toBe(-4);
  });

  test('negative: 14.38 a building takes damage', () => {
    expect(hits().theirs).toBe('Base 17');
  });

  test('negative: what is dealt to it is damage as always', () => {
    const { thing } = hits(at('revolver-ocelot', 'scavenger')).row(0, 'iron-man');
    expect([thing.damage, thing.runes]).toEqual([3, 0]);
  });

  test('edge: 14.38, 9.9 armor takes its part first', () => {
    const scene = hits(at('regular-sized-rhinoceros', 'squad leader'));
    expect(scene.row(1, 'regular-sized-rhinoceros').thing.runes).toBe(-2);
  });

  test('edge: 12.3 +1/+1 runes go first, and damage there is counts', () => {
    expect(
      hits(at(runed('regular-sized-rhinoceros', 2), 'scavenger')).stats(1, 'regular-sized-rhinoceros'),
    ).toBe('4/5');
    expect(hits(at(damaged('regular-sized-rhinoceros', 3), 'scavenger')).theirs).toBe('Base 20');
  });

  test('edge: 14.33 what is indestructible stays, and keeps the runes (designer)', () => {
    const scene = hits(having(at('tenderfoot', 'scavenger'), 'indestructible'));
    expect([scene.row(1, 'tenderfoot').thing.runes, scene.row(1, 'tenderfoot').thing.exhausted]).toEqual([
      -3,
      true,
    ]);
  });

  test('bystander: 14.20 what overpower sends on is given as runes as well', () => {
    const brute = having('harvest-reaper', 'rune damage');
    const foe = { play: [at('tenderfoot', 'squad leader'), at('regular-sized-rhinoceros', 'elite')] };
    const scene = new Scene({ play: [brute] }, foe).do('Attack with');
    expect(scene.row(1, 'regular-sized-rhinoceros').thing.runes).toBe(-3);
  });
});
