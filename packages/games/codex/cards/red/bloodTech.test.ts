import { describe, expect, test } from 'vitest';
import { at, fresh, levelled, maxed, type Placed } from '../../testing/placed.ts';
import type { Half } from '../../testing/scene.ts';
import { red } from '../../testing/teams.ts';

// The units and buildings of blood.

describe('Crash Bomber', () => {
  const crash = (theirs: Half) => red({ play: ['crash-bomber'] }, theirs).do('Attack with');
  const foe = { play: [at('steam-tank', 'elite'), at('captain-zane', 'scavenger'), 'mad-man'] };

  test('case: dying on your turn, it deals 1 damage to a patroller or building', () => {
    const scene = crash(foe).do('Bo’s Steam Tank', 'Bo’s Captain');
    expect(scene.theirs).toBe('Base 20, Steam Tank 4/4, Captain Zane 2/1, Mad Man 1/1');
  });

  test('case: dying on another’s turn, it deals 1 damage to that player’s base', () => {
    const scene = red({ play: ['steam-tank'] }, { play: [at('crash-bomber', 'elite')] }).do('Attack with');
    expect([scene.base(0), scene.base(1), scene.question]).toEqual([19, 20, 'main']);
  });

  test('negative: not if it lives', () => {
    expect(crash({}).theirs).toBe('Base 18');
  });

  test('edge: 11.2 it is a must: your own base can be chosen', () => {
    expect(crash(foe).do('Bo’s Steam Tank').can('Your Base')).toBe(true);
  });

  test('bystander: what does not patrol cannot be chosen', () => {
    expect(crash(foe).do('Bo’s Steam Tank').can('Bo’s Mad Man')).toBe(false);
  });
});

describe('Rickety Mine', () => {
  const mine = (coin: number, half: Half = {}) =>
    red({ play: ['rickety-mine'], gold: 0, ...half }, {}, [coin]).do('Use');

  test('case: 3 gold, and a coin: tails sacrifices it and deals 2 to your base', () => {
    const tails = mine(1);
    expect([tails.mine, tails.gold[0], tails.leftOver]).toEqual(['Base 18', 3, 0]);
    expect(tails.count(0, 'discard', 'rickety-mine')).toBe(1);
  });

  test('negative: heads does nothing more', () => {
    expect([mine(0).mine, mine(0).gold[0]]).toEqual(['Base 20, Rickety Mine 3', 3]);
  });

  test('edge: 3.7 gold beyond 20 is lost', () => {
    expect(mine(0, { gold: 19 }).gold[0]).toBe(20);
  });

  test('bystander: 5.3 a fresh one cannot be used, and the opponent’s base is unhurt', () => {
    expect(red({ play: [fresh('rickety-mine')] }).can('Use')).toBe(false);
    expect(mine(1).base(1)).toBe(20);
  });

  test('ruling: (UMR) what is called out for heads has no effect', () => {
    const scene = mine(0);
    expect(scene.events.map(({ type }) => type)).toEqual(['used', 'exhausted', 'goldGained', 'coinFlipped']);
  });
});

test('14.9, 14.20 Crashbarrow and Shoddy Glider have haste, and die at the end of the turn', () => {
  const scene = red({ play: [fresh('crashbarrow'), fresh('shoddy-glider')] }, {});
  expect([scene.can('Attack with your Crashbarrow'), scene.can('Attack with your Shoddy')]).toEqual([
    true,
    true,
  ]);
  expect(scene.endTurn().mine).toBe('Base 20');
});

