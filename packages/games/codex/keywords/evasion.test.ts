import { describe, expect, test } from 'vitest';
import { having, lacking } from '../testing/gifts.ts';
import { at, exhausted, type Placed } from '../testing/placed.ts';
import { Scene } from '../testing/scene.ts';
import { led } from '../testing/teams.ts';

// Keywords that say who may attack, target or stop whom.

/** What an attacker of Ann's may attack. */
function reach(attacker: Placed, ...foes: Placed[]): readonly string[] {
  const scene = new Scene({ play: [attacker] }, { play: foes });
  if (!scene.can('Attack with')) return [];
  scene.do('Attack with');
  if (scene.question === 'defender') return scene.choices;
  const attacked = scene.events.find(({ type }) => type === 'attacked');
  return attacked?.type === 'attacked' ? [`only ${attacked.defender.card}`] : [];
}

const LEADER = at('iron-man', 'squad leader');

describe('flying', () => {
  test('case: 14.10, 7.5 it ignores patrollers that do not fly', () => {
    expect(reach('eggship', LEADER, 'tenderfoot')).toEqual([
      'Bo’s Base',
      'Bo’s Iron Man (squad leader)',
      'Bo’s Tenderfoot',
    ]);
  });

  test('case: 14.10, 7.11 only what flies or has anti-air attacks it, or strikes back', () => {
    expect(reach('iron-man', 'eggship')).toEqual(['only base']);
    const scene = new Scene({ play: ['cloud-sprite'] }, { play: [at('regular-sized-rhinoceros', 'elite')] });
    expect(scene.do('Attack with', 'Bo’s Regular').stats(0, 'cloud-sprite')).toBe('3/2');
  });

  test('negative: a patroller that flies stops it', () => {
    expect(reach('eggship', at('cloud-sprite', 'squad leader'), 'tenderfoot')).toEqual(['only cloud-sprite']);
  });

  test('edge: with anti-air too it does not ignore patrollers that fly', () => {
    expect(reach(having('eggship', 'anti-air'), at('cloud-sprite', 'squad leader'))).toEqual([
      'only cloud-sprite',
    ]);
  });

  test('edge: 7.5 ground attackers do not even see a patroller that flies', () => {
    expect(reach('iron-man', at('cloud-sprite', 'squad leader'), 'tenderfoot')).toEqual([
      'Bo’s Base',
      'Bo’s Tenderfoot',
    ]);
  });

  test('bystander: the patrollers it flies over stay in their slots, and shoot only with anti-air', () => {
    const scene = new Scene({ play: ['eggship'] }, { play: [LEADER, at('tenderfoot', 'lookout')] });
    scene.do('Attack with', 'Bo’s Base');
    expect([scene.mine, scene.theirs]).toEqual([
      'Base 20, Eggship 4/3',
      'Base 16, Iron Man 3/4, Tenderfoot 1/2',
    ]);
    expect(scene.row(1, 'iron-man').thing.slot).toBe(0);
  });
});

describe('anti-air', () => {
  test('case: 14.4 it attacks what flies, deals damage to it, and may ignore it', () => {
    expect(reach('leaping-lizard', at('cloud-sprite', 'squad leader'), 'eggship')).toEqual([
      'Bo’s Base',
      'Bo’s Cloud Sprite (squad leader)',
      'Bo’s Eggship',
    ]);
  });

  test('case: 7.12, B5 patrolling, it shoots at what flies over it', () => {
    const scene = new Scene({ play: ['eggship'] }, { play: [at('leaping-lizard', 'lookout')] });
    scene.do('Attack with', 'Bo’s Base');
    expect([scene.has(0, 'eggship'), scene.base(1)]).toEqual([false, 16]);
  });

  test('negative: patrollers on the ground still stop it', () => {
    expect(reach('leaping-lizard', LEADER, 'eggship')).toEqual(['only iron-man']);
  });

  test('negative: not patrolling, it shoots at nothing', () => {
    const scene = new Scene({ play: ['eggship'] }, { play: ['leaping-lizard'] }).do(
      'Attack with',
      'Bo’s Base',
    );
    expect(scene.stats(0, 'eggship')).toBe('4/3');
  });

  test('edge: 7.13, B6 it does not shoot at what it could not have stopped anyway', () => {
    const foe = { play: [at('leaping-lizard', 'squad leader')] };
    for (const keyword of ['stealth', 'invisible', 'unstoppable'] as const) {
      const scene = new Scene({ play: [having('eggship', keyword)] }, foe).do('Attack with', 'Bo’s Base');
      expect(scene.stats(0, 'eggship')).toBe('4/3');
    }
  });

  test('edge: 7.12 of several, only the squad leader shoots when another patroller is attacked', () => {
    const play = [
      at('leaping-lizard', 'squad leader'),
      at('leaping-lizard', 'lookout'),
      at('tenderfoot', 'elite'),
    ];
    const scene = new Scene({ play: [{ card: 'eggship', runes: 5 }] }, { play }).do(
      'Attack with',
      'Bo’s Tenderfoot',
    );
    expect(scene.stats(0, 'eggship')).toBe('9/5');
  });

  test('bystander: an attacker on the ground is not shot at', () => {
    const scene = new Scene(
      { play: [having('iron-man', 'unstoppable')] },
      { play: [at('leaping-lizard', 'lookout')] },
    );
    expect(scene.do('Attack with', 'Bo’s Base').stats(0, 'iron-man')).toBe('3/4');
  });
});

