import { describe, expect, test } from 'vitest';
import { at, exhausted, fresh, runed } from '../../testing/placed.ts';
import { led, red } from '../../testing/teams.ts';

const JAINA = 'jaina-stormborne';

test.each([
  ['Mad Man', 'mad-man', '1/1', true],
  ['Nautical Dog', 'nautical-dog', '2/1', false],
])('14.11, 14.12 %s has its keyword: haste, or frenzy 1', (_name, card, stats, hasHaste) => {
  const scene = red({ play: [fresh(card)] });
  expect([scene.stats(0, card), scene.can('Attack')]).toEqual([stats, hasHaste]);
});

describe('Charge', () => {
  const charge = (...play: Parameters<typeof fresh>[0][]) =>
    red({ play: [JAINA, ...play], hand: ['charge'] });

  test('case: a unit of yours has haste and +1 ATK', () => {
    const scene = charge(fresh('bombaster')).do('Play Charge', 'Attack with your Bombaster');
    expect(scene.theirs).toBe('Base 17');
  });

  test('negative: neither a hero nor a unit of an opponent can be chosen', () => {
    expect(charge().can('Play Charge')).toBe(false);
    expect(red({ play: [JAINA], hand: ['charge'] }, { play: ['mad-man'] }).can('Play Charge')).toBe(false);
  });

  test('edge: 11.10 it is over when the turn is', () => {
    expect(charge('bombaster').do('Play Charge').endTurn().mine).toBe(
      'Base 20, Jaina Stormborne 2/3, Bombaster 2/2',
    );
  });

  test('bystander: another fresh unit still cannot attack', () => {
    const scene = charge(fresh('bombaster'), fresh('bloodrage-ogre')).do('Play Charge', 'Your Bombaster');
    expect([scene.can('Attack with your Bloodrage'), scene.stats(0, 'bloodrage-ogre')]).toEqual([
      false,
      '3/2',
    ]);
  });
});

describe('Pillage', () => {
  const pillage = (gold: number, ...play: string[]) =>
    red({ play: [JAINA, ...play], hand: ['pillage'], gold: 1 }, { gold }).do('Play Pillage');

  test('case: it deals 1 damage to a base and steals 1 gold', () => {
    const scene = pillage(5).do('Bo’s Base');
    expect([scene.base(1), scene.gold]).toEqual([19, [1, 4]]);
  });

  test('case: with a Pirate in play 2 and 2', () => {
    const scene = pillage(5, 'bombaster').do('Bo’s Base');
    expect([scene.base(1), scene.gold]).toEqual([18, [2, 3]]);
  });

  test('negative: an opponent’s Pirate does not count', () => {
    const scene = red({ play: [JAINA], hand: ['pillage'] }, { play: ['bombaster'] }).do(
      'Play Pillage',
      'Bo’s Base',
    );
    expect(scene.base(1)).toBe(19);
  });

  test('edge: 9.15 it takes as much as there is, and of your own base nothing', () => {
    expect(pillage(1, 'bombaster').do('Bo’s Base').gold).toEqual([1, 0]);
    expect(pillage(5).do('Your Base').gold).toEqual([0, 5]);
  });

  test('bystander: only bases can be chosen', () => {
    expect(
      red({ play: [JAINA], hand: ['pillage'] }, { play: ['tower', 'mad-man'] }).do('Play Pillage').choices,
    ).toEqual(['Your Base', 'Bo’s Base']);
  });
});

describe('Scorch', () => {
  const foe = { play: [at('mad-man', 'elite'), at('captain-zane', 'lookout'), 'bombaster', 'tower'] };
  const scorch = () => red({ play: [JAINA], hand: ['scorch'] }, foe).do('Play Scorch');

  test('case: it deals 2 damage to a patroller, unit or hero, or a building', () => {
    expect(scorch().do('Bo’s Mad Man').has(1, 'mad-man')).toBe(false);
    expect(scorch().do('Bo’s Tower').theirs).toContain('Tower 2');
  });

  test('negative: what does not patrol cannot be chosen', () => {
    expect(scorch().choices).toEqual([
      'Your Base',
      'Bo’s Base',
      'Bo’s Mad Man (elite)',
      'Bo’s Captain Zane (lookout)',
      'Bo’s Tower',
    ]);
  });

  test('edge: 5.6 it costs 1 more without a red hero', () => {
    const mixed = led('red', 'troq-bashar', 'captain-zane');
    expect(mixed({ play: ['troq-bashar'], hand: ['scorch'] }).can('Play Scorch (4 gold)')).toBe(true);
    expect(red({ play: [JAINA], hand: ['scorch'] }).can('Play Scorch (3 gold)')).toBe(true);
  });

  test('bystander: 10.3 only the lookout’s resist is paid, and only for the lookout', () => {
    expect(scorch().do('Bo’s Captain Zane').gold).toEqual([6, 10]);
    expect(scorch().do('Bo’s Mad Man').theirs).toBe('Base 20, Captain Zane 2/2, Bombaster 2/2, Tower 4');
  });
});

