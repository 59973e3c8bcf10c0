import { describe, expect, test } from 'vitest';
import { at, fresh, type Placed } from '../../testing/placed.ts';
import type { Half } from '../../testing/scene.ts';
import { green } from '../../testing/teams.ts';

// The units of feral.

const CALAMANDRA = 'calamandra-moss';

test('Centaur, Huntress and Barkcoat Bear have what is printed: 14.20, 14.25, 14.4, 10.3', () => {
  const scene = green({ play: ['centaur', 'huntress', 'barkcoat-bear'] });
  expect(scene.mine).toBe('Base 20, Centaur 3/4, Huntress 3/3, Barkcoat Bear 5/5');
  expect([scene.is(0, 'centaur', 'overpower'), scene.is(0, 'barkcoat-bear', 'overpower')]).toEqual([
    true,
    true,
  ]);
  expect([scene.is(0, 'huntress', 'anti-air'), scene.row(0, 'huntress').sparkshot]).toEqual([true, 1]);
  expect(scene.row(0, 'barkcoat-bear').resist).toBe(2);
});

describe('Gigadon', () => {
  const gigadon = (...play: Placed[]) => green({ hand: ['gigadon'], tech: 'feral', gold: 20, play });

  test('case: it costs 1 less for each green unit you control', () => {
    expect(gigadon('tiger-cub', 'centaur').can('Play Gigadon (7 gold)')).toBe(true);
  });

  test('negative: heroes, buildings and tokens that are not green do not count', () => {
    expect(gigadon(CALAMANDRA, 'verdant-tree', 'water-elemental').can('Play Gigadon (9 gold)')).toBe(true);
  });

  test('edge: green tokens count', () => {
    expect(gigadon('wisp', 'squirrel', 'frog').can('Play Gigadon (6 gold)')).toBe(true);
  });

  test('bystander: an opponent’s green units do not count, and other cards cost what they cost', () => {
    const scene = green(
      { hand: ['gigadon', 'tiger-cub'], tech: 'feral', play: ['wisp'] },
      { play: ['tiger-cub'] },
    );
    expect([scene.can('Play Gigadon (8 gold)'), scene.can('Play Tiger Cub (2 gold)')]).toEqual([true, true]);
  });

  test('ruling: (UMR) never less than 0', () => {
    expect(gigadon(...Array.from({ length: 11 }, () => 'wisp')).can('Play Gigadon (0 gold)')).toBe(true);
  });
});

describe('Predator Tiger', () => {
  const attack = (theirs: Half) => green({ play: ['predator-tiger'] }, theirs).do('Attack with');

  test('case: it ignores patrollers that are tech 0 units, and trashes a worker of the base it hits', () => {
    const scene = attack({ play: [at('tiger-cub', 'squad leader')] }).do('Bo’s Base');
    expect([scene.base(1), scene.workers]).toEqual([16, [5, 4]]);
  });

  test('negative: tech I units and heroes stop it; hitting something else trashes none', () => {
    expect(attack({ play: [at('centaur', 'squad leader')] }).workers).toEqual([5, 5]);
    expect(attack({ play: [at(CALAMANDRA, 'squad leader')] }).workers).toEqual([5, 5]);
    expect(attack({ play: ['tower'] }).do('Bo’s Tower').workers).toEqual([5, 5]);
  });

  test('edge: without workers there is none to trash', () => {
    expect(attack({ workers: 0 }).workers).toEqual([5, 0]);
  });

  test('edge: what Stampede sends to the base is its combat damage, too', () => {
    const half = { play: ['guargum-eternal-sentinel', 'predator-tiger'], hand: ['stampede'] };
    const scene = green(half, { play: [at('centaur', 'elite')] }).do(
      'Play Stampede',
      'Attack with your Predator',
    );
    expect([scene.base(1), scene.workers]).toEqual([17, [5, 4]]);
  });

  test('bystander: another attacker takes no worker', () => {
    expect(green({ play: ['predator-tiger', 'tiger-cub'] }).do('Attack with your Tiger').workers).toEqual([
      5, 5,
    ]);
  });
});

describe('Rampaging Elephant', () => {
  const ELEPHANT = 'rampaging-elephant';

  test('case: 7.14 the first time it exhausts in a turn it becomes ready: it attacks twice', () => {
    expect(green({ play: [ELEPHANT] }).do('Attack with', 'Attack with').theirs).toBe('Base 8');
  });

  test('negative: not a third time', () => {
    expect(
      green({ play: [ELEPHANT] })
        .do('Attack with', 'Attack with')
        .can('Attack'),
    ).toBe(false);
  });

  test('edge: 3.3 on the next turn it is so again', () => {
    const scene = green({ play: [ELEPHANT] }, { play: ['tiger-cub'] })
      .do('Attack with', 'Bo’s Tiger')
      .endTurn()
      .endTurn();
    expect(scene.do('Attack with', 'Attack with').theirs).toBe('Base 8');
  });

  test('bystander: another unit stays exhausted, and a second Elephant has its own turn', () => {
    const scene = green({ play: [ELEPHANT, ELEPHANT, 'tiger-cub'] }).do('Attack with your Tiger');
    expect(scene.can('Attack with your Tiger')).toBe(false);
    scene.do('Attack with your Rampaging Elephant 1', 'Attack with your Rampaging Elephant 2');
    expect([
      scene.can('Attack with your Rampaging Elephant 1'),
      scene.can('Attack with your Rampaging Elephant 2'),
    ]).toEqual([true, true]);
  });
});

