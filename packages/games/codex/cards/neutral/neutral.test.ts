import { describe, expect, test } from 'vitest';
import { type Placed, Scene } from '../../testing/scene.ts';

const at = (
  card: string,
  slotName: 'squad leader' | 'elite' | 'scavenger' | 'technician' | 'lookout',
): Placed => ({
  card,
  slotName,
});

describe('starting cards', () => {
  test('Bloom gives a rune to a unit or hero of yours that has none', () => {
    const scene = new Scene(
      { play: ['river-montoya', 'tenderfoot', { card: 'iron-man', runes: 1 }], hand: ['bloom'] },
      { play: ['older-brother'] },
    ).do('Play Bloom');
    expect(scene.choices).toEqual(['Your River Montoya', 'Your Tenderfoot']);
    scene.do('Your Tenderfoot');
    expect(scene.stats(0, 'tenderfoot')).toBe('2/3');
    expect(scene.stats(0, 'river-montoya')).toBe('2/3');
  });

  test('12.3 Bloom on a unit with a -1/-1 rune takes that away', () => {
    const scene = new Scene({ play: ['river-montoya', { card: 'iron-man', runes: -1 }], hand: ['bloom'] });
    scene.do('Play Bloom', 'Your Iron Man');
    expect(scene.stats(0, 'iron-man')).toBe('3/4');
  });

  test('Spark hurts a patroller, unit or hero, and nothing else', () => {
    const scene = new Scene(
      { play: ['troq-bashar'], hand: ['spark'] },
      { play: [at('river-montoya', 'elite'), at('tenderfoot', 'scavenger'), 'older-brother'] },
    ).do('Play Spark');
    expect(scene.choices).toEqual(['Bo’s River Montoya (elite)', 'Bo’s Tenderfoot (scavenger)']);
    scene.do('Bo’s River');
    expect(scene.stats(1, 'river-montoya')).toBe('3/2');
  });

  test('9.3, 12.3 Wither kills what has no HP left, whatever its armor', () => {
    const scene = new Scene(
      { play: ['troq-bashar'], hand: ['wither'] },
      { play: [at('timely-messenger', 'squad leader')] },
    );
    scene.do('Play Wither', 'Bo’s Timely Messenger');
    expect(scene.has(1, 'timely-messenger')).toBe(false);
    expect(scene.count(1, 'discard', 'timely-messenger')).toBe(1);
  });

  test('Brick Thief hurts a building and repairs another as it arrives, and again as it attacks', () => {
    const scene = new Scene({ hand: ['brick-thief'], baseDamage: 3 }).do('Play Brick Thief', 'Bo’s Base');
    expect([scene.base(0), scene.base(1)]).toEqual([18, 19]);
    const next = new Scene({ play: ['brick-thief'], baseDamage: 3 });
    next.do('Attack with your Brick Thief', 'Bo’s Base');
    expect([next.base(0), next.base(1)]).toEqual([18, 17]);
  });

  test('9.1 Brick Thief may repair an undamaged building to no effect', () => {
    const scene = new Scene({ hand: ['brick-thief'] }).do('Play Brick Thief', 'Bo’s Base');
    expect([scene.base(0), scene.base(1)]).toEqual([20, 19]);
  });

  test('10.3 Brick Thief has resist 1', () => {
    const foe = { play: [at('brick-thief', 'elite')] };
    expect(new Scene({ play: ['troq-bashar'], hand: ['spark'], gold: 1 }, foe).can('Play Spark')).toBe(false);
    expect(new Scene({ play: ['troq-bashar'], hand: ['spark'], gold: 2 }, foe).can('Play Spark')).toBe(true);
  });

  test('10.4, 10.5 Granfalloon Flagbearer must be the target of an opponent, not of its own player', () => {
    const foe = { play: ['granfalloon-flagbearer', 'older-brother'] };
    const scene = new Scene({ play: ['troq-bashar'], hand: ['wither'] }, foe).do('Play Wither');
    expect(scene.stats(1, 'granfalloon-flagbearer')).toBe('1/1');
    const own = new Scene(
      { play: ['troq-bashar', 'granfalloon-flagbearer'], hand: ['wither'] },
      { play: ['older-brother'] },
    );
    expect(own.do('Play Wither').choices).toContain('Bo’s Older Brother');
  });

  test('10.1, 10.4 Granfalloon Flagbearer does not draw attacks, nor what has no target', () => {
    const scene = new Scene({ play: ['iron-man'] }, { play: ['granfalloon-flagbearer', 'older-brother'] });
    expect(scene.do('Attack with your Iron Man').choices).toContain('Bo’s Older Brother');
  });

  test('14.13, 3.6 Helpful Turtle heals its player’s units and heroes by 1 in the upkeep', () => {
    const scene = new Scene(
      { play: [{ card: 'iron-man', damage: 2 }] },
      { play: ['helpful-turtle', { card: 'iron-man', damage: 2 }, { card: 'river-montoya', damage: 1 }] },
    ).endTurn();
    expect(scene.stats(1, 'iron-man')).toBe('3/3');
    expect(scene.stats(1, 'river-montoya')).toBe('2/3');
    expect(scene.stats(0, 'iron-man')).toBe('3/2');
  });

  test('Fruit Ninja, Older Brother, Tenderfoot and Timely Messenger are what is printed on them', () => {
    const scene = new Scene({}, { play: ['fruit-ninja', 'older-brother', 'tenderfoot', 'timely-messenger'] });
    const cards = ['fruit-ninja', 'older-brother', 'tenderfoot', 'timely-messenger'];
    expect(cards.map((card) => scene.stats(1, card))).toEqual(['2/2', '2/2', '1/2', '1/1']);
  });
});

