import { describe, expect, test } from 'vitest';
import { at, damaged, levelled, maxed, type Placed } from '../../testing/placed.ts';
import { type Half, Scene } from '../../testing/scene.ts';
import { led } from '../../testing/teams.ts';

// Troq Bashar, and the twelve cards of bashing.

const TROQ = 'troq-bashar';

test.each([
  ['Iron Man', 'iron-man', '3/4'],
  ['Revolver Ocelot', 'revolver-ocelot', '3/3'],
  ['Eggship', 'eggship', '4/3'],
  ['Harvest Reaper', 'harvest-reaper', '6/5'],
  ['Regular-sized Rhinoceros', 'regular-sized-rhinoceros', '5/6'],
])('%s is what is printed on it', (_name, card, stats) => {
  expect(new Scene({}, { play: [card] }).stats(1, card)).toBe(stats);
});

describe('Troq Bashar', () => {
  const attacking = (level: number, ...play: Placed[]) =>
    new Scene({ play: [levelled(TROQ, level)] }, { play }).do('Attack with your Troq');

  test.each([
    [1, '2/3'],
    [5, '3/4'],
    [8, '4/5'],
  ])('case: 4.8 at level %i Troq is %s', (level, stats) => {
    expect(new Scene({ play: [levelled(TROQ, level)] }).stats(0, TROQ)).toBe(stats);
  });

  test('case: from level 5 on, attacking deals 1 damage to the base of the player under attack', () => {
    expect(attacking(5, at('iron-man', 'elite')).theirs).toBe('Base 19, Iron Man 4/1');
  });

  test('case: 14.23 at level 8 Troq does not exhaust to attack', () => {
    expect(attacking(8).row(0, TROQ).thing.exhausted).toBe(false);
  });

  test('negative: at level 4 attacking deals nothing more', () => {
    expect(attacking(4, at('iron-man', 'elite')).base(1)).toBe(20);
  });

  test('negative: Troq under attack deals none', () => {
    const scene = new Scene({ play: ['iron-man'] }, { play: [at(levelled(TROQ, 5), 'elite')] });
    expect(scene.do('Attack with').base(0)).toBe(20);
  });

  test('edge: 1.4 the last HP of a base goes by it before any damage of the attack', () => {
    const scene = new Scene(
      { play: [levelled(TROQ, 5)] },
      { play: [at('iron-man', 'elite')], baseDamage: 19 },
    ).do('Attack with your Troq');
    expect([scene.state.winners, scene.stats(1, 'iron-man')]).toEqual([[0], '4/4']);
  });

  test('bystander: other buildings and Troq’s own base are unhurt', () => {
    const scene = attacking(5, at('iron-man', 'elite'), 'tower', 'tech-i-building');
    expect([scene.theirs, scene.base(0)]).toEqual(['Base 19, Iron Man 4/1, Tower 4, Tech I Building 5', 20]);
  });

  test('ruling: (UMR) a base that is attacked is hurt by both', () => {
    expect(attacking(5).base(1)).toBe(16);
  });
});

describe('Intimidate', () => {
  const intimidate = (mine: Placed[], theirs: Placed[]) =>
    new Scene({ play: [TROQ, ...mine], hand: ['intimidate'] }, { play: theirs }).do('Play Intimidate');

  test('case: a unit or hero has 4 ATK less this turn', () => {
    expect(intimidate([], ['regular-sized-rhinoceros']).do('Bo’s Regular').theirs).toBe(
      'Base 20, Regular-sized Rhinoceros 1/6',
    );
  });

  test('negative: buildings cannot be chosen', () => {
    expect(intimidate([], ['tower', 'river-montoya']).choices).toEqual([
      'Your Troq Bashar',
      'Bo’s River Montoya',
    ]);
  });

  test('edge: 11.10, 3.12 on the next turn the ATK is back', () => {
    expect(intimidate([], ['iron-man']).do('Bo’s Iron Man').endTurn().stats(1, 'iron-man')).toBe('3/4');
  });

  test('edge: 13.2 less than 0 is 0, once all is added: an elite with 3 ATK comes to 0', () => {
    expect(
      intimidate([], [at('iron-man', 'elite')])
        .do('Bo’s Iron Man')
        .stats(1, 'iron-man'),
    ).toBe('0/4');
  });

  test('edge: 9.10 what has no ATK left deals no damage back', () => {
    const scene = intimidate(['revolver-ocelot'], [at('iron-man', 'scavenger')]).do('Bo’s Iron Man');
    expect(scene.do('Attack with your Revolver').stats(0, 'revolver-ocelot')).toBe('3/3');
  });

  test('bystander: HP and other units stay as they are', () => {
    expect(intimidate(['iron-man'], ['iron-man', 'eggship']).do('Bo’s Iron Man').mine).toBe(
      'Base 20, Troq Bashar 2/3, Iron Man 3/4',
    );
  });

  test('ruling: (S) ATK is never below 0, so a second Intimidate changes nothing', () => {
    const scene = new Scene({ play: [TROQ], hand: ['intimidate', 'intimidate'] }, { play: ['iron-man'] });
    scene.do('Play Intimidate', 'Bo’s Iron Man', 'Play Intimidate', 'Bo’s Iron Man');
    expect(scene.stats(1, 'iron-man')).toBe('0/4');
  });
});

