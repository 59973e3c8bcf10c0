import { describe, expect, test } from 'vitest';
import { at, damaged, exhausted, fresh, maxed, type Placed, runed } from '../../testing/placed.ts';
import type { Half } from '../../testing/scene.ts';
import { green, led } from '../../testing/teams.ts';

const MIDORI = 'master-midori';
/** Ann casts a green starting spell, with what else she has in play. */
const cast = (spell: string, play: Placed[] = [], theirs: Half = {}) =>
  green({ play: [MIDORI, ...play], hand: [spell] }, theirs).do('Play');

test('Tiger Cub is 2/2, and has nothing else', () => {
  expect(green({ play: ['tiger-cub'] }).mine).toBe('Base 20, Tiger Cub 2/2');
});

describe('Forest’s Favor', () => {
  test('case: a unit or hero of yours gets a +1/+1 rune', () => {
    expect(cast('forests-favor', ['tiger-cub']).do('Your Tiger').stats(0, 'tiger-cub')).toBe('3/3');
    expect(cast('forests-favor', ['tiger-cub']).do('Your Master').stats(0, MIDORI)).toBe('3/4');
  });

  test('negative: what has a rune, and what is an opponent’s, cannot be chosen', () => {
    expect(cast('forests-favor', [runed('tiger-cub', 1)], { play: ['tiger-cub'] }).stats(0, MIDORI)).toBe(
      '3/4',
    );
  });

  test('edge: 12.3 a -1/-1 rune is taken away', () => {
    expect(
      cast('forests-favor', [runed('tiger-cub', -1)])
        .do('Your Tiger')
        .stats(0, 'tiger-cub'),
    ).toBe('2/2');
  });

  test('bystander: the others stay as they are, and the rune stays when the turn ends', () => {
    const scene = cast('forests-favor', ['tiger-cub']).do('Your Tiger').endTurn();
    expect(scene.mine).toBe('Base 20, Master Midori 2/3, Tiger Cub 3/3');
  });
});

describe('Rampant Growth', () => {
  test('case: 9.9 a unit or hero has +2 ATK and +2 armor', () => {
    const scene = cast('rampant-growth', ['tiger-cub'], { play: [at('centaur', 'scavenger')] });
    scene.do('Your Tiger', 'Attack with your Tiger');
    expect([scene.stats(0, 'tiger-cub'), scene.has(1, 'centaur')]).toEqual(['4/1', false]);
  });

  test('negative: buildings cannot be chosen', () => {
    expect(cast('rampant-growth', ['tiger-cub', 'verdant-tree']).choices).toEqual([
      'Your Master Midori',
      'Your Tiger Cub',
    ]);
  });

  test('edge: 11.10 it ends with the turn', () => {
    const scene = cast('rampant-growth', ['tiger-cub']).do('Your Tiger').endTurn();
    expect(scene.row(0, 'tiger-cub')).toMatchObject({ atk: 2, armor: 0 });
  });

  test('bystander: an opponent’s can be chosen; the others have no more', () => {
    const scene = cast('rampant-growth', ['tiger-cub'], { play: ['centaur'] }).do('Bo’s Centaur');
    expect([scene.row(1, 'centaur').armor, scene.stats(0, 'tiger-cub')]).toEqual([2, '2/2']);
  });
});

describe('Ironbark Treant', () => {
  const TREANT = { play: [at('ironbark-treant', 'lookout')] };

  test('case: 14.1 patrolling on a turn of others it has -2 ATK and armor 2', () => {
    const scene = green({ play: ['centaur'] }, TREANT);
    expect(scene.row(1, 'ironbark-treant')).toMatchObject({ atk: 1, armor: 2 });
    expect(scene.do('Attack with').theirs).toBe('Base 20, Ironbark Treant 1/1');
  });

  test('negative: on its own turns, and out of the patrol zone, it is 3/2 without armor', () => {
    expect(green({}, TREANT).endTurn().row(1, 'ironbark-treant')).toMatchObject({ atk: 3, armor: 0 });
    expect(green({}, { play: ['ironbark-treant'] }).row(1, 'ironbark-treant')).toMatchObject({
      atk: 3,
      armor: 0,
    });
  });

  test('edge: 9.17 sidelined, it loses both at once', () => {
    const mixed = led('neutral', 'river-montoya', 'calamandra-moss');
    const foe = { heroes: ['calamandra-moss'], deckColor: 'green', ...TREANT } as const;
    const scene = mixed({ play: [maxed('river-montoya')] }, foe).do('Use your River');
    expect(scene.row(1, 'ironbark-treant')).toMatchObject({ atk: 3, armor: 0 });
  });

  test('bystander: 9.9 the slot’s armor adds up; another patroller has none of it', () => {
    const scene = green({}, { play: [at('ironbark-treant', 'squad leader'), at('tiger-cub', 'lookout')] });
    expect([scene.row(1, 'ironbark-treant').armor, scene.row(1, 'tiger-cub').armor]).toEqual([3, 0]);
  });
});

