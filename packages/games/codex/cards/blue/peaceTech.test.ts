import { describe, expect, test } from 'vitest';
import { at, damaged, runed } from '../../testing/placed.ts';
import { blue, led } from '../../testing/teams.ts';

// The cards of peace of tech II and III.

const ONIMARU = 'general-onimaru';
const mixed = led('blue', ONIMARU, 'captain-zane');

describe('Air Hammer', () => {
  const strike = (target: Parameters<typeof damaged>[0], name: string) =>
    blue({ play: ['air-hammer'] }, { play: [target, damaged('drill-sergeant', 1)] }).do('Attack with', name);

  test('case: +2 ATK against a damaged building', () => {
    expect(strike(damaged('flagstone-garrison', 1), 'Bo’s Flagstone').has(1, 'flagstone-garrison')).toBe(
      false,
    );
    const scene = blue({ play: ['air-hammer'] }, { baseDamage: 1 }).do('Attack with');
    expect(scene.base(1)).toBe(14);
  });

  test('negative: not against a whole one', () => {
    expect(strike('flagstone-garrison', 'Bo’s Flagstone').theirs).toContain('Flagstone Garrison 1');
  });

  test('edge: the second of two attacks finds it damaged', () => {
    const scene = blue({ play: ['air-hammer', 'air-hammer'] });
    expect(scene.do('Attack with your Air Hammer 1', 'Attack with your Air Hammer 2').base(1)).toBe(12);
  });

  test('bystander: against a damaged unit it has 3 ATK', () => {
    const scene = blue({ play: ['air-hammer'] }, { play: [damaged('debilitator-alpha', 1)] });
    expect(scene.do('Attack with', 'Bo’s Debilitator').stats(1, 'debilitator-alpha')).toBe('4/1');
  });
});

describe('Debilitator Alpha', () => {
  const attack = (attacker: string, slot: 'squad leader' | 'elite') =>
    blue({ play: [attacker] }, { play: [at('debilitator-alpha', slot)] }).do('Attack with');

  test('case: a unit that attacks it as squad leader has -1 ATK', () => {
    // 4 ATK less 1, and 1 of it is taken by armor.
    expect(attack('debilitator-alpha', 'squad leader').stats(1, 'debilitator-alpha')).toBe('4/3');
  });

  test('negative: not in another slot', () => {
    expect(attack('debilitator-alpha', 'elite').stats(1, 'debilitator-alpha')).toBe('5/1');
  });

  test('edge: a hero has all its ATK', () => {
    expect(attack(ONIMARU, 'squad leader').stats(1, 'debilitator-alpha')).toBe('4/3');
  });

  test('bystander: against other things the attacker has all its ATK', () => {
    const scene = blue({ play: ['air-hammer'] }, { play: [at('debilitator-alpha', 'squad leader')] }).do(
      'Attack with',
      'Bo’s Base',
    );
    expect(scene.base(1)).toBe(17);
  });
});

describe('Drill Sergeant', () => {
  const drill = () =>
    blue({ play: ['drill-sergeant', 'brave-knight'], hand: ['spectral-aven', 'traffic-director', 'jail'] });

  test('case: a rune for every unit that is played from the hand', () => {
    const scene = drill().do('Play Spectral', 'Play Traffic');
    expect(scene.stats(0, 'drill-sergeant')).toBe('5/5');
  });

  test('case: a rune of it goes to another unit', () => {
    const scene = drill().do('Play Spectral', 'Use your Drill', 'Your Brave');
    expect([scene.stats(0, 'drill-sergeant'), scene.stats(0, 'brave-knight')]).toEqual(['3/3', '4/4']);
  });

  test('negative: no rune for a building, nor for a hero', () => {
    expect(drill().do('Play Jail', 'Summon').stats(0, 'drill-sergeant')).toBe('3/3');
    expect(drill().can('Use')).toBe(false);
  });

  test('edge: it is no other unit to itself', () => {
    expect(blue({ play: [runed('drill-sergeant', 1)] }).can('Use')).toBe(false);
    const scene = blue({ tech: 'peace', hand: ['drill-sergeant'] }).do('Play Drill');
    expect(scene.stats(0, 'drill-sergeant')).toBe('3/3');
  });

  test('edge: 5.19 a unit that is held was played all the same', () => {
    const scene = blue({ play: ['drill-sergeant'], hand: ['spectral-aven'] }, { play: ['jail'] });
    expect(scene.do('Play Spectral').stats(0, 'drill-sergeant')).toBe('4/4');
  });

  test('bystander: an opponent’s units give no rune', () => {
    const scene = blue({ hand: ['spectral-aven'] }, { play: ['drill-sergeant'] }).do('Play Spectral');
    expect(scene.stats(1, 'drill-sergeant')).toBe('3/3');
  });

  test('ruling: (UMR) what an effect puts into play or summons gives none', () => {
    const scene = blue({ play: ['drill-sergeant', { card: ONIMARU, level: 7 }] }).do('Raise');
    expect([scene.has(0, 'soldier'), scene.stats(0, 'drill-sergeant')]).toEqual([true, '3/3']);
  });
});

