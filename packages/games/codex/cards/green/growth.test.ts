import { describe, expect, test } from 'vitest';
import { at, damaged, levelled, maxed, type Placed, runed } from '../../testing/placed.ts';
import type { Half } from '../../testing/scene.ts';
import { green } from '../../testing/teams.ts';

// Argagarg Garg and the spells of growth.

const ARGAGARG = 'argagarg-garg';
/** Ann casts a spell of growth, with what else she has in play. */
const cast = (spell: string, play: Placed[] = [], theirs: Half = {}) =>
  green({ play: [ARGAGARG, ...play], hand: [spell] }, theirs).do('Play');

describe('Argagarg Garg', () => {
  describe('level 1', () => {
    test('case: Argagarg arrives with a Wisp', () => {
      expect(green().do('Summon Argagarg').mine).toBe('Base 20, Argagarg Garg 1/3, Wisp 0/1');
    });

    test('negative: no Wisp for gaining levels', () => {
      expect(
        green({ play: [ARGAGARG] })
          .do('Raise')
          .has(0, 'wisp'),
      ).toBe(false);
    });

    test('edge: 4.12 summoned again, Argagarg brings another', () => {
      const scene = green({ play: [ARGAGARG, 'wisp'] }, { play: [at('gigadon', 'elite')] }).do(
        'Attack with your Arg',
      );
      scene.endTurn().endTurn().endTurn().endTurn().do('Summon Argagarg');
      expect(scene.mine).toBe('Base 20, Wisp 0/1, Argagarg Garg 1/3, Wisp 0/1');
    });

    test('bystander: another hero brings none', () => {
      expect(green().do('Summon Master Midori').has(0, 'wisp')).toBe(false);
    });
  });

  describe('level 3', () => {
    const bless = (level: number, theirs: Half = {}) =>
      green({ play: [levelled(ARGAGARG, level), 'tiger-cub'] }, theirs);

    test('case: exhausting, a unit has +1 ATK and +1 armor this turn', () => {
      const scene = bless(3).do('Use your Argagarg');
      expect(scene.row(0, 'tiger-cub')).toMatchObject({ atk: 3, armor: 1 });
      expect(scene.can('Use')).toBe(false);
    });

    test('negative: not at level 2, and no hero can be chosen', () => {
      expect(bless(2).can('Use')).toBe(false);
      expect(green({ play: [levelled(ARGAGARG, 3), 'master-midori'] }).can('Use')).toBe(false);
    });

    test('edge: 11.10 it ends with the turn', () => {
      expect(bless(3).do('Use').endTurn().row(0, 'tiger-cub')).toMatchObject({ atk: 2, armor: 0 });
    });

    test('bystander: an opponent’s unit can be chosen; the others have no more', () => {
      const scene = bless(3, { play: ['centaur'] }).do('Use', 'Bo’s Centaur');
      expect([scene.row(1, 'centaur').atk, scene.row(0, 'tiger-cub').atk]).toEqual([4, 2]);
    });
  });

  describe('level 5', () => {
    test('case: 4.10 Argagarg brings a 3/3 Water Elemental with anti-air', () => {
      const scene = green({ play: [levelled(ARGAGARG, 4)] }).do('Raise');
      expect(scene.mine).toBe('Base 20, Argagarg Garg 1/5, Water Elemental 3/3');
      expect(scene.is(0, 'water-elemental', 'anti-air')).toBe(true);
    });

    test('negative: not before', () => {
      expect(
        green({ play: [levelled(ARGAGARG, 3)] })
          .do('Raise')
          .has(0, 'water-elemental'),
      ).toBe(false);
    });

    test('edge: 11.7 on an opponent’s turn as well: it needs no decision', () => {
      const scene = green(
        { play: ['master-midori'] },
        { play: [levelled(ARGAGARG, 4), at('gigadon', 'elite')] },
      );
      expect(scene.do('Attack with').theirs).toContain('Water Elemental 3/3');
    });

    test('bystander: the maximum level is reached once', () => {
      expect(green({ play: [levelled(ARGAGARG, 5)] }).can('Raise')).toBe(false);
    });
  });
});

