import { describe, expect, test } from 'vitest';
import { counting, having, illusory } from '../../testing/gifts.ts';
import '../../testing/madeUp.ts';
import { damaged, fresh, levelled, maxed, type Placed, runed } from '../../testing/placed.ts';
import type { Half } from '../../testing/scene.ts';
import { undead } from '../../testing/teams.ts';

// Garth Torken, and the spells of necromancy.

const GARTH = 'garth-torken';
const VANDY = 'vandy-anadrose';
const MIDORI = 'master-midori';
const IRON = 'iron-man';
const RHINO = 'regular-sized-rhinoceros';

describe('Garth Torken', () => {
  const risen = (half: Half) => undead({ play: [levelled(GARTH, 6)], ...half }).do('Raise');

  test('case: for 1 gold a 1/1 Skeleton is summoned', () => {
    const scene = undead({ play: [GARTH] }).do('Use your Garth');
    expect([scene.mine, scene.gold[0]]).toEqual(['Base 20, Garth Torken 1/3, Skeleton 1/1', 9]);
  });

  test('case: 5.22 from level 4 a Skeleton is sacrificed for a card', () => {
    const scene = undead({
      play: [levelled(GARTH, 4), 'skeleton', 'skeleton-javelineer'],
      deck: ['deteriorate'],
    });
    scene.do('Use your Garth Torken: draw');
    expect(scene.choices).toEqual(['Your Skeleton', 'Your Skeleton Javelineer']);
    scene.do('Your Skeleton Jav');
    expect([scene.count(0, 'hand'), scene.has(0, 'skeleton-javelineer')]).toEqual([1, false]);
  });

  test('case: at max level a unit of tech I or II that costs at most 5 comes from the discard pile', () => {
    const scene = risen({ discard: ['gargoyle', 'blackhand-dozer', 'thieving-imp'], tech: 'demonology' });
    expect(scene.choices).toEqual([
      'Gargoyle from the discard pile',
      'Blackhand Dozer from the discard pile',
      'None',
    ]);
    scene.do('Blackhand');
    expect([scene.has(0, 'blackhand-dozer'), scene.count(0, 'discard'), scene.gold[0]]).toEqual([true, 2, 9]);
  });

  test('negative: 5.21 one Skeleton a turn, and none without gold', () => {
    const scene = undead({ play: [GARTH] }).do('Use your Garth');
    expect(scene.can('Use')).toBe(false);
    expect(undead({ play: [GARTH], gold: 0 }).can('Use')).toBe(false);
  });

  test('negative: not for another unit, and not below level 4', () => {
    const can = (level: number, unit: string) =>
      undead({ play: [levelled(GARTH, level), unit], deck: ['deteriorate'] }).can(
        'Use your Garth Torken: draw',
      );
    expect([can(4, IRON), can(3, 'skeleton'), can(4, 'skeleton')]).toEqual([false, false, true]);
  });

  test('negative: what costs more, is of tech 0 or III, or lacks its building does not come', () => {
    const scene = risen({
      discard: ['banefire-golem', 'zarramonde-the-obliterator', 'thieving-imp', 'graveyard', 'wight'],
      tech: 'demonology',
    });
    expect([scene.question, scene.choices]).toEqual(['card', ['None']]);
    expect(risen({ discard: ['gargoyle'] }).choices).toEqual(['None']);
  });

  test('edge: 15.2 what was face down is known from then on', () => {
    const scene = risen({ discard: ['gargoyle', 'gargoyle'], tech: 'demonology' }).do('Gargoyle');
    const { known, seen } = scene.player(0);
    const number = scene.player(0).cards.indexOf('gargoyle');
    expect([known[number], seen[number], scene.count(0, 'discard')]).toEqual([1, 0, 1]);
  });

  test('edge: a Skeleton that has just arrived may be sacrificed, and more than one a turn', () => {
    const scene = undead({
      play: [levelled(GARTH, 4), fresh('skeleton'), 'skeleton'],
      deck: ['deteriorate', 'graveyard'],
    });
    scene.do('Use your Garth Torken: draw', 'Your Skeleton 1', 'Use your Garth Torken: draw');
    expect(scene.count(0, 'hand')).toBe(2);
  });

  test('bystander: an opponent’s Skeletons and discard pile are not meant', () => {
    const scene = undead(
      { play: [levelled(GARTH, 6)], tech: 'demonology' },
      { play: ['skeleton'], discard: ['gargoyle'] },
    );
    expect(scene.can('Use your Garth Torken: draw')).toBe(false);
    expect(scene.do('Raise').choices).toEqual(['None']);
  });

  test('ruling: (UMR) 11.7 on an opponent’s turn nothing comes back', () => {
    const mine = { play: [levelled(GARTH, 5), IRON], discard: ['gargoyle'], tech: 'demonology' } as const;
    const scene = undead(mine, { play: [VANDY, RHINO] }).endTurn('Your Iron');
    scene.do('Attack with your Vandy');
    expect([scene.row(0, GARTH).thing.level, scene.has(0, 'gargoyle'), scene.question]).toEqual([
      7,
      false,
      'main',
    ]);
  });
});

