import { describe, expect, test } from 'vitest';
import { at, exhausted, fresh, levelled, maxed } from '../../testing/placed.ts';
import type { Half } from '../../testing/scene.ts';
import { red } from '../../testing/teams.ts';

const JAINA = 'jaina-stormborne';
const ZANE = 'captain-zane';
/** Ann casts a spell of fire, with what else she has in play. */
const cast = (spell: string, theirs: Half = {}, ...play: string[]) =>
  red({ play: [JAINA, ...play], hand: [spell] }, theirs).do('Play');

describe('Jaina Stormborne', () => {
  const foe = { play: [at('bloodrage-ogre', 'elite'), at(ZANE, 'lookout'), 'bombaster'] };
  const jaina = (level: number) => red({ play: [levelled(JAINA, level)] }, foe);

  describe('level 1', () => {
    const attack = (...play: Parameters<typeof at>[0][]) =>
      red({ play: [JAINA] }, { play }).do('Attack with');

    test('case: 14.25 sparkshot hits a patroller beside the one that Jaina attacks', () => {
      const scene = attack(at('bombaster', 'squad leader'), at('bloodrage-ogre', 'elite'));
      expect(scene.theirs).toBe('Base 20, Bombaster 2/1, Bloodrage Ogre 4/1');
    });

    test('negative: not when Jaina attacks what does not patrol', () => {
      expect(attack('mad-man', 'bombaster').do('Bo’s Mad Man').theirs).toBe('Base 20, Bombaster 2/2');
    });

    test('edge: between two neighbours the player chooses', () => {
      const scene = attack(
        at('mad-man', 'elite'),
        at('bombaster', 'scavenger'),
        at('bloodrage-ogre', 'technician'),
      );
      scene.do('Bo’s Bombaster', 'Bo’s Bloodrage');
      expect(scene.theirs).toBe('Base 20, Mad Man 2/1, Bloodrage Ogre 3/1');
    });

    test('bystander: an empty slot is not jumped over', () => {
      const scene = attack(at('bombaster', 'elite'), at('bloodrage-ogre', 'technician')).do('Bo’s Bombaster');
      expect(scene.theirs).toBe('Base 20, Bloodrage Ogre 3/2');
    });
  });

  describe('level 4', () => {
    test('case: exhausting deals 1 damage to a patrolling unit or a building', () => {
      const scene = jaina(4).do('Use your Jaina', 'Bo’s Bloodrage');
      expect([scene.stats(1, 'bloodrage-ogre'), scene.can('Use')]).toEqual(['4/1', false]);
    });

    test('negative: not at level 3, nor with arrival fatigue', () => {
      expect(jaina(3).can('Use')).toBe(false);
      expect(red({ play: [fresh(levelled(JAINA, 4))] }, foe).can('Use')).toBe(false);
    });

    test('edge: neither a patrolling hero nor a unit that does not patrol', () => {
      expect(jaina(4).do('Use').choices).toEqual(['Your Base', 'Bo’s Base', 'Bo’s Bloodrage Ogre (elite)']);
    });

    test('bystander: 14.25 sparkshot has no part in it', () => {
      const scene = red(
        { play: [levelled(JAINA, 4)] },
        { play: [at('mad-man', 'elite'), at('bombaster', 'scavenger')] },
      );
      expect(scene.do('Use', 'Bo’s Mad Man').theirs).toBe('Base 20, Bombaster 2/2');
    });
  });

  describe('level 7', () => {
    test('case: exhausting deals 3 damage to any unit or building', () => {
      expect(jaina(7).do('Use your Jaina Stormborne: 3', 'Bo’s Bombaster').has(1, 'bombaster')).toBe(false);
      expect(jaina(7).do('Use your Jaina Stormborne: 3', 'Bo’s Base').base(1)).toBe(17);
    });

    test('negative: not at level 6', () => {
      expect(jaina(6).can('Use your Jaina Stormborne: 3')).toBe(false);
    });

    test('edge: 4.8 the 1 damage of level 4 stays, and each of both exhausts', () => {
      const scene = jaina(7);
      expect(scene.can('Use your Jaina Stormborne: 1')).toBe(true);
      expect(scene.do('Use your Jaina Stormborne: 3', 'Bo’s Base').can('Use')).toBe(false);
    });

    test('bystander: no hero can be chosen', () => {
      expect(
        jaina(7)
          .do('Use your Jaina Stormborne: 3')
          .choices.some((one) => one.includes('Zane')),
      ).toBe(false);
    });
  });
});