describe('The Boot', () => {
  const boot = (theirs: Half) => new Scene({ play: [TROQ], hand: ['the-boot'] }, theirs);

  test('case: it destroys a tech 0 or tech I unit', () => {
    const scene = boot({ play: ['tenderfoot', 'iron-man'] }).do('Play The Boot');
    expect(scene.choices).toEqual(['Bo’s Tenderfoot', 'Bo’s Iron Man']);
    expect(scene.do('Bo’s Iron Man').theirs).toBe('Base 20, Tenderfoot 1/2');
    expect(scene.count(1, 'discard', 'iron-man')).toBe(1);
  });

  test('negative: tech II units and heroes are out of its reach', () => {
    expect(boot({ play: ['eggship', 'river-montoya'] }).can('Play The Boot')).toBe(false);
  });

  test('edge: 9.4, 8.6 the unit dies as any other: a scavenger gives its gold', () => {
    const scene = boot({ gold: 0, play: [at('iron-man', 'scavenger')] }).do('Play The Boot');
    expect(scene.player(1).gold).toBe(1);
  });

  test('edge: 13.10 a token is a tech 0 unit', () => {
    expect(boot({ play: ['dancer'] }).do('Play The Boot').theirs).toBe('Base 20');
  });

  test('bystander: armor and damage do not matter, others stay', () => {
    const scene = boot({ play: [at('iron-man', 'squad leader'), 'eggship'] }).do('Play The Boot');
    expect(scene.theirs).toBe('Base 20, Eggship 4/3');
  });
});

describe('Wrecking Ball', () => {
  const ball = (mine: Placed[], theirs: Placed[]) =>
    new Scene({ play: [TROQ, ...mine], hand: ['wrecking-ball'], gold: 0 }, { play: theirs }).do(
      'Play Wrecking Ball',
    );

  test('case: for nothing it deals 2 damage to a building', () => {
    expect(ball([], ['tech-i-building']).do('Bo’s Tech I').theirs).toBe('Base 20, Tech I Building 3');
  });

  test('negative: 6.2, 6.15 neither a building under construction nor a unit can be chosen', () => {
    const scene = ball([{ card: 'tower', constructing: true }], ['older-brother', 'tech-i-building']);
    expect(scene.choices).toEqual(['Your Base', 'Bo’s Base', 'Bo’s Tech I Building']);
  });

  test('edge: 6.4, 12.2 a tech building that it destroys deals 2 to its base', () => {
    expect(ball([], [damaged('tech-i-building', 3)]).do('Bo’s Tech I').theirs).toBe('Base 18');
  });

  test('bystander: other buildings are unhurt', () => {
    const scene = ball([], ['tower']).do('Bo’s Base');
    expect([scene.theirs, scene.base(0)]).toEqual(['Base 18, Tower 4', 20]);
  });
});

