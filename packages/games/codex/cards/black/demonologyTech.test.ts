import { describe, expect, test } from 'vitest';
import { having } from '../../testing/gifts.ts';
import '../../testing/madeUp.ts';
import { at, damaged, exhausted, fresh, type Placed } from '../../testing/placed.ts';
import type { Half } from '../../testing/scene.ts';
import { black } from '../../testing/teams.ts';

// The units and the building of demonology.

const VANDY = 'vandy-anadrose';
const IRON = 'iron-man';

describe('Gargoyle', () => {
  const GARGOYLE = 'gargoyle';
  const wake = (placed: Placed = GARGOYLE, theirs: Half = {}) =>
    black({ play: [placed], gold: 3 }, theirs).do('Use your Gar');

  test('case: asleep it is indestructible, and neither attacks nor patrols', () => {
    const scene = black({ play: [GARGOYLE] });
    expect([scene.stats(0, GARGOYLE), scene.is(0, GARGOYLE, 'indestructible'), scene.can('Attack')]).toEqual([
      '0/2',
      true,
      false,
    ]);
    expect(scene.do('Set the patrol').asked).toBe(1);
  });

  test('case: for 1 gold it flies with +3 ATK, attacks and patrols, until your next upkeep', () => {
    const scene = wake();
    expect([scene.stats(0, GARGOYLE), scene.is(0, GARGOYLE, 'flying'), scene.gold[0]]).toEqual([
      '3/2',
      true,
      2,
    ]);
    scene.do('Attack with');
    expect(scene.base(1)).toBe(17);
    expect(scene.endTurn().stats(0, GARGOYLE)).toBe('3/2');
    expect(scene.endTurn().stats(0, GARGOYLE)).toBe('0/2');
  });

  test('negative: 5.21 not twice a turn, and not without gold', () => {
    expect(wake().can('Use')).toBe(false);
    expect(black({ play: [GARGOYLE], gold: 0 }).can('Use')).toBe(false);
    expect(wake().endTurn().endTurn().can('Use')).toBe(true);
  });

  test('edge: awake it dies', () => {
    const scene = wake(GARGOYLE, { play: [at('eggship', 'elite')] }).do('Attack with');
    expect(scene.has(0, GARGOYLE)).toBe(false);
  });

  test('bystander: 5.3 one that has just arrived patrols, but does not attack', () => {
    const scene = wake(fresh(GARGOYLE));
    expect(scene.can('Attack')).toBe(false);
    expect(scene.do('Set the patrol').choices).toContain('Your Gargoyle');
  });

  test('ruling: (SH) 13.6 of what forbids it and what lets it attack, the newer counts', () => {
    const bound = having(GARGOYLE, "can't attack");
    expect(wake(bound).can('Attack')).toBe(true);
    const awake = {
      card: GARGOYLE,
      grants: [{ from: GARGOYLE, until: 'upkeep', by: 0 as never, at: 1, amount: 0 }],
    } as const;
    expect(black({ play: [having(awake, "can't attack")] }).can('Attack')).toBe(false);
  });
});

describe('Twilight Baron', () => {
  const BARON = 'twilight-baron';

  test('case: 5.20 you play no units of tech II and III', () => {
    const half = {
      play: [BARON],
      tech: 'demonology',
      hand: ['voidblocker', 'zarramonde-the-obliterator'],
      gold: 20,
    } as const;
    expect(black(half).can('Play')).toBe(false);
  });

  test('negative: units of tech 0 and I, buildings and spells are played', () => {
    const hand = ['gargoyle', 'thieving-imp', 'shrine-of-forbidden-knowledge', 'dark-pact'];
    const scene = black({ play: [BARON, VANDY], tech: 'demonology', hand, gold: 20 });
    expect(scene.choices.filter((one) => one.startsWith('Play')).length).toBe(4);
  });

  test('edge: an opponent’s Baron does not matter', () => {
    expect(black({ tech: 'demonology', hand: ['voidblocker'] }, { play: [BARON] }).can('Play Void')).toBe(
      true,
    );
  });

  test('bystander: units of tech II that are there stay', () => {
    expect(black({ play: [BARON, 'voidblocker'] }).mine).toContain('Voidblocker 2/6');
  });

  test('ruling: (UMR) effects may put them into play', () => {
    const half = { play: [BARON, 'sanatorium'], hand: ['voidblocker'] };
    expect(black(half).do('Use your San', 'Voidblocker').has(0, 'voidblocker')).toBe(true);
  });
});

