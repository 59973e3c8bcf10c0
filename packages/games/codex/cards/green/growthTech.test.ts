import { describe, expect, test } from 'vitest';
import { at, damaged, exhausted, fresh, type Placed, runed } from '../../testing/placed.ts';
import type { Half } from '../../testing/scene.ts';
import { green } from '../../testing/teams.ts';

// The units, buildings and upgrades of growth.

const ARGAGARG = 'argagarg-garg';

test('Oversized Rhinoceros is 7/8, and has nothing else', () => {
  expect(green({ play: ['oversized-rhinoceros'] }).mine).toBe('Base 20, Oversized Rhinoceros 7/8');
});

describe('Galina Glimmer', () => {
  const upkeep = (...play: Placed[]) =>
    green({}, { play: ['galina-glimmer', ...play], gold: 0 }).endTurn().gold[1];

  test('case: 1 gold for every two green units in its player’s upkeep', () => {
    expect([upkeep('tiger-cub'), upkeep('tiger-cub', 'centaur', 'wisp')]).toEqual([6, 7]);
  });

  test('negative: heroes, buildings and units of another color do not count; nor does an opponent’s upkeep', () => {
    expect(upkeep(ARGAGARG, 'verdant-tree', 'water-elemental')).toBe(5);
    expect(green({ play: ['galina-glimmer', 'wisp'], gold: 0 }).endTurn().gold[0]).toBe(0);
  });

  test('edge: 5.14 a second one does not arrive, and is discarded', () => {
    const half = { hand: ['galina-glimmer'], play: ['galina-glimmer', 'tech-i-building'] };
    const scene = green(half, { play: ['galina-glimmer'] }).do('Play Galina');
    expect([scene.mine, scene.count(0, 'discard', 'galina-glimmer')]).toEqual([
      'Base 20, Galina Glimmer 2/2, Tech I Building 5',
      1,
    ]);
  });

  test('bystander: an opponent’s green units do not count', () => {
    expect(green({ play: ['tiger-cub'] }, { play: ['galina-glimmer'], gold: 0 }).endTurn().gold[1]).toBe(5);
  });

  test('ruling: (UMR) it counts itself, and it is rounded down', () => {
    expect([upkeep(), upkeep('wisp'), upkeep('wisp', 'wisp')]).toEqual([5, 6, 6]);
  });
});

describe('Giant Panda', () => {
  const panda = () => green({ hand: ['giant-panda'], play: ['tech-i-building'] }).do('Play Giant Panda');

  test('case: it arrives exhausted, with a Wisp', () => {
    const scene = panda();
    expect(scene.mine).toBe('Base 20, Tech I Building 5, Giant Panda 2/4, Wisp 0/1');
    expect(scene.row(0, 'giant-panda').thing.exhausted).toBe(true);
  });

  test('negative: attacking brings no Wisp', () => {
    expect(
      green({ play: ['giant-panda'] })
        .do('Attack with')
        .has(0, 'wisp'),
    ).toBe(false);
  });

  test('edge: 5.12 put into play, it does the same', () => {
    const half = { play: ['master-midori', 'tiger-cub'], hand: ['circle-of-life'] };
    const scene = green(half).do('Play Circle', 'Giant Panda');
    expect([scene.has(0, 'wisp'), scene.row(0, 'giant-panda').thing.exhausted]).toEqual([true, true]);
  });

  test('bystander: a Panda that was there stays ready', () => {
    const scene = green({ hand: ['giant-panda'], play: ['tech-i-building', 'giant-panda'] }).do(
      'Play Giant Panda',
    );
    expect(scene.row(0, 'giant-panda').thing.exhausted).toBe(false);
  });
});

describe('Artisan Mantis', () => {
  const mantis = (half: Half, theirs: Half = {}) =>
    green({ hand: ['artisan-mantis'], tech: 'growth', ...half }, theirs).do('Play Artisan Mantis');

  test('case: up to 3 damage is removed from a building as it arrives', () => {
    expect(mantis({ baseDamage: 5 }).do('Your Base').base(0)).toBe(18);
    expect(mantis({ play: [damaged('tower', 3)] }).do('Your Tower').mine).toContain('Tower 4');
  });

  test('negative: units and heroes cannot be chosen', () => {
    expect(mantis({ play: [damaged('centaur', 1), damaged(ARGAGARG, 1)] }).choices.join()).not.toContain(
      'Centaur',
    );
  });

  test('edge: 9.1 never above its HP; an undamaged one can be chosen', () => {
    expect(mantis({ baseDamage: 1 }).do('Your Base').base(0)).toBe(20);
    expect(mantis({}).do('Your Base').base(0)).toBe(20);
  });

  test('bystander: any player’s building; 10.1 it does not target', () => {
    const scene = mantis({ baseDamage: 2 }, { baseDamage: 2 }).do('Bo’s Base');
    expect([scene.base(0), scene.base(1), scene.happened('targeted')]).toEqual([18, 20, 0]);
  });
});

