import { describe, expect, test } from 'vitest';
import { counting, having } from '../testing/gifts.ts';
import { at, damaged, exhausted, fresh, levelled, type Placed, runed } from '../testing/placed.ts';
import { Scene } from '../testing/scene.ts';

// Keywords that change what combat damage does.

/** Ann attacks with her only unit; where there is a choice, these words make it. */
function attack(mine: readonly Placed[], theirs: readonly Placed[], ...choices: readonly string[]): Scene {
  return new Scene({ play: mine }, { play: theirs }).do('Attack with', ...choices);
}

describe('swift strike', () => {
  const swift = having('iron-man', 'swift strike');

  test('case: 14.26, 7.9 it deals its damage first, and the dead deal nothing', () => {
    const scene = attack([swift], [at('revolver-ocelot', 'elite')]);
    expect([scene.mine, scene.theirs]).toEqual(['Base 20, Iron Man 3/4', 'Base 20']);
  });

  test('case: defending as well', () => {
    const scene = attack(['revolver-ocelot'], [at(swift, 'scavenger')]);
    expect([scene.mine, scene.theirs]).toEqual(['Base 20', 'Base 20, Iron Man 3/4']);
  });

  test('negative: what survives strikes back', () => {
    expect(attack([swift], [at('regular-sized-rhinoceros', 'scavenger')]).theirs).toBe(
      'Base 20, Regular-sized Rhinoceros 5/3',
    );
  });

  test('edge: 7.9 both having it, both strike at once', () => {
    const scene = attack([damaged(swift, 1)], [at(damaged(swift, 1), 'scavenger')]);
    expect([scene.mine, scene.theirs]).toEqual(['Base 20', 'Base 20']);
  });

  test('bystander: a tower shoots once, with the first damage there is', () => {
    const scene = attack([damaged(having('iron-man', 'swift strike'), 2)], ['tower'], 'Bo’s Base');
    expect([scene.stats(0, 'iron-man'), scene.base(1)]).toEqual(['3/1', 17]);
  });
});

describe('deathtouch', () => {
  const viper = having('tenderfoot', 'deathtouch');

  test('case: 14.6 what it deals combat damage to dies', () => {
    expect(attack([viper], [at('regular-sized-rhinoceros', 'elite')]).theirs).toBe('Base 20');
  });

  test('case: a hero too, and where it is attacked', () => {
    const scene = attack(['troq-bashar'], [at(viper, 'squad leader')]);
    expect(scene.mine).toBe('Base 20');
  });

  test('negative: it does nothing more to buildings', () => {
    expect(attack([viper], ['tower'], 'Bo’s Tower').stats(1, 'tower')).toBe('0/3');
  });

  test('edge: 9.10 armor that took all of the damage does not help', () => {
    const scene = attack([viper], [at('iron-man', 'squad leader')]);
    expect(scene.has(1, 'iron-man')).toBe(false);
  });

  test('edge: 9.10 without ATK it touches nobody', () => {
    expect(attack([runed(viper, -1)], [at('iron-man', 'elite')]).has(1, 'iron-man')).toBe(true);
  });

  test('edge: 14.21 with overpower, 1 damage is enough and the rest goes on', () => {
    const scene = attack([having('harvest-reaper', 'deathtouch')], [at('regular-sized-rhinoceros', 'elite')]);
    expect(scene.theirs).toBe('Base 15');
  });

  test('bystander: neighbours of the dead stay', () => {
    expect(
      attack([viper], [at('iron-man', 'elite'), at('older-brother', 'lookout')], 'Bo’s Iron').theirs,
    ).toBe('Base 20, Older Brother 2/2');
  });
});