describe('Merfolk Prospector', () => {
  test('case: it exhausts for 1 gold', () => {
    const scene = green({ play: ['merfolk-prospector'], gold: 0 }).do('Use your Merfolk');
    expect([scene.gold[0], scene.can('Attack')]).toEqual([1, false]);
  });

  test('negative: not while it is fresh or exhausted', () => {
    expect(green({ play: [fresh('merfolk-prospector')] }).can('Use')).toBe(false);
    expect(green({ play: [exhausted('merfolk-prospector')] }).can('Use')).toBe(false);
  });

  test('edge: 3.7 at 20 gold nothing is gained', () => {
    expect(green({ play: ['merfolk-prospector'], gold: 20 }).do('Use').gold[0]).toBe(20);
  });

  test('bystander: the opponent gains none', () => {
    expect(green({ play: ['merfolk-prospector'] }, { gold: 3 }).do('Use').gold[1]).toBe(3);
  });
});

describe('Playful Panda', () => {
  const panda = () => green({ hand: ['playful-panda'] }).do('Play Playful Panda');

  test('case: it arrives exhausted, with a Wisp', () => {
    const scene = panda();
    expect(scene.mine).toBe('Base 20, Playful Panda 2/2, Wisp 0/1');
    expect(scene.row(0, 'playful-panda').thing.exhausted).toBe(true);
  });

  test('negative: attacking brings no Wisp', () => {
    expect(
      green({ play: ['playful-panda'] })
        .do('Attack with')
        .has(0, 'wisp'),
    ).toBe(false);
  });

  test('edge: 8.1 exhausted, it cannot patrol this turn; the Wisp can', () => {
    expect(panda().do('Set the patrol').choices).toEqual(['Your Wisp', 'Leave it empty']);
  });

  test('bystander: the Wisp is ready, but fresh', () => {
    expect(panda().row(0, 'wisp').thing).toMatchObject({ exhausted: false, fresh: true });
  });
});

describe('Rich Earth', () => {
  const rich = () => green({ play: ['rich-earth'], hand: ['tiger-cub', 'young-treant'], gold: 0 });

  test('case: hiring costs 0', () => {
    const scene = rich().do('Hire a worker with Tiger');
    expect([scene.gold[0], scene.workers[0]]).toEqual([0, 6]);
  });

  test('negative: 4.1 still once a turn, and not for the opponent', () => {
    expect(rich().do('Hire a worker with Tiger').can('Hire')).toBe(false);
    expect(green({ hand: ['tiger-cub'], gold: 0 }, { play: ['rich-earth'] }).can('Hire')).toBe(false);
  });

  test('edge: 4.1 without a card in hand nobody is hired', () => {
    expect(green({ play: ['rich-earth'] }).can('Hire')).toBe(false);
  });

  test('bystander: other prices are as they were', () => {
    expect(green({ play: ['rich-earth'], hand: ['tiger-cub'] }).can('Play Tiger Cub (2 gold)')).toBe(true);
  });

  test('ruling: (UMR) a card of the hand is tucked all the same', () => {
    const scene = rich();
    const before = scene.count(0, 'tucked', 'tiger-cub');
    expect(scene.do('Hire a worker with Tiger').count(0, 'tucked', 'tiger-cub')).toBe(before + 1);
  });
});