describe('Stalking Tiger', () => {
  const foe = { play: [at('centaur', 'squad leader'), 'tiger-cub', 'tower', 'master-midori'] };

  test('case: it is stealthy when it attacks a unit', () => {
    expect(
      green({ play: ['stalking-tiger'] }, { play: [at('centaur', 'squad leader'), 'tiger-cub'] }).do(
        'Attack with',
      ).choices,
    ).toEqual(['Bo’s Centaur (squad leader)', 'Bo’s Tiger Cub']);
  });

  test('case: it is invisible while you control a feral hero', () => {
    const scene = green({ play: ['stalking-tiger', CALAMANDRA] }, { play: ['tiger-cub'] });
    expect(scene.is(0, 'stalking-tiger', 'invisible')).toBe(true);
    expect(scene.endTurn().do('Attack with').can('Ann’s Stalking')).toBe(false);
  });

  test('negative: 7.5 neither against heroes, buildings nor the base; not by a hero of another spec', () => {
    const play = [at('centaur', 'squad leader'), 'master-midori', 'verdant-tree'];
    expect(
      green({ play: ['stalking-tiger'] }, { play })
        .do('Attack with')
        .stats(1, 'centaur'),
    ).toBe('3/1');
    expect(green({ play: ['stalking-tiger', 'master-midori'] }).is(0, 'stalking-tiger', 'invisible')).toBe(
      false,
    );
  });

  test('edge: 6.11 a tower sees it against a unit, once', () => {
    const scene = green({ play: ['stalking-tiger', 'stalking-tiger'] }, foe).do(
      'Attack with your Stalking Tiger 1',
    );
    expect(scene.stats(1, 'centaur')).toBe('3/1');
    expect(scene.do('Attack with your Stalking').choices).toEqual([
      'Bo’s Centaur (squad leader)',
      'Bo’s Tiger Cub',
    ]);
  });

  test('bystander: an opponent’s feral hero does not hide it', () => {
    expect(
      green({ play: ['stalking-tiger'] }, { play: [CALAMANDRA] }).is(0, 'stalking-tiger', 'invisible'),
    ).toBe(false);
  });
});

describe('Moss Ancient', () => {
  const MOSS = 'moss-ancient';

  test('case: three 1/1 Squirrels as it arrives, with haste and invisible', () => {
    const scene = green({ hand: [MOSS], tech: 'feral' }).do('Play Moss Ancient');
    expect(scene.mine).toContain('Moss Ancient 8/9, Squirrel 1/1, Squirrel 1/1, Squirrel 1/1');
    expect([scene.is(0, 'squirrel', 'haste'), scene.is(0, 'squirrel', 'invisible')]).toEqual([true, true]);
  });

  test('negative: an opponent’s Squirrels, and other units, are neither', () => {
    const scene = green({ play: [MOSS, 'frog'] }, { play: ['squirrel'] });
    expect([scene.is(0, 'frog', 'haste'), scene.is(1, 'squirrel', 'haste')]).toEqual([false, false]);
  });

  test('edge: 13.2 a unit that became a Squirrel is one', () => {
    const half = { play: [MOSS, 'argagarg-garg', fresh('centaur')], hand: ['polymorph-squirrel'] };
    const scene = green(half).do('Play Polymorph');
    expect(scene.can('Attack with your Squirrel that was Centaur')).toBe(true);
  });

  test('bystander: 10.2 it cannot be a target, and is not invisible itself', () => {
    const scene = green({ play: ['argagarg-garg', MOSS], hand: ['dinosize'] }).do('Play Dinosize');
    expect([scene.row(0, 'argagarg-garg').atk, scene.is(0, MOSS, 'invisible')]).toEqual([7, false]);
  });

  test('ruling: (S) arriving and attacking are both, every time', () => {
    const scene = green({ play: [MOSS] })
      .do('Attack with')
      .endTurn()
      .endTurn()
      .do('Attack with your Moss');
    expect(scene.stats(0, 'squirrel', 5)).toBe('1/1');
  });

  test('ruling: (UMR) the Squirrels have haste and are invisible only while it is in play', () => {
    expect(green({ play: ['squirrel'] }).is(0, 'squirrel', 'invisible')).toBe(false);
    expect(green({ play: ['squirrel', MOSS] }).is(0, 'squirrel', 'invisible')).toBe(true);
  });
});