describe('Ember Sparks', () => {
  const foe = { play: [at('bloodrage-ogre', 'elite'), at('mad-man', 'lookout'), 'bombaster', 'tower'] };

  test('case: it splits 3 damage point by point', () => {
    const scene = cast('ember-sparks', foe).do('Bo’s Bloodrage', 'Bo’s Mad Man', 'Bo’s Base');
    expect(scene.theirs).toBe('Base 19, Bloodrage Ogre 4/1, Bombaster 2/2, Tower 4');
  });

  test('negative: what does not patrol cannot be chosen', () => {
    expect(cast('ember-sparks', foe).can('Bo’s Bombaster')).toBe(false);
  });

  test('edge: 7.15 it lands at once when the last point is given, all on one thing if wanted', () => {
    const scene = cast('ember-sparks', foe).do('Bo’s Tower', 'Bo’s Tower');
    expect(scene.theirs).toContain('Tower 4');
    expect(scene.do('Bo’s Tower').theirs).toContain('Tower 1');
  });

  test('bystander: 10.3 resist is paid once for each target', () => {
    const scene = red(
      { play: [JAINA], hand: ['ember-sparks'], gold: 4 },
      { play: [at('bloodrage-ogre', 'lookout')] },
    );
    scene.do('Play Ember Sparks', 'Bo’s Bloodrage', 'Bo’s Bloodrage', 'Bo’s Base');
    expect([scene.gold[0], scene.theirs]).toEqual([0, 'Base 19']);
  });

  test('ruling: (S) with Hotter Fire it deals 4, still to three targets at most', () => {
    const scene = cast('ember-sparks', foe, 'hotter-fire').do('Bo’s Bloodrage', 'Bo’s Mad Man', 'Bo’s Base');
    expect(scene.choices).toEqual(['Bo’s Base', 'Bo’s Bloodrage Ogre (elite)', 'Bo’s Mad Man (lookout)']);
    expect(scene.do('Bo’s Base').theirs).toBe('Base 18, Bloodrage Ogre 4/1, Bombaster 2/2, Tower 4');
  });

  test('ruling: (UMR) every target takes at least 1: who is not given a point is not targeted', () => {
    const scene = cast('ember-sparks', foe).do('Bo’s Base', 'Bo’s Base', 'Bo’s Base');
    expect([scene.happened('targeted'), scene.gold[0]]).toEqual([1, 7]);
  });
});

describe('Fire Dart', () => {
  test('case: 3 damage to a unit, or 2 to a building', () => {
    expect(cast('fire-dart', { play: ['steam-tank'] }).do('Bo’s Steam Tank').theirs).toBe(
      'Base 20, Steam Tank 3/3',
    );
    expect(cast('fire-dart').do('Bo’s Base').theirs).toBe('Base 18');
  });

  test('negative: no hero can be chosen', () => {
    expect(cast('fire-dart', { play: [ZANE] }).choices).toEqual(['Your Base', 'Bo’s Base']);
  });

  test('edge: 5.7 it needs a fire hero', () => {
    expect(red({ play: [ZANE], hand: ['fire-dart'] }).can('Play Fire Dart')).toBe(false);
  });

  test('bystander: only what was chosen is hurt', () => {
    expect(cast('fire-dart', { play: ['mad-man', 'steam-tank'] }).do('Bo’s Mad Man').theirs).toBe(
      'Base 20, Steam Tank 3/6',
    );
  });
});

describe('Flame Arrow', () => {
  test('case: 4 damage to a unit or hero, or 3 to a building', () => {
    expect(cast('flame-arrow', { play: ['steam-tank'] }).do('Bo’s Steam Tank').theirs).toBe(
      'Base 20, Steam Tank 3/2',
    );
    expect(cast('flame-arrow', { play: [ZANE] }).do('Bo’s Captain').theirs).toBe('Base 20');
    expect(cast('flame-arrow').do('Bo’s Base').theirs).toBe('Base 17');
  });

  test('negative: upgrades and spells cannot be chosen', () => {
    expect(cast('flame-arrow', { play: ['bloodburn'] }).can('Bo’s Bloodburn')).toBe(false);
  });

  test('edge: 9.9 armor takes its part', () => {
    const scene = cast('flame-arrow', { play: [at('steam-tank', 'squad leader')] }).do('Bo’s Steam Tank');
    expect(scene.theirs).toBe('Base 20, Steam Tank 3/3');
  });

  test('bystander: 4.11 a hero that it kills raises the caster by two levels', () => {
    const scene = cast('flame-arrow', { play: [ZANE, 'mad-man'] }).do('Bo’s Captain');
    expect([scene.row(0, JAINA).thing.level, scene.theirs]).toEqual([3, 'Base 20, Mad Man 1/1']);
  });
});