describe('Spore Shambler', () => {
  const SHAMBLER = 'spore-shambler';
  const shambler = (runes: number, half: Half = {}, theirs: Half = {}) =>
    green({ play: [runed(SHAMBLER, runes), 'tiger-cub'], ...half }, theirs);

  test('case: it arrives with two runes', () => {
    expect(green({ hand: [SHAMBLER] }).do('Play Spore').mine).toBe('Base 20, Spore Shambler 2/3');
  });

  test('case: for 1 gold, or exhausting, it gives one of its runes to another unit', () => {
    const scene = shambler(2).do('Use your Spore Shambler: a rune to another unit, for 1 gold');
    expect([scene.mine, scene.gold[0]]).toEqual(['Base 20, Spore Shambler 1/2, Tiger Cub 3/3', 9]);
    scene.do('Use your Spore Shambler: a rune to another unit, exhausting');
    expect([scene.mine, scene.gold[0]]).toEqual(['Base 20, Spore Shambler 0/1, Tiger Cub 4/4', 9]);
  });

  test('negative: not without a rune, nor without another unit', () => {
    expect(shambler(0).can('Use')).toBe(false);
    expect(green({ play: [runed(SHAMBLER, 2), MIDORI] }).can('Use')).toBe(false);
  });

  test('edge: 9.3 the rune it gives can kill it', () => {
    const scene = shambler(1, { play: [damaged(runed(SHAMBLER, 1), 1), 'tiger-cub'], gold: 0 }).do('Use');
    expect(scene.mine).toBe('Base 20, Tiger Cub 3/3');
  });

  test('bystander: an opponent’s unit can be chosen; fresh, it can still pay gold', () => {
    const half = { play: [fresh(runed(SHAMBLER, 2)), 'tiger-cub'] };
    const scene = shambler(2, half, { play: ['centaur'] }).do('Use', 'Bo’s Centaur');
    expect([scene.stats(0, 'tiger-cub'), scene.stats(1, 'centaur')]).toEqual(['2/2', '4/5']);
  });

  test('ruling: (S) the rune must come off itself, not off another unit', () => {
    expect(green({ play: [SHAMBLER, runed('tiger-cub', 2), 'centaur'] }).can('Use')).toBe(false);
  });
});

describe('Verdant Tree', () => {
  const TREE = { play: ['verdant-tree'], workers: 10, gold: 20 };

  test('case: exhausting, your tech buildings are finished as you build them this turn', () => {
    const scene = green(TREE).do('Use your Verdant Tree', 'Build a Tech I ');
    expect(scene.row(0, 'tech-i-building').thing.constructing).toBe(false);
  });

  test('negative: add-ons are not, nor tech buildings of the next turn', () => {
    expect(green(TREE).do('Use', 'Build a Tower').row(0, 'tower').thing.constructing).toBe(true);
    const scene = green(TREE).do('Use').endTurn().endTurn().do('Build a Tech I ');
    expect(scene.row(0, 'tech-i-building').thing.constructing).toBe(true);
  });

  test('edge: those begun earlier this turn are finished now', () => {
    const scene = green(TREE).do('Build a Tech I ', 'Build a Tower', 'Use');
    expect(scene.row(0, 'tech-i-building').thing.constructing).toBe(false);
    expect(scene.row(0, 'tower').thing.constructing).toBe(true);
  });

  test('bystander: 14.13 it heals its player’s units and heroes by 1, buildings not', () => {
    const foe = { play: ['verdant-tree', damaged('centaur', 2), damaged(MIDORI, 1), damaged('tower', 1)] };
    expect(green({ play: [damaged('centaur', 2)] }, foe).endTurn().theirs).toBe(
      'Base 20, Verdant Tree 3, Centaur 3/3, Master Midori 2/3, Tower 3',
    );
  });

  test('ruling: (S) tech I, II and III in a row', () => {
    const scene = green(TREE).do('Use', 'Build a Tech I ', 'Build a Tech II ', 'Feral', 'Build a Tech III ');
    expect(scene.mine).toBe(
      'Base 20, Verdant Tree 3, Tech I Building 5, Tech II Building 5, Tech III Building 5',
    );
  });

  test('ruling: (UMR) 6.1 the workers for each are needed all the same', () => {
    const scene = green({ ...TREE, workers: 7 }).do('Use', 'Build a Tech I ');
    expect(scene.can('Build a Tech II')).toBe(false);
  });
});

describe('Young Treant', () => {
  test('case: it arrives with a card for its player', () => {
    const scene = green({ hand: ['young-treant'], deck: ['tiger-cub'] }).do('Play Young Treant');
    expect(scene.count(0, 'hand', 'tiger-cub')).toBe(1);
  });

  test('negative: 14.30 it cannot attack', () => {
    expect(green({ play: ['young-treant'] }).can('Attack')).toBe(false);
  });

  test('edge: 3.11 an empty draw pile is made anew; without cards nothing is drawn', () => {
    expect(
      green({ hand: ['young-treant'], discard: ['tiger-cub'] })
        .do('Play Young')
        .count(0, 'hand'),
    ).toBe(1);
    expect(
      green({ hand: ['young-treant'] })
        .do('Play Young')
        .count(0, 'hand'),
    ).toBe(0);
  });

  test('bystander: it can patrol, and the opponent draws nothing', () => {
    const scene = green({ hand: ['young-treant'], deck: ['tiger-cub'] }, { deck: ['tiger-cub'] }).do(
      'Play Young',
    );
    expect([scene.count(1, 'hand'), scene.do('Set the patrol').choices]).toEqual([
      0,
      ['Your Young Treant', 'Leave it empty'],
    ]);
  });
});