describe('Blooming Ancient', () => {
  const ANCIENT = 'blooming-ancient';

  test('case: a rune for each other unit or hero of yours that arrives', () => {
    const scene = green({ play: [ANCIENT], hand: ['merfolk-prospector'] }).do(
      'Play Merfolk',
      'Summon Master',
    );
    expect(scene.stats(0, ANCIENT)).toBe('4/6');
  });

  test('case: for a rune of its own another unit gets a rune', () => {
    const scene = green({ play: [runed(ANCIENT, 2), 'tiger-cub'] }).do('Use your Blooming Ancient');
    expect(scene.mine).toBe('Base 20, Blooming Ancient 3/5, Tiger Cub 3/3');
  });

  test('negative: not for itself, an opponent’s unit or a building', () => {
    expect(
      green({ hand: [ANCIENT], tech: 'growth' })
        .do('Play Blooming')
        .stats(0, ANCIENT),
    ).toBe('2/4');
    const scene = green({ play: [ANCIENT], hand: ['verdant-tree'] }, { hand: ['tiger-cub'] }).do(
      'Play Verdant',
    );
    expect(scene.endTurn().do('Play Tiger').stats(0, ANCIENT)).toBe('2/4');
  });

  test('edge: tokens arrive as well, and runes are given as often as there are some', () => {
    const scene = green({ play: [ANCIENT, 'tiger-cub'] }).do('Summon Argagarg');
    expect(scene.stats(0, ANCIENT)).toBe('4/6');
    scene.do('Use your Blooming', 'Your Tiger', 'Use your Blooming', 'Your Tiger');
    expect([scene.stats(0, 'tiger-cub'), scene.can('Use')]).toEqual(['4/4', false]);
  });

  test('bystander: neither itself nor a hero can be given one; fresh or exhausted does not matter', () => {
    const play = [fresh(exhausted(runed(ANCIENT, 1))), 'master-midori', 'tiger-cub', 'centaur'];
    expect(green({ play }).do('Use').choices).toEqual(['Your Tiger Cub', 'Your Centaur']);
  });
});

describe('Blooming Elm', () => {
  const elm = (...play: Placed[]) => green({ play: ['blooming-elm', ...play] });

  test('case: exhausting, a unit gets three runes, a hero one', () => {
    const unit = elm('tiger-cub', ARGAGARG).do('Use', 'Your Tiger');
    expect([unit.stats(0, 'tiger-cub'), unit.can('Use')]).toEqual(['5/5', false]);
    expect(elm('tiger-cub', ARGAGARG).do('Use', 'Your Arg').stats(0, ARGAGARG)).toBe('2/4');
  });

  test('case: your units and heroes with +1/+1 runes have overpower', () => {
    const scene = elm(runed('tiger-cub', 1), runed(ARGAGARG, 1));
    expect([scene.is(0, 'tiger-cub', 'overpower'), scene.is(0, ARGAGARG, 'overpower')]).toEqual([true, true]);
  });

  test('negative: without runes, or with -1/-1 runes, they have not', () => {
    const scene = elm('tiger-cub', runed('centaur', -1), runed('giant-panda', -1));
    expect([scene.is(0, 'tiger-cub', 'overpower'), scene.is(0, 'giant-panda', 'overpower')]).toEqual([
      false,
      false,
    ]);
  });

  test('edge: 12.3 on a -1/-1 rune two are left of three', () => {
    expect(elm(runed('giant-panda', -1)).do('Use').stats(0, 'giant-panda')).toBe('4/6');
  });

  test('bystander: an opponent’s with runes have no overpower; a fresh Elm cannot exhaust', () => {
    const scene = green({ play: [fresh('blooming-elm')] }, { play: [runed('tiger-cub', 1)] });
    expect([scene.is(1, 'tiger-cub', 'overpower'), scene.can('Use')]).toEqual([false, false]);
  });

  test('ruling: (SH) what has runes may be chosen, to no effect', () => {
    expect(elm(runed('tiger-cub', 1), 'centaur').do('Use', 'Your Tiger').stats(0, 'tiger-cub')).toBe('3/3');
  });
});