describe('Dinosize', () => {
  test('case: a unit or hero has +6 ATK and +6 armor', () => {
    expect(cast('dinosize').row(0, ARGAGARG)).toMatchObject({ atk: 7, armor: 6 });
    expect(cast('dinosize', ['tiger-cub']).do('Your Tiger').row(0, 'tiger-cub')).toMatchObject({
      atk: 8,
      armor: 6,
    });
  });

  test('negative: buildings cannot be chosen', () => {
    expect(cast('dinosize', ['verdant-tree', 'tiger-cub']).choices).toEqual([
      'Your Argagarg Garg',
      'Your Tiger Cub',
    ]);
  });

  test('edge: 9.9 the armor takes 6 damage in all; 11.10 it ends with the turn', () => {
    const scene = cast('dinosize', ['tiger-cub'], { play: [at('oversized-rhinoceros', 'lookout')] }).do(
      'Your Tiger',
    );
    expect(scene.do('Attack with your Tiger').stats(0, 'tiger-cub')).toBe('8/1');
    expect(scene.endTurn().row(0, 'tiger-cub')).toMatchObject({ atk: 2, armor: 0 });
  });

  test('bystander: an opponent’s unit can be chosen, and nobody else has more', () => {
    const scene = cast('dinosize', ['tiger-cub'], { play: ['centaur'] }).do('Bo’s Centaur');
    expect([scene.mine, scene.theirs]).toEqual([
      'Base 20, Argagarg Garg 1/3, Tiger Cub 2/2',
      'Base 20, Centaur 9/4',
    ]);
  });
});

describe('Polymorph: Squirrel', () => {
  const BEAR = 'barkcoat-bear';
  const poly = (foe: Placed, half: Half = {}) =>
    green({ play: [ARGAGARG], hand: ['polymorph-squirrel', 'rampant-growth'], ...half }, { play: [foe] }).do(
      'Play Poly',
    );

  test('case: a unit is a 1/1 Squirrel without abilities until your next upkeep', () => {
    const scene = poly(BEAR);
    expect([scene.stats(1, BEAR), scene.is(1, BEAR, 'overpower'), scene.row(1, BEAR).resist]).toEqual([
      '1/1',
      false,
      0,
    ]);
    expect(scene.row(1, BEAR).types).toEqual(['Squirrel']);
    expect(scene.endTurn().stats(1, BEAR)).toBe('1/1');
    expect(scene.endTurn().stats(1, BEAR)).toBe('5/5');
  });

  test('negative: heroes cannot be chosen', () => {
    const scene = green({ play: [ARGAGARG], hand: ['polymorph-squirrel'] }, { play: ['master-midori'] });
    expect(scene.can('Play')).toBe(false);
  });

  test('edge: 9.2 damage that is there can kill it', () => {
    expect(poly(damaged(BEAR, 2)).count(1, 'discard', BEAR)).toBe(1);
  });

  test('bystander: another of the same card stays as it is', () => {
    const scene = green({ play: [ARGAGARG], hand: ['polymorph-squirrel'] }, { play: [BEAR, BEAR] });
    expect(scene.do('Play Poly', 'Bo’s Barkcoat Bear 1').theirs).toBe(
      'Base 20, Barkcoat Bear 1/1, Barkcoat Bear 5/5',
    );
  });

  test('ruling: (S) 13.2 what was given before is lost, what comes after works', () => {
    const before = green({ play: [ARGAGARG, 'tiger-cub'], hand: ['rampant-growth', 'polymorph-squirrel'] });
    before.do('Play Rampant', 'Your Tiger', 'Play Poly');
    expect(before.row(0, 'tiger-cub')).toMatchObject({ atk: 1, armor: 0 });
    const after = poly(BEAR).do('Play Rampant', 'Bo’s Squirrel that was Barkcoat');
    expect(after.row(1, BEAR)).toMatchObject({ atk: 3, armor: 2 });
  });

  test('ruling: (S) runes and attachments work throughout', () => {
    expect(poly(runed(BEAR, 1)).stats(1, BEAR)).toBe('2/2');
    const scene = green({
      play: [ARGAGARG, 'tiger-cub'],
      hand: ['spirit-of-the-panda', 'polymorph-squirrel'],
    });
    expect(scene.do('Play Spirit', 'Play Poly').stats(0, 'tiger-cub')).toBe('3/3');
  });

  test('ruling: (UMR) nothing arrives by it, and the tech level stays', () => {
    const scene = poly('giant-panda').endTurn().endTurn();
    expect([scene.has(1, 'wisp'), poly(BEAR).row(1, BEAR).tech]).toEqual([false, 2]);
  });

  test('edge: 5.15 a legendary card that is itself again, and the second one by now, goes', () => {
    const half = {
      play: [ARGAGARG, 'galina-glimmer', 'tech-i-building'],
      hand: ['polymorph-squirrel', 'galina-glimmer'],
    };
    const scene = green(half).do('Play Poly', 'Play Galina').endTurn().endTurn();
    expect(scene.mine).toBe('Base 20, Argagarg Garg 1/3, Tech I Building 5, Galina Glimmer 2/2');
    expect(scene.count(0, 'discard', 'galina-glimmer') + scene.count(0, 'hand', 'galina-glimmer')).toBe(1);
  });
});