describe('Captured Bugblatter', () => {
  const BUG = 'captured-bugblatter';

  test('case: for every unit that dies on your turn 1 damage to the opponent’s base', () => {
    const scene = red({ play: [BUG, 'mad-man'] }, { play: [at('bloodrage-ogre', 'elite')] });
    expect(scene.do('Attack with your Mad').base(1)).toBe(19);
  });

  test('case: on an opponent’s turn, to that opponent’s base', () => {
    const scene = red({ play: ['mad-man'] }, { play: [BUG, at('bloodrage-ogre', 'elite')] }).do(
      'Attack with',
    );
    expect([scene.base(0), scene.base(1)]).toEqual([19, 20]);
  });

  test('negative: heroes and buildings do not count', () => {
    const half = { play: ['jaina-stormborne', BUG], hand: ['flame-arrow'] };
    expect(red(half, { play: ['captain-zane'] }).do('Play', 'Bo’s Captain').theirs).toBe('Base 20');
    expect(red({ play: [BUG] }, { play: ['tower'] }).do('Attack with', 'Bo’s Tower').theirs).toBe('Base 18');
  });

  test('edge: 9.6 two of them see each other die, and themselves', () => {
    const half = { play: [maxed('captain-zane'), BUG, BUG], hand: ['maximum-anarchy'] };
    expect(
      red(half, { play: ['mad-man'] })
        .do('Play Maximum')
        .base(1),
    ).toBe(14);
  });

  test('bystander: nobody dies, nothing happens', () => {
    expect(
      red({ play: [BUG, 'mad-man'] })
        .do('Attack with your Mad')
        .base(1),
    ).toBe(19);
  });

  test('ruling: (UMR) it sees itself die', () => {
    expect(red({ play: [BUG] }, { play: [at('steam-tank', 'elite')] }).do('Attack with').theirs).toBe(
      'Base 19, Steam Tank 4/2',
    );
  });
});

describe('Land Octopus', () => {
  const upkeep = (theirs: Half = {}) => red({}, { play: ['land-octopus'], ...theirs }).do('Set the patrol');

  test('case: in its player’s upkeep two workers or itself are sacrificed', () => {
    expect(upkeep().choices).toEqual(['Sacrifice two workers', 'Sacrifice this']);
    expect(upkeep().do('Sacrifice two').workers).toEqual([5, 3]);
    expect(upkeep().do('Sacrifice this').theirs).toBe('Base 20');
  });

  test('negative: not in an opponent’s upkeep', () => {
    const scene = red({ play: ['land-octopus'] }).endTurn();
    expect([scene.question, scene.mine]).toEqual(['main', 'Base 20, Land Octopus 8/7']);
  });

  test('edge: with one worker it is itself, and nobody is asked', () => {
    const scene = upkeep({ workers: 1 });
    expect([scene.question, scene.theirs, scene.workers[1]]).toEqual(['main', 'Base 20', 1]);
    expect(upkeep({ workers: 2 }).do('Sacrifice two').workers[1]).toBe(0);
  });

  test('bystander: the opponent’s workers stay; 3.4 the gold of the own ones is there already', () => {
    const scene = upkeep({ gold: 0 }).do('Sacrifice two');
    expect([scene.workers[0], scene.gold[1]]).toEqual([5, 5]);
  });

  test('edge: 14.20, 14.30 it has overpower, and cannot patrol', () => {
    const scene = red({ play: ['land-octopus'] }, { play: [at('mad-man', 'elite')] }).do('Attack with');
    expect(scene.theirs).toBe('Base 13');
    expect(red({ play: ['land-octopus'] }).do('Set the patrol').asked).toBe(1);
  });
});

