import { describe, expect, test } from 'vitest';
import { at, damaged, fresh, levelled, type Placed } from '../../testing/placed.ts';
import { type Half, Scene } from '../../testing/scene.ts';

// River Montoya, and the units of finesse; its spells have a file of their own.

const RIVER = 'river-montoya';

test.each([
  ['Backstabber', 'backstabber', '3/3'],
  ['Cloud Sprite', 'cloud-sprite', '3/2'],
  ['Leaping Lizard', 'leaping-lizard', '3/5'],
  ['Dancer', 'dancer', '0/1'],
  ['Angry Dancer', 'angry-dancer', '2/1'],
])('%s is what is printed on it', (_name, card, stats) => {
  expect(new Scene({}, { play: [card] }).stats(1, card)).toBe(stats);
});

describe('River Montoya', () => {
  const river = (level: number, half: Half = {}) => new Scene({ play: [levelled(RIVER, level)] }, half);
  const foe = { play: [at('iron-man', 'squad leader'), at('eggship', 'elite'), 'tenderfoot'] };

  test.each([
    [1, '2/3'],
    [3, '2/4'],
    [5, '3/4'],
  ])('case: 4.8 at level %i River is %s', (level, stats) => {
    expect(river(level).stats(0, RIVER)).toBe(stats);
  });

  test('case: from level 3 on, River exhausts to sideline a tech 0 or tech I unit that patrols', () => {
    const scene = river(3, foe).do('Use your River');
    expect([scene.row(1, 'iron-man').thing.slot, scene.row(0, RIVER).thing.exhausted]).toEqual([-1, true]);
  });

  test('case: at level 5 your tech 0 units cost 1 less', () => {
    const half = { play: [levelled(RIVER, 5)], hand: ['older-brother', 'fruit-ninja'] };
    const scene = new Scene(half);
    expect([scene.can('Play Older Brother (1 gold)'), scene.can('Play Fruit Ninja (2 gold)')]).toEqual([
      true,
      true,
    ]);
  });

  test('negative: at level 2 nobody is sidelined, at level 4 nothing is cheaper', () => {
    expect(river(2, foe).can('Use')).toBe(false);
    const scene = new Scene({ play: [levelled(RIVER, 4)], hand: ['older-brother'] });
    expect(scene.can('Play Older Brother (2 gold)')).toBe(true);
  });

  test('negative: tech II units, heroes and who does not patrol cannot be sidelined', () => {
    const play = [at('eggship', 'elite'), at('troq-bashar', 'lookout'), 'tenderfoot'];
    expect(river(3, { play }).can('Use')).toBe(false);
  });

  test('edge: 5.18 River cannot with arrival fatigue', () => {
    expect(new Scene({ play: [fresh(levelled(RIVER, 3))] }, foe).can('Use')).toBe(false);
  });

  test('bystander: spells and tech I units cost what they did, and opponents pay in full', () => {
    const hand = ['iron-man', 'wither'];
    const scene = new Scene(
      { play: [levelled(RIVER, 5), 'tech-i-building'], hand },
      { hand: ['older-brother'] },
    );
    expect([scene.can('Play Iron Man (3 gold)'), scene.can('Play Wither (2 gold)')]).toEqual([true, true]);
    expect(scene.endTurn().can('Play Older Brother (2 gold)')).toBe(true);
  });

  test('ruling: (UMR) 5.16 no cost goes below 0', () => {
    const scene = new Scene({ play: [levelled(RIVER, 5), 'maestro'], hand: ['tenderfoot'], gold: 0 });
    expect(scene.do('Play Tenderfoot (0 gold)').player(0).gold).toBe(0);
  });
});

describe('Nimble Fencer', () => {
  const play = ['tech-i-building', fresh('nimble-fencer')];

  test('case: 14.12 your Virtuosos have haste', () => {
    const scene = new Scene({ play, hand: ['tenderfoot'] }).do('Play Tenderfoot');
    expect(scene.can('Attack with your Tenderfoot')).toBe(true);
  });

  test('negative: your other units have none', () => {
    const scene = new Scene({ play, hand: ['older-brother'] }).do('Play Older Brother');
    expect(scene.can('Attack with your Older Brother')).toBe(false);
  });

  test('edge: without the Fencer the haste is gone', () => {
    const half = { play: [...play, fresh('tenderfoot'), 'troq-bashar'], hand: ['the-boot'] };
    const scene = new Scene(half).do('Play The Boot', 'Your Nimble Fencer');
    expect(scene.can('Attack with your Tenderfoot')).toBe(false);
  });

  test('bystander: an opponent’s Virtuosos have none by it', () => {
    expect(new Scene({ play }, { play: ['tenderfoot'] }).is(1, 'tenderfoot', 'haste')).toBe(false);
  });

  test('ruling: (UMR) it gives itself haste', () => {
    expect(new Scene({ play }).can('Attack with your Nimble Fencer')).toBe(true);
  });
});

