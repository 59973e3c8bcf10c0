import { describe, expect, test } from 'vitest';
import './testing/madeUp.ts';
import { having } from './testing/gifts.ts';
import { damaged, runed } from './testing/placed.ts';
import { type Placed, Scene } from './testing/scene.ts';

const at = (
  card: string,
  slotName: 'squad leader' | 'elite' | 'scavenger' | 'technician' | 'lookout',
): Placed => ({
  card,
  slotName,
});

/** What an attacker may attack, as Ann reads it. */
function targets(attacker: Placed, ...foes: Placed[]): readonly string[] {
  const scene = new Scene({ play: [attacker] }, { play: foes });
  const [text] = scene.choices.filter((one) => one.startsWith('Attack'));
  if (!text) return [];
  scene.do(text);
  if (scene.question === 'defender') return scene.choices;
  const event = scene.events.find((one) => one.type === 'attacked');
  return event?.type === 'attacked' ? [`only ${event.defender.card}`] : [];
}

describe('whom to attack', () => {
  test('7.2 the squad leader first', () => {
    expect(targets('iron-man', at('tenderfoot', 'squad leader'), at('older-brother', 'elite'))).toEqual([
      'only tenderfoot',
    ]);
  });

  test('7.3 then any other patroller', () => {
    expect(
      targets('iron-man', at('tenderfoot', 'lookout'), at('older-brother', 'elite'), 'fruit-ninja'),
    ).toEqual(['Bo’s Tenderfoot (lookout)', 'Bo’s Older Brother (elite)']);
  });

  test('7.4, 6.15 then anything with HP, exhausted or not, the base and buildings too', () => {
    const exhausted = { card: 'tenderfoot', exhausted: true };
    expect(targets('iron-man', exhausted, 'tech-i-building', 'harmony', 'river-montoya')).toEqual([
      'Bo’s Base',
      'Bo’s Tenderfoot',
      'Bo’s Tech I Building',
      'Bo’s River Montoya',
    ]);
  });

  test('6.2 what is under construction cannot be attacked', () => {
    expect(targets('iron-man', { card: 'tech-i-building', constructing: true })).toEqual(['only base']);
  });

  test('7.5, 14.10 a flier ignores patrollers on the ground, but not fliers', () => {
    expect(targets('eggship', at('tenderfoot', 'squad leader'))).toContain('Bo’s Base');
    expect(targets('eggship', at('cloud-sprite', 'squad leader'), 'tenderfoot')).toEqual([
      'only cloud-sprite',
    ]);
  });

  test('7.5, 14.10 ground attackers do not see flying patrollers, and cannot attack fliers', () => {
    expect(targets('iron-man', at('cloud-sprite', 'squad leader'), 'eggship')).toEqual(['only base']);
  });

  test('14.4 anti-air may attack fliers, and ignore them', () => {
    expect(targets('leaping-lizard', at('cloud-sprite', 'squad leader'), 'eggship')).toEqual([
      'Bo’s Base',
      'Bo’s Cloud Sprite (squad leader)',
      'Bo’s Eggship',
    ]);
  });

  test('14.14 an invisible thing ignores patrollers; it can be attacked only where it patrols', () => {
    expect(targets('backstabber', at('tenderfoot', 'squad leader'))).toContain('Bo’s Base');
    expect(targets('iron-man', 'backstabber')).toEqual(['only base']);
    expect(targets('iron-man', at('backstabber', 'elite'))).toEqual(['only backstabber']);
  });

  test('14.16 an unstoppable thing ignores patrollers, a tower changes nothing', () => {
    expect(targets('angry-dancer', at('tenderfoot', 'squad leader'), 'tower')).toContain('Bo’s Base');
  });

  test('6.11, 6.13 a tower sees the first hidden attacker of the turn, and only that one', () => {
    const scene = new Scene(
      { play: ['backstabber', 'backstabber'] },
      { play: ['tower', at('regular-sized-rhinoceros', 'squad leader')] },
    );
    scene.do('Attack with your Backstabber 1');
    expect(scene.events.some(({ type }) => type === 'detected')).toBe(true);
    expect(scene.stats(1, 'regular-sized-rhinoceros')).toBe('5/4');
    scene.do('Attack with your Backstabber');
    expect(scene.choices).toContain('Bo’s Base');
  });

  test('6.12 on the own turn a tower detects one hidden thing', () => {
    const scene = new Scene({ play: ['tower', 'iron-man'] }, { play: ['backstabber', 'backstabber'] });
    scene.do('Detect Bo’s Backstabber 1');
    expect(scene.can('Detect')).toBe(false);
    scene.do('Attack with your Iron Man');
    expect(scene.choices).toEqual(['Bo’s Base', 'Bo’s Backstabber 1']);
  });
});

