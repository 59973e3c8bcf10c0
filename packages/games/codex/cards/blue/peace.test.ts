import { describe, expect, test } from 'vitest';
import { counting, having } from '../../testing/gifts.ts';
import { at, damaged, exhausted, fresh, levelled, maxed } from '../../testing/placed.ts';
import { blue, led } from '../../testing/teams.ts';

// General Onimaru, the spells of peace, and its units of tech I.

const ONIMARU = 'general-onimaru';
const mixed = led('blue', ONIMARU, 'captain-zane');

test('14.11, 14.23 Overeager Cadet costs nothing and has only numbers', () => {
  const scene = blue({ play: ['tech-i-building'], hand: ['overeager-cadet'], gold: 0 }).do('Play Overeager');
  expect(scene.stats(0, 'overeager-cadet')).toBe('2/2');
});

describe('General Onimaru', () => {
  const raise = (level: number) => blue({ play: [levelled(ONIMARU, level)] }).do('Raise');

  test('case: 4.10 at the maximum level three Soldiers with sparkshot come', () => {
    const scene = raise(7);
    expect(scene.mine).toBe('Base 20, General Onimaru 5/5, Soldier 1/1, Soldier 1/1, Soldier 1/1');
    expect(scene.row(0, 'soldier').sparkshot).toBe(1);
  });

  test('case: 14.11, 14.23 frenzy from level 1, readiness from level 5', () => {
    expect(raise(3).stats(0, ONIMARU)).toBe('3/3');
    expect([raise(3).is(0, ONIMARU, 'readiness'), raise(4).is(0, ONIMARU, 'readiness')]).toEqual([
      false,
      true,
    ]);
  });

  test('negative: no Soldiers at level 7', () => {
    expect(raise(6).has(0, 'soldier')).toBe(false);
  });

  test('edge: 11.7 levels won on an opponent’s turn bring the Soldiers too, for nobody is asked', () => {
    const scene = mixed(
      { play: [at(levelled(ONIMARU, 6), 'squad leader')] },
      { play: [damaged('captain-zane', 1)] },
    ).endTurn('Your General');
    scene.do('Attack with your Captain');
    expect([scene.has(1, 'captain-zane'), scene.has(0, 'soldier')]).toEqual([false, true]);
  });

  test('bystander: 14.11 on an opponent’s turn frenzy gives nothing', () => {
    expect(blue({}, { play: [ONIMARU] }).stats(1, ONIMARU)).toBe('2/3');
  });
});

describe('Boot Camp', () => {
  const camp = (theirs: Parameters<typeof blue>[1], mine: readonly Parameters<typeof fresh>[0][] = []) =>
    mixed({ play: [ONIMARU, ...mine], hand: ['boot-camp'], deck: ['jail'], gold: 2 }, theirs);

  test('case: a unit is exhausted and gets a rune; a card is drawn', () => {
    const scene = camp({ play: [at('traffic-director', 'elite'), at('brave-knight', 'lookout')] });
    scene.do('Play Boot Camp');
    expect(scene.row(1, 'brave-knight').thing).toMatchObject({ exhausted: true, slot: -1, runes: 1 });
    expect(scene.count(0, 'hand', 'jail')).toBe(1);
  });

  test('case: or a hero that is not of peace', () => {
    expect(
      camp({ play: ['captain-zane'] })
        .do('Play Boot')
        .stats(1, 'captain-zane'),
    ).toBe('3/3');
  });

  test('negative: no hero of peace', () => {
    expect(camp({ play: [ONIMARU] }).do('Play Boot Camp').question).toBe('main');
    expect(
      camp({ play: [ONIMARU] })
        .do('Play Boot Camp')
        .row(1, ONIMARU).thing.runes,
    ).toBe(0);
  });

  test('edge: 10.3 resist is paid', () => {
    const scene = camp({ play: [at('brave-knight', 'lookout')] });
    expect(scene.do('Play Boot Camp').gold[0]).toBe(0);
  });

  test('bystander: others are as they were', () => {
    const scene = camp({ play: ['brave-knight'] }, ['spectral-aven']).do('Play Boot Camp', 'Bo’s Brave');
    expect([scene.stats(0, 'spectral-aven'), scene.can('Attack with your Spectral')]).toEqual(['2/2', true]);
  });

  test('ruling: (UMR) what is exhausted or has arrival fatigue can be chosen', () => {
    const scene = camp({ play: [exhausted('brave-knight')] }, [fresh('spectral-aven')]).do('Play Boot Camp');
    expect(scene.choices).toEqual(['Your Spectral Aven', 'Bo’s Brave Knight']);
    expect(scene.do('Bo’s Brave').stats(1, 'brave-knight')).toBe('4/4');
  });
});

