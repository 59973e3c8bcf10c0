import { describe, expect, test } from 'vitest';
import { type Half, type Placed, Scene } from '../../testing/scene.ts';

type SlotName = 'squad leader' | 'elite' | 'scavenger' | 'technician' | 'lookout';
const at = (card: string, slotName: SlotName): Placed => ({ card, slotName });

const TEAM = ['captain-zane', 'drakk-ramhorn', 'jaina-stormborne'];
/** Both lead the red team, with the red deck. */
function red(mine: Half, theirs: Half = {}, chance?: readonly number[]): Scene {
  const side = { heroes: TEAM, deckColor: 'red' } as const;
  const scene = new Scene({ ...side, ...mine }, { ...side, ...theirs }, chance ? { chance } : {});
  return scene;
}
/** A card of tech II or III may be played. */
function spec(scene: Scene, name: 'anarchy' | 'blood' | 'fire'): Scene {
  scene.player(0).spec = name;
  return scene;
}
const TECH = ['tech-i-building', 'tech-ii-building', 'tech-iii-building'];

describe('starting cards', () => {
  test('Charge gives a unit of yours haste and +1 ATK for the turn', () => {
    const scene = red({ play: ['jaina-stormborne', { card: 'bombaster', fresh: true }], hand: ['charge'] });
    expect(scene.can('Attack with your Bombaster')).toBe(false);
    scene.do('Play Charge', 'Attack with your Bombaster');
    expect(scene.base(1)).toBe(17);
  });

  test('9.15 Pillage hurts a base by 1 and steals 1; 2 and 2 with a Pirate, as far as there is gold', () => {
    const scene = red({ play: ['jaina-stormborne'], hand: ['pillage'], gold: 1 }, { gold: 5 }).do(
      'Play Pillage',
      'Bo’s Base',
    );
    expect([scene.base(1), scene.player(0).gold, scene.player(1).gold]).toEqual([19, 1, 4]);
    const pirate = red({ play: ['jaina-stormborne', 'bombaster'], hand: ['pillage'], gold: 1 }, { gold: 1 });
    pirate.do('Play Pillage', 'Bo’s Base');
    expect([pirate.base(1), pirate.player(0).gold, pirate.player(1).gold]).toEqual([18, 1, 0]);
  });

  test('Scorch deals 2 to a patroller or a building', () => {
    const scene = red(
      { play: ['jaina-stormborne'], hand: ['scorch'] },
      { play: [at('mad-man', 'elite'), 'bombaster'] },
    );
    scene.do('Play Scorch');
    expect(scene.choices).toEqual(['Your Base', 'Bo’s Base', 'Bo’s Mad Man (elite)']);
    scene.do('Bo’s Mad Man');
    expect(scene.has(1, 'mad-man')).toBe(false);
  });

  test('5.6 Scorch costs 1 more without a red hero', () => {
    const heroes = ['troq-bashar', 'captain-zane'];
    const scene = new Scene({ heroes, deckColor: 'red', play: ['troq-bashar'], hand: ['scorch'] });
    expect(scene.can('Play Scorch (4 gold)')).toBe(true);
    expect(red({ play: ['jaina-stormborne'], hand: ['scorch'] }).can('Play Scorch (3 gold)')).toBe(true);
  });

  test('Bloodburn gets a rune for every unit that dies, four at most, and spends two', () => {
    const scene = red(
      { play: [{ card: 'bloodburn', tokens: { blood: 3 } }, 'bombaster', 'mad-man'] },
      { play: [at('mad-man', 'elite')] },
    );
    scene.do('Attack with your Bombaster');
    expect(scene.row(0, 'bloodburn').thing.tokens.blood).toBe(4);
    scene.do('Use your Bloodburn', 'Bo’s Base');
    expect(scene.base(1)).toBe(19);
    expect(scene.row(0, 'bloodburn').thing.tokens.blood).toBe(2);
  });

  test('3.12 Bloodrage Ogre goes home at the end of its player’s turn unless it arrived or attacked', () => {
    const idle = red({ play: ['bloodrage-ogre'] }).endTurn();
    expect(idle.has(0, 'bloodrage-ogre')).toBe(false);
    const busy = red({ play: ['bloodrage-ogre'] }, { play: ['bloodrage-ogre'] }).do(
      'Attack with your Bloodrage Ogre',
      'Bo’s Base',
    );
    busy.endTurn();
    expect(busy.has(0, 'bloodrage-ogre')).toBe(true);
    expect(busy.has(1, 'bloodrage-ogre')).toBe(true);
    const fresh = red({ hand: ['bloodrage-ogre'] })
      .do('Play Bloodrage Ogre')
      .endTurn();
    expect(fresh.has(0, 'bloodrage-ogre')).toBe(true);
  });

  test('9.8 Bombaster is sacrificed for 2 damage to a patrolling unit, no hero', () => {
    const foe = { play: [at('bloodrage-ogre', 'elite'), at('jaina-stormborne', 'lookout')] };
    const scene = red({ play: ['bombaster'], gold: 1 }, foe).do('Use your Bombaster');
    expect(scene.has(0, 'bombaster')).toBe(false);
    expect(scene.has(1, 'bloodrage-ogre')).toBe(false);
    expect(red({ play: ['bombaster'], gold: 0 }, foe).can('Use')).toBe(false);
  });

  test('Careless Musketeer hurts a unit or building by 1, and its own base', () => {
    const scene = red({ play: ['careless-musketeer'] }, { play: ['mad-man'] }).do(
      'Use your Careless',
      'Bo’s Mad Man',
    );
    expect(scene.has(1, 'mad-man')).toBe(false);
    expect([scene.base(0), scene.base(1)]).toEqual([19, 20]);
  });

  test('14.30 Makeshift Rambaster has +2 ATK against buildings only, and cannot patrol', () => {
    const scene = red({ play: ['makeshift-rambaster'] }).do('Attack with');
    expect(scene.base(1)).toBe(17);
    const unit = red({ play: ['makeshift-rambaster'] }, { play: [at('bloodrage-ogre', 'elite')] }).do(
      'Attack with',
    );
    expect(unit.stats(1, 'bloodrage-ogre')).toBe('4/1');
    expect(red({ play: ['makeshift-rambaster'] }).do('Set the patrol').asked).toBe(1);
  });

  test('Mad Man has haste, Nautical Dog frenzy 1', () => {
    const scene = red({ hand: ['mad-man'], play: ['nautical-dog'] }).do('Play Mad Man');
    expect(scene.can('Attack with your Mad Man')).toBe(true);
    expect(scene.stats(0, 'nautical-dog')).toBe('2/1');
  });
});