describe('armor', () => {
  test('case: 14.1, 9.9 it takes the first damage of a turn', () => {
    const scene = attack(['older-brother'], [at(counting('iron-man', 'armor', 1), 'scavenger')]);
    expect(scene.stats(1, 'iron-man')).toBe('3/3');
  });

  test('negative: 9.3 a -1/-1 rune is no damage', () => {
    const foe = { play: [counting('timely-messenger', 'armor', 3)] };
    const scene = new Scene({ play: ['troq-bashar'], hand: ['wither'] }, foe).do(
      'Play Wither',
      'Bo’s Timely',
    );
    expect(scene.theirs).toBe('Base 20');
  });

  test('edge: 9.9, 13.5, B7 all armor is one pool: what a first attack used up is gone for the second', () => {
    const foe = { play: [at(counting('regular-sized-rhinoceros', 'armor', 2), 'squad leader')] };
    const scene = new Scene({ play: ['older-brother', 'iron-man'] }, foe);
    scene.do('Attack with your Older Brother');
    expect(scene.stats(1, 'regular-sized-rhinoceros')).toBe('5/6');
    expect(scene.do('Attack with your Iron Man').stats(1, 'regular-sized-rhinoceros')).toBe('5/4');
  });

  test('edge: 3.3 it is whole again on the next turn', () => {
    const scene = new Scene(
      { play: ['older-brother'] },
      { play: [at(counting('iron-man', 'armor', 2), 'elite')] },
    );
    scene.do('Attack with').endTurn();
    expect(scene.row(1, 'iron-man').thing.armorUsed).toBe(0);
  });

  test('bystander: others are hit in full', () => {
    const scene = attack(
      ['iron-man'],
      [at('leaping-lizard', 'scavenger'), counting('tenderfoot', 'armor', 5)],
    );
    expect(scene.stats(1, 'leaping-lizard')).toBe('3/2');
  });
});

describe('armor piercing', () => {
  const lance = having('iron-man', 'armor piercing');

  test('case: 14.2 armor does not take its combat damage', () => {
    expect(
      attack([lance], [at('regular-sized-rhinoceros', 'squad leader')]).stats(1, 'regular-sized-rhinoceros'),
    ).toBe('5/3');
  });

  test('negative: it takes that of others', () => {
    expect(attack(['iron-man'], [at('regular-sized-rhinoceros', 'squad leader')]).theirs).toBe(
      'Base 20, Regular-sized Rhinoceros 5/4',
    );
  });

  test('edge: the armor is left for other damage of the turn', () => {
    const foe = { play: [at('trojan-duck', 'squad leader')] };
    const scene = new Scene({ play: [lance, 'older-brother'] }, foe);
    scene.do('Attack with your Iron Man', 'Attack with your Older Brother');
    expect(scene.stats(1, 'trojan-duck')).toBe('8/5');
  });

  test('edge: 14.21 for overpower, armor need not be paid for', () => {
    const scene = attack([having('harvest-reaper', 'armor piercing')], [at('tenderfoot', 'squad leader')]);
    expect(scene.base(1)).toBe(16);
  });

  test('bystander: its own armor works as before', () => {
    const foe = { play: [at(counting(lance, 'armor', 1), 'scavenger')] };
    expect(new Scene({ play: ['older-brother'] }, foe).do('Attack with').stats(1, 'iron-man')).toBe('3/3');
  });
});

describe('long-range', () => {
  const archer = having('iron-man', 'long-range');

  test('case: 14.17 the defender deals no damage to it', () => {
    expect(attack([archer], [at('regular-sized-rhinoceros', 'elite')]).mine).toBe('Base 20, Iron Man 3/4');
  });

  test('negative: attacked itself, it is hurt as any other', () => {
    expect(attack(['older-brother'], [at(archer, 'elite')]).stats(1, 'iron-man')).toBe('4/2');
  });

  test('edge: a defender that has it too strikes back', () => {
    expect(attack([archer], [at(archer, 'scavenger')]).stats(0, 'iron-man')).toBe('3/1');
  });

  test('edge: 14.17, B16 towers and patrollers that are flown over still shoot', () => {
    expect(attack([archer], ['tower'], 'Bo’s Base').stats(0, 'iron-man')).toBe('3/3');
    const scene = attack(
      [runed(having('eggship', 'long-range'), 2)],
      [at('leaping-lizard', 'elite')],
      'Bo’s Base',
    );
    expect(scene.stats(0, 'eggship')).toBe('6/1');
  });

  test('bystander: the defender is hurt in full', () => {
    expect(attack([archer], [at('leaping-lizard', 'elite')]).stats(1, 'leaping-lizard')).toBe('4/2');
  });
});