describe('Flagstone Garrison', () => {
  const garrison = (...play: readonly string[]) =>
    blue({
      play: ['flagstone-garrison', ...play],
      hand: ['spectral-aven', 'lawful-search'],
      deck: ['jail', 'arrest'],
    });

  test('case: a card for a unit that is played from the hand', () => {
    const scene = garrison().do('Play Spectral');
    expect([scene.count(0, 'hand'), scene.count(0, 'deck')]).toEqual([2, 1]);
  });

  test('negative: not for a hero', () => {
    expect(garrison().do('Summon').count(0, 'deck')).toBe(2);
  });

  test('edge: two of them draw two', () => {
    expect(garrison('flagstone-garrison').do('Play Spectral').count(0, 'deck')).toBe(0);
  });

  test('bystander: an opponent draws nothing', () => {
    const scene = blue({ hand: ['spectral-aven'] }, { play: ['flagstone-garrison'], deck: ['jail'] });
    expect(scene.do('Play Spectral').count(1, 'hand')).toBe(0);
  });
});

describe('Flagstone Spy', () => {
  const spy = (gold = 2) =>
    blue(
      { play: ['flagstone-spy'], gold: 0 },
      { play: [damaged('jail', 1), ONIMARU], hand: ['arrest'], gold },
    );

  test('case: 15.3 it looks at the hand of a building’s player and steals 1 gold', () => {
    const scene = spy().do('Attack with', 'Bo’s Base');
    expect(scene.gold).toEqual([1, 1]);
    const [looked] = scene.events.filter((event) => event.type === 'looked');
    expect(looked).toMatchObject({ at: 1, pile: 'hand', cards: ['arrest'] });
  });

  test('negative: not when it hits a hero', () => {
    const scene = spy().do('Attack with', 'Bo’s General');
    expect([scene.gold, scene.happened('looked')]).toEqual([[0, 2], 0]);
  });

  test('edge: 9.15 from a player without gold it steals nothing; a building that falls counts', () => {
    const scene = spy(0).do('Attack with', 'Bo’s Jail');
    expect([scene.gold, scene.has(1, 'jail'), scene.happened('looked')]).toEqual([[0, 0], false, 1]);
  });

  test('bystander: the hand stays as it is', () => {
    expect(spy().do('Attack with', 'Bo’s Base').count(1, 'hand', 'arrest')).toBe(1);
  });
});

describe('Patriot Gryphon', () => {
  const fly = (...play: readonly Parameters<typeof damaged>[0][]) =>
    mixed({ play: ['patriot-gryphon'] }, { play });

  test('case: when it destroys a building, its ATK is dealt to the base', () => {
    expect(fly('jail').do('Attack with', 'Bo’s Jail').base(1)).toBe(14);
  });

  test('case: 7.5 it ignores patrolling units with 2 ATK or less', () => {
    const scene = fly(at('spectral-aven', 'squad leader'));
    expect(scene.do('Attack with', 'Bo’s Base').base(1)).toBe(14);
  });

  test('negative: a flying patroller with 3 ATK stops it', () => {
    const scene = fly(at('air-hammer', 'squad leader')).do('Attack with');
    expect([scene.base(1), scene.has(1, 'air-hammer')]).toEqual([20, false]);
  });

  test('negative: a building that stands leads to nothing', () => {
    expect(fly(runed('jail', 9)).do('Attack with', 'Bo’s Jail').base(1)).toBe(20);
  });

  test('edge: 10.3 it has resist 2', () => {
    expect(blue({ play: ['patriot-gryphon'] }).row(0, 'patriot-gryphon').resist).toBe(2);
  });

  test('bystander: a unit that dies by it leads to nothing', () => {
    expect(fly('spectral-aven').do('Attack with', 'Bo’s Spectral').base(1)).toBe(20);
  });

  test('ruling: (UMR) 6.6 an add-on: 6 damage and the 2 of the add-on', () => {
    expect(fly('tower').do('Attack with', 'Bo’s Tower').base(1)).toBe(12);
  });
});
