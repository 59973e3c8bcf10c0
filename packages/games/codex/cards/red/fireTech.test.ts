import { describe, expect, test } from 'vitest';
import { at, damaged, exhausted, fresh, levelled, type Placed } from '../../testing/placed.ts';
import type { Half } from '../../testing/scene.ts';
import { led, red } from '../../testing/teams.ts';

// The tech II and III cards of fire.

const JAINA = 'jaina-stormborne';
const ZANE = 'captain-zane';

describe('Bamstamper Lizzo', () => {
  const arrives = (theirs: Half, ...play: string[]) =>
    red({ hand: ['bamstamper-lizzo'], play, tech: 'fire' }, theirs).do('Play Bamstamper Lizzo');

  test('case: 3 damage to a unit as it arrives', () => {
    expect(arrives({ play: ['steam-tank'] }).do('Bo’s Steam Tank').theirs).toBe('Base 20, Steam Tank 3/3');
  });

  test('negative: neither heroes nor buildings can be chosen, and attacking does nothing more', () => {
    expect(arrives({ play: [ZANE, 'mad-man'] }).choices).toEqual(['Bo’s Mad Man', 'Your Bamstamper Lizzo']);
    expect(red({ play: ['bamstamper-lizzo'] }).do('Attack with').theirs).toBe('Base 15');
  });

  test('edge: 11.2 alone, it has to burn itself', () => {
    expect(arrives({}).mine).toBe('Base 20, Tech I Building 5, Tech II Building 5, Tech III Building 5');
  });

  test('bystander: other units are unhurt', () => {
    expect(arrives({ play: ['steam-tank', 'mad-man'] }).do('Bo’s Steam Tank').theirs).toContain(
      'Mad Man 1/1',
    );
  });
});

describe('Doubleshot Archer', () => {
  const attack = (...play: Placed[]) => red({ play: ['doubleshot-archer'] }, { play }).do('Attack with');

  test('case: 3 damage to the base of the player it attacks', () => {
    expect(attack(at('steam-tank', 'elite')).theirs).toBe('Base 17, Steam Tank 4/2');
  });

  test('negative: nothing while it defends', () => {
    const scene = red({ play: ['mad-man'] }, { play: [at('doubleshot-archer', 'elite')] }).do('Attack with');
    expect([scene.base(0), scene.base(1)]).toEqual([20, 20]);
  });

  test('edge: 14.17 the defender deals nothing to it, unless it has long-range too', () => {
    const stats = (foe: Placed) => attack(foe).stats(0, 'doubleshot-archer');
    expect(stats(at('mad-man', 'elite'))).toBe('4/3');
    expect(() => stats(at('doubleshot-archer', 'elite'))).toThrow('has no');
  });

  test('bystander: attacking the base itself deals both, to nothing else', () => {
    expect(attack('tower', ZANE).do('Bo’s Base').theirs).toBe('Base 13, Tower 4, Captain Zane 2/2');
  });
});

describe('Firehouse', () => {
  const FIREHOUSE = { play: ['firehouse'] };

  test('case: 2 damage to a unit, hero or building; ready again where it destroys', () => {
    const scene = red(FIREHOUSE, { play: ['mad-man', ZANE] }).do('Use your Firehouse', 'Bo’s Mad Man');
    scene.do('Use your Firehouse', 'Bo’s Captain', 'Use your Firehouse', 'Bo’s Base');
    expect([scene.theirs, scene.can('Use')]).toEqual(['Base 18', false]);
  });

  test('negative: what lives leaves it exhausted, and a fresh one cannot exhaust', () => {
    expect(red({ play: [fresh('firehouse')] }).can('Use')).toBe(false);
    expect(
      red(FIREHOUSE, { play: ['steam-tank'] })
        .do('Use', 'Bo’s Steam Tank')
        .can('Use'),
    ).toBe(false);
  });

  test('edge: 6.4 destroying a building of the base readies it, too', () => {
    const scene = red(FIREHOUSE, { play: [damaged('tower', 2)] }).do('Use', 'Bo’s Tower');
    expect([scene.theirs, scene.can('Use')]).toEqual(['Base 18', true]);
  });

  test('bystander: another Firehouse stays as it is', () => {
    const scene = red({ play: ['firehouse', exhausted('firehouse')] }, { play: ['mad-man'] });
    scene.do('Use', 'Bo’s Mad Man');
    expect([scene.row(0, 'firehouse').thing.exhausted, scene.row(0, 'firehouse', 1).thing.exhausted]).toEqual(
      [false, true],
    );
  });

  test('ruling: (S) as often in a turn as it happens', () => {
    const scene = red(FIREHOUSE, { play: ['mad-man', 'nautical-dog', 'bombaster', 'careless-musketeer'] });
    for (const name of ['Mad', 'Nautical', 'Bombaster', 'Careless'])
      scene.do('Use your Firehouse', `Bo’s ${name}`);
    expect([scene.theirs, scene.can('Use your Firehouse')]).toEqual(['Base 20', true]);
  });
});