describe('Elite Training', () => {
  const train = (...play: readonly Parameters<typeof fresh>[0][]) =>
    blue({ play: [ONIMARU, ...play], hand: ['elite-training'] }).do('Play Elite');

  test('case: up to two have +1 ATK, armor 1, sparkshot and anti-air', () => {
    const scene = train('brave-knight').do('Your General', 'Your Brave');
    expect([scene.stats(0, ONIMARU), scene.stats(0, 'brave-knight')]).toEqual(['4/3', '4/3']);
    expect(scene.row(0, 'brave-knight')).toMatchObject({ armor: 1, sparkshot: 1 });
    expect(scene.is(0, 'brave-knight', 'anti-air')).toBe(true);
  });

  test('negative: no unit of an opponent', () => {
    const scene = blue({ play: [ONIMARU], hand: ['elite-training'] }, { play: ['brave-knight'] }).do('Play');
    expect(scene.choices).toEqual(['Your General Onimaru', 'None']);
  });

  test('edge: 11.10 it lasts until the next upkeep', () => {
    const scene = train('brave-knight').do('Your Brave', 'None').endTurn('Your Brave');
    expect(scene.row(0, 'brave-knight')).toMatchObject({ atk: 4, armor: 2 });
    expect(scene.endTurn().row(0, 'brave-knight')).toMatchObject({ atk: 3, armor: 0 });
  });

  test('edge: 11.2 one may be enough, and none is twice the same', () => {
    const scene = train('brave-knight').do('Your Brave');
    expect(scene.choices).toEqual(['Your General Onimaru', 'None']);
  });

  test('bystander: those not chosen have nothing', () => {
    expect(train('brave-knight').do('Your General', 'None').stats(0, 'brave-knight')).toBe('3/3');
  });
});

describe('General’s Hammer', () => {
  const foe = { play: ['tower', 'jail', 'spectral-aven'] };
  const hammer = () => blue({ play: [ONIMARU], hand: ['generals-hammer'] }, foe).do('Play General’s');

  test('case: 3 damage to a building', () => {
    expect(hammer().do('Bo’s Base').base(1)).toBe(17);
    expect(hammer().do('Bo’s Jail').has(1, 'jail')).toBe(false);
  });

  test('negative: no unit can be chosen', () => {
    expect(hammer().choices).toEqual(['Your Base', 'Bo’s Base', 'Bo’s Tower', 'Bo’s Jail']);
  });

  test('edge: 6.6 an add-on that dies hurts its base', () => {
    const scene = blue({ play: [ONIMARU], hand: ['generals-hammer'] }, { play: [damaged('tower', 1)] });
    expect(scene.do('Play General’s', 'Bo’s Tower').base(1)).toBe(18);
  });

  test('bystander: other buildings take nothing', () => {
    expect(hammer().do('Bo’s Tower').theirs).toBe('Base 20, Tower 1, Jail 3, Spectral Aven 2/2');
  });
});