describe('Spirit of the Panda', () => {
  const spirit = (play: Placed[], theirs: Half = {}) => cast('spirit-of-the-panda', play, theirs);

  test('case: 5.9 a unit has +2/+2, and attacking gives its controller 1 gold', () => {
    const scene = spirit(['tiger-cub']).do('Attack with your Tiger');
    expect([scene.stats(0, 'tiger-cub'), scene.base(1), scene.gold[0]]).toEqual(['4/4', 16, 7]);
  });

  test('negative: neither heroes nor buildings can be chosen', () => {
    expect(green({ play: [ARGAGARG, 'verdant-tree'], hand: ['spirit-of-the-panda'] }).can('Play')).toBe(
      false,
    );
  });

  test('edge: 5.9 it goes to the discard pile with its unit', () => {
    const scene = spirit(['tiger-cub'], { play: ['oversized-rhinoceros'] }).do('Your Tiger');
    scene.endTurn('Your Tiger').do('Attack with');
    expect([scene.mine, scene.count(0, 'discard', 'spirit-of-the-panda')]).toEqual([
      'Base 20, Argagarg Garg 1/3',
      1,
    ]);
  });

  test('bystander: 14.13 it heals your units and heroes by 1 in your upkeep, not the others’', () => {
    const scene = spirit([damaged('centaur', 2)], { play: [damaged('centaur', 2)] }).do('Your Centaur');
    expect(scene.endTurn().stats(0, 'centaur')).toBe('5/4');
    expect([scene.endTurn().stats(0, 'centaur'), scene.stats(1, 'centaur')]).toEqual(['5/5', '3/2']);
  });

  test('ruling: (UMR) on an opponent’s unit, that unit’s controller gains the gold', () => {
    const scene = spirit([], { play: ['tiger-cub'], gold: 0 })
      .endTurn()
      .do('Attack with', 'Ann’s Base');
    expect([scene.base(0), scene.gold[1]]).toEqual([16, 6]);
  });

  test('ruling: (UMR) the healing is for the player of the spell', () => {
    const scene = spirit([], { play: [damaged('centaur', 2)] }).endTurn();
    expect(scene.stats(1, 'centaur')).toBe('5/4');
    const mine = green(
      { play: [damaged(ARGAGARG, 1)], hand: ['spirit-of-the-panda'] },
      { play: ['centaur'] },
    );
    expect(mine.do('Play').endTurn().endTurn().stats(0, ARGAGARG)).toBe('1/3');
  });
});

describe('Stampede', () => {
  const stampede = (play: Placed[], theirs: Half, hand: string[] = []) =>
    green({ play: [maxed(ARGAGARG), ...play], hand: ['stampede', ...hand] }, theirs).do('Play Stampede');
  const foe = { play: [at('tiger-cub', 'elite'), at('wisp', 'lookout')] };

  test('case: your units have +3 ATK and +3 armor, and what is too much goes to the base', () => {
    const scene = stampede(['chameleon'], { play: ['tiger-cub'] }).do('Attack with your Cham', 'Bo’s Tiger');
    expect([scene.stats(0, 'chameleon'), scene.row(0, 'chameleon').armor, scene.theirs]).toEqual([
      '6/3',
      3,
      'Base 16',
    ]);
  });

  test('negative: heroes have neither; buildings pass nothing on', () => {
    const scene = stampede(['chameleon'], { play: [damaged('tower', 3)] }).do(
      'Attack with your Cham',
      'Bo’s Tower',
    );
    expect([scene.row(0, ARGAGARG).atk, scene.theirs]).toEqual([1, 'Base 18']);
  });

  test('edge: 14.21 armor and HP left are taken off first; 11.10 it ends with the turn', () => {
    const scene = stampede(['tiger-cub'], { play: [at(damaged('centaur', 1), 'squad leader')] }).do(
      'Attack with your T',
    );
    expect([scene.base(1), scene.endTurn().stats(0, 'tiger-cub')]).toEqual([19, '2/2']);
  });

  test('bystander: the other patrollers, and an opponent’s units, stay as they are', () => {
    const scene = stampede(['chameleon'], foe).do('Attack with your Cham', 'Bo’s Tiger');
    expect(scene.theirs).toBe('Base 16, Wisp 0/1');
  });

  test('ruling: (UMR) 14.20 overpower stays, but all that is too much goes to the base', () => {
    const scene = stampede(['centaur'], foe).do('Attack with your Centaur', 'Bo’s Tiger');
    expect([scene.is(0, 'centaur', 'overpower'), scene.theirs]).toEqual([true, 'Base 16, Wisp 0/1']);
  });

  test('ruling: (FB) units that come later have it, too', () => {
    expect(stampede([], {}, ['tiger-cub']).do('Play Tiger').row(0, 'tiger-cub')).toMatchObject({
      atk: 5,
      armor: 3,
    });
  });
});