describe('Hotter Fire', () => {
  const hot = (half: Half, theirs: Half = {}, chance?: readonly number[]) =>
    red({ ...half, play: ['hotter-fire', JAINA, ...(half.play ?? [])] }, theirs, chance);

  test('case: a red spell and the ability of a red card or hero deal 1 more', () => {
    const scene = hot({ play: ['lobber'], hand: ['fire-dart'] }).do(
      'Play Fire Dart',
      'Bo’s Base',
      'Use',
      'Bo’s Base',
    );
    expect(scene.base(1)).toBe(15);
    const shot = red({ play: ['hotter-fire', levelled(JAINA, 4)] }).do('Use', 'Bo’s Base');
    expect(shot.base(1)).toBe(18);
  });

  test('negative: cards of another color and an opponent’s deal no more', () => {
    const mixed = led('neutral', JAINA, 'troq-bashar');
    const scene = mixed(
      { play: ['hotter-fire', 'troq-bashar'], hand: ['spark'] },
      { play: [at('iron-man', 'elite')] },
    );
    expect(scene.do('Play Spark').stats(1, 'iron-man')).toBe('4/3');
    expect(
      red({ play: ['lobber'] }, { play: ['hotter-fire'] })
        .do('Use', 'Bo’s Base')
        .base(1),
    ).toBe(19);
  });

  test('ruling: (UMR) 13.5 copies add up; combat damage, sparkshot and overpower too, is as it was', () => {
    const play = ['hotter-fire', 'hotter-fire', 'crashbarrow', JAINA];
    const scene = red({ play, hand: ['fire-dart'] }, { play: [at('mad-man', 'elite')] }).do(
      'Attack with your Crash',
    );
    expect(scene.theirs).toBe('Base 15');
    expect(scene.do('Play Fire Dart', 'Bo’s Base').base(1)).toBe(11);
  });

  test('edge: 13.5 copies add up', () => {
    expect(
      hot({ play: ['hotter-fire'], hand: ['fire-dart'] })
        .do('Play', 'Bo’s Base')
        .base(1),
    ).toBe(16);
  });

  test('bystander: combat damage is as it was, sparkshot too', () => {
    const foe = { play: [at('steam-tank', 'squad leader'), at('firebat', 'elite')] };
    expect(hot({}, foe).do('Attack with').theirs).toBe('Base 20, Steam Tank 3/5, Firebat 4/2');
  });

  test('ruling: (UMR) what hurts several things adds 1 to each of them', () => {
    const scene = hot({ play: ['molting-firebird'] }, { play: ['bombaster', ZANE] }).do(
      'Attack with your Molt',
      'Bo’s Base',
    );
    expect(scene.theirs).toBe('Base 16');
  });

  test('ruling: (FB) Rickety Mine’s damage to your own base is 1 more', () => {
    expect(
      hot({ play: ['rickety-mine'] }, {}, [1])
        .do('Use')
        .base(0),
    ).toBe(17);
  });

  test('ruling: (FB) a death that Pirate-Gang Commander gives burns more only for a red unit', () => {
    const mixed = led('neutral', JAINA, 'drakk-ramhorn', 'troq-bashar');
    const play = ['hotter-fire', 'pirate-gang-commander', 'tenderfoot', 'pirate'];
    const scene = mixed({ play }, { play: [at('iron-man', 'elite')] }).do('Attack with your Tenderfoot');
    expect(scene.base(1)).toBe(19);
    expect(scene.do('Attack with your Pirate').base(1)).toBe(17);
  });
});