describe('overpower', () => {
  test('case: 14.20, 14.21 what it deals beyond what kills goes to one other thing', () => {
    // 2 HP and 1 armor are needed of 6.
    expect(attack(['harvest-reaper'], [at('tenderfoot', 'squad leader')]).base(1)).toBe(17);
  });

  test('negative: there is nothing beyond for what does not patrol', () => {
    expect(attack(['harvest-reaper'], ['tenderfoot'], 'Bo’s Tenderfoot').base(1)).toBe(20);
  });

  test('edge: 14.20 other patrollers go first, and what they have too much goes nowhere', () => {
    const foes = [
      at('tenderfoot', 'squad leader'),
      at('older-brother', 'elite'),
      at('timely-messenger', 'lookout'),
    ];
    expect(attack(['harvest-reaper'], foes, 'Bo’s Older Brother').theirs).toBe(
      'Base 20, Timely Messenger 1/1',
    );
  });

  test('edge: 14.22, B18 what is hidden from the attacker gets nothing', () => {
    expect(attack(['harvest-reaper'], [at('tenderfoot', 'elite'), 'backstabber']).theirs).toBe(
      'Base 16, Backstabber 3/3',
    );
  });

  test('edge: 14.33 what cannot be destroyed still needs no more than its HP', () => {
    const scene = attack(['harvest-reaper'], [at(having('tenderfoot', 'indestructible'), 'elite')]);
    expect(scene.theirs).toBe('Base 16, Tenderfoot 1/2');
  });

  test('bystander: nothing but the one that was chosen is hurt', () => {
    const scene = attack(
      ['harvest-reaper'],
      [at('tenderfoot', 'elite'), 'iron-man', 'tower'],
      'Bo’s Iron Man',
    );
    expect(scene.theirs).toBe('Base 20, Tower 4');
  });
});

describe('readiness', () => {
  test('case: 14.23 it does not exhaust to attack', () => {
    expect(attack([levelled('troq-bashar', 8)], []).row(0, 'troq-bashar').thing.exhausted).toBe(false);
  });

  test('negative: exhausted by something else, it does not attack', () => {
    const scene = new Scene({ play: [exhausted(having('iron-man', 'readiness'))] });
    expect(scene.can('Attack')).toBe(false);
  });

  test('edge: 14.23, B19 it attacks at most once a turn, and on the next one again', () => {
    const scene = attack([having('iron-man', 'readiness')], []);
    expect(scene.can('Attack')).toBe(false);
    expect(scene.endTurn().endTurn().can('Attack')).toBe(true);
  });

  test('bystander: 8.1 it may patrol after its attack; others may not', () => {
    const scene = new Scene({ play: [having('iron-man', 'readiness'), 'tenderfoot'] });
    scene.do('Attack with your Iron Man', 'Attack with your Tenderfoot', 'Set the patrol');
    expect(scene.choices).toContain('Your Iron Man');
    expect(scene.choices).not.toContain('Your Tenderfoot');
  });
});

describe('haste', () => {
  test('case: 14.12 it attacks though it has arrival fatigue', () => {
    expect(new Scene({ hand: ['timely-messenger'] }).do('Play Timely').can('Attack with your Timely')).toBe(
      true,
    );
  });

  test('case: and exhausts for costs', () => {
    const play = ['maestro', fresh(having('tenderfoot', 'haste'))];
    expect(new Scene({ play }).can('Use your Tenderfoot')).toBe(true);
  });

  test('negative: 5.3 others do neither', () => {
    const scene = new Scene({ play: ['maestro', fresh('tenderfoot')] });
    expect([scene.can('Use'), scene.can('Attack with your Tenderfoot')]).toEqual([false, false]);
  });

  test('edge: exhausted, it attacks no more', () => {
    const scene = new Scene({ hand: ['timely-messenger'] }).do('Play Timely', 'Attack with your Timely');
    expect(scene.can('Attack')).toBe(false);
  });

  test('bystander: what arrives with it has none', () => {
    const scene = new Scene({ hand: ['timely-messenger', 'tenderfoot'] }).do(
      'Play Timely',
      'Play Tenderfoot',
    );
    expect(scene.can('Attack with your Tenderfoot')).toBe(false);
  });
});