describe('Doom Grasp', () => {
  const cast = (mine: Placed[], theirs: Placed[] = [IRON, RHINO]) =>
    undead({ play: [GARTH, ...mine], hand: ['doom-grasp'] }, { play: theirs });

  test('case: a unit is sacrificed, and a unit of tech 0 to II or a hero is destroyed', () => {
    const scene = cast(['skeleton', 'wisp'], [IRON, VANDY, 'lord-of-shadows']).do(
      'Play Doom',
      'Your Skeleton',
    );
    expect(scene.choices).toEqual(['Your Garth Torken', 'Your Wisp', 'Bo’s Iron Man', 'Bo’s Vandy Anadrose']);
    expect(scene.do('Bo’s Vandy').theirs).toBe('Base 20, Iron Man 3/4, Lord of Shadows 8/7');
  });

  test('negative: not without a unit that can be sacrificed', () => {
    expect(cast([]).can('Play Doom')).toBe(false);
    expect(cast(['pestering-haunt']).can('Play Doom')).toBe(false);
    expect(cast([having('skeleton', 'indestructible')]).can('Play Doom')).toBe(false);
    expect(cast(['anchor']).can('Play Doom')).toBe(false);
  });

  test('edge: 11.1 the own hero is chosen where nothing else is left', () => {
    const scene = cast(['skeleton'], []).do('Play Doom');
    expect([scene.has(0, GARTH), scene.mine]).toEqual([false, 'Base 20']);
  });

  test('edge: 10.3 resist is paid for the target, 10.1 not for the sacrifice', () => {
    const scene = cast([counting('skeleton', 'resist', 2)], [counting(IRON, 'resist', 1)]);
    expect(scene.do('Play Doom', 'Bo’s Iron').gold[0]).toBe(10 - 4 - 1);
  });

  test('bystander: units of tech III and buildings stay', () => {
    const scene = cast(['skeleton'], ['lord-of-shadows', 'tower', IRON]).do('Play Doom', 'Bo’s Iron');
    expect(scene.theirs).toBe('Base 20, Lord of Shadows 8/7, Tower 4');
  });

  test('ruling: (S) 11.3 a sacrifice that two lives took the place of counts', () => {
    const scene = cast([having('skeleton', 'two lives')], [IRON]).do('Play Doom', 'Bo’s Iron');
    expect([scene.has(0, 'skeleton'), scene.has(1, IRON)]).toEqual([true, false]);
  });
});

describe('Lich’s Bargain', () => {
  const cast = (half: Half = {}) =>
    undead({ play: [GARTH], hand: ['lichs-bargain'], ...half }).do('Play Lich');

  test('case: for a worker and 4 damage to the base there are a Skeleton, a Zombie and a Horror', () => {
    const scene = cast();
    expect([scene.mine, scene.workers]).toEqual([
      'Base 16, Garth Torken 1/3, Skeleton 1/1, Zombie 2/2, Horror 3/3',
      [4, 5],
    ]);
    expect(scene.is(0, 'horror', 'deathtouch')).toBe(true);
  });

  test('negative: not without a hero', () => {
    expect(undead({ hand: ['lichs-bargain'] }).can('Play Lich')).toBe(false);
  });

  test('edge: without a worker the rest happens; 1.1 a base with 4 HP falls', () => {
    expect(cast({ workers: 0 }).has(0, 'horror')).toBe(true);
    expect(cast({ baseDamage: 16 }).state.winners).toEqual([1]);
  });

  test('bystander: the opponent’s workers and base stay', () => {
    const scene = cast();
    expect([scene.base(1), scene.workers[1]]).toEqual([20, 5]);
  });
});