describe('The Art of War', () => {
  const war = (play = maxed(ONIMARU)) =>
    blue(
      { play: [play, 'spectral-aven'], hand: ['the-art-of-war'] },
      { play: [at('brave-knight', 'squad leader')] },
    );

  test('case: a peace hero is unstoppable, with swift strike, +2 ATK and armor 2', () => {
    const scene = war().do('Play The Art of War');
    expect(scene.row(0, ONIMARU)).toMatchObject({ atk: 7, armor: 2 });
    expect([scene.is(0, ONIMARU, 'unstoppable'), scene.is(0, ONIMARU, 'swift strike')]).toEqual([true, true]);
    expect(scene.do('Attack with your General', 'Bo’s Base').base(1)).toBe(13);
  });

  test('negative: 5.8 not before the hero has been at its maximum level since the turn began', () => {
    expect(war(levelled(ONIMARU, 8)).can('Play The Art')).toBe(false);
  });

  test('edge: 11.10 it ends with the next upkeep', () => {
    const scene = war().do('Play The Art of War').endTurn();
    expect(scene.row(0, ONIMARU)).toMatchObject({ atk: 6, armor: 2 });
    expect(scene.endTurn().row(0, ONIMARU)).toMatchObject({ atk: 5, armor: 0 });
  });

  test('bystander: a unit has nothing of it', () => {
    expect(war().do('Play The Art of War').stats(0, 'spectral-aven')).toBe('2/2');
  });
});

describe('Brave Knight', () => {
  const fight = (theirs: Parameters<typeof fresh>[0]) =>
    blue({ play: ['brave-knight'] }, { play: [theirs] }).do('Attack with your Brave');

  test('case: 9.12 where it would die of combat damage it goes to its owner’s hand', () => {
    const scene = fight(at('debilitator-alpha', 'elite'));
    expect([scene.has(0, 'brave-knight'), scene.count(0, 'hand', 'brave-knight')]).toEqual([false, 1]);
    expect(scene.happened('died')).toBe(0);
  });

  test('negative: other damage kills it', () => {
    const scene = mixed(
      { deckColor: 'red', play: ['captain-zane'], hand: ['scorch'] },
      { play: [at(damaged('brave-knight', 1), 'elite')] },
    ).do('Play Scorch', 'Bo’s Brave');
    expect([scene.count(1, 'hand', 'brave-knight'), scene.count(1, 'discard', 'brave-knight')]).toEqual([
      0, 1,
    ]);
  });

  test('edge: 8.6, 9.13 it did not die, so a scavenger gives no gold', () => {
    const scene = blue(
      { play: ['debilitator-alpha'] },
      { play: [at('brave-knight', 'scavenger')], gold: 0 },
    ).do('Attack with');
    expect([scene.has(1, 'brave-knight'), scene.gold[1], scene.count(1, 'hand')]).toEqual([false, 0, 1]);
  });

  test('bystander: what it killed dies', () => {
    expect(fight(at('air-hammer', 'elite')).has(1, 'air-hammer')).toBe(true);
    expect(fight(at('drill-sergeant', 'elite')).has(1, 'drill-sergeant')).toBe(false);
  });

  test('ruling: (UMR) damage of a tower is combat damage', () => {
    const scene = blue({ play: [damaged('brave-knight', 2)] }, { play: ['tower'] });
    expect(scene.do('Attack with', 'Bo’s Base').count(0, 'hand', 'brave-knight')).toBe(1);
  });

  test('ruling: (UMR) so is that of sparkshot and deathtouch', () => {
    const spark = blue(
      { play: [counting('debilitator-alpha', 'sparkshot', 1)] },
      { play: [at('drill-sergeant', 'squad leader'), at(damaged('brave-knight', 2), 'elite')] },
    ).do('Attack with');
    expect(spark.count(1, 'hand', 'brave-knight')).toBe(1);
    const touched = fight(at(having('reputable-newsman', 'deathtouch'), 'elite'));
    expect(touched.count(0, 'hand', 'brave-knight')).toBe(1);
  });
});