describe('sparkshot', () => {
  const row = [at('iron-man', 'elite'), at('tenderfoot', 'scavenger'), at('older-brother', 'technician')];

  test('case: 14.25 hitting a patroller, it deals 1 to one beside it', () => {
    expect(attack(['revolver-ocelot'], row, 'Bo’s Iron Man').stats(1, 'tenderfoot')).toBe('1/1');
  });

  test('negative: nobody is hit where the defender does not patrol', () => {
    const scene = attack(['revolver-ocelot'], ['iron-man', 'tenderfoot'], 'Bo’s Iron Man');
    expect(scene.theirs).toBe('Base 20, Iron Man 3/1, Tenderfoot 1/2');
  });

  test('edge: an empty slot is not jumped over', () => {
    const scene = attack(
      ['revolver-ocelot'],
      [at('iron-man', 'elite'), at('tenderfoot', 'lookout')],
      'Bo’s Iron Man',
    );
    expect(scene.stats(1, 'tenderfoot')).toBe('1/2');
  });

  test('edge: each sparkshot chooses for itself, of two neighbours', () => {
    const twice = counting('revolver-ocelot', 'sparkshot', 1);
    const scene = attack([twice], row, 'Bo’s Tenderfoot', 'Bo’s Iron Man', 'Bo’s Older Brother');
    expect(scene.theirs).toBe('Base 20, Iron Man 4/3, Older Brother 2/1');
  });

  test('edge: 9.10 without ATK there is no damage, and no spark', () => {
    expect(attack([runed('revolver-ocelot', -3)], []).base(1)).toBe(20);
    const weak = runed(counting('tenderfoot', 'sparkshot', 1), -1);
    expect(attack([weak], row, 'Bo’s Iron Man').stats(1, 'tenderfoot')).toBe('1/2');
  });

  test('edge: 14.25, C72 what overpower carries on to another patroller sets off no spark', () => {
    const wild = runed(having('revolver-ocelot', 'overpower'), 3);
    const scene = attack([wild], row, 'Bo’s Iron Man', 'Bo’s Older Brother');
    // 6 of damage: 4 for the Iron Man, 2 for the Older Brother, and one spark for the Tenderfoot between them.
    expect(scene.theirs).toBe('Base 20, Tenderfoot 1/1');
  });

  test('edge: flying does not matter', () => {
    const foes = [at('iron-man', 'squad leader'), at('cloud-sprite', 'elite')];
    expect(attack(['revolver-ocelot'], foes).stats(1, 'cloud-sprite')).toBe('4/1');
  });

  test('bystander: the one on the other side, and the base, are unhurt', () => {
    const scene = attack(['revolver-ocelot'], row, 'Bo’s Tenderfoot', 'Bo’s Older Brother');
    expect(scene.theirs).toBe('Base 20, Iron Man 4/4, Older Brother 2/1');
  });
});

describe('frenzy', () => {
  test('case: 14.11 more ATK on its controller’s turns', () => {
    expect(new Scene({ play: ['fruit-ninja'] }).stats(0, 'fruit-ninja')).toBe('3/2');
  });

  test('negative: none on others’ turns', () => {
    expect(new Scene({}, { play: ['fruit-ninja'] }).stats(1, 'fruit-ninja')).toBe('2/2');
  });

  test('edge: 13.5 frenzy adds up', () => {
    expect(new Scene({ play: [counting('fruit-ninja', 'frenzy', 2)] }).stats(0, 'fruit-ninja')).toBe('5/2');
  });

  test('bystander: others of its player have none', () => {
    expect(new Scene({ play: ['fruit-ninja', 'iron-man'] }).stats(0, 'iron-man')).toBe('3/4');
  });
});

describe('obliterate', () => {
  test('case: 14.18, 7.7, C8 attacking, the units with the lowest tech are destroyed before any damage', () => {
    const foes = [at('tenderfoot', 'squad leader'), 'older-brother', 'iron-man'];
    const scene = attack(['trojan-duck'], foes, 'Bo’s Base', 'Bo’s Base');
    expect(scene.theirs).toBe('Base 8, Iron Man 3/4');
  });

  test('negative: 7.10 not where it is attacked', () => {
    const scene = new Scene({ play: ['iron-man', 'tenderfoot'] }, { play: [at('trojan-duck', 'elite')] });
    expect(scene.do('Attack with your Iron Man').mine).toBe('Base 20, Tenderfoot 1/2');
  });

  test('edge: of equal ones the attacker’s player chooses', () => {
    const foes = ['tenderfoot', 'older-brother', 'fruit-ninja'];
    const scene = attack(['trojan-duck'], foes, 'Bo’s Base');
    expect(scene.question).toBe('obliterate');
    expect(scene.do('Bo’s Fruit Ninja', 'Bo’s Tenderfoot', 'Bo’s Base').theirs).toBe(
      'Base 8, Older Brother 2/2',
    );
  });

  test('edge: 14.19, B17 what cannot be destroyed is passed over, and is not even exhausted', () => {
    const foes = [having('tenderfoot', 'indestructible'), 'older-brother', 'iron-man', 'eggship'];
    const scene = attack(['trojan-duck'], foes, 'Bo’s Base', 'Bo’s Base');
    expect(scene.theirs).toBe('Base 8, Tenderfoot 1/2, Eggship 4/3');
    expect(scene.row(1, 'tenderfoot').thing.exhausted).toBe(false);
  });

  test('bystander: heroes and buildings are no units', () => {
    const scene = attack(['trojan-duck'], ['river-montoya', 'tower', 'tenderfoot'], 'Bo’s Base', 'Bo’s Base');
    expect(scene.theirs).toBe('Base 8, River Montoya 2/3, Tower 4');
  });
});
