import { describe, expect, test } from 'vitest';
import { at, damaged, exhausted, type Placed, runed } from '../../testing/placed.ts';
import { Scene } from '../../testing/scene.ts';

// The ten neutral starting cards.

const TROQ = 'troq-bashar';

test.each([
  ['Fruit Ninja', 'fruit-ninja', '2/2'],
  ['Granfalloon Flagbearer', 'granfalloon-flagbearer', '2/2'],
  ['Helpful Turtle', 'helpful-turtle', '1/2'],
  ['Older Brother', 'older-brother', '2/2'],
  ['Tenderfoot', 'tenderfoot', '1/2'],
  ['Timely Messenger', 'timely-messenger', '1/1'],
])('%s is what is printed on it', (_name, card, stats) => {
  expect(new Scene({}, { play: [card] }).stats(1, card)).toBe(stats);
});

describe('Bloom', () => {
  const bloom = (...play: Placed[]) =>
    new Scene({ play: ['river-montoya', ...play], hand: ['bloom'] }, { play: ['older-brother'] });

  test('case: a unit of yours gets a +1/+1 rune', () => {
    expect(bloom('tenderfoot').do('Play Bloom', 'Your Tenderfoot').mine).toBe(
      'Base 20, River Montoya 2/3, Tenderfoot 2/3',
    );
  });

  test('case: a hero of yours as well', () => {
    expect(bloom('tenderfoot').do('Play Bloom', 'Your River').stats(0, 'river-montoya')).toBe('3/4');
  });

  test('negative: what has a +1/+1 rune, and what an opponent controls, cannot be chosen', () => {
    expect(bloom('tenderfoot', runed('iron-man', 1)).do('Play Bloom').choices).toEqual([
      'Your River Montoya',
      'Your Tenderfoot',
    ]);
  });

  test('edge: 5.13 without a unit or hero free of runes it cannot be played', () => {
    const scene = new Scene({ play: [runed('river-montoya', 1), runed('iron-man', 2)], hand: ['bloom'] });
    expect(scene.can('Play Bloom')).toBe(false);
  });

  test('edge: 12.3 on a unit with a -1/-1 rune it takes that away', () => {
    expect(bloom(runed('iron-man', -1)).do('Play Bloom', 'Your Iron Man').stats(0, 'iron-man')).toBe('3/4');
  });

  test('bystander: damage stays, and nothing else grows', () => {
    const scene = bloom(damaged('iron-man', 2), 'tenderfoot').do('Play Bloom', 'Your Iron Man');
    expect(scene.mine).toBe('Base 20, River Montoya 2/3, Iron Man 4/3, Tenderfoot 1/2');
    expect(scene.theirs).toBe('Base 20, Older Brother 2/2');
  });
});

describe('Spark', () => {
  const spark = (...play: Placed[]) => new Scene({ play: [TROQ], hand: ['spark'] }, { play });

  test('case: it deals 1 damage to a patroller, unit or hero', () => {
    const scene = spark(at('river-montoya', 'elite'), at('tenderfoot', 'scavenger')).do('Play Spark');
    expect(scene.choices).toEqual(['Bo’s River Montoya (elite)', 'Bo’s Tenderfoot (scavenger)']);
    expect(scene.do('Bo’s River').theirs).toBe('Base 20, River Montoya 3/2, Tenderfoot 1/2');
  });

  test('negative: without a patroller it cannot be played', () => {
    expect(spark('tenderfoot', 'river-montoya').can('Play Spark')).toBe(false);
  });

  test('edge: 9.9, 9.10 the squad leader’s armor takes it', () => {
    const scene = spark(at('timely-messenger', 'squad leader')).do('Play Spark');
    expect([scene.stats(1, 'timely-messenger'), scene.row(1, 'timely-messenger').thing.armorUsed]).toEqual([
      '1/1',
      1,
    ]);
  });

  test('edge: 4.11 a hero that it kills gives two levels', () => {
    const scene = spark(at(damaged('river-montoya', 2), 'elite')).do('Play Spark');
    expect([scene.has(1, 'river-montoya'), scene.row(0, TROQ).thing.level]).toEqual([false, 3]);
  });

  test('bystander: who is not chosen, and the base, are unhurt', () => {
    const scene = spark(at('iron-man', 'elite'), at('tenderfoot', 'lookout'), 'older-brother');
    expect(scene.do('Play Spark', 'Bo’s Iron Man').theirs).toBe(
      'Base 20, Iron Man 4/3, Tenderfoot 1/2, Older Brother 2/2',
    );
  });
});

describe('Wither', () => {
  const wither = (...play: Placed[]) => new Scene({ play: [TROQ], hand: ['wither'] }, { play });

  test('case: a unit or hero gets a -1/-1 rune', () => {
    expect(wither('iron-man').do('Play Wither', 'Bo’s Iron Man').theirs).toBe('Base 20, Iron Man 2/3');
  });

  test('negative: buildings cannot be chosen', () => {
    expect(wither('tower', 'iron-man').do('Play Wither').choices).toEqual([
      'Your Troq Bashar',
      'Bo’s Iron Man',
    ]);
  });

  test('edge: 9.3, 12.3 what has no HP left dies, whatever its armor', () => {
    const scene = wither(at('timely-messenger', 'squad leader')).do('Play Wither', 'Bo’s Timely Messenger');
    expect(scene.theirs).toBe('Base 20');
    expect(scene.count(1, 'discard', 'timely-messenger')).toBe(1);
  });

  test('edge: 9.3 damage that was not enough is enough now', () => {
    expect(wither(damaged('iron-man', 3)).do('Play Wither', 'Bo’s Iron Man').theirs).toBe('Base 20');
  });

  test('edge: 11.2 alone on the table, the own hero is the only choice', () => {
    expect(wither().do('Play Wither').mine).toBe('Base 20, Troq Bashar 1/2');
  });

  test('bystander: the rune stays, and others have none', () => {
    const scene = wither('iron-man', 'older-brother').do('Play Wither', 'Bo’s Iron Man').endTurn();
    expect(scene.theirs).toBe('Base 20, Iron Man 2/3, Older Brother 2/2');
  });
});