describe('Nether Drain', () => {
  const cast = (mine: Placed[], theirs: Placed[], half: Half = {}) =>
    undead({ play: mine, hand: ['nether-drain'], ...half }, { play: theirs }).do('Play Nether');
  const level = (scene: ReturnType<typeof undead>, side: number, card: string) =>
    scene.row(side, card).thing.level;

  test('case: a hero loses two levels, and another gains two', () => {
    const scene = cast([levelled(GARTH, 2)], [levelled(VANDY, 5)]).do('Bo’s Vandy');
    expect([level(scene, 0, GARTH), level(scene, 1, VANDY), scene.stats(1, VANDY)]).toEqual([4, 3, '3/4']);
  });

  test('case: 4.14 the first gains no levels this turn', () => {
    const scene = cast([levelled(GARTH, 5), levelled(MIDORI, 1)], []).do('Your Garth');
    expect([level(scene, 0, GARTH), level(scene, 0, MIDORI)]).toEqual([3, 3]);
    expect([scene.can('Raise your Garth'), scene.can('Raise your Master')]).toEqual([false, true]);
    expect(scene.endTurn().endTurn().can('Raise your Garth')).toBe(true);
  });

  test('negative: units cannot be chosen, and the second is not the first', () => {
    const scene = cast([levelled(GARTH, 3), IRON], [levelled(VANDY, 3), RHINO]);
    expect(scene.choices).toEqual(['Your Garth Torken', 'Bo’s Vandy Anadrose']);
    expect(level(cast([levelled(GARTH, 3)], []), 0, GARTH)).toBe(1);
  });

  test('edge: 4.14 not below the first level, 4.7 not above the maximum', () => {
    const scene = cast([levelled(GARTH, 6)], [levelled(VANDY, 2)]).do('Bo’s Vandy', 'None');
    expect([level(scene, 0, GARTH), level(scene, 1, VANDY)]).toEqual([7, 1]);
  });

  test('edge: 9.2 a hero whose damage is too much for the lower level dies, and 4.11 gives its levels', () => {
    const hurt = { card: VANDY, level: 5, damage: 4 };
    const scene = cast([levelled(GARTH, 1)], [hurt]).do('Bo’s Vandy');
    expect([scene.theirs, level(scene, 0, GARTH)]).toEqual(['Base 20', 5]);
  });

  test('edge: 5.7 a hero that lost its maximum level casts no ultimate', () => {
    const half = { hand: ['nether-drain', 'death-rites'] };
    const scene = cast([maxed(GARTH)], [VANDY], half);
    expect(scene.do('Your Garth').can('Play Death')).toBe(false);
  });

  test('bystander: damage and runes stay', () => {
    const scene = cast([levelled(GARTH, 1)], [{ card: VANDY, level: 5, damage: 1, runes: -1 }]).do(
      'Bo’s Vandy',
    );
    expect(scene.row(1, VANDY).thing).toMatchObject({ level: 3, damage: 1, runes: -1 });
  });

  test('ruling: (F) a hero at level 1 may be the first', () => {
    const scene = cast([levelled(GARTH, 1)], [VANDY]).do('Bo’s Vandy');
    expect([level(scene, 0, GARTH), level(scene, 1, VANDY)]).toEqual([3, 1]);
  });
});

describe('Death Rites', () => {
  const cast = (mine: Placed[], theirs: Placed[], hand: string[] = []) =>
    undead({ play: [maxed(GARTH), ...mine], hand: ['death-rites', ...hand], gold: 20 }, { play: theirs }).do(
      'Play Death',
    );

  test('case: for each unit of yours that dies an opposing unit with the lowest tech level is destroyed', () => {
    const scene = cast(['skeleton', 'skeleton'], ['skeleton', 'zombie', IRON], ['deteriorate']);
    scene.do('Play Deteriorate', 'Your Skeleton 1');
    expect(scene.choices).toEqual(['Bo’s Skeleton', 'Bo’s Zombie']);
    scene.do('Bo’s Zombie').do('Use your Garth Torken: draw');
    expect(scene.theirs).toBe('Base 20, Iron Man 3/4');
  });

  test('negative: not for an opponent’s unit or a hero, and not after the turn', () => {
    const foe = cast(['wisp'], ['skeleton', IRON], ['deteriorate']).do('Play Deteriorate', 'Bo’s Skeleton');
    expect(foe.theirs).toBe('Base 20, Iron Man 3/4');
    const later = cast(['skeleton'], [IRON]).endTurn().endTurn();
    expect(later.do('Use your Garth Torken: draw').has(1, IRON)).toBe(true);
  });

  test('edge: 14.19 what cannot be destroyed is passed over', () => {
    const scene = cast(['skeleton'], [having('skeleton', 'indestructible'), 'anchor', IRON]);
    expect(scene.do('Use your Garth Torken: draw').theirs).toBe('Base 20, Skeleton 1/1, Anchor 1/1');
  });

  test('edge: two of them destroy two; without opposing units nothing happens', () => {
    const two = cast(['skeleton'], [IRON, RHINO, 'eggship'], ['death-rites']).do('Play Death');
    two.do('Use your Garth Torken: draw', 'Bo’s Regular');
    expect(two.theirs).toBe('Base 20, Eggship 4/3');
    expect(cast(['skeleton'], []).do('Use your Garth Torken: draw').question).toBe('main');
  });

  test('bystander: 10.1 nothing is targeted, and heroes stay', () => {
    const scene = cast(['skeleton'], [having(IRON, 'untargetable'), illusory(VANDY)]);
    scene.do('Use your Garth Torken: draw');
    expect([scene.theirs, scene.happened('targeted')]).toEqual(['Base 20, Vandy Anadrose 2/3', 0]);
  });
});

test('4.14 a hero with damage that a lower level bears stays', () => {
  const scene = undead(
    { play: [levelled(GARTH, 1)], hand: ['nether-drain'] },
    { play: [damaged(levelled(VANDY, 5), 3), runed(IRON, 1)] },
  );
  expect(scene.do('Play Nether', 'Bo’s Vandy').stats(1, VANDY)).toBe('3/1');
});