describe('Molting Firebird', () => {
  const foe = { play: ['mad-man', JAINA, 'tower'] };
  const attack = (theirs: Half = foe) =>
    red({ play: ['molting-firebird', 'mad-man'] }, theirs).do('Attack with your Molt');

  test('case: damaging a building, it deals 1 to each unit and hero of that building’s player', () => {
    expect(attack().do('Bo’s Base').theirs).toBe('Base 16, Jaina Stormborne 2/2, Tower 4');
  });

  test('negative: damaging a unit sets nothing off', () => {
    expect(attack().do('Bo’s Mad Man').theirs).toBe('Base 20, Jaina Stormborne 2/3, Tower 4');
  });

  test('edge: a building that is destroyed counts, and so does any building', () => {
    expect(attack().do('Bo’s Tower').theirs).toBe('Base 18, Jaina Stormborne 2/2');
  });

  test('bystander: your own units and all buildings are unhurt', () => {
    const scene = attack({ play: ['mad-man', 'rickety-mine'] }).do('Bo’s Base');
    expect([scene.mine, scene.theirs]).toEqual([
      'Base 20, Molting Firebird 4/3, Mad Man 1/1',
      'Base 16, Rickety Mine 3',
    ]);
  });
});

describe('Cinderblast Dragon', () => {
  const DRAGON: Half = { play: ['cinderblast-dragon'], gold: 0 };

  test('case: arriving or attacking, it may play a fire spell for 0 from hand or codex, without a hero', () => {
    const arrived = red({ hand: ['cinderblast-dragon', 'fire-dart'], gold: 7, tech: 'fire' }).do(
      'Play Cinderblast',
    );
    arrived.do('Fire Dart from the hand', 'Bo’s Base');
    expect([arrived.base(1), arrived.gold[0], arrived.count(0, 'discard', 'fire-dart')]).toEqual([18, 0, 1]);
    const attacking = red(DRAGON).do('Attack with', 'Flame Arrow from the codex', 'Bo’s Base');
    expect([attacking.base(1), attacking.count(0, 'discard', 'flame-arrow')]).toEqual([11, 1]);
  });

  test('negative: no ultimate, and no spell of another spec', () => {
    const scene = red({ ...DRAGON, hand: ['burning-volley', 'pillage', 'detonate'] }).do('Attack with');
    expect(scene.choices).toEqual([
      'Ember Sparks from the codex',
      'Fire Dart from the codex',
      'Flame Arrow from the codex',
      'None',
    ]);
  });

  test('edge: it may be declined', () => {
    expect(red(DRAGON).do('Attack with', 'None').theirs).toBe('Base 14');
  });

  test('bystander: 5.7 other spells still need their hero and their price', () => {
    expect(red({ ...DRAGON, hand: ['fire-dart', 'pillage'] }).can('Play')).toBe(false);
  });

  test('ruling: (UMR) a spell that kills the defender lets it attack another, without another spell', () => {
    const scene = red(DRAGON, { play: ['mad-man', 'bombaster'] }).do('Attack with', 'Bo’s Mad Man');
    scene.do('Fire Dart from the codex', 'Bo’s Mad Man');
    expect([scene.question, scene.choices]).toEqual([
      'defender',
      ['Bo’s Base', 'Bo’s Bombaster', 'Let the attack go'],
    ]);
    expect(scene.do('Bo’s Base').theirs).toBe('Base 14, Bombaster 2/2');
  });

  test('ruling: (S) arriving and attacking are both, every time', () => {
    const scene = red(DRAGON).do('Attack with', 'Fire Dart', 'Bo’s Base').endTurn().endTurn();
    expect(scene.do('Attack with').can('Fire Dart from the codex')).toBe(true);
  });
});