describe('Star-Crossed Starlet', () => {
  const STARLET = 'star-crossed-starlet';

  test('case: in its player’s upkeep it takes 1 damage, and has 1 more ATK for each', () => {
    expect(new Scene({}, { play: [STARLET] }).endTurn().stats(1, STARLET)).toBe('4/1');
  });

  test('negative: an opponent’s upkeep does nothing to it', () => {
    expect(new Scene({ play: [STARLET] }).endTurn().stats(0, STARLET)).toBe('3/2');
  });

  test('edge: 9.2 the second time it dies of it', () => {
    const scene = new Scene({}, { play: [damaged(STARLET, 1)] }).endTurn();
    expect([scene.has(1, STARLET), scene.count(1, 'discard', STARLET)]).toEqual([false, 1]);
  });

  test('edge: 7.15 damage of the same moment does not raise its ATK', () => {
    const scene = new Scene(
      { play: [STARLET] },
      { play: [at('tenderfoot', 'scavenger'), 'tech-i-building'] },
    );
    scene.do('Attack with');
    expect([scene.stats(0, STARLET), scene.has(1, 'tenderfoot')]).toEqual(['4/1', false]);
  });

  test('bystander: nobody else is hurt, or stronger', () => {
    const scene = new Scene({}, { play: [STARLET, damaged('iron-man', 1)] }).endTurn();
    expect(scene.theirs).toBe('Base 20, Star-Crossed Starlet 4/1, Iron Man 3/3');
  });

  test('ruling: (UMR) 11.6 its damage comes before or after healing, as its player likes', () => {
    const upkeep = () =>
      new Scene({}, { play: [damaged(STARLET, 1), 'helpful-turtle'] }).do('Set the patrol');
    expect(upkeep().question).toBe('trigger');
    expect(upkeep().do('Your Helpful Turtle').stats(1, STARLET)).toBe('4/1');
    expect(upkeep().do('Your Star-Crossed').has(1, STARLET)).toBe(false);
  });
});

describe('Grounded Guide', () => {
  test('case: your other units have +1 ATK, your Virtuosos +2/+1 instead', () => {
    const scene = new Scene({ play: ['grounded-guide', 'tenderfoot', 'iron-man'] });
    expect(scene.mine).toBe('Base 20, Grounded Guide 4/4, Tenderfoot 3/3, Iron Man 4/4');
  });

  test('negative: heroes and the Guide itself have nothing', () => {
    expect(new Scene({ play: ['grounded-guide', RIVER] }).mine).toBe(
      'Base 20, Grounded Guide 4/4, River Montoya 2/3',
    );
  });

  test('edge: 9.3 a unit that loses the HP dies of its damage', () => {
    const scene = new Scene(
      { play: ['troq-bashar'], hand: ['spark'] },
      { play: [at(damaged('grounded-guide', 3), 'elite'), damaged('tenderfoot', 2)] },
    ).do('Play Spark');
    expect(scene.theirs).toBe('Base 20');
  });

  test('bystander: an opponent’s units stay as they are', () => {
    const scene = new Scene({ play: ['grounded-guide'] }, { play: ['tenderfoot', 'iron-man'] });
    expect(scene.theirs).toBe('Base 20, Tenderfoot 1/2, Iron Man 3/4');
  });

  test('ruling: (S) two Guides give a Virtuoso +4/+2, and each other +1', () => {
    const scene = new Scene({ play: ['grounded-guide', 'grounded-guide', 'tenderfoot'] });
    expect(scene.mine).toBe('Base 20, Grounded Guide 5/4, Grounded Guide 5/4, Tenderfoot 5/4');
  });
});