describe('Ogre Recruiter', () => {
  const attack = (...play: Placed[]) => red({ play: ['ogre-recruiter'] }, { play }).do('Attack with');

  test('case: after the damage it takes control of a tech 0 or tech I unit', () => {
    const scene = attack('bombaster', 'firebat').do('Bo’s Base', 'Bo’s Firebat');
    expect([scene.mine, scene.theirs]).toEqual([
      'Base 20, Ogre Recruiter 5/4, Firebat 3/3',
      'Base 15, Bombaster 2/2',
    ]);
  });

  test('negative: not if it died', () => {
    expect(attack('bombaster', at('steam-tank', 'elite')).has(1, 'bombaster')).toBe(true);
    expect(attack('bombaster', at('land-octopus', 'elite')).has(1, 'bombaster')).toBe(true);
  });

  test('edge: 11.2 a unit of your own is taken where there is no other', () => {
    const scene = red({ play: ['ogre-recruiter', 'mad-man'] }).do('Attack with your Ogre');
    expect([scene.question, scene.has(0, 'mad-man')]).toEqual(['main', true]);
  });

  test('bystander: 5.4 what it took has arrival fatigue; tech II units and heroes stay', () => {
    const scene = attack('bombaster', 'steam-tank', 'captain-zane').do('Bo’s Base');
    expect([scene.can('Attack'), scene.theirs]).toEqual([false, 'Base 15, Steam Tank 3/6, Captain Zane 2/2']);
  });

  test('edge: 13.8 it is for good', () => {
    const scene = attack('bombaster').do('Bo’s Base').endTurn().endTurn();
    expect(scene.can('Attack with your Bombaster')).toBe(true);
  });

  test('edge: what was yours for the turn only is yours for good', () => {
    const half = { play: ['drakk-ramhorn', 'ogre-recruiter'], hand: ['kidnapping'] };
    const scene = red(half, { play: ['bombaster'] }).do('Play Kidnapping', 'Attack with your Ogre');
    expect(scene.endTurn().has(0, 'bombaster')).toBe(true);
  });

  test('edge: 5.15 a second legendary card goes to its owner’s discard pile', () => {
    const green = { heroes: ['argagarg-garg'], deckColor: 'green' } as const;
    const heroes = ['drakk-ramhorn', 'argagarg-garg'];
    const scene = red(
      { heroes, play: ['ogre-recruiter', 'galina-glimmer'] },
      { ...green, play: ['galina-glimmer'] },
    );
    scene.do('Attack with your Ogre', 'Bo’s Base', 'Bo’s Galina');
    expect([scene.mine, scene.theirs]).toEqual([
      'Base 20, Ogre Recruiter 5/4, Galina Glimmer 2/2',
      'Base 15',
    ]);
    expect(scene.count(1, 'discard', 'galina-glimmer')).toBe(1);
  });
});

describe('Pirate-Gang Commander', () => {
  const COMMANDER = 'pirate-gang-commander';
  const foe = { play: [at('bloodrage-ogre', 'elite')] };

  test('case: it arrives with three Pirates', () => {
    const scene = red({ hand: [COMMANDER], tech: 'blood' }).do('Play Pirate-Gang');
    expect(scene.mine).toContain('Pirate-Gang Commander 6/6, Pirate 2/2, Pirate 2/2, Pirate 2/2');
  });

  test('case: your units deal 1 damage to the opponent’s base as they die', () => {
    const scene = red({ play: [COMMANDER, 'mad-man'] }, foe).do('Attack with your Mad Man');
    expect([scene.base(0), scene.base(1)]).toEqual([20, 19]);
  });

  test('case: 5.12 your tech I and II blood units cost 0 and need no building', () => {
    const hand = ['crashbarrow', 'crash-bomber', 'rickety-mine', 'firebat', 'mad-man'];
    const scene = red({ play: [COMMANDER], hand });
    expect(scene.choices.filter((one) => one.startsWith('Play'))).toEqual([
      'Play Mad Man (1 gold)',
      'Play Crash Bomber (0 gold)',
      'Play Crashbarrow (0 gold)',
    ]);
  });

  test('negative: 5.2 a second Commander, of tech III, has its price and its needs', () => {
    expect(red({ play: [COMMANDER], hand: [COMMANDER] }).can('Play')).toBe(false);
    expect(red({ hand: ['crashbarrow'] }, { play: [COMMANDER] }).can('Play')).toBe(false);
  });

  test('edge: 9.6 what dies together with it, and itself, still had the ability', () => {
    const half = { play: [maxed('captain-zane'), COMMANDER, 'mad-man'], hand: ['maximum-anarchy'] };
    expect(red(half, foe).do('Play Maximum').base(1)).toBe(18);
  });

  test('ruling: (UMR) 13.5 abilities do not add up: two Commanders give it once', () => {
    const scene = red({ play: [COMMANDER, COMMANDER, 'mad-man'] }, foe).do('Attack with your Mad Man');
    expect(scene.base(1)).toBe(19);
  });

  test('bystander: heroes and an opponent’s units deal none', () => {
    const half = { play: [COMMANDER, levelled('jaina-stormborne', 4), 'mad-man'], hand: ['flame-arrow'] };
    const scene = red(half, { play: [at('mad-man', 'elite')] }).do(
      'Play Flame',
      'Bo’s Mad',
      'Attack with your Jaina',
    );
    expect([scene.base(0), scene.base(1)]).toEqual([20, 17]);
  });
});
