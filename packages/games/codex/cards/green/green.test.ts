import { describe, expect, test } from 'vitest';
import { FLYING, HASTE, INVISIBLE, OVERPOWER, STEALTH, SWIFT_STRIKE } from '../../keywords.ts';
import { type Half, type Placed, Scene } from '../../testing/scene.ts';

type SlotName = 'squad leader' | 'elite' | 'scavenger' | 'technician' | 'lookout';
const at = (card: string, slotName: SlotName): Placed => ({ card, slotName });

const TEAM = ['master-midori', 'calamandra-moss', 'argagarg-garg'];
/** Both lead the green team, with the green deck. */
function green(mine: Half, theirs: Half = {}): Scene {
  const side = { heroes: TEAM, deckColor: 'green' } as const;
  return new Scene({ ...side, ...mine }, { ...side, ...theirs });
}
function spec(scene: Scene, name: 'balance' | 'feral' | 'growth'): Scene {
  scene.player(0).spec = name;
  return scene;
}
const TECH = ['tech-i-building', 'tech-ii-building', 'tech-iii-building'];
const maxed = (card: string, level: number): Placed => ({ card, level, marks: 128 });
const has = (scene: Scene, side: number, card: string, keyword: number) =>
  (scene.row(side, card).keywords & keyword) !== 0;