describe('anarchy', () => {
  test('Captain Zane gains 1 gold for a scavenger and a card for a technician, from level 4 on', () => {
    const zane = (level: number, slot: SlotName) =>
      red(
        { play: [{ card: 'captain-zane', level }], gold: 0, deck: ['mad-man'] },
        { play: [at('nautical-dog', slot)] },
      ).do('Attack with your Captain Zane');
    expect(zane(4, 'scavenger').player(0).gold).toBe(1);
    expect(zane(3, 'scavenger').player(0).gold).toBe(0);
    expect(zane(4, 'technician').count(0, 'hand', 'mad-man')).toBe(1);
    expect(zane(4, 'elite').player(0).gold).toBe(0);
  });

  test('4.10, 8.10 Captain Zane moves a patroller at the maximum level, then hurts it', () => {
    const scene = red(
      { play: [{ card: 'captain-zane', level: 5 }], deck: ['mad-man'] },
      { play: [at('nautical-dog', 'elite'), at('bloodrage-ogre', 'lookout')], gold: 0 },
    ).do('Raise', 'Bo’s Nautical Dog');
    expect(scene.choices).toEqual(['Squad leader', 'Scavenger', 'Technician']);
    scene.do('Technician');
    expect(scene.has(1, 'nautical-dog')).toBe(false);
    expect(scene.count(0, 'hand', 'mad-man')).toBe(1);
  });

  test('Chaos Mirror trades printed ATK for the turn; runes stay', () => {
    const scene = red(
      { play: ['captain-zane', { card: 'mad-man', runes: 1 }], hand: ['chaos-mirror'] },
      { play: ['steam-tank'] },
    ).do('Play Chaos Mirror', 'Your Mad Man', 'Bo’s Steam Tank');
    expect([scene.stats(0, 'mad-man'), scene.stats(1, 'steam-tank')]).toEqual(['4/2', '1/6']);
    expect(scene.endTurn().stats(1, 'steam-tank')).toBe('3/6');
  });

  test('4.2, 6.15 Detonate trashes a worker or a building card, and itself', () => {
    const scene = red({ play: ['captain-zane'], hand: ['detonate'] }, { play: ['rickety-mine', 'tower'] });
    scene.do('Play Detonate', 'Trash a building');
    expect(scene.has(1, 'rickety-mine')).toBe(false);
    expect(scene.has(1, 'tower')).toBe(true);
    expect(scene.count(1, 'trashed', 'rickety-mine')).toBe(1);
    expect(scene.count(0, 'trashed', 'detonate')).toBe(1);
    const worker = red({ play: ['captain-zane'], hand: ['detonate'] }).do('Play Detonate', 'One of Bo');
    expect(worker.player(1).workers).toBe(4);
  });

  test('14.9 Surprise Attack summons two Sharks that die at the end of the turn', () => {
    const scene = red({ play: ['captain-zane'], hand: ['surprise-attack'] }).do('Play Surprise Attack');
    expect(scene.can('Attack with your Shark 1')).toBe(true);
    scene.do('Attack with your Shark 1').endTurn();
    expect(scene.base(1)).toBe(17);
    expect(scene.has(0, 'shark')).toBe(false);
  });

  test('9.6 Maximum Anarchy destroys all units and heroes at once', () => {
    const scene = red(
      {
        play: [{ card: 'captain-zane', level: 6, marks: 128 }, 'captured-bugblatter', 'mad-man'],
        hand: ['maximum-anarchy'],
      },
      { play: ['bombaster', 'jaina-stormborne', 'tower'] },
    ).do('Play Maximum Anarchy');
    expect(scene.state.things.map(({ card }) => card).sort()).toEqual(['base', 'base', 'tower']);
    // The Bugblatter sees itself and both others die.
    expect(scene.base(1)).toBe(17);
  });

  test('Calypso Vystari sidelines a patroller only after a spell this turn', () => {
    const foe = { play: [at('bombaster', 'elite')] };
    const scene = red({ play: ['captain-zane', 'calypso-vystari'], hand: ['pillage'] }, foe);
    expect(scene.can('Use your Calypso')).toBe(false);
    scene.do('Play Pillage', 'Bo’s Base', 'Use your Calypso');
    expect(scene.row(1, 'bombaster').thing.slot).toBe(-1);
  });

  test('Gunpoint Taxman steals 1 gold for a patroller it kills, the scavenger’s gold too', () => {
    const scene = red(
      { play: ['gunpoint-taxman'], gold: 0 },
      { play: [at('mad-man', 'scavenger')], gold: 0 },
    );
    scene.do('Attack with');
    expect([scene.player(0).gold, scene.player(1).gold]).toEqual([1, 0]);
    const none = red({ play: ['gunpoint-taxman'], gold: 0 }, { play: ['mad-man'], gold: 3 }).do(
      'Attack with',
      'Bo’s Mad Man',
    );
    expect(none.player(0).gold).toBe(0);
  });

  test('Chameleon Lizzo goes home at the end of every turn', () => {
    const scene = red({}, { play: ['chameleon-lizzo'] }).endTurn();
    expect(scene.count(1, 'hand', 'chameleon-lizzo')).toBe(1);
  });

  test('Disguised Monkey has stealth on the turn it arrives', () => {
    const scene = spec(
      red({ hand: ['disguised-monkey'], play: TECH }, { play: [at('bombaster', 'squad leader')] }),
      'anarchy',
    );
    scene.do('Play Disguised Monkey', 'Attack with');
    expect(scene.choices).toContain('Bo’s Base');
  });

  test('5.11 Marauder trashes a worker only if it was boosted', () => {
    const scene = spec(red({ hand: ['marauder'], play: TECH }), 'anarchy').do(
      'Play Marauder boosted (6 gold)',
      'One of Bo',
    );
    expect(scene.player(1).workers).toBe(4);
    const plain = spec(red({ hand: ['marauder'], play: TECH }), 'anarchy').do('Play Marauder (3 gold)');
    expect(plain.player(1).workers).toBe(5);
    expect(plain.question).toBe('main');
  });

  test('5.12, 15.1 Sanatorium draws, then puts up to two units into play with haste and ephemeral', () => {
    const scene = red({ play: ['sanatorium'], hand: ['steam-tank'], deck: ['mad-man'] });
    scene.do('Use your Sanatorium', 'Steam Tank', 'Mad Man');
    expect(scene.can('Attack with your Steam Tank')).toBe(true);
    scene.endTurn();
    expect(scene.has(0, 'steam-tank')).toBe(false);
    const empty = red({ play: ['sanatorium'] }).do('Use your Sanatorium');
    expect(empty.choices).toEqual(['None']);
  });

  test('Steam Tank has +4 ATK against buildings', () => {
    expect(
      red({ play: ['steam-tank'] })
        .do('Attack with')
        .base(1),
    ).toBe(13);
  });

  test('14.17, 14.18 Pirate Gunship obliterates, and its defender does not strike back', () => {
    const scene = red(
      { play: ['pirate-gunship'] },
      { play: [{ card: 'gunpoint-taxman', slot: 1 }, 'mad-man', 'nautical-dog'] },
    ).do('Attack with', 'Bo’s Gunpoint Taxman');
    expect(scene.stats(0, 'pirate-gunship')).toBe('7/6');
    expect(scene.has(1, 'mad-man')).toBe(false);
    expect(scene.has(1, 'gunpoint-taxman')).toBe(false);
  });
});