describe('Might of Leaf and Claw', () => {
  const might = (growth: number): Placed => ({ card: 'might-of-leaf-and-claw', tokens: { growth } });
  const growth = (scene: ReturnType<typeof green>) =>
    scene.row(0, 'might-of-leaf-and-claw').thing.tokens.growth;

  test('case: a growth rune when your attacker deals combat damage', () => {
    expect(growth(green({ play: [might(0), 'tiger-cub'] }).do('Attack with'))).toBe(1);
  });

  test('case: with five your units and heroes have +5/+5', () => {
    expect(green({ play: [might(5), 'tiger-cub', ARGAGARG] }).mine).toBe(
      'Base 20, Might of Leaf and Claw, Tiger Cub 7/7, Argagarg Garg 6/8',
    );
  });

  test('negative: four are not enough, and an opponent’s attack gives none', () => {
    expect(green({ play: [might(4), 'tiger-cub'] }).stats(0, 'tiger-cub')).toBe('2/2');
    const scene = green({ play: [might(0)] }, { play: ['tiger-cub'] })
      .endTurn()
      .do('Attack with');
    expect(growth(scene)).toBe(0);
  });

  test('edge: the fifth rune comes after the damage of its attack', () => {
    const scene = green({ play: [might(4), 'tiger-cub'] }).do('Attack with');
    expect([scene.base(1), scene.stats(0, 'tiger-cub')]).toEqual([18, '7/7']);
  });

  test('bystander: an opponent’s units have no more', () => {
    expect(green({ play: [might(5)] }, { play: ['tiger-cub'] }).stats(1, 'tiger-cub')).toBe('2/2');
  });

  test('ruling: (UMR) damage of 0 gives none, damage that armor took gives one', () => {
    const foe = { play: [at('tiger-cub', 'squad leader')] };
    expect(growth(green({ play: [might(0), 'wisp'] }, foe).do('Attack with'))).toBe(0);
    expect(growth(green({ play: [might(0), 'frog'] }, foe).do('Attack with'))).toBe(1);
  });

  test('ruling: (UMR) 9.11 damage that is prevented as a whole gives none', () => {
    const foe = { heroes: ['garus-rook'], deckColor: 'white', play: ['morningstar-pass'] } as const;
    const scene = green({ play: [might(0), 'tiger-cub'] }, foe).do('Attack with', 'Bo’s Base');
    expect([scene.base(1), growth(scene)]).toEqual([20, 0]);
  });

  test('ruling: (SH) sparkshot or overpower in the same attack adds no second one', () => {
    const foe = { play: [at('centaur', 'elite'), at('tiger-cub', 'scavenger')] };
    const scene = green({ play: [might(0), 'huntress', 'gigadon'] }, foe).do(
      'Attack with your Hunt',
      'Bo’s Centaur',
    );
    expect(growth(scene)).toBe(1);
    expect(growth(scene.do('Attack with your Gig', 'Bo’s Centaur'))).toBe(2);
  });
});

describe('Guargum, Eternal Sentinel', () => {
  const GUARGUM = 'guargum-eternal-sentinel';
  const hand = ['stampede', 'dinosize', 'ferocity', 'rampant-growth'];

  test('case: growth spells cost 0, and need no growth hero', () => {
    expect(green({ play: [GUARGUM], hand, gold: 0 }).choices.filter((one) => one.startsWith('Play'))).toEqual(
      ['Play Dinosize (0 gold)', 'Play Stampede (0 gold)'],
    );
  });

  test('negative: not an opponent’s, and no unit of growth', () => {
    expect(green({ hand, gold: 0 }, { play: [GUARGUM] }).can('Play')).toBe(false);
    expect(green({ play: [GUARGUM], hand: ['giant-panda'], gold: 20 }).can('Play')).toBe(false);
  });

  test('edge: 14.18 obliterate 4, lowest tech levels first', () => {
    const foe = { play: ['wisp', 'tiger-cub', 'centaur', 'gigadon', 'moss-ancient'] };
    expect(green({ play: [GUARGUM] }, foe).do('Attack with', 'Bo’s Base').theirs).toBe(
      'Base 8, Moss Ancient 8/9',
    );
  });

  test('bystander: spells of other specs have their price and their needs', () => {
    const scene = green({ play: [GUARGUM, 'calamandra-moss'], hand, gold: 20 });
    expect([scene.can('Play Ferocity (2 gold)'), scene.can('Play Rampant Growth (2 gold)')]).toEqual([
      true,
      true,
    ]);
  });

  test('ruling: (UMR) the ultimate, too, on the turn Guargum arrives', () => {
    const scene = green({ hand: [GUARGUM, 'stampede'], tech: 'growth', gold: 10 }).do('Play Guargum');
    expect(scene.can('Play Stampede (0 gold)')).toBe(true);
  });
});