describe('balance', () => {
  test('13.4 Master Midori gives units without abilities +1/+1 from level 5 on', () => {
    const scene = green({
      play: [{ card: 'master-midori', level: 5 }, 'tiger-cub', 'young-treant', { card: 'wisp', runes: 1 }],
    });
    expect(
      ['tiger-cub', 'young-treant', 'wisp', 'master-midori'].map((card) => scene.stats(0, card)),
    ).toEqual(['3/3', '0/2', '2/3', '3/4']);
  });

  test('Master Midori flies at the maximum level on the own turn only', () => {
    const scene = green({ play: [{ card: 'master-midori', level: 8 }] });
    expect(has(scene, 0, 'master-midori', FLYING)).toBe(true);
    expect(has(scene.endTurn(), 0, 'master-midori', FLYING)).toBe(false);
  });

  test('13.3 Master Midori before Behind the Ferns: 2/2 becomes stealthy and loses +1/+1, 3/4 stays 4/5', () => {
    const heroes = ['master-midori', 'calamandra-moss', 'troq-bashar'];
    const scene = new Scene({
      heroes,
      deckColor: 'green',
      play: [
        'tiger-cub',
        'iron-man',
        { card: 'master-midori', level: 5 },
        'calamandra-moss',
        'behind-the-ferns',
      ],
    });
    expect([scene.stats(0, 'tiger-cub'), has(scene, 0, 'tiger-cub', STEALTH)]).toEqual(['2/2', true]);
    expect([scene.stats(0, 'iron-man'), has(scene, 0, 'iron-man', STEALTH)]).toEqual(['4/5', false]);
  });

  test('13.3 Behind the Ferns before Master Midori: both are stealthy and get nothing', () => {
    const heroes = ['master-midori', 'calamandra-moss', 'troq-bashar'];
    const scene = new Scene({
      heroes,
      deckColor: 'green',
      play: [
        'tiger-cub',
        'iron-man',
        'calamandra-moss',
        'behind-the-ferns',
        { card: 'master-midori', level: 5 },
      ],
    });
    expect([scene.stats(0, 'tiger-cub'), has(scene, 0, 'tiger-cub', STEALTH)]).toEqual(['2/2', true]);
    expect([scene.stats(0, 'iron-man'), has(scene, 0, 'iron-man', STEALTH)]).toEqual(['3/4', true]);
  });

  test('11.3, 5.17 Circle of Life sacrifices a green unit for one of the next level that costs 5 or less', () => {
    const scene = green({ play: ['master-midori', 'centaur'], hand: ['circle-of-life'] }).do(
      'Play Circle of Life',
    );
    expect(scene.has(0, 'centaur')).toBe(false);
    expect(scene.can('Gigadon')).toBe(false);
    expect(scene.can('Rampaging Elephant')).toBe(false);
    scene.do('Barkcoat Bear');
    expect(scene.stats(0, 'barkcoat-bear')).toBe('5/5');
    expect(scene.count(0, 'codex', 'barkcoat-bear')).toBe(1);
  });

  test('Moment’s Peace: opposing units cannot attack, heroes can; own units cannot patrol', () => {
    const scene = green(
      { play: ['master-midori', 'tiger-cub'], hand: ['moments-peace'] },
      { play: ['tiger-cub', 'calamandra-moss'] },
    ).do('Play Moment’s Peace', 'Set the patrol');
    expect(scene.choices).toEqual(['Your Master Midori', 'Leave it empty']);
    while (scene.question === 'slot') scene.do('Leave it empty');
    expect(scene.can('Attack with your Tiger Cub')).toBe(false);
    expect(scene.can('Attack with your Calamandra')).toBe(true);
  });

  test('9.5 Nature Reclaims trashes an upgrade, ongoing spell or building card, and itself', () => {
    const scene = green(
      { play: ['master-midori'], hand: ['nature-reclaims'] },
      { play: ['rich-earth', 'verdant-tree', 'tower'] },
    );
    scene.do('Play Nature Reclaims');
    expect(scene.choices).toEqual(['Bo’s Rich Earth', 'Bo’s Verdant Tree']);
    scene.do('Bo’s Rich Earth');
    expect([scene.count(1, 'trashed', 'rich-earth'), scene.count(0, 'trashed', 'nature-reclaims')]).toEqual([
      1, 1,
    ]);
  });

  test('5.9, 14.23 Final Showdown lies on the balance hero, and gives an opponent two Hunters', () => {
    const scene = green({ play: [maxed('master-midori', 8)], hand: ['final-showdown'], deck: ['tiger-cub'] });
    scene.do('Play Final Showdown');
    expect(scene.stats(0, 'master-midori')).toBe('7/8');
    expect(scene.stats(1, 'hunter', 1)).toBe('3/3');
    scene.do('Attack with your Master Midori', 'Bo’s Base');
    expect(scene.count(0, 'hand', 'tiger-cub')).toBe(1);
    expect(scene.row(0, 'master-midori').thing.exhausted).toBe(false);
  });

  test('14.29 Gemscout Owl gives 1 gold in the upkeep', () => {
    expect(
      green({}, { play: ['gemscout-owl'], gold: 0 })
        .endTurn()
        .player(1).gold,
    ).toBe(6);
  });

  test('14.6 Tiny Basilisk kills what it hurts, ignores tech 0 patrollers, and tech 0 cannot attack it', () => {
    const scene = green(
      { play: ['tiny-basilisk'] },
      { play: [at('tiger-cub', 'squad leader'), 'oversized-rhinoceros'] },
    );
    scene.do('Attack with', 'Bo’s Oversized');
    expect(scene.has(1, 'oversized-rhinoceros')).toBe(false);
    const small = green({ play: ['tiger-cub'] }, { play: [at('tiny-basilisk', 'squad leader')] }).do(
      'Attack with',
    );
    expect(small.base(1)).toBe(18);
  });

  test('14.6, 9.10 deathtouch kills through armor, and does no more to a building', () => {
    const scene = green(
      { play: ['tiny-basilisk'] },
      { play: [at('oversized-rhinoceros', 'squad leader')] },
    ).do('Attack with');
    expect(scene.has(1, 'oversized-rhinoceros')).toBe(false);
    expect(
      green({ play: ['tiny-basilisk'] })
        .do('Attack with')
        .base(1),
    ).toBe(19);
  });

  test('Dothram Horselord goes to the player with the most ATK in its player’s upkeep', () => {
    const scene = green({ play: ['oversized-rhinoceros'] }, { play: ['dothram-horselord'] }).endTurn();
    expect(scene.has(0, 'dothram-horselord')).toBe(true);
    const kept = green({ play: ['tiger-cub'] }, { play: ['dothram-horselord'] }).endTurn();
    expect(kept.has(1, 'dothram-horselord')).toBe(true);
  });

  test('13.2 Fairie Dragon makes a unit with a feather rune 3/1 and flying; its other runes count', () => {
    const scene = spec(
      green({ hand: ['fairie-dragon'], play: TECH }, { play: [{ card: 'centaur', runes: 1 }] }),
      'balance',
    );
    scene.do('Play Fairie Dragon', 'Bo’s Centaur');
    expect([scene.stats(1, 'centaur'), has(scene, 1, 'centaur', FLYING)]).toEqual(['4/2', true]);
    const declined = spec(green({ hand: ['fairie-dragon'], play: TECH }, { play: ['centaur'] }), 'balance');
    expect(declined.do('Play Fairie Dragon', 'None').stats(1, 'centaur')).toBe('3/4');
  });

  test('10.2, 14.28 Potent Basilisk may destroy an upgrade, and cannot be a target', () => {
    const scene = spec(green({ hand: ['potent-basilisk'], play: TECH }, { play: ['rich-earth'] }), 'balance');
    scene.do('Play Potent Basilisk', 'Bo’s Rich Earth');
    expect(scene.has(1, 'rich-earth')).toBe(false);
    const spell = green({ play: ['argagarg-garg'], hand: ['dinosize'] }, { play: ['potent-basilisk'] }).do(
      'Play Dinosize',
    );
    expect(spell.row(0, 'argagarg-garg').atk).toBe(7);
  });

  test('Wandering Mimic borrows keywords of others while they last, not of another Mimic', () => {
    const scene = green({ play: ['wandering-mimic', 'wandering-mimic'] }, { play: ['chameleon'] });
    expect(has(scene, 0, 'wandering-mimic', STEALTH)).toBe(true);
    const alone = green({ play: ['wandering-mimic', 'wandering-mimic'] });
    expect(alone.row(0, 'wandering-mimic').keywords).toBe(0);
  });

  test('Tyrannosaurus Rex destroys up to two among units, upgrades and workers', () => {
    const scene = spec(
      green({ hand: ['tyrannosaurus-rex'], play: TECH }, { play: ['tiger-cub', 'rich-earth'] }),
      'balance',
    );
    scene.do('Play Tyrannosaurus Rex', 'Bo’s Rich Earth', 'One of Bo');
    expect([scene.has(1, 'rich-earth'), scene.player(1).workers, scene.has(1, 'tiger-cub')]).toEqual([
      false,
      4,
      true,
    ]);
  });
});