describe('Burning Volley', () => {
  const volley = (foe: Half = {}, ...play: string[]) =>
    red({ play: [maxed(JAINA), ...play], hand: ['burning-volley'] }, foe).do('Play Burning Volley');

  test('case: it splits 5 damage over units, heroes and buildings', () => {
    const scene = volley({ play: ['mad-man', ZANE] });
    scene.do('Bo’s Mad Man', 'Bo’s Captain', 'Bo’s Captain', 'Bo’s Base', 'Bo’s Base');
    expect(scene.theirs).toBe('Base 18');
  });

  test('negative: 5.8 not with a hero that was not at the maximum level when the turn began', () => {
    expect(red({ play: [levelled(JAINA, 7)], hand: ['burning-volley'] }).can('Play Burning')).toBe(false);
  });

  test('edge: all five points may go to five things, or to one', () => {
    const five = { play: ['mad-man', 'nautical-dog', 'bombaster', ZANE] };
    volley(five).do('Bo’s Mad Man', 'Bo’s Nautical', 'Bo’s Bombaster', 'Bo’s Captain', 'Bo’s Base');
    const base = 'Bo’s Base';
    expect(volley().do(base, base, base, base, base).theirs).toBe('Base 15');
  });

  test('bystander: what no point was given to is unhurt', () => {
    const base = 'Bo’s Base';
    const scene = volley({ play: ['mad-man'] }).do(base, base, base, base, base);
    expect([scene.theirs, scene.mine]).toEqual(['Base 15, Mad Man 1/1', 'Base 20, Jaina Stormborne 4/3']);
  });

  test('ruling: (S) with Hotter Fire 6 damage, over up to six targets', () => {
    const scene = volley({ play: ['mad-man', 'nautical-dog', 'bombaster', ZANE, 'tower'] }, 'hotter-fire');
    scene.do('Bo’s Mad Man', 'Bo’s Nautical', 'Bo’s Bombaster', 'Bo’s Captain', 'Bo’s Tower', 'Bo’s Base');
    expect(scene.theirs).toBe('Base 19, Bombaster 2/1, Captain Zane 2/1, Tower 3');
  });

  test('ruling: (UMR) every target takes at least 1', () => {
    const scene = volley({ play: ['mad-man'] }).do(
      'Bo’s Mad Man',
      'Bo’s Mad Man',
      'Bo’s Base',
      'Bo’s Base',
      'Bo’s Base',
    );
    expect(scene.events.filter(({ type }) => type === 'damaged')).toHaveLength(scene.happened('targeted'));
  });
});

describe('Firebat', () => {
  const foe = { play: [at('bloodrage-ogre', 'elite'), at(ZANE, 'scavenger'), 'mad-man'] };

  test('case: 1 gold and exhausting for 2 damage to a patroller or building', () => {
    const scene = red({ play: ['firebat'], gold: 1 }, foe).do('Use your Firebat', 'Bo’s Captain');
    expect([scene.has(1, ZANE), scene.gold[0], scene.can('Use')]).toEqual([false, 0, false]);
    expect(
      red({ play: ['firebat'] })
        .do('Use', 'Bo’s Base')
        .base(1),
    ).toBe(18);
  });

  test('negative: not without gold, fresh or exhausted', () => {
    expect(red({ play: ['firebat'], gold: 0 }, foe).can('Use')).toBe(false);
    expect(red({ play: [fresh('firebat'), exhausted('firebat')] }, foe).can('Use')).toBe(false);
  });

  test('edge: 10.3 the gold for resist must be there besides', () => {
    const scene = red({ play: ['firebat'], gold: 1 }, { play: [at('mad-man', 'lookout')] }).do(
      'Use your Firebat',
    );
    expect(scene.choices).toEqual(['Your Base', 'Bo’s Base']);
  });

  test('bystander: what does not patrol cannot be chosen', () => {
    expect(
      red({ play: ['firebat'] }, foe)
        .do('Use')
        .can('Bo’s Mad Man'),
    ).toBe(false);
  });
});

describe('Lobber', () => {
  test('case: it exhausts for 1 damage to a building', () => {
    expect(red({ play: ['lobber'] }).do('Use', 'Bo’s Base').theirs).toBe('Base 19');
  });

  test('negative: neither units nor heroes can be chosen, and it exhausts once', () => {
    const scene = red({ play: ['lobber'] }, { play: [at('mad-man', 'elite'), ZANE] }).do('Use');
    expect(scene.choices).toEqual(['Your Base', 'Bo’s Base']);
    expect(scene.do('Bo’s Base').can('Use')).toBe(false);
  });

  test('edge: 14.12 haste lets it do so on the turn it arrives', () => {
    const scene = red({ hand: ['lobber'], play: ['tech-i-building'] }).do('Play Lobber');
    expect([scene.can('Use your Lobber'), scene.can('Attack with your Lobber')]).toEqual([true, true]);
  });

  test('bystander: 6.2 a building under construction cannot be chosen', () => {
    const scene = red({ play: ['lobber'] }, { play: [{ card: 'tower', constructing: true }] }).do('Use');
    expect(scene.can('Bo’s Tower')).toBe(false);
  });
});