describe('Banefire Golem', () => {
  const GOLEM = 'banefire-golem';
  const upkeep = (mine: Placed[], theirs: Placed[] = []) =>
    black({ play: theirs }, { play: [GOLEM, ...mine] }).endTurn();

  test('case: a unit is sacrificed, and all that opposes takes 1 damage', () => {
    const scene = upkeep(['skeleton'], ['skeleton', VANDY, 'tower', IRON]);
    scene.do('Your Skeleton');
    expect(scene.mine).toBe('Base 19, Vandy Anadrose 2/2, Tower 3, Iron Man 3/3');
    expect(scene.theirs).toBe('Base 20, Banefire Golem 7/7');
  });

  test('negative: not in an opponent’s upkeep', () => {
    expect(
      black({ play: [GOLEM] }, {})
        .endTurn()
        .has(0, GOLEM),
    ).toBe(true);
  });

  test('edge: what cannot be sacrificed is not chosen', () => {
    expect(upkeep(['pestering-haunt']).theirs).toBe('Base 20, Pestering Haunt 1/1');
  });

  test('bystander: your own things take nothing', () => {
    const scene = upkeep(['skeleton', 'tower', VANDY]).do('Your Skeleton');
    expect(scene.theirs).toBe('Base 20, Banefire Golem 7/7, Tower 4, Vandy Anadrose 2/3');
  });

  test('ruling: (UMR) alone it sacrifices itself, and the damage is dealt', () => {
    const scene = upkeep([]);
    expect([scene.has(1, GOLEM), scene.base(0)]).toEqual([false, 19]);
  });
});

describe('Blackhand Dozer', () => {
  const DOZER = 'blackhand-dozer';
  const low = { baseDamage: 12 };

  test('case: its player’s damage leaves an opposing base 6 HP', () => {
    expect(
      black({ play: [DOZER] }, low)
        .do('Attack with')
        .base(1),
    ).toBe(6);
    expect(
      black({ play: [DOZER] }, { baseDamage: 16 })
        .do('Attack with')
        .base(1),
    ).toBe(4);
  });

  test('case: as it dies, the active player destroys one of its player’s units of the lowest tech level', () => {
    const scene = black(
      { play: ['harvest-reaper', 'trojan-duck'] },
      { play: [damaged(DOZER, 3), 'skeleton', 'thieving-imp', IRON] },
    ).do('Attack with your Harvest', 'Bo’s Blackhand');
    expect([scene.asked, scene.choices]).toEqual([0, ['Bo’s Skeleton', 'Bo’s Thieving Imp']]);
    expect(scene.do('Bo’s Thieving').has(1, 'thieving-imp')).toBe(false);
  });

  test('negative: your own base and other buildings take all of it', () => {
    const scene = black({ play: [DOZER] }, { play: ['tower'], ...low }).do('Attack with', 'Bo’s Tower');
    expect(scene.has(1, 'tower')).toBe(false);
    const own = black({ play: [DOZER, VANDY], hand: ['dark-pact'], baseDamage: 15 }).do(
      'Play Dark',
      'Your Base',
    );
    expect(own.base(0)).toBe(3);
  });

  test('edge: 14.19 what cannot be destroyed is passed over as it dies', () => {
    const scene = black(
      { play: ['harvest-reaper'] },
      { play: [damaged(DOZER, 5), having('skeleton', 'indestructible'), IRON] },
    );
    expect(scene.do('Attack with', 'Bo’s Blackhand').has(1, IRON)).toBe(false);
  });

  test('bystander: an opponent’s damage is as always', () => {
    const scene = black({ play: [DOZER], baseDamage: 15 }, { play: [IRON] })
      .endTurn()
      .do('Attack with', 'Ann’s Base');
    expect(scene.base(0)).toBe(2);
  });

  test('ruling: (UMR) spells and a building of the base that you destroy count, too', () => {
    const half = { play: [DOZER, VANDY, IRON], hand: ['dark-pact'] };
    expect(black(half, { baseDamage: 14 }).do('Play Dark', 'Bo’s Base').base(1)).toBe(6);
    const scene = black({ play: [DOZER, IRON] }, { baseDamage: 13, play: [damaged('tower', 1)] });
    expect(scene.do('Attack with your Iron', 'Bo’s Tower').base(1)).toBe(6);
  });

  test('ruling: (UMR) 6.6 a building that its own player tears down takes its 2 damage', () => {
    const scene = black({ play: ['tower'], baseDamage: 14 }, { play: [DOZER] }).do('Tear down');
    expect(scene.base(0)).toBe(4);
  });
});