describe('feral', () => {
  test('15.1, 5.18 Calamandra Moss discards two cards for stealth this turn', () => {
    const scene = green(
      { play: ['calamandra-moss'], hand: ['tiger-cub', 'rich-earth'] },
      { play: [at('tiger-cub', 'squad leader')] },
    );
    scene.do('Use your Calamandra', 'Tiger Cub', 'Rich Earth');
    expect(scene.count(0, 'hand')).toBe(0);
    expect(has(scene, 0, 'calamandra-moss', STEALTH)).toBe(true);
    expect(has(scene.endTurn(), 0, 'calamandra-moss', STEALTH)).toBe(false);
    expect(green({ play: ['calamandra-moss'], hand: ['tiger-cub'] }).can('Use')).toBe(false);
  });

  test('Calamandra Moss gives units resist 1, and calls a Tiger at the maximum level', () => {
    const scene = green({ play: [{ card: 'calamandra-moss', level: 5 }, 'tiger-cub'] });
    expect([scene.row(0, 'tiger-cub').resist, scene.row(0, 'calamandra-moss').resist]).toEqual([1, 0]);
    scene.do('Use your Calamandra Moss: put', 'Predator Tiger');
    expect(scene.has(0, 'predator-tiger')).toBe(true);
    expect(scene.player(0).gold).toBe(6);
  });

  test('14.2, 14.26 Ferocity gives units armor piercing and swift strike until the next upkeep', () => {
    const scene = green(
      { play: ['calamandra-moss', 'tiger-cub'], hand: ['ferocity'] },
      { play: [at('young-treant', 'squad leader')] },
    );
    scene.do('Play Ferocity', 'Attack with your Tiger Cub');
    expect(scene.has(1, 'young-treant')).toBe(false);
    scene.endTurn();
    expect(has(scene, 0, 'tiger-cub', SWIFT_STRIKE)).toBe(true);
    expect(has(scene.endTurn(), 0, 'tiger-cub', SWIFT_STRIKE)).toBe(false);
  });

  test('5.11 Murkwood Allies: a Beast or four Frogs, boosted both', () => {
    const half = { play: ['calamandra-moss'], hand: ['murkwood-allies'], gold: 9 };
    const frogs = green(half).do('Play Murkwood Allies (5 gold)', 'Summon four');
    expect([frogs.has(0, 'beast'), frogs.stats(0, 'frog', 3)]).toEqual([false, '1/1']);
    const all = green(half).do('Play Murkwood Allies boosted (9 gold)');
    expect([all.stats(0, 'beast'), all.stats(0, 'frog', 3)]).toEqual(['4/4', '1/1']);
  });

  test('15.4 Feral Strike fetches two units and shows them, or puts two into play', () => {
    const half = { play: [maxed('calamandra-moss', 5)], hand: ['feral-strike', 'tiger-cub', 'centaur'] };
    const scene = green(half).do('Play Feral Strike (4 gold)', 'Take up to', 'Gigadon from', 'Gigadon from');
    expect(scene.count(0, 'hand', 'gigadon')).toBe(2);
    expect(scene.happened('shown')).toBe(2);
    const put = green(half).do('Play Feral Strike (4 gold)', 'Put up to');
    expect(put.can('Centaur')).toBe(false);
    expect(put.do('Tiger Cub').has(0, 'tiger-cub')).toBe(true);
  });

  test('Gigadon costs 1 less for each green unit', () => {
    const scene = spec(green({ hand: ['gigadon'], play: [...TECH, 'tiger-cub', 'centaur'] }), 'feral');
    expect(scene.can('Play Gigadon (7 gold)')).toBe(true);
  });

  test('Predator Tiger ignores tech 0 patrollers, and takes a worker with its damage to a base', () => {
    const scene = green({ play: ['predator-tiger'] }, { play: [at('tiger-cub', 'squad leader')] }).do(
      'Attack with',
      'Bo’s Base',
    );
    expect([scene.base(1), scene.player(1).workers]).toEqual([16, 4]);
    const stopped = green({ play: ['predator-tiger'] }, { play: [at('centaur', 'squad leader')] }).do(
      'Attack with',
    );
    expect(stopped.player(1).workers).toBe(5);
  });

  test('7.14, 3.3 Rampaging Elephant attacks twice, and no more', () => {
    const scene = green({ play: ['rampaging-elephant'] }).do('Attack with', 'Attack with');
    expect(scene.base(1)).toBe(8);
    expect(scene.can('Attack')).toBe(false);
  });

  test('7.5 Stalking Tiger is stealthy against units only, and invisible beside a feral hero', () => {
    const foe = { play: [at('centaur', 'squad leader'), 'tiger-cub'] };
    const scene = green({ play: ['stalking-tiger'] }, foe).do('Attack with');
    expect(scene.choices).toEqual(['Bo’s Centaur (squad leader)', 'Bo’s Tiger Cub']);
    expect(has(green({ play: ['stalking-tiger', 'calamandra-moss'] }), 0, 'stalking-tiger', INVISIBLE)).toBe(
      true,
    );
  });

  test('Moss Ancient brings three Squirrels with haste, invisible', () => {
    const scene = green({ play: ['moss-ancient'] }).do('Attack with');
    expect(has(scene, 0, 'squirrel', HASTE | INVISIBLE)).toBe(true);
    expect(scene.can('Attack with your Squirrel 3')).toBe(true);
  });
});