describe('blood', () => {
  test('Drakk Ramhorn hurts the opposing base by 1 when dying, on a foreign turn too', () => {
    const scene = red({ play: ['steam-tank'] }, { play: [at('drakk-ramhorn', 'elite')] }).do('Attack with');
    expect(scene.has(1, 'drakk-ramhorn')).toBe(false);
    expect(scene.base(0)).toBe(19);
  });

  test('Drakk Ramhorn gives units frenzy 1 from level 4 on', () => {
    const scene = red({ play: [{ card: 'drakk-ramhorn', level: 4 }, 'bombaster'] }, { play: ['bombaster'] });
    expect([
      scene.stats(0, 'bombaster'),
      scene.stats(1, 'bombaster'),
      scene.stats(0, 'drakk-ramhorn'),
    ]).toEqual(['3/2', '2/2', '2/3']);
  });

  test('Drakk Ramhorn at the maximum gives the first unit from the hand haste', () => {
    const scene = red({ play: [{ card: 'drakk-ramhorn', level: 6 }], hand: ['bombaster', 'bloodrage-ogre'] });
    scene.do('Play Bombaster', 'Play Bloodrage Ogre');
    expect(scene.can('Attack with your Bombaster')).toBe(true);
    expect(scene.can('Attack with your Bloodrage')).toBe(false);
  });

  test('11.2 Bloodlust gives up to two +1 ATK and haste, and each takes 1 at the end of the turn', () => {
    const scene = red({
      play: ['drakk-ramhorn', { card: 'bombaster', fresh: true }, { card: 'mad-man', fresh: true }],
      hand: ['bloodlust'],
    }).do('Play Bloodlust', 'Your Bombaster', 'Your Mad Man', 'Attack with your Bombaster');
    expect(scene.base(1)).toBe(17);
    scene.endTurn();
    expect(scene.stats(0, 'bombaster')).toBe('2/1');
    expect(scene.has(0, 'mad-man')).toBe(false);
  });

  test('Desperation draws three from an empty hand and is trashed; the hand goes as the phase ends', () => {
    const deck = ['mad-man', 'bombaster', 'scorch', 'charge', 'pillage'];
    const scene = red({ play: ['drakk-ramhorn'], hand: ['desperation'], deck }).do('Play Desperation');
    expect(scene.count(0, 'hand')).toBe(3);
    expect(scene.count(0, 'trashed', 'desperation')).toBe(1);
    scene.endTurn();
    expect(scene.count(0, 'hand')).toBe(2);
    const full = red({ play: ['drakk-ramhorn'], hand: ['desperation', 'careless-musketeer'], deck }).do(
      'Play Desperation',
    );
    expect(full.count(0, 'hand')).toBe(1);
    expect(full.count(0, 'discard', 'desperation')).toBe(1);
  });

  test('13.8 Kidnapping takes a unit for the turn, ready and with haste, and gives it back', () => {
    const scene = red(
      { play: ['drakk-ramhorn'], hand: ['kidnapping'] },
      { play: [{ card: 'steam-tank', exhausted: true }] },
    ).do('Play Kidnapping', 'Attack with your Steam Tank');
    expect(scene.base(1)).toBe(13);
    scene.endTurn();
    expect(scene.has(1, 'steam-tank')).toBe(true);
    expect(scene.can('Attack with your Steam Tank')).toBe(true);
  });

  test('War Drums gives each unit +1 ATK for each unit you control', () => {
    const scene = red(
      { play: ['drakk-ramhorn', 'war-drums', 'mad-man', 'bombaster'] },
      { play: ['mad-man'] },
    );
    expect([scene.stats(0, 'mad-man'), scene.stats(0, 'bombaster'), scene.stats(1, 'mad-man')]).toEqual([
      '3/1',
      '4/2',
      '1/1',
    ]);
  });

  test('11.7 Crash Bomber hurts a patroller or building on its own turn, the base of the active player else', () => {
    const own = red({ play: ['crash-bomber'] }, { play: [at('bloodrage-ogre', 'elite')] }).do('Attack with');
    expect(own.choices).toContain('Bo’s Base');
    own.do('Bo’s Base');
    expect(own.base(1)).toBe(19);
    const other = red({ play: ['steam-tank'] }, { play: [at('crash-bomber', 'elite')] }).do('Attack with');
    expect(other.base(0)).toBe(19);
  });

  test.each([
    [0, true, 20],
    [1, false, 18],
  ])('Rickety Mine gives 3 gold; a coin of %i', (coin, stays, base) => {
    const scene = red({ play: ['rickety-mine'], gold: 0 }, {}, [coin]).do('Use your Rickety Mine');
    expect([scene.player(0).gold, scene.has(0, 'rickety-mine'), scene.base(0)]).toEqual([3, stays, base]);
    expect(scene.leftOver).toBe(0);
  });

  test('9.6 Captured Bugblatter hurts a base for every unit that dies, itself too', () => {
    const scene = red({ play: ['captured-bugblatter'] }, { play: [at('bloodrage-ogre', 'elite')] }).do(
      'Attack with',
    );
    expect(scene.base(1)).toBe(18);
    const foreign = red(
      { play: ['mad-man'] },
      { play: ['captured-bugblatter', at('bloodrage-ogre', 'elite')] },
    ).do('Attack with');
    expect(foreign.base(0)).toBe(19);
  });

  test('Land Octopus takes two workers or itself in the upkeep', () => {
    const scene = red({}, { play: ['land-octopus'] }).do('Set the patrol');
    expect(scene.choices).toEqual(['Sacrifice two workers', 'Sacrifice this']);
    scene.do('Sacrifice two workers');
    expect(scene.player(1).workers).toBe(3);
    const poor = red({}, { play: ['land-octopus'], workers: 1 }).do('Set the patrol');
    expect(poor.has(1, 'land-octopus')).toBe(false);
  });

  test('Ogre Recruiter takes a tech 0 or I unit after the damage, if it lives', () => {
    const scene = red({ play: ['ogre-recruiter'] }, { play: ['bombaster', 'steam-tank'] }).do(
      'Attack with',
      'Bo’s Base',
    );
    expect(scene.has(0, 'bombaster')).toBe(true);
    expect(scene.has(1, 'steam-tank')).toBe(true);
    const dead = red(
      { play: ['ogre-recruiter'] },
      { play: ['bombaster', { card: 'land-octopus', slot: 1 }] },
    ).do('Attack with');
    expect(dead.has(1, 'bombaster')).toBe(true);
  });

  test('14.9, 14.20 Crashbarrow and Shoddy Glider die at the end of the turn', () => {
    const scene = red({ play: ['crashbarrow', 'shoddy-glider'] }).endTurn();
    expect([scene.has(0, 'crashbarrow'), scene.has(0, 'shoddy-glider')]).toEqual([false, false]);
  });

  test('Pirate-Gang Commander brings three Pirates, gives units a death, and frees blood units', () => {
    const scene = spec(
      red({ hand: ['pirate-gang-commander', 'crashbarrow'], play: [TECH[2] as string] }),
      'blood',
    );
    expect(scene.can('Play Crashbarrow')).toBe(false);
    scene.do('Play Pirate-Gang Commander');
    expect(scene.stats(0, 'pirate', 2)).toBe('2/2');
    expect(scene.can('Play Crashbarrow (0 gold)')).toBe(true);
    const dies = red(
      { play: ['pirate-gang-commander', 'mad-man'] },
      { play: [at('bloodrage-ogre', 'elite')] },
    );
    dies.do('Attack with your Mad Man');
    expect(dies.base(1)).toBe(19);
  });
});