describe('bashing', () => {
  test('Troq Bashar hurts the base of the player under attack from level 5 on', () => {
    const troq = (level: number) => {
      const scene = new Scene(
        { play: [{ card: 'troq-bashar', level }] },
        { play: [at('iron-man', 'elite')] },
      );
      return scene.do('Attack with your Troq').base(1);
    };
    expect(troq(4)).toBe(20);
    expect(troq(5)).toBe(19);
  });

  test('Troq Bashar attacking the base hurts it by both', () => {
    const scene = new Scene({ play: [{ card: 'troq-bashar', level: 5 }] }).do('Attack with your Troq');
    expect(scene.base(1)).toBe(16);
  });

  test('13.2, 11.10 Intimidate takes 4 ATK for the turn, never below 0', () => {
    const scene = new Scene({ play: ['troq-bashar'], hand: ['intimidate'] }, { play: ['iron-man'] });
    scene.do('Play Intimidate', 'Bo’s Iron Man');
    expect(scene.stats(1, 'iron-man')).toBe('0/4');
    expect(scene.endTurn().stats(1, 'iron-man')).toBe('3/4');
  });

  test('9.4, 8.6 The Boot destroys a tech 0 or I unit, which dies as any other', () => {
    const scene = new Scene(
      { play: ['troq-bashar'], hand: ['the-boot'] },
      { gold: 0, play: [at('iron-man', 'scavenger'), 'eggship', 'river-montoya'] },
    ).do('Play The Boot');
    expect(scene.has(1, 'iron-man')).toBe(false);
    expect(scene.has(1, 'eggship')).toBe(true);
    expect(scene.player(1).gold).toBe(1);
  });

  test('6.2, 6.15 Wrecking Ball hurts a building of any kind, but none under construction', () => {
    const scene = new Scene(
      { play: ['troq-bashar', { card: 'tower', constructing: true }], hand: ['wrecking-ball'] },
      { play: ['tech-i-building', 'older-brother'] },
    ).do('Play Wrecking Ball');
    expect(scene.choices).toEqual(['Your Base', 'Bo’s Base', 'Bo’s Tech I Building']);
    scene.do('Bo’s Tech I');
    expect(scene.row(1, 'tech-i-building').thing.damage).toBe(2);
  });

  test('11.1, 11.2, 13.8, 9.18 Final Smash destroys, returns and takes, each as far as there is one', () => {
    const maxed = { card: 'troq-bashar', level: 8, marks: 128 };
    const scene = new Scene(
      { play: [maxed], hand: ['final-smash'] },
      { play: ['older-brother', 'iron-man', 'eggship'] },
    );
    scene.do('Play Final Smash');
    expect(scene.has(1, 'older-brother')).toBe(false);
    expect(scene.count(1, 'hand', 'iron-man')).toBe(1);
    expect(scene.has(0, 'eggship')).toBe(true);
    expect(scene.can('Attack with your Eggship')).toBe(false);
    const part = new Scene({ play: [maxed], hand: ['final-smash'] }, { play: ['eggship'] }).do(
      'Play Final Smash',
    );
    expect(part.has(0, 'eggship')).toBe(true);
  });

  test('10.4 Final Smash owes a flagbearer one target only', () => {
    const maxed = { card: 'troq-bashar', level: 8, marks: 128 };
    const scene = new Scene(
      { play: [maxed, 'tenderfoot'], hand: ['final-smash'] },
      { play: ['granfalloon-flagbearer', 'older-brother', 'iron-man', 'eggship'] },
    ).do('Play Final Smash');
    expect(scene.has(1, 'granfalloon-flagbearer')).toBe(false);
    expect(scene.has(1, 'older-brother')).toBe(true);
    expect(scene.has(0, 'eggship')).toBe(true);
  });

  test('11.2 Hired Stomper must hurt a unit, itself if there is no other', () => {
    const half = { hand: ['hired-stomper'], play: ['tech-ii-building', 'troq-bashar'] };
    const scene = new Scene(half);
    scene.player(0).spec = 'bashing';
    scene.do('Play Hired Stomper');
    expect(scene.has(0, 'hired-stomper')).toBe(false);
    const other = new Scene(half, { play: ['iron-man'] });
    other.player(0).spec = 'bashing';
    other.do('Play Hired Stomper', 'Bo’s Iron Man');
    expect(other.stats(1, 'iron-man')).toBe('3/1');
    expect(other.stats(0, 'hired-stomper')).toBe('4/3');
  });

  test('14.15 Sneaky Pig has haste, and stealth on the turn it arrives only', () => {
    const foe = { play: [at('iron-man', 'squad leader')] };
    const scene = new Scene({ hand: ['sneaky-pig'], play: ['tech-ii-building'] }, foe);
    scene.player(0).spec = 'bashing';
    scene.do('Play Sneaky Pig', 'Attack with your Sneaky Pig');
    expect(scene.choices).toContain('Bo’s Base');
    const later = new Scene({ play: ['sneaky-pig'] }, foe).do('Attack with your Sneaky Pig');
    expect(later.question).toBe('main');
  });

  test('Trojan Duck hurts a building by 4 as it arrives', () => {
    const scene = new Scene({ hand: ['trojan-duck'], play: ['tech-iii-building'] });
    scene.player(0).spec = 'bashing';
    scene.do('Play Trojan Duck', 'Bo’s Base');
    expect(scene.base(1)).toBe(16);
  });
});