describe('Final Smash', () => {
  const smash = (mine: Placed[], theirs: Placed[]) =>
    new Scene({ play: [maxed(TROQ), ...mine], hand: ['final-smash'] }, { play: theirs }).do(
      'Play Final Smash',
    );

  test('case: a tech 0 unit dies, a tech I unit goes to its owner’s hand, a tech II unit is yours', () => {
    const scene = smash([], ['older-brother', 'iron-man', 'eggship']);
    expect([scene.mine, scene.theirs]).toEqual(['Base 20, Troq Bashar 4/5, Eggship 4/3', 'Base 20']);
    expect([scene.count(1, 'discard', 'older-brother'), scene.count(1, 'hand', 'iron-man')]).toEqual([1, 1]);
  });

  test('negative: 5.8 Troq must have been at level 8 since the turn began', () => {
    const half = { play: [levelled(TROQ, 7)], hand: ['final-smash'] };
    expect(new Scene(half, { play: ['iron-man'] }).do('Raise your Troq').can('Play Final Smash')).toBe(false);
  });

  test('edge: 11.1 a part without a unit is passed over', () => {
    expect(smash([], ['eggship']).mine).toBe('Base 20, Troq Bashar 4/5, Eggship 4/3');
  });

  test('edge: 13.8 what is taken has arrival fatigue, and goes to its owner when it leaves', () => {
    const scene = smash([], ['eggship']);
    expect(scene.can('Attack with your Eggship')).toBe(false);
    scene.endTurn().endTurn();
    expect(scene.can('Attack with your Eggship')).toBe(true);
    expect(scene.state.things.find(({ card }) => card === 'eggship')?.owner).toBe(1);
  });

  test('edge: what was taken for the turn only is now taken for good', () => {
    const team = led('red', TROQ, 'drakk-ramhorn', 'captain-zane');
    const scene = team(
      { play: [maxed(TROQ), 'drakk-ramhorn'], hand: ['kidnapping', 'final-smash'], gold: 20 },
      {
        play: ['ogre-recruiter'],
      },
    );
    scene.do('Play Kidnapping', 'Play Final Smash').endTurn();
    expect([scene.has(0, 'ogre-recruiter'), scene.has(1, 'ogre-recruiter')]).toEqual([true, false]);
  });

  test('bystander: tech III units, heroes and what was not chosen stay', () => {
    const scene = smash([], ['trojan-duck', 'river-montoya', 'older-brother', 'tenderfoot']);
    expect(scene.do('Bo’s Tenderfoot').theirs).toBe(
      'Base 20, Trojan Duck 8/9, River Montoya 2/3, Older Brother 2/2',
    );
  });

  test('ruling: (S) 10.4 the targets are chosen one by one, and one of them has to be a flagbearer', () => {
    const scene = smash(['tenderfoot'], ['granfalloon-flagbearer', 'older-brother', 'iron-man', 'eggship']);
    expect([scene.has(1, 'granfalloon-flagbearer'), scene.has(1, 'older-brother')]).toEqual([false, true]);
    expect([scene.has(0, 'tenderfoot'), scene.has(0, 'eggship')]).toEqual([true, true]);
  });

  test('ruling: (S) 11.2 every part is a must, for your own units too', () => {
    const scene = smash(['tenderfoot', 'iron-man', 'eggship'], []);
    expect(scene.mine).toBe('Base 20, Troq Bashar 4/5, Eggship 4/3');
    expect(scene.count(0, 'hand', 'iron-man')).toBe(1);
  });
});

describe('Hired Stomper', () => {
  const stomper = (mine: Placed[], theirs: Placed[]) =>
    new Scene({ hand: ['hired-stomper'], play: [TROQ, ...mine], tech: 'bashing' }, { play: theirs }).do(
      'Play Hired Stomper',
    );

  test('case: arriving, it deals 3 damage to a unit', () => {
    expect(stomper([], ['iron-man']).do('Bo’s Iron Man').theirs).toBe('Base 20, Iron Man 3/1');
  });

  test('negative: heroes cannot be chosen', () => {
    expect(stomper([], ['river-montoya', 'iron-man']).choices).toEqual([
      'Bo’s Iron Man',
      'Your Hired Stomper',
    ]);
  });

  test('negative: attacking, it deals nothing more', () => {
    const scene = new Scene({ play: ['hired-stomper'] }, { play: ['iron-man'] });
    expect(scene.do('Attack with your Hired', 'Bo’s Base').stats(1, 'iron-man')).toBe('3/4');
  });

  test('edge: 9.9 armor takes its part', () => {
    const scene = stomper([], [at('revolver-ocelot', 'squad leader')]).do('Bo’s Revolver');
    expect(scene.stats(1, 'revolver-ocelot')).toBe('3/1');
  });

  test('bystander: the Stomper and the others are unhurt', () => {
    const scene = stomper(['tenderfoot'], ['iron-man', 'eggship']).do('Bo’s Iron Man');
    expect([
      scene.stats(0, 'hired-stomper'),
      scene.stats(0, 'tenderfoot'),
      scene.stats(1, 'eggship'),
    ]).toEqual(['4/3', '1/2', '4/3']);
  });

  test('ruling: (UMR) 11.2 with no other unit there it must hurt itself', () => {
    const scene = stomper([], ['river-montoya']);
    expect([scene.has(0, 'hired-stomper'), scene.question]).toEqual([false, 'main']);
  });

  test('ruling: (UMR) one of your own units, if you like or have to', () => {
    expect(stomper(['iron-man'], []).do('Your Iron Man').stats(0, 'iron-man')).toBe('3/1');
  });
});