describe('Maestro', () => {
  test('case: your Virtuoso cards cost 0', () => {
    expect(
      new Scene({ play: ['maestro'], hand: ['tenderfoot'], gold: 0 }).can('Play Tenderfoot (0 gold)'),
    ).toBe(true);
  });

  test('case: your Virtuosos exhaust to deal 2 damage to a building', () => {
    const scene = new Scene({ play: ['maestro', 'tenderfoot'] }).do('Use your Tenderfoot', 'Bo’s Base');
    expect([scene.base(1), scene.can('Use your Tenderfoot')]).toEqual([18, false]);
  });

  test('negative: what is no Virtuoso costs what it did, and shoots at nothing', () => {
    const scene = new Scene({ play: ['maestro', 'older-brother'], hand: ['fruit-ninja'] });
    expect([scene.can('Use your'), scene.can('Play Fruit Ninja (3 gold)')]).toEqual([false, true]);
  });

  test('edge: two Maestros lend one action, which is used once', () => {
    const scene = new Scene({ play: ['maestro', 'maestro', 'tenderfoot'] });
    expect(scene.choices.filter((one) => one.startsWith('Use'))).toHaveLength(1);
  });

  test('edge: without the Maestro the action is gone', () => {
    const foe = { play: [at('trojan-duck', 'squad leader')] };
    const scene = new Scene({ play: [damaged('maestro', 4), 'tenderfoot'] }, foe).do(
      'Attack with your Maestro',
    );
    expect([scene.has(0, 'maestro'), scene.can('Use')]).toEqual([false, false]);
  });

  test('bystander: an opponent’s Virtuosos learn nothing', () => {
    const scene = new Scene({ play: ['maestro'] }, { play: ['tenderfoot'] }).endTurn();
    expect(scene.can('Use')).toBe(false);
  });

  test('ruling: (UMR) 5.3 a Virtuoso with arrival fatigue cannot, one with haste can', () => {
    const shoots = (...play: Placed[]) =>
      new Scene({ play: ['maestro', fresh('tenderfoot'), ...play] }).can('Use');
    expect([shoots(), shoots(fresh('nimble-fencer'))]).toEqual([false, true]);
  });

  test('ruling: (UMR) a Maestro’s own arrival fatigue does not matter', () => {
    expect(new Scene({ play: [fresh('maestro'), 'tenderfoot'] }).can('Use your Tenderfoot')).toBe(true);
  });
});

describe('Blademaster', () => {
  test('case: 14.26 your units and heroes strike first', () => {
    const foe = { play: [at('revolver-ocelot', 'elite')] };
    const scene = new Scene({ play: ['blademaster', 'iron-man'] }, foe).do('Attack with your Iron Man');
    expect([scene.theirs, scene.stats(0, 'iron-man')]).toEqual(['Base 20', '3/4']);
  });

  test('case: itself and heroes too', () => {
    const scene = new Scene({ play: ['blademaster', RIVER] });
    expect([scene.is(0, 'blademaster', 'swift strike'), scene.is(0, RIVER, 'swift strike')]).toEqual([
      true,
      true,
    ]);
  });

  test('negative: what survives the first strike strikes back', () => {
    const foe = { play: [at('leaping-lizard', 'scavenger')] };
    const scene = new Scene({ play: ['blademaster', 'iron-man'] }, foe).do('Attack with your Iron Man');
    expect([scene.stats(0, 'iron-man'), scene.stats(1, 'leaping-lizard')]).toEqual(['3/1', '3/2']);
  });

  test('edge: 7.9 with one on either side both strike at once', () => {
    const foe = { play: ['blademaster', at('iron-man', 'scavenger')] };
    const scene = new Scene({ play: ['blademaster', damaged('iron-man', 1)] }, foe).do(
      'Attack with your Iron Man',
    );
    expect([scene.has(0, 'iron-man'), scene.stats(1, 'iron-man')]).toEqual([false, '3/1']);
  });

  test('bystander: buildings and an opponent’s units have nothing of it', () => {
    const scene = new Scene({ play: ['blademaster', 'tower'] }, { play: ['iron-man'] });
    expect([scene.is(0, 'tower', 'swift strike'), scene.is(1, 'iron-man', 'swift strike')]).toEqual([
      false,
      false,
    ]);
  });

  test('ruling: (UMR) only as long as it is in play', () => {
    const foe = { play: [at(damaged('blademaster', 4), 'elite'), 'iron-man'] };
    const scene = new Scene({ play: ['troq-bashar'], hand: ['spark'] }, foe);
    expect(scene.is(1, 'iron-man', 'swift strike')).toBe(true);
    expect(scene.do('Play Spark').is(1, 'iron-man', 'swift strike')).toBe(false);
  });
});