describe('finesse', () => {
  test('River Montoya sidelines a tech 0 or I unit that patrols, from level 3 on', () => {
    const foe = { play: [at('iron-man', 'squad leader'), at('eggship', 'elite'), 'tenderfoot'] };
    expect(new Scene({ play: [{ card: 'river-montoya', level: 2 }] }, foe).can('Use')).toBe(false);
    const scene = new Scene({ play: [{ card: 'river-montoya', level: 3 }] }, foe).do('Use your River');
    expect(scene.row(1, 'iron-man').thing.slot).toBe(-1);
    expect(scene.row(0, 'river-montoya').thing.exhausted).toBe(true);
  });

  test('5.16 River Montoya lowers tech 0 units by 1 at level 5, never below 0', () => {
    const scene = new Scene({
      play: [{ card: 'river-montoya', level: 5 }, 'maestro', 'tech-i-building'],
      hand: ['tenderfoot', 'older-brother', 'iron-man'],
    });
    expect(scene.can('Play Older Brother (1 gold)')).toBe(true);
    expect(scene.can('Play Tenderfoot (0 gold)')).toBe(true);
    expect(scene.can('Play Iron Man (3 gold)')).toBe(true);
  });

  test('11.11, 9.3 Discord weakens all tech 0 and I units of an opponent that are there, for the turn', () => {
    const scene = new Scene(
      { play: ['river-montoya', 'iron-man'], hand: ['discord'] },
      { play: ['older-brother', 'timely-messenger', 'iron-man', 'eggship'] },
    ).do('Play Discord');
    expect(scene.stats(1, 'older-brother')).toBe('0/1');
    expect(scene.has(1, 'timely-messenger')).toBe(false);
    expect(scene.stats(1, 'iron-man')).toBe('1/3');
    expect(scene.stats(1, 'eggship')).toBe('4/3');
    expect(scene.stats(0, 'iron-man')).toBe('3/4');
  });

  test('11.5, 13.12 Harmony summons a Dancer after another spell, three at most', () => {
    const scene = new Scene({
      play: ['river-montoya', 'harmony', 'dancer', 'dancer'],
      hand: ['bloom', 'wither'],
    });
    scene.do('Play Bloom', 'Your River');
    expect(scene.row(0, 'dancer', 2).atk).toBe(0);
    scene.do('Play Wither', 'Your River');
    expect(() => scene.row(0, 'dancer', 3)).toThrow();
  });

  test('Harmony does not see itself', () => {
    const scene = new Scene({ play: ['river-montoya'], hand: ['harmony'] }).do('Play Harmony');
    expect(scene.has(0, 'harmony')).toBe(true);
    expect(scene.has(0, 'dancer')).toBe(false);
  });

  test('13.9, 14.16 Harmony sacrificed turns Dancers into Angry Dancers, which keep their runes', () => {
    const scene = new Scene(
      { play: ['river-montoya', 'harmony', { card: 'dancer', runes: 1 }] },
      { play: ['dancer'] },
    );
    scene.do('Use your Harmony');
    expect(scene.stats(0, 'angry-dancer')).toBe('3/2');
    expect(scene.has(0, 'harmony')).toBe(false);
    expect(scene.has(1, 'dancer')).toBe(true);
  });

  test('Two Step gives two units +2/+2, needs both, and goes when either leaves', () => {
    expect(
      new Scene({ play: ['river-montoya', 'tenderfoot'], hand: ['two-step'] }).can('Play Two Step'),
    ).toBe(false);
    const scene = new Scene({
      play: ['river-montoya', 'troq-bashar', 'tenderfoot', 'older-brother', 'iron-man'],
      hand: ['two-step', 'the-boot'],
    });
    scene.do('Play Two Step', 'Your Tenderfoot', 'Your Iron Man');
    expect([
      scene.stats(0, 'tenderfoot'),
      scene.stats(0, 'iron-man'),
      scene.stats(0, 'older-brother'),
    ]).toEqual(['3/4', '5/6', '2/2']);
    scene.do('Play The Boot', 'Your Tenderfoot');
    expect(scene.has(0, 'two-step')).toBe(false);
    expect(scene.stats(0, 'iron-man')).toBe('3/4');
  });

  test('Two Step cannot take a unit that dances already', () => {
    const scene = new Scene({
      play: ['river-montoya', 'tenderfoot', 'older-brother', 'iron-man'],
      hand: ['two-step', 'two-step'],
    });
    scene.do('Play Two Step', 'Your Tenderfoot', 'Your Iron Man');
    expect(scene.can('Play Two Step')).toBe(false);
  });

  test('11.8 Appel Stomp sidelines, draws, and goes on top or to the discard pile', () => {
    const half = {
      play: [{ card: 'river-montoya', level: 5, marks: 128 }],
      hand: ['appel-stomp'],
      deck: ['spark'],
    };
    const foe = { play: [at('eggship', 'elite')] };
    const scene = new Scene(half, foe).do('Play Appel Stomp', 'On top');
    expect(scene.row(1, 'eggship').thing.slot).toBe(-1);
    expect(scene.count(0, 'hand', 'spark')).toBe(1);
    expect(scene.player(0).top).toHaveLength(1);
    expect(scene.endTurn().count(0, 'hand', 'appel-stomp')).toBe(1);
    const other = new Scene(half, foe).do('Play Appel Stomp', 'Discard it');
    expect(other.count(0, 'discard', 'appel-stomp')).toBe(1);
  });

  test('14.12 Nimble Fencer gives your Virtuosos haste, itself too', () => {
    const scene = new Scene({
      play: ['tech-i-building'],
      hand: ['nimble-fencer', 'tenderfoot', 'older-brother'],
    });
    scene.do('Play Nimble Fencer', 'Play Tenderfoot', 'Play Older Brother');
    expect(scene.can('Attack with your Nimble Fencer')).toBe(true);
    expect(scene.can('Attack with your Tenderfoot')).toBe(true);
    expect(scene.can('Attack with your Older Brother')).toBe(false);
  });

  test('Star-Crossed Starlet takes 1 damage in the upkeep, and has 1 more ATK for each', () => {
    const scene = new Scene({ play: ['star-crossed-starlet'] }, { play: ['star-crossed-starlet'] }).endTurn();
    expect(scene.stats(1, 'star-crossed-starlet')).toBe('4/1');
    expect(scene.stats(0, 'star-crossed-starlet')).toBe('3/2');
  });

  test('11.6 Star-Crossed Starlet and Helpful Turtle: the active player says which comes first', () => {
    const scene = new Scene({}, { play: [{ card: 'star-crossed-starlet', damage: 1 }, 'helpful-turtle'] });
    scene.do('Set the patrol');
    expect(scene.question).toBe('trigger');
    scene.do('Your Helpful Turtle');
    expect(scene.stats(1, 'star-crossed-starlet')).toBe('4/1');
  });

  test('Grounded Guide gives other units +1 ATK, Virtuosos +2/+1; two of them add up', () => {
    const scene = new Scene({
      play: ['grounded-guide', 'grounded-guide', 'tenderfoot', 'iron-man', 'river-montoya'],
    });
    expect(
      ['tenderfoot', 'iron-man', 'grounded-guide', 'river-montoya'].map((card) => scene.stats(0, card)),
    ).toEqual(['5/4', '5/4', '5/4', '2/3']);
  });

  test('9.3 a unit that loses the HP of a Grounded Guide dies of its damage', () => {
    const scene = new Scene(
      { play: ['troq-bashar', 'regular-sized-rhinoceros'], hand: ['spark'] },
      {
        play: [
          { card: 'grounded-guide', damage: 3, slot: 1 },
          { card: 'tenderfoot', damage: 2 },
        ],
      },
    );
    scene.do('Play Spark');
    expect(scene.has(1, 'grounded-guide')).toBe(false);
    expect(scene.has(1, 'tenderfoot')).toBe(false);
  });

  test('Maestro makes Virtuosos cost 0, and lends them an action they exhaust for', () => {
    const scene = new Scene({
      play: ['maestro', 'tenderfoot', 'older-brother'],
      hand: ['tenderfoot'].slice(1),
      gold: 0,
    });
    expect(scene.can('Use your Older Brother')).toBe(false);
    scene.do('Use your Tenderfoot', 'Bo’s Base');
    expect(scene.base(1)).toBe(18);
    expect(scene.can('Use your Tenderfoot')).toBe(false);
    expect(
      new Scene({ play: ['maestro'], hand: ['tenderfoot'], gold: 0 }).can('Play Tenderfoot (0 gold)'),
    ).toBe(true);
  });

  test('5.3 a Virtuoso that came this turn cannot use what Maestro lends', () => {
    const scene = new Scene({ play: ['maestro'], hand: ['tenderfoot'] }).do('Play Tenderfoot');
    expect(scene.can('Use your Tenderfoot')).toBe(false);
  });

  test('Blademaster gives all your units and heroes swift strike, and others nothing', () => {
    const scene = new Scene({ play: ['blademaster', 'river-montoya'] }, { play: ['iron-man'] });
    expect(scene.row(0, 'river-montoya').keywords).not.toBe(0);
    expect(scene.row(1, 'iron-man').keywords).toBe(0);
  });

  test('10.2 Backstabber cannot be a target of an opponent while it is not detected', () => {
    const half = { play: ['troq-bashar', 'tower'], hand: ['wither'] };
    const scene = new Scene(half, { play: ['backstabber', 'backstabber'] });
    expect(scene.can('Play Wither')).toBe(true);
    scene.do('Detect Bo’s Backstabber 2', 'Play Wither');
    expect(scene.choices).toEqual(['Your Troq Bashar', 'Bo’s Backstabber 2']);
  });
});