describe('stealth', () => {
  const thief = having('iron-man', 'stealth');

  test('case: 14.15 it ignores patrollers when it attacks', () => {
    expect(reach(thief, LEADER)).toContain('Bo’s Base');
  });

  test('negative: 14.14 it can be attacked and targeted like any other', () => {
    expect(reach('iron-man', thief)).toContain('Bo’s Iron Man');
    const scene = new Scene({ play: ['troq-bashar'], hand: ['wither'] }, { play: [thief] }).do('Play Wither');
    expect(scene.choices).toContain('Bo’s Iron Man');
  });

  test('edge: 6.11 a tower sees the first hidden attacker of the turn', () => {
    expect(reach(thief, LEADER, 'tower')).toEqual(['only iron-man']);
  });

  test('edge: 14.10 it does not let a ground attacker reach what flies', () => {
    expect(reach(thief, LEADER, 'eggship')).not.toContain('Bo’s Eggship');
  });

  test('bystander: others of its player are stopped', () => {
    const scene = new Scene({ play: [thief, 'tenderfoot'] }, { play: [LEADER] }).do(
      'Attack with your Tenderfoot',
    );
    expect([scene.question, scene.has(0, 'tenderfoot')]).toEqual(['main', false]);
  });
});

describe('invisible', () => {
  test('case: 14.14 it ignores patrollers when it attacks', () => {
    expect(reach('backstabber', LEADER)).toContain('Bo’s Base');
  });

  test('case: 14.14, 10.2 opponents can neither attack nor target it', () => {
    expect(reach('iron-man', 'backstabber')).toEqual(['only base']);
    const half = { play: ['troq-bashar'], hand: ['wither'] };
    expect(new Scene(half, { play: ['backstabber', 'iron-man'] }).do('Play Wither').choices).toEqual([
      'Your Troq Bashar',
      'Bo’s Iron Man',
    ]);
  });

  test('negative: patrolling, it can be attacked, but not targeted', () => {
    expect(reach('iron-man', at('backstabber', 'elite'))).toEqual(['only backstabber']);
    const half = { play: ['troq-bashar'], hand: ['spark'] };
    expect(new Scene(half, { play: [at('backstabber', 'elite')] }).can('Play Spark')).toBe(false);
  });

  test('edge: 6.12, 6.13, 10.2 one that a tower has detected can be attacked and targeted, others cannot', () => {
    const half = { play: ['troq-bashar', 'tower'], hand: ['wither'] };
    const scene = new Scene(half, { play: ['backstabber', 'backstabber'] });
    scene.do('Detect Bo’s Backstabber 2', 'Play Wither');
    expect(scene.choices).toEqual(['Your Troq Bashar', 'Bo’s Backstabber 2']);
    scene.do('Your Troq', 'Attack with');
    expect(scene.choices).toEqual(['Bo’s Base', 'Bo’s Backstabber 2']);
  });

  test('bystander: 10.5 its own player targets it as anything else', () => {
    const scene = new Scene({ play: ['troq-bashar', 'backstabber'], hand: ['bloom'] }).do('Play Bloom');
    expect(scene.do('Your Backstabber').stats(0, 'backstabber')).toBe('4/4');
  });
});