describe('Shrine of Forbidden Knowledge', () => {
  const SHRINE = 'shrine-of-forbidden-knowledge';
  const deck = [
    'deteriorate',
    'graveyard',
    'thieving-imp',
    'skeletal-archery',
    'summon-skeletons',
    'pestering-haunt',
    'poisonblade-rogue',
  ];

  test('case: upkeep: its player’s base takes 1 damage', () => {
    expect(
      black({}, { play: [SHRINE] })
        .endTurn()
        .base(1),
    ).toBe(19);
  });

  test('case: Demons ignore patrollers that are units', () => {
    const scene = black({ play: [SHRINE, 'voidblocker'] }, { play: [at(IRON, 'squad leader')] });
    expect(scene.do('Attack with', 'Bo’s Base').base(1)).toBe(18);
  });

  test('negative: not patrolling heroes, and not other units of yours', () => {
    const hero = black({ play: [SHRINE, 'voidblocker'] }, { play: [at(VANDY, 'squad leader')] }).do(
      'Attack with',
    );
    expect(hero.base(1)).toBe(20);
    const other = black({ play: [SHRINE, 'eggship', IRON] }, { play: [at(IRON, 'squad leader')] });
    expect(other.do('Attack with your Iron').base(1)).toBe(20);
  });

  test('edge: 14.20 an opponent’s Demons gain nothing', () => {
    const scene = black({ play: ['voidblocker'] }, { play: [SHRINE, at(IRON, 'squad leader')] }).do(
      'Attack with',
    );
    expect(scene.base(1)).toBe(20);
  });

  test('bystander: the opponent draws as always', () => {
    expect(
      black({ hand: deck.slice(0, 1), deck: deck.slice(1) }, { play: [SHRINE] })
        .endTurn()
        .count(0, 'hand'),
    ).toBe(3);
  });

  test('ruling: (UMR) 3.10 three more than were discarded, at most six; with two Shrines four more, at most seven', () => {
    const draws = (shrines: number, hand: number) =>
      black({ play: Array(shrines).fill(SHRINE), hand: deck.slice(0, hand), deck: deck.slice(hand) })
        .endTurn()
        .count(0, 'hand');
    expect([draws(1, 1), draws(1, 4), draws(2, 1), draws(2, 5)]).toEqual([4, 6, 5, 7]);
  });
});

describe('Terras Q, the Shackled', () => {
  const TERRAS = 'terras-q-the-shackled';
  const arrived = (theirs: Half = {}) =>
    black({ hand: [TERRAS], tech: 'demonology' }, theirs)
      .do('Play Terras')
      .endTurn()
      .endTurn();

  test('case: the opponent gets four Warlocks, and while they are there it neither attacks nor patrols', () => {
    const scene = arrived();
    expect(scene.theirs).toBe('Base 20, Warlock 0/1, Warlock 0/1, Warlock 0/1, Warlock 0/1');
    expect(scene.can('Attack')).toBe(false);
    expect(scene.do('Set the patrol').asked).toBe(1);
  });

  test('negative: without them it is free', () => {
    expect(black({ play: [TERRAS] }).can('Attack')).toBe(true);
  });

  test('edge: one Warlock is enough, and when the last is gone it is free', () => {
    const bound = (count: number) => {
      const scene = black({ play: [TERRAS] });
      const { id } = scene.row(0, TERRAS);
      return black({ play: [TERRAS] }, { play: Array(count).fill({ card: 'warlock', to: id }) }).can(
        'Attack',
      );
    };
    expect([bound(2), bound(1), bound(0)]).toEqual([false, false, true]);
  });

  test('bystander: the opponent uses them as any units', () => {
    expect(arrived().endTurn().do('Set the patrol').choices.length).toBe(5);
  });

  test('ruling: (UMR) only Warlocks of its own arrival bind it', () => {
    expect(black({ play: [TERRAS] }, { play: ['warlock'] }).can('Attack')).toBe(true);
  });

  test('ruling: (UMR) both players’ copies are bound by their own Warlocks only', () => {
    const scene = arrived({ play: [TERRAS] }).endTurn();
    expect(scene.can('Attack with your Terras')).toBe(true);
  });
});