describe('Sneaky Pig', () => {
  const foe = { play: [at('iron-man', 'squad leader'), at('tenderfoot', 'elite')] };
  const played = (theirs: Half = foe) =>
    new Scene({ hand: ['sneaky-pig', 'sneaky-pig'], tech: 'bashing' }, theirs).do('Play Sneaky Pig');

  test('case: 14.12, 14.15 on the turn it arrives it may attack, and ignores patrollers', () => {
    expect(played().do('Attack with your Sneaky Pig', 'Bo’s Base').base(1)).toBe(17);
  });

  test('negative: on a later turn patrollers stop it', () => {
    const scene = new Scene({ play: ['sneaky-pig'] }, foe).do('Attack with your Sneaky Pig');
    expect([scene.question, scene.stats(1, 'iron-man')]).toEqual(['main', '3/2']);
  });

  test('edge: 6.11 a tower sees the first one of the turn, not the second', () => {
    const scene = played({ play: [...foe.play, 'tower'] }).do('Attack with your Sneaky Pig');
    expect(scene.stats(1, 'iron-man')).toBe('3/2');
    scene.do('Play Sneaky Pig', 'Attack with your Sneaky Pig');
    expect(scene.choices).toContain('Bo’s Base');
  });

  test('bystander: your other units have no stealth by it', () => {
    const scene = new Scene({ hand: ['sneaky-pig'], play: ['eggship'], tech: 'bashing' }, foe).do(
      'Play Sneaky Pig',
    );
    expect([scene.is(0, 'sneaky-pig', 'stealth'), scene.is(0, 'eggship', 'stealth')]).toEqual([true, false]);
  });
});

describe('Trojan Duck', () => {
  const played = (...play: Placed[]) =>
    new Scene({ hand: ['trojan-duck'], tech: 'bashing' }, { play }).do('Play Trojan Duck');
  const attacking = (...play: Placed[]) => new Scene({ play: ['trojan-duck'] }, { play });

  test('case: arriving, it deals 4 damage to a building', () => {
    expect(played().do('Bo’s Base').base(1)).toBe(16);
  });

  test('case: 14.18 attacking, it destroys two units before it deals damage', () => {
    const scene = attacking('tenderfoot', 'iron-man', 'eggship').do('Attack with', 'Bo’s Base', 'Bo’s Base');
    expect(scene.theirs).toBe('Base 8, Eggship 4/3');
  });

  test('negative: arriving, it destroys no unit, and units cannot be chosen', () => {
    const scene = played('tenderfoot', 'tower');
    expect(scene.choices).not.toContain('Bo’s Tenderfoot');
    expect(scene.do('Bo’s Tower').theirs).toBe('Base 18, Tenderfoot 1/2');
  });

  test('edge: with a single unit to destroy, it destroys that', () => {
    const scene = attacking('tenderfoot').do('Attack with', 'Bo’s Base', 'Bo’s Base');
    expect(scene.theirs).toBe('Base 8');
  });

  test('bystander: heroes, own units and own buildings stay', () => {
    const scene = new Scene(
      { play: ['trojan-duck', 'tenderfoot'] },
      { play: ['river-montoya', 'older-brother'] },
    );
    scene.do('Attack with your Trojan', 'Bo’s Base', 'Bo’s Base');
    expect([scene.mine, scene.theirs]).toEqual([
      'Base 20, Trojan Duck 8/9, Tenderfoot 1/2',
      'Base 8, River Montoya 2/3',
    ]);
  });

  test('ruling: (S) it deals the damage both as it arrives and every time it attacks', () => {
    expect(attacking().do('Attack with', 'Bo’s Base').base(1)).toBe(8);
  });

  test('ruling: (S) 10.1 obliterate does not target, so a flagbearer or resist does not matter', () => {
    const scene = new Scene(
      { play: ['trojan-duck'], gold: 0 },
      { play: [at('brick-thief', 'lookout'), 'granfalloon-flagbearer', 'older-brother'] },
    ).do('Attack with', 'Bo’s Brick', 'Bo’s Older', 'Bo’s Base', 'Bo’s Base');
    expect(scene.theirs).toBe('Base 8, Granfalloon Flagbearer 2/2');
  });
});