describe('unstoppable', () => {
  test('case: 14.16 it may ignore patrollers when it attacks', () => {
    expect(reach('angry-dancer', LEADER)).toEqual(['Bo’s Base', 'Bo’s Iron Man (squad leader)']);
  });

  test('negative: 14.10 it does not let a ground attacker reach what flies', () => {
    expect(reach('angry-dancer', LEADER, 'eggship')).not.toContain('Bo’s Eggship');
  });

  test('edge: a tower or a detector changes nothing', () => {
    expect(reach('angry-dancer', LEADER, 'tower', having('tenderfoot', 'detector'))).toContain('Bo’s Base');
  });

  test('bystander: patrolling, it stops others as usual', () => {
    expect(reach('iron-man', at('angry-dancer', 'squad leader'))).toEqual(['only angry-dancer']);
  });
});

describe('detector', () => {
  const seer = having('tenderfoot', 'detector');

  test('case: 14.7 its controller sees what is invisible: to attack it', () => {
    const scene = new Scene({ play: [seer, 'iron-man'] }, { play: ['backstabber'] }).do(
      'Attack with your Iron Man',
    );
    expect(scene.choices).toEqual(['Bo’s Base', 'Bo’s Backstabber']);
  });

  test('case: 14.7 and to target it', () => {
    const half = { play: [seer, 'troq-bashar'], hand: ['wither'] };
    expect(new Scene(half, { play: ['backstabber'] }).do('Play Wither').choices).toContain(
      'Bo’s Backstabber',
    );
  });

  test('case: 14.7, 7.5 patrollers of its controller stop what is stealthy or invisible', () => {
    expect(reach('backstabber', LEADER, seer)).toEqual(['only iron-man']);
    expect(reach(having('older-brother', 'stealth'), LEADER, seer)).toEqual(['only iron-man']);
  });

  test('negative: an opponent sees nothing by it', () => {
    const scene = new Scene({ play: ['backstabber', seer] }, { play: [LEADER] }).do(
      'Attack with your Backstabber',
    );
    expect(scene.choices).toContain('Bo’s Base');
  });

  test('edge: exhausted and fresh it sees as well; gone, no more', () => {
    expect(reach('backstabber', LEADER, { ...exhausted(seer), fresh: true })).toEqual(['only iron-man']);
    const half = { play: ['backstabber', 'troq-bashar'], hand: ['the-boot'] };
    const scene = new Scene(half, {
      play: [at('regular-sized-rhinoceros', 'squad leader'), having('older-brother', 'detector')],
    });
    scene.do('Play The Boot', 'Attack with your Backstabber');
    expect(scene.choices).toContain('Bo’s Base');
  });

  test('bystander: what flies or is unstoppable is not affected', () => {
    expect(reach('eggship', LEADER, seer)).toContain('Bo’s Base');
    expect(reach('angry-dancer', LEADER, seer)).toContain('Bo’s Base');
  });
});

describe('unattackable', () => {
  const ghost = having('tenderfoot', 'unattackable');

  test('case: 14.27 no attacker may choose it', () => {
    expect(reach('iron-man', ghost, 'older-brother')).toEqual(['Bo’s Base', 'Bo’s Older Brother']);
  });

  test('case: 14.27 not even where it patrols', () => {
    expect(reach('iron-man', at(ghost, 'elite'), at('older-brother', 'lookout'))).toEqual([
      'only older-brother',
    ]);
  });

  test('negative: spells and abilities reach it', () => {
    const scene = new Scene({ play: ['troq-bashar'], hand: ['wither'] }, { play: [ghost] }).do('Play Wither');
    expect(scene.do('Bo’s Tenderfoot').stats(1, 'tenderfoot')).toBe('0/1');
  });

  test('edge: 14.27, C15 as a squad leader it stops nobody, since nobody could attack it', () => {
    expect(reach('iron-man', at(ghost, 'squad leader'))).toEqual(['only base']);
  });

  test('edge: 14.20 it gets no surplus', () => {
    const foe = { play: [at('timely-messenger', 'elite'), at(ghost, 'lookout')] };
    const scene = new Scene({ play: ['harvest-reaper'] }, foe).do('Attack with');
    expect(scene.theirs).toBe('Base 15, Tenderfoot 1/2');
  });

  test('bystander: it attacks as any other', () => {
    expect(reach(ghost, LEADER)).toEqual(['only iron-man']);
  });
});