describe('Voidblocker', () => {
  const BLOCKER = at('voidblocker', 'squad leader');

  test('case: the attacker’s player exhausts another ready unit or hero', () => {
    const scene = black({ play: [IRON, 'skeleton', VANDY] }, { play: [BLOCKER] }).do('Attack with your Iron');
    expect([scene.asked, scene.choices]).toEqual([0, ['Your Skeleton', 'Your Vandy Anadrose']]);
    scene.do('Your Vandy');
    expect([scene.row(0, VANDY).thing.exhausted, scene.stats(1, 'voidblocker')]).toEqual([true, '2/4']);
  });

  test('negative: not when something else is attacked', () => {
    const scene = black({ play: ['eggship', 'skeleton'] }, { play: [BLOCKER] }).do(
      'Attack with your Egg',
      'Bo’s Base',
    );
    expect(scene.row(0, 'skeleton').thing.exhausted).toBe(false);
  });

  test('edge: exhausted ones do not count, and one alone is not asked for', () => {
    const scene = black({ play: [IRON, exhausted(VANDY), 'skeleton'] }, { play: [BLOCKER] }).do(
      'Attack with your Iron',
    );
    expect([scene.question, scene.row(0, 'skeleton').thing.exhausted]).toEqual(['main', true]);
  });

  test('bystander: the opponent’s own things stay ready', () => {
    const scene = black({ play: [IRON] }, { play: [BLOCKER, 'skeleton'] }).do('Attack with');
    expect(scene.row(1, 'skeleton').thing.exhausted).toBe(false);
  });

  test('ruling: (UMR) it is no cost: without another one, the attack goes on', () => {
    expect(
      black({ play: [IRON] }, { play: [BLOCKER] })
        .do('Attack with')
        .stats(1, 'voidblocker'),
    ).toBe('2/4');
  });
});

describe('Zarramonde, the Obliterator', () => {
  const ZARRA = 'zarramonde-the-obliterator';
  const played = (theirs: Half = {}) =>
    black({ hand: [ZARRA], tech: 'demonology', gold: 10 }, theirs).do('Play Zarramonde');

  test('case: played from the hand, it destroys a unit, hero, worker, upgrade or ongoing spell', () => {
    const foe = { play: [IRON, VANDY, 'skeletal-archery', 'tower'] };
    const scene = played(foe);
    expect(scene.choices).toEqual([
      'Bo’s Iron Man',
      'Bo’s Vandy Anadrose',
      'Bo’s Skeletal Archery',
      'Your Zarramonde, the Obliterator',
      'One of your workers',
      'One of Bo’s workers',
    ]);
    expect(scene.do('Bo’s Skeletal').has(1, 'skeletal-archery')).toBe(false);
    expect(played(foe).do('One of Bo’s').workers).toEqual([5, 4]);
  });

  test('negative: not when it is played from elsewhere', () => {
    const play = ['graveyard', VANDY, { card: ZARRA, marks: 256 }, 'skeleton'];
    const scene = black({ play, hand: ['deteriorate'], tech: 'demonology' }, { play: [IRON] });
    scene.do('Play Deteriorate', 'Your Skeleton', 'Use your Graveyard');
    expect([scene.has(0, ZARRA), scene.question, scene.has(1, IRON)]).toEqual([true, 'main', true]);
  });

  test('edge: 10.2 it is untargetable, and 14.18 obliterates four', () => {
    const foe = { play: ['skeleton', 'skeleton', 'thieving-imp', IRON, 'eggship'] };
    expect(black({ play: [ZARRA] }, foe).do('Attack with', 'Bo’s Base').theirs).toBe('Base 9, Eggship 4/3');
  });

  test('bystander: 10.1 what it destroys is no target', () => {
    const scene = played({ play: [having(IRON, 'untargetable')] }).do('Bo’s Iron');
    expect([scene.has(1, IRON), scene.happened('targeted')]).toEqual([false, 0]);
  });
});