describe('damage', () => {
  test('7.1, 7.10 both deal their ATK, and the attacker is exhausted', () => {
    const scene = new Scene({ play: ['iron-man'] }, { play: [at('regular-sized-rhinoceros', 'scavenger')] });
    scene.do('Attack with your Iron Man');
    expect(scene.has(0, 'iron-man')).toBe(false);
    expect(scene.stats(1, 'regular-sized-rhinoceros')).toBe('5/3');
  });

  test('7.10 a base deals nothing back, and the attacker cannot attack again', () => {
    const scene = new Scene({ play: ['iron-man'] });
    scene.do('Attack with your Iron Man');
    expect(scene.base(1)).toBe(17);
    expect(scene.stats(0, 'iron-man')).toBe('3/4');
    expect(scene.can('Attack')).toBe(false);
  });

  test('7.11 ground things deal no damage to a flier', () => {
    const scene = new Scene({ play: ['cloud-sprite'] }, { play: [at('regular-sized-rhinoceros', 'elite')] });
    scene.do('Attack with your Cloud Sprite', 'Bo’s Regular-sized');
    expect(scene.stats(0, 'cloud-sprite')).toBe('3/2');
  });

  test('7.12 anti-air shoots at what flies over it: all patrollers when the base is attacked', () => {
    const scene = new Scene(
      { play: [{ card: 'eggship', runes: 5 }] },
      { play: [at('leaping-lizard', 'squad leader'), at('leaping-lizard', 'lookout')] },
    );
    scene.do('Attack with your Eggship', 'Bo’s Base');
    expect(scene.stats(0, 'eggship')).toBe('9/2');
    expect(scene.base(1)).toBe(11);
  });

  test('7.12 only the squad leader when another patroller is attacked, none when it is the squad leader', () => {
    const foes = {
      play: [
        at('leaping-lizard', 'squad leader'),
        at('leaping-lizard', 'lookout'),
        at('tenderfoot', 'elite'),
      ],
    };
    const scene = new Scene({ play: [{ card: 'eggship', runes: 5 }] }, foes);
    scene.do('Attack with your Eggship', 'Bo’s Tenderfoot');
    expect(scene.stats(0, 'eggship')).toBe('9/5');
    const other = new Scene({ play: [{ card: 'eggship', runes: 5 }] }, foes);
    other.do('Attack with your Eggship', 'Bo’s Leaping Lizard 1');
    expect(other.stats(0, 'eggship')).toBe('9/5');
  });

  test('7.9, 14.26 swift strike goes first, and the dead deal nothing', () => {
    const scene = new Scene(
      { play: ['blademaster', 'iron-man'] },
      { play: [at('revolver-ocelot', 'elite')] },
    );
    scene.do('Attack with your Iron Man');
    expect(scene.has(1, 'revolver-ocelot')).toBe(false);
    expect(scene.stats(0, 'iron-man')).toBe('3/4');
  });

  test('6.14 a tower deals 1 to an attacker it can see', () => {
    const scene = new Scene({ play: ['iron-man'] }, { play: ['tower'] });
    scene.do('Attack with your Iron Man', 'Bo’s Base');
    expect(scene.stats(0, 'iron-man')).toBe('3/3');
  });

  test('6.14 a tower deals its damage together with the attacker’s, even if the defender strikes swiftly', () => {
    const ninjas = { heroes: ['setsuki-hiruki'], deckColor: 'white' } as const;
    const scene = new Scene(
      { play: ['harvest-reaper'] },
      { ...ninjas, play: ['tower', at('glorious-ninja', 'squad leader')] },
    );
    // 4 of the Ninja leave the Reaper 1 HP: it kills the Ninja, and the rest goes to the base.
    scene.do('Attack with your Harvest');
    if (scene.question === 'surplus') scene.do('Bo’s Base');
    expect([scene.has(0, 'harvest-reaper'), scene.has(1, 'glorious-ninja'), scene.base(1)]).toEqual([
      false,
      false,
      18,
    ]);
  });

  test('6.14 nor does it shoot sooner where a swift patroller with anti-air is flown over', () => {
    const scene = new Scene(
      { play: ['eggship'] },
      {
        play: ['tower', { ...runed(having('leaping-lizard', 'swift strike'), -1), slotName: 'squad leader' }],
      },
    );
    scene.do('Attack with your Eggship', 'Bo’s Base');
    expect([scene.has(0, 'eggship'), scene.base(1)]).toEqual([false, 16]);
  });

  test('6.14, 14.26 with an attacker that strikes swiftly the tower shoots in the first step', () => {
    const scene = new Scene(
      { play: [damaged(having('iron-man', 'swift strike'), 3)] },
      { play: ['tower', at('regular-sized-rhinoceros', 'squad leader')] },
    );
    scene.do('Attack with your Iron Man');
    expect([scene.has(0, 'iron-man'), scene.stats(1, 'regular-sized-rhinoceros')]).toEqual([false, '5/4']);
  });

  test('8.4, 9.9 the squad leader has 1 armor, each turn anew', () => {
    const scene = new Scene(
      { play: ['tenderfoot', 'older-brother'] },
      { play: [at('iron-man', 'squad leader')] },
    );
    scene.do('Attack with your Tenderfoot');
    expect(scene.stats(1, 'iron-man')).toBe('3/4');
    scene.do('Attack with your Older Brother');
    expect(scene.stats(1, 'iron-man')).toBe('3/2');
  });

  test('8.5, 8.9 the elite has 1 more ATK on turns of others only', () => {
    const scene = new Scene({ play: ['tenderfoot'] }, { play: [at('iron-man', 'elite')] });
    expect(scene.stats(1, 'iron-man')).toBe('4/4');
    scene.endTurn();
    expect(scene.stats(1, 'iron-man')).toBe('3/4');
  });

  test('8.6, 8.7 the scavenger gives 1 gold as it dies, the technician a card', () => {
    const scene = new Scene(
      { play: ['iron-man', 'iron-man'] },
      { gold: 0, play: [at('tenderfoot', 'scavenger'), at('older-brother', 'technician')], deck: ['spark'] },
    );
    scene.do('Attack with your Iron Man 1', 'Bo’s Tenderfoot');
    expect(scene.player(1).gold).toBe(1);
    expect(scene.count(1, 'hand')).toBe(0);
    scene.do('Attack with your Iron Man');
    expect(scene.count(1, 'hand', 'spark')).toBe(1);
    expect(scene.player(1).gold).toBe(1);
  });

  test('8.8 the lookout has resist 1', () => {
    const scene = new Scene(
      { play: ['troq-bashar'], hand: ['spark'], gold: 1 },
      { play: [at('tenderfoot', 'lookout')] },
    );
    expect(scene.can('Play Spark')).toBe(false);
    const paid = new Scene(
      { play: ['troq-bashar'], hand: ['spark'], gold: 2 },
      { play: [at('tenderfoot', 'lookout')] },
    );
    paid.do('Play Spark');
    expect(paid.player(0).gold).toBe(0);
    expect(paid.stats(1, 'tenderfoot')).toBe('1/1');
  });

  test('14.20, 14.21 overpower gives what is too much to one other thing', () => {
    const scene = new Scene({ play: ['harvest-reaper'] }, { play: [at('tenderfoot', 'squad leader')] });
    scene.do('Attack with your Harvest Reaper');
    // 2 HP and 1 armor are needed of 6.
    expect(scene.base(1)).toBe(17);
  });

  test('14.20 other patrollers go first, and what they have too much goes nowhere', () => {
    const scene = new Scene(
      { play: ['harvest-reaper'] },
      {
        play: [
          at('tenderfoot', 'squad leader'),
          at('older-brother', 'elite'),
          at('timely-messenger', 'lookout'),
        ],
      },
    );
    scene.do('Attack with your Harvest Reaper');
    expect(scene.question).toBe('surplus');
    scene.do('Bo’s Older Brother');
    expect(scene.has(1, 'older-brother')).toBe(false);
    expect(scene.has(1, 'timely-messenger')).toBe(true);
    expect(scene.base(1)).toBe(20);
  });

  test('14.20 overpower does nothing when what is attacked does not patrol', () => {
    const scene = new Scene({ play: ['harvest-reaper'] }, { play: ['tenderfoot'] });
    scene.do('Attack with your Harvest Reaper', 'Bo’s Tenderfoot');
    expect(scene.base(1)).toBe(20);
  });

  test('14.25 sparkshot hits a patroller in the next slot, and jumps over none', () => {
    const scene = new Scene(
      { play: ['revolver-ocelot'] },
      { play: [at('iron-man', 'elite'), at('tenderfoot', 'scavenger'), at('older-brother', 'lookout')] },
    );
    scene.do('Attack with your Revolver Ocelot', 'Bo’s Iron Man');
    expect(scene.stats(1, 'tenderfoot')).toBe('1/1');
    expect(scene.stats(1, 'older-brother')).toBe('2/2');
  });

  test('14.25 of two neighbours the attacker chooses one; none is hit where nothing patrols', () => {
    const scene = new Scene(
      { play: ['revolver-ocelot'] },
      { play: [at('iron-man', 'squad leader'), at('tenderfoot', 'elite'), at('older-brother', 'scavenger')] },
    );
    scene.do('Attack with your Revolver Ocelot');
    expect(scene.stats(1, 'tenderfoot')).toBe('2/1');
    const middle = new Scene(
      { play: ['revolver-ocelot'] },
      { play: [at('iron-man', 'elite'), at('tenderfoot', 'scavenger'), at('older-brother', 'technician')] },
    );
    middle.do('Attack with your Revolver Ocelot', 'Bo’s Tenderfoot');
    expect(middle.question).toBe('sparkshot');
    middle.do('Bo’s Older Brother');
    expect(middle.stats(1, 'older-brother')).toBe('2/1');
    expect(middle.stats(1, 'iron-man')).toBe('4/4');
  });

  test('14.18, 7.7, 7.8 obliterate takes the lowest tech first; a new defender is declared if it took the old one', () => {
    const scene = new Scene(
      { play: ['trojan-duck'] },
      { play: [at('tenderfoot', 'squad leader'), 'older-brother', 'iron-man'] },
    );
    scene.do('Attack with your Trojan Duck');
    expect(scene.has(1, 'tenderfoot')).toBe(false);
    expect(scene.has(1, 'older-brother')).toBe(false);
    expect(scene.has(1, 'iron-man')).toBe(true);
    // The ability of attacking, then the new defender.
    scene.do('Bo’s Base');
    expect(scene.question).toBe('defender');
    scene.do('Bo’s Base');
    expect(scene.base(1)).toBe(8);
  });

  test('14.18 of equal units the attacker chooses', () => {
    const scene = new Scene(
      { play: ['trojan-duck'] },
      { play: ['tenderfoot', 'older-brother', 'fruit-ninja'] },
    );
    scene.do('Attack with your Trojan Duck', 'Bo’s Base');
    expect(scene.question).toBe('obliterate');
    scene.do('Bo’s Fruit Ninja', 'Bo’s Tenderfoot');
    expect(scene.has(1, 'older-brother')).toBe(true);
    expect(scene.has(1, 'tenderfoot')).toBe(false);
  });

  test('14.11 frenzy counts on the own turn only', () => {
    const scene = new Scene({ play: ['fruit-ninja'] }, { play: ['fruit-ninja'] });
    expect(scene.stats(0, 'fruit-ninja')).toBe('3/2');
    expect(scene.stats(1, 'fruit-ninja')).toBe('2/2');
  });

  test('14.23 readiness: no exhausting, one attack a turn', () => {
    const scene = new Scene({ play: [{ card: 'troq-bashar', level: 8 }] });
    scene.do('Attack with your Troq');
    expect(scene.row(0, 'troq-bashar').thing.exhausted).toBe(false);
    expect(scene.can('Attack')).toBe(false);
  });

  test('1.1, 1.4 a base without HP loses, and the game is over at once', () => {
    const scene = new Scene({ play: ['iron-man'] }, { baseDamage: 18 });
    scene.do('Attack with your Iron Man');
    expect(scene.question).toBeUndefined();
    expect(scene.state.winners).toEqual([0]);
  });
});

describe('patrol', () => {
  test('8.1 ready heroes and units may patrol, those with arrival fatigue too; exhausted ones may not', () => {
    const scene = new Scene({
      play: ['iron-man', { card: 'tenderfoot', exhausted: true }],
      hand: ['spark', 'older-brother'],
    });
    scene.do('Play Older Brother', 'Set the patrol');
    expect(scene.choices).toEqual(['Your Iron Man', 'Your Older Brother', 'Leave it empty']);
    scene.do('Your Older Brother', 'Leave it empty', 'Your Iron Man');
    expect(scene.row(0, 'older-brother').thing.slot).toBe(0);
    expect(scene.row(0, 'iron-man').thing.slot).toBe(2);
    expect(scene.asked).toBe(1);
  });

  test('8.2, C9 patrollers leave their slots as their player’s main phase begins', () => {
    const scene = new Scene({}, { play: [at('iron-man', 'elite')] }).endTurn();
    expect(scene.row(1, 'iron-man').thing.slot).toBe(-1);
  });
});