describe('untargetable', () => {
  const half = { play: ['troq-bashar'], hand: ['wither'] };
  const monk = having('tenderfoot', 'untargetable');

  test('case: 14.28, 10.2 it cannot be a target', () => {
    expect(new Scene(half, { play: [monk, 'iron-man'] }).do('Play Wither').choices).not.toContain(
      'Bo’s Tenderfoot',
    );
  });

  test('case: not of its own player either', () => {
    const scene = new Scene({ play: ['troq-bashar', monk], hand: ['bloom'] }).do('Play Bloom');
    expect([scene.stats(0, 'troq-bashar'), scene.stats(0, 'tenderfoot')]).toEqual(['3/4', '1/2']);
  });

  test('negative: 10.1 what does not target reaches it', () => {
    const team = led('neutral', 'river-montoya', 'troq-bashar', 'captain-zane');
    const scene = team(
      { play: ['river-montoya'], hand: ['discord'] },
      { play: [having('iron-man', 'untargetable')] },
    );
    expect(scene.do('Play Discord').stats(1, 'iron-man')).toBe('1/3');
  });

  test('edge: 10.4 an untargetable flagbearer forces nothing', () => {
    const play = [having('granfalloon-flagbearer', 'untargetable'), 'older-brother'];
    expect(new Scene(half, { play }).do('Play Wither').choices).toEqual([
      'Your Troq Bashar',
      'Bo’s Older Brother',
    ]);
  });

  test('bystander: it is attacked as any other', () => {
    expect(reach('iron-man', monk)).toContain('Bo’s Tenderfoot');
  });
});

describe("can't attack", () => {
  const tree = having('iron-man', "can't attack");

  test('case: 14.30 it does not attack', () => {
    expect(reach(tree)).toEqual([]);
  });

  test('negative: it strikes back where it is attacked', () => {
    const scene = new Scene({ play: ['older-brother'] }, { play: [at(tree, 'scavenger')] }).do('Attack with');
    expect([scene.has(0, 'older-brother'), scene.stats(1, 'iron-man')]).toEqual([false, '3/2']);
  });

  test('edge: 13.6, B13 of “can” and “can’t”, the newer counts', () => {
    expect(reach(lacking(tree, "can't attack"))).toEqual(['only base']);
    expect(reach(having(lacking(tree, "can't attack"), "can't attack"))).toEqual([]);
  });

  test('edge: haste does not help', () => {
    expect(reach(having(tree, 'haste'))).toEqual([]);
  });

  test('bystander: it patrols, and others attack', () => {
    const scene = new Scene({ play: [tree, 'tenderfoot'] });
    expect(scene.choices.filter((one) => one.startsWith('Attack'))).toEqual(['Attack with your Tenderfoot']);
    expect(scene.do('Set the patrol').choices).toContain('Your Iron Man');
  });
});

describe("can't patrol", () => {
  const scene = () =>
    new Scene({ play: [having('iron-man', "can't patrol"), 'tenderfoot'] }).do('Set the patrol');

  test('case: 14.30 it does not patrol', () => {
    expect(scene().choices).not.toContain('Your Iron Man');
  });

  test('negative: it attacks as any other', () => {
    expect(reach(having('iron-man', "can't patrol"))).toEqual(['only base']);
  });

  test('edge: 13.6, B13 one that may patrol again by something newer does', () => {
    const again = lacking(having('iron-man', "can't patrol"), "can't patrol");
    expect(new Scene({ play: [again] }).do('Set the patrol').choices).toContain('Your Iron Man');
  });

  test('edge: alone on the table, it leaves nobody to ask for', () => {
    expect(new Scene({ play: [having('iron-man', "can't patrol")] }).do('Set the patrol').asked).toBe(1);
  });

  test('bystander: others patrol', () => {
    expect(scene().choices).toContain('Your Tenderfoot');
  });
});