describe('Bloodburn', () => {
  const bloodburn = (blood: number) => ({ card: 'bloodburn', tokens: { blood } });
  const foe = { play: [at('mad-man', 'elite')] };

  test('case: a rune for each unit that dies; two of them for 1 damage to a unit or building', () => {
    const scene = red({ play: [bloodburn(0), 'bombaster'] }, { play: [at('bombaster', 'elite')] }).do(
      'Attack with',
    );
    expect(scene.row(0, 'bloodburn').thing.tokens.blood).toBe(2);
    scene.do('Use your Bloodburn', 'Bo’s Base');
    expect([scene.base(1), scene.row(0, 'bloodburn').thing.tokens.blood]).toEqual([19, 0]);
  });

  test('negative: one rune, a fresh or an exhausted Bloodburn are not enough; no hero can be chosen', () => {
    expect(red({ play: [bloodburn(1)] }).can('Use')).toBe(false);
    expect(red({ play: [fresh(bloodburn(4))] }).can('Use')).toBe(false);
    expect(red({ play: [exhausted(bloodburn(4))] }).can('Use')).toBe(false);
    expect(red({ play: [bloodburn(2), JAINA] }).do('Use').choices).toEqual(['Your Base', 'Bo’s Base']);
  });

  test('edge: four runes are the most', () => {
    const scene = red({ play: [bloodburn(4), 'bombaster'] }, foe).do('Attack with');
    expect(scene.row(0, 'bloodburn').thing.tokens.blood).toBe(4);
  });

  test('bystander: a hero’s death and a building’s give no rune', () => {
    const half = { play: [JAINA, bloodburn(0)], hand: ['scorch'] };
    const scene = red(half, { play: [at('captain-zane', 'elite'), { card: 'tower', damage: 2 }] });
    scene.do('Play Scorch', 'Bo’s Captain');
    expect([scene.has(1, 'captain-zane'), scene.row(0, 'bloodburn').thing.tokens.blood]).toEqual([false, 0]);
  });
});

describe('Bloodrage Ogre', () => {
  const OGRE = { play: ['bloodrage-ogre'] };

  test('case: 3.12 it goes home at the end of its player’s turn', () => {
    expect(red(OGRE).endTurn().mine).toBe('Base 20');
  });

  test('negative: not when it arrived or attacked this turn', () => {
    expect(
      red({ hand: ['bloodrage-ogre'] })
        .do('Play Bloodrage Ogre')
        .endTurn()
        .has(0, 'bloodrage-ogre'),
    ).toBe(true);
    expect(red(OGRE).do('Attack with').endTurn().has(0, 'bloodrage-ogre')).toBe(true);
  });

  test('edge: 9.18 taken for the turn and left alone, it goes to its owner’s hand', () => {
    const scene = red({ play: ['drakk-ramhorn'], hand: ['kidnapping'] }, OGRE)
      .do('Play Kidnapping')
      .endTurn();
    expect([scene.theirs, scene.count(1, 'hand', 'bloodrage-ogre')]).toEqual(['Base 20', 1]);
  });

  test('bystander: 3.10 it comes after the draw phase, and is not counted there', () => {
    const scene = red({
      ...OGRE,
      hand: ['charge'],
      deck: ['mad-man', 'scorch', 'pillage', 'bombaster'],
    }).endTurn();
    expect([scene.count(0, 'hand'), scene.count(0, 'hand', 'bloodrage-ogre')]).toEqual([4, 1]);
  });

  test('ruling: (UMR) on an opponent’s turn it stays, and goes after its controller’s own draw phase', () => {
    const scene = red({}, OGRE);
    expect(scene.endTurn().has(1, 'bloodrage-ogre')).toBe(true);
    expect(scene.endTurn().has(1, 'bloodrage-ogre')).toBe(false);
  });
});