describe('Brick Thief', () => {
  const arrived = (mine: Placed[] = [], theirs: Placed[] = []) =>
    new Scene({ hand: ['brick-thief'], play: mine, baseDamage: 3 }, { play: theirs }).do('Play Brick Thief');

  test('case: arriving, it deals 1 damage to a building and repairs 1 on another', () => {
    const scene = arrived().do('Bo’s Base');
    expect([scene.base(0), scene.base(1)]).toEqual([18, 19]);
  });

  test('negative: the building that was hurt is not the one repaired', () => {
    const scene = arrived().do('Your Base');
    expect([scene.base(0), scene.base(1)]).toEqual([16, 20]);
  });

  test('negative: units and heroes are no buildings', () => {
    expect(arrived([TROQ], ['iron-man', 'tower']).choices).toEqual(['Your Base', 'Bo’s Base', 'Bo’s Tower']);
  });

  test('edge: 6.6, 12.2 an add-on that it destroys costs its player’s base 2 more', () => {
    const scene = arrived([], [damaged('tower', 3)]).do('Bo’s Tower', 'Your Base');
    expect([scene.has(1, 'tower'), scene.base(1), scene.base(0)]).toEqual([false, 18, 18]);
  });

  test('edge: 10.3 it has resist 1', () => {
    const foe = { play: [at('brick-thief', 'elite')] };
    const spark = (gold: number) => new Scene({ play: [TROQ], hand: ['spark'], gold }, foe);
    expect([spark(1).can('Play Spark'), spark(2).can('Play Spark')]).toEqual([false, true]);
  });

  test('bystander: other buildings stay as they are', () => {
    const scene = arrived([], ['tower', 'tech-i-building']).do('Bo’s Tower', 'Your Base');
    expect(scene.theirs).toBe('Base 20, Tower 3, Tech I Building 5');
  });

  test('ruling: (S) it does both again every time it attacks', () => {
    const scene = new Scene({ play: ['brick-thief'], baseDamage: 3 });
    scene.do('Attack with your Brick Thief', 'Bo’s Base');
    expect([scene.base(0), scene.base(1)]).toEqual([18, 17]);
  });

  test('ruling: (S) 9.1 an undamaged building may be repaired to no effect', () => {
    const scene = new Scene({ hand: ['brick-thief'] }).do('Play Brick Thief', 'Bo’s Base');
    expect([scene.base(0), scene.base(1)]).toEqual([20, 19]);
  });
});

describe('Helpful Turtle', () => {
  const upkeep = (...play: Placed[]) =>
    new Scene({ play: [damaged('iron-man', 2)] }, { play: ['helpful-turtle', ...play] }).endTurn();

  test('case: 14.13, 3.6 it heals its player’s units and heroes by 1 in their upkeep', () => {
    expect(upkeep(damaged('iron-man', 2), damaged('river-montoya', 1)).theirs).toBe(
      'Base 20, Helpful Turtle 1/2, Iron Man 3/3, River Montoya 2/3',
    );
  });

  test('negative: an opponent’s upkeep heals nothing', () => {
    const scene = new Scene({ play: ['helpful-turtle', damaged('iron-man', 2)] }).endTurn();
    expect(scene.stats(0, 'iron-man')).toBe('3/2');
  });

  test('edge: 9.1 what has no damage is not healed above its HP', () => {
    expect(upkeep('iron-man').theirs).toBe('Base 20, Helpful Turtle 1/2, Iron Man 3/4');
  });

  test('bystander: buildings and an opponent’s units keep their damage', () => {
    const scene = upkeep(damaged('tower', 1));
    expect([scene.row(1, 'tower').thing.damage, scene.stats(0, 'iron-man')]).toEqual([1, '3/2']);
  });
});

describe('Granfalloon Flagbearer', () => {
  const wither = (mine: Placed[], theirs: Placed[]) =>
    new Scene({ play: [TROQ, ...mine], hand: ['wither'] }, { play: theirs }).do('Play Wither');

  test('case: 10.4 an opponent’s spell must target it', () => {
    expect(wither([], ['granfalloon-flagbearer', 'older-brother']).theirs).toBe(
      'Base 20, Granfalloon Flagbearer 1/1, Older Brother 2/2',
    );
  });

  test('negative: 10.5 its own player’s spells need not', () => {
    expect(wither(['granfalloon-flagbearer'], ['older-brother']).choices).toContain('Bo’s Older Brother');
  });

  test('edge: 10.3 one that cannot be paid for forces nothing', () => {
    const play = [at('granfalloon-flagbearer', 'lookout'), 'older-brother'];
    const poor = new Scene({ play: [TROQ], hand: ['wither'], gold: 2 }, { play }).do('Play Wither');
    expect(poor.choices).toEqual(['Your Troq Bashar', 'Bo’s Older Brother']);
    const rich = new Scene({ play: [TROQ], hand: ['wither'], gold: 3 }, { play }).do('Play Wither');
    expect([rich.stats(1, 'granfalloon-flagbearer'), rich.player(0).gold]).toEqual(['1/1', 0]);
  });

  test('bystander: 10.1 attacks may go elsewhere', () => {
    const scene = new Scene(
      { play: ['iron-man'] },
      { play: ['granfalloon-flagbearer', exhausted('older-brother')] },
    );
    expect(scene.do('Attack with your Iron Man').choices).toContain('Bo’s Older Brother');
  });
});