describe('growth', () => {
  test('Argagarg Garg arrives with a Wisp, blesses from level 3, and brings an Elemental', () => {
    const scene = green({}).do('Summon Argagarg');
    expect(scene.has(0, 'wisp')).toBe(true);
    const later = green({ play: [{ card: 'argagarg-garg', level: 4 }, 'tiger-cub'] }).do(
      'Use your Argagarg',
      'Raise',
    );
    expect(later.row(0, 'tiger-cub')).toMatchObject({ atk: 3, armor: 1 });
    expect(later.stats(0, 'water-elemental')).toBe('3/3');
  });

  test('Dinosize gives +6 ATK and +6 armor', () => {
    const scene = green({ play: ['argagarg-garg'], hand: ['dinosize'] }).do('Play Dinosize');
    expect(scene.row(0, 'argagarg-garg')).toMatchObject({ atk: 7, armor: 6 });
  });

  test('13.2 Polymorph: Squirrel makes a unit 1/1 without abilities; runes and tech level stay', () => {
    const scene = green(
      { play: ['argagarg-garg'], hand: ['polymorph-squirrel', 'rampant-growth'] },
      { play: [{ card: 'barkcoat-bear', runes: 1 }] },
    ).do('Play Polymorph');
    expect([scene.stats(1, 'barkcoat-bear'), has(scene, 1, 'barkcoat-bear', OVERPOWER)]).toEqual([
      '2/2',
      false,
    ]);
    expect(scene.row(1, 'barkcoat-bear').tech).toBe(2);
    scene.do('Play Rampant Growth', 'Bo’s Squirrel that was Barkcoat');
    expect(scene.row(1, 'barkcoat-bear').atk).toBe(4);
    expect(scene.endTurn().endTurn().stats(1, 'barkcoat-bear')).toBe('6/6');
  });

  test('Polymorph: Squirrel kills what has more damage than 1', () => {
    const foe = { play: [{ card: 'barkcoat-bear', damage: 2 }] };
    const scene = green({ play: ['argagarg-garg'], hand: ['polymorph-squirrel'], gold: 9 }, foe).do(
      'Play Polymorph',
    );
    expect(scene.count(1, 'discard', 'barkcoat-bear')).toBe(1);
  });

  test('5.9 Spirit of the Panda gives +2/+2 and gold for attacks, heals its player’s, and goes with its unit', () => {
    const scene = green({ play: ['argagarg-garg', 'tiger-cub'], hand: ['spirit-of-the-panda'], gold: 4 });
    scene.do('Play Spirit', 'Attack with your Tiger Cub');
    expect([scene.stats(0, 'tiger-cub'), scene.player(0).gold]).toEqual(['4/4', 1]);
    const dead = green(
      { play: ['argagarg-garg', 'tiger-cub'], hand: ['spirit-of-the-panda'] },
      { play: ['oversized-rhinoceros'] },
    );
    dead.do('Play Spirit', 'Your Tiger Cub', 'Set the patrol', 'Your Tiger Cub');
    while (dead.question === 'slot') dead.do('Leave it empty');
    dead.do('Attack with');
    expect([dead.has(0, 'tiger-cub'), dead.has(0, 'spirit-of-the-panda')]).toEqual([false, false]);
    expect(dead.count(0, 'discard', 'spirit-of-the-panda')).toBe(1);
  });

  test('14.21 Stampede gives +3 ATK and +3 armor, and sends what is too much to the base', () => {
    const scene = green(
      { play: [maxed('argagarg-garg', 5), 'centaur'], hand: ['stampede'] },
      { play: [at('tiger-cub', 'elite'), at('wisp', 'lookout')] },
    ).do('Play Stampede', 'Attack with your Centaur', 'Bo’s Tiger Cub');
    expect([scene.base(1), scene.has(1, 'wisp')]).toEqual([16, true]);
  });

  test('5.14 Galina Glimmer is legendary, and gives 1 gold for every two green units', () => {
    const scene = green({ hand: ['galina-glimmer'], play: ['galina-glimmer', 'tech-i-building'] }).do(
      'Play Galina',
    );
    expect(() => scene.row(0, 'galina-glimmer', 1)).toThrow();
    expect(scene.count(0, 'discard', 'galina-glimmer')).toBe(1);
    const three = green({}, { play: ['galina-glimmer', 'tiger-cub', 'centaur'], gold: 0 }).endTurn();
    expect(three.player(1).gold).toBe(6);
  });

  test('Giant Panda arrives exhausted with a Wisp; Artisan Mantis repairs up to 3', () => {
    const scene = spec(
      green({ hand: ['giant-panda', 'artisan-mantis'], play: TECH, baseDamage: 5 }),
      'growth',
    );
    scene.do('Play Giant Panda', 'Play Artisan Mantis', 'Your Base');
    expect([scene.has(0, 'wisp'), scene.base(0)]).toEqual([true, 18]);
  });

  test('Blooming Ancient gets a rune for each other that arrives, and gives them to others', () => {
    const scene = green(
      { play: ['blooming-ancient', 'tiger-cub'], hand: ['merfolk-prospector'] },
      { play: [] },
    );
    scene.do('Play Merfolk', 'Summon Argagarg');
    // The Prospector, the hero and the hero's Wisp.
    expect(scene.stats(0, 'blooming-ancient')).toBe('5/7');
    scene.do('Use your Blooming Ancient', 'Your Tiger Cub');
    expect([scene.stats(0, 'blooming-ancient'), scene.stats(0, 'tiger-cub')]).toEqual(['4/6', '3/3']);
  });

  test('Blooming Elm gives three runes to a unit, one to a hero, none to what has some; runes give overpower', () => {
    const scene = green({ play: ['blooming-elm', 'tiger-cub', 'argagarg-garg'] }).do(
      'Use your Blooming Elm',
      'Your Tiger Cub',
    );
    expect([scene.stats(0, 'tiger-cub'), has(scene, 0, 'tiger-cub', OVERPOWER)]).toEqual(['5/5', true]);
    const hero = green({ play: ['blooming-elm', 'argagarg-garg', { card: 'tiger-cub', runes: 1 }] });
    expect(hero.do('Use your Blooming Elm', 'Your Argagarg').stats(0, 'argagarg-garg')).toBe('2/4');
  });

  test('Might of Leaf and Claw gets one rune an attack, and with five gives +5/+5', () => {
    const might = (growth: number): Placed => ({ card: 'might-of-leaf-and-claw', tokens: { growth } });
    const scene = green(
      { play: [might(4), 'huntress'] },
      { play: [at('centaur', 'elite'), at('tiger-cub', 'scavenger')] },
    );
    scene.do('Attack with', 'Bo’s Centaur');
    expect(scene.row(0, 'might-of-leaf-and-claw').thing.tokens.growth).toBe(5);
    expect(green({ play: [might(5), 'tiger-cub'] }, { play: ['tiger-cub'] }).stats(0, 'tiger-cub')).toBe(
      '7/7',
    );
  });

  test('Guargum, Eternal Sentinel lets growth spells be played for nothing and without a hero', () => {
    const scene = green({
      play: ['guargum-eternal-sentinel'],
      hand: ['stampede', 'dinosize', 'ferocity'],
      gold: 0,
    });
    expect(scene.can('Play Stampede (0 gold)')).toBe(true);
    expect(scene.can('Play Dinosize (0 gold)')).toBe(true);
    expect(scene.can('Play Ferocity')).toBe(false);
  });
});