describe('Bombaster', () => {
  const foe = { play: [at('bloodrage-ogre', 'elite'), at(JAINA, 'lookout'), 'mad-man'] };

  test('case: 9.8 for 1 gold it is sacrificed, and deals 2 damage to a patrolling unit', () => {
    const scene = red({ play: ['bombaster'], gold: 1 }, foe).do('Use your Bombaster');
    expect([scene.mine, scene.gold[0]]).toEqual(['Base 20', 0]);
    expect(scene.theirs).toBe('Base 20, Jaina Stormborne 2/3, Mad Man 1/1');
  });

  test('case: the damage is 2', () => {
    const tank = { play: [at('steam-tank', 'elite')] };
    expect(red({ play: ['bombaster'] }, tank).do('Use your Bombaster').theirs).toBe(
      'Base 20, Steam Tank 4/4',
    );
  });

  test('negative: neither without gold nor without a patrolling unit', () => {
    expect(red({ play: ['bombaster'], gold: 0 }, foe).can('Use')).toBe(false);
    expect(red({ play: ['bombaster'] }, { play: ['mad-man', at(JAINA, 'elite')] }).can('Use')).toBe(false);
  });

  test('edge: 5.3 arrival fatigue and exhaustion do not matter, for it exhausts nothing', () => {
    expect(red({ play: [fresh(exhausted('bombaster'))] }, foe).can('Use')).toBe(true);
  });

  test('bystander: 9.6 its death counts as one', () => {
    const scene = red({ play: ['bombaster', 'bloodburn'] }, foe).do('Use your Bombaster');
    expect(scene.row(0, 'bloodburn').thing.tokens.blood).toBe(2);
  });
});

describe('Careless Musketeer', () => {
  const shoot = (theirs = {}) => red({ play: ['careless-musketeer'] }, theirs).do('Use your Careless');

  test('case: 1 damage to a unit or building, and 1 to your base', () => {
    expect(shoot({ play: ['mad-man'] }).do('Bo’s Mad Man').theirs).toBe('Base 20');
    expect(shoot().do('Bo’s Base').theirs).toBe('Base 19');
  });

  test('negative: no hero can be chosen, and nothing while it is exhausted or fresh', () => {
    expect(shoot({ play: [JAINA] }).can('Bo’s Jaina')).toBe(false);
    expect(shoot().do('Bo’s Base').can('Use')).toBe(false);
    expect(red({ play: [fresh('careless-musketeer')] }).can('Use')).toBe(false);
  });

  test('edge: your own base can be the target, and takes 2', () => {
    expect(shoot().do('Your Base').mine).toBe('Base 18, Careless Musketeer 2/1');
  });

  test('bystander: your base takes 1, the opponent’s none', () => {
    const scene = shoot({ play: [runed('mad-man', 1)] }).do('Bo’s Mad Man');
    expect([scene.base(0), scene.theirs]).toEqual([19, 'Base 20, Mad Man 2/1']);
  });
});

describe('Makeshift Rambaster', () => {
  const RAM = { play: ['makeshift-rambaster'] };

  test('case: +2 ATK against a building', () => {
    expect(red(RAM).do('Attack with').theirs).toBe('Base 17');
    expect(red(RAM, { play: ['tower'] }).do('Attack with', 'Bo’s Tower').theirs).toBe('Base 20, Tower 1');
  });

  test('negative: not against units and heroes', () => {
    const scene = red(RAM, { play: [at('bloodrage-ogre', 'elite')] }).do('Attack with');
    expect(scene.theirs).toBe('Base 20, Bloodrage Ogre 4/1');
  });

  test('edge: 14.30 it cannot patrol', () => {
    expect(red(RAM).do('Set the patrol').asked).toBe(1);
  });

  test('bystander: its ATK is 1 while it does not attack, and another attacker has no more', () => {
    const scene = red({ play: ['makeshift-rambaster', 'mad-man'] }).do('Attack with your Mad Man');
    expect([scene.stats(0, 'makeshift-rambaster'), scene.base(1)]).toEqual(['1/2', 19]);
  });
});