describe('fire', () => {
  test('Jaina Stormborne shoots for 1 from level 4 and for 3 at level 7', () => {
    const foe = { play: [at('bloodrage-ogre', 'elite'), 'bombaster'] };
    const scene = red({ play: [{ card: 'jaina-stormborne', level: 4 }] }, foe).do('Use your Jaina');
    expect(scene.choices).toEqual(['Your Base', 'Bo’s Base', 'Bo’s Bloodrage Ogre (elite)']);
    const max = red({ play: [{ card: 'jaina-stormborne', level: 7 }] }, foe);
    max.do('Use your Jaina Stormborne: 3 damage', 'Bo’s Bombaster');
    expect(max.has(1, 'bombaster')).toBe(false);
    expect(red({ play: ['jaina-stormborne'] }, foe).can('Use')).toBe(false);
  });

  test('Ember Sparks splits 3 damage point by point', () => {
    const scene = red(
      { play: ['jaina-stormborne'], hand: ['ember-sparks'] },
      { play: [at('bloodrage-ogre', 'elite')] },
    );
    scene.do('Play Ember Sparks', 'Bo’s Bloodrage', 'Bo’s Base', 'Bo’s Base');
    expect(scene.stats(1, 'bloodrage-ogre')).toBe('4/1');
    expect(scene.base(1)).toBe(18);
  });

  test('Ember Sparks with Hotter Fire deals 4, to three targets at most', () => {
    const scene = red(
      { play: ['jaina-stormborne', 'hotter-fire'], hand: ['ember-sparks'] },
      { play: [at('bloodrage-ogre', 'elite'), at('mad-man', 'lookout'), 'tower'] },
    );
    scene.do('Play Ember Sparks', 'Bo’s Bloodrage', 'Bo’s Mad Man', 'Bo’s Base');
    expect(scene.choices).toEqual(['Bo’s Base', 'Bo’s Bloodrage Ogre (elite)', 'Bo’s Mad Man (lookout)']);
    scene.do('Bo’s Base');
    expect(scene.base(1)).toBe(18);
  });

  test('10.3 splitting pays resist once for each target', () => {
    const scene = red(
      { play: ['jaina-stormborne'], hand: ['ember-sparks'], gold: 4 },
      { play: [at('bloodrage-ogre', 'lookout')] },
    );
    scene.do('Play Ember Sparks', 'Bo’s Bloodrage', 'Bo’s Bloodrage', 'Bo’s Base');
    expect(scene.player(0).gold).toBe(0);
    expect(scene.has(1, 'bloodrage-ogre')).toBe(false);
  });

  test('Fire Dart deals 3 to a unit or 2 to a building, Flame Arrow 4 or 3', () => {
    const half = { play: ['jaina-stormborne'], hand: ['fire-dart', 'flame-arrow'] };
    const scene = red(half, { play: ['steam-tank', 'captain-zane'] }).do('Play Fire Dart');
    expect(scene.can('Bo’s Captain Zane')).toBe(false);
    scene.do('Bo’s Steam Tank', 'Play Flame Arrow', 'Bo’s Base');
    expect([scene.stats(1, 'steam-tank'), scene.base(1)]).toEqual(['3/3', 17]);
  });

  test('Hotter Fire adds 1 for each copy, not to combat', () => {
    const half = { play: ['jaina-stormborne', 'hotter-fire', 'hotter-fire', 'mad-man'], hand: ['fire-dart'] };
    const scene = red(half).do('Play Fire Dart', 'Bo’s Base', 'Attack with your Mad Man');
    expect(scene.base(1)).toBe(15);
  });

  test('Burning Volley splits 5 over units, heroes and buildings', () => {
    const maxed = { card: 'jaina-stormborne', level: 7, marks: 128 };
    const scene = red({ play: [maxed], hand: ['burning-volley'] }, { play: ['mad-man', 'captain-zane'] });
    scene.do('Play Burning Volley', 'Bo’s Mad Man', 'Bo’s Captain', 'Bo’s Captain', 'Bo’s Base', 'Bo’s Base');
    expect([scene.has(1, 'mad-man'), scene.has(1, 'captain-zane'), scene.base(1)]).toEqual([
      false,
      false,
      18,
    ]);
  });

  test('Firebat and Lobber exhaust to burn', () => {
    const scene = red({ play: ['firebat', 'lobber'], gold: 1 }).do(
      'Use your Firebat',
      'Bo’s Base',
      'Use your Lobber',
      'Bo’s Base',
    );
    expect([scene.base(1), scene.player(0).gold]).toEqual([17, 0]);
    expect(scene.can('Use')).toBe(false);
  });

  test('Bamstamper Lizzo deals 3 to a unit as it arrives', () => {
    const scene = spec(red({ hand: ['bamstamper-lizzo'], play: TECH }, { play: ['steam-tank'] }), 'fire');
    scene.do('Play Bamstamper Lizzo', 'Bo’s Steam Tank');
    expect(scene.stats(1, 'steam-tank')).toBe('3/3');
  });

  test('14.17 Doubleshot Archer deals 3 to the base as it attacks, and its defender deals nothing', () => {
    const scene = red({ play: ['doubleshot-archer'] }, { play: [{ card: 'steam-tank', slot: 1 }] }).do(
      'Attack with',
    );
    expect([scene.base(1), scene.stats(0, 'doubleshot-archer')]).toEqual([17, '4/3']);
  });

  test('Firehouse is ready again when its damage destroys', () => {
    const scene = red({ play: ['firehouse'] }, { play: ['mad-man', 'steam-tank'] }).do(
      'Use your Firehouse',
      'Bo’s Mad Man',
    );
    scene.do('Use your Firehouse', 'Bo’s Steam Tank');
    expect(scene.can('Use your Firehouse')).toBe(false);
  });

  test('Molting Firebird hurts all units and heroes of a player whose building it damages', () => {
    const scene = red({ play: ['molting-firebird', 'mad-man'] }, { play: ['mad-man', 'jaina-stormborne'] });
    scene.do('Attack with your Molting', 'Bo’s Base');
    expect([scene.has(1, 'mad-man'), scene.stats(1, 'jaina-stormborne'), scene.has(0, 'mad-man')]).toEqual([
      false,
      '2/2',
      true,
    ]);
  });

  test('Cinderblast Dragon plays a fire spell for nothing, without a hero, from hand or codex', () => {
    const scene = red({ play: ['cinderblast-dragon'], gold: 0 }).do(
      'Attack with',
      'Flame Arrow from the codex',
      'Bo’s Base',
    );
    expect(scene.base(1)).toBe(11);
    expect(scene.count(0, 'discard', 'flame-arrow')).toBe(1);
    const none = red({ play: ['cinderblast-dragon'] }).do('Attack with', 'None');
    expect(none.base(1)).toBe(14);
  });
});
