import { describe, expect, test } from 'vitest';
import { having } from '../../testing/gifts.ts';
import '../../testing/madeUp.ts';
import { at, damaged, exhausted, fresh, levelled, type Placed, runed } from '../../testing/placed.ts';
import type { Half } from '../../testing/scene.ts';
import { plague } from '../../testing/teams.ts';

// The units and the building of disease.

const ORPAL = 'orpal-gloor';
const IRON = 'iron-man';
const RHINO = 'regular-sized-rhinoceros';

describe('Crypt Crawler', () => {
  const CRAWLER = 'crypt-crawler';
  const web = (theirs: Placed[], mine: Placed[] = []) =>
    plague({ play: [CRAWLER, ...mine] }, { play: theirs }).do('Use your Crypt');

  test('case: for 1 gold something with flying loses it this turn', () => {
    const scene = web(['eggship']);
    expect([scene.is(1, 'eggship', 'flying'), scene.gold[0]]).toEqual([false, 9]);
    expect(scene.endTurn().is(1, 'eggship', 'flying')).toBe(true);
  });

  test('case: 14.25 it has sparkshot', () => {
    expect(plague({ play: [CRAWLER] }).row(0, CRAWLER).sparkshot).toBe(1);
  });

  test('negative: not without gold, and not where nothing flies', () => {
    expect(plague({ play: [CRAWLER], gold: 0 }, { play: ['eggship'] }).can('Use')).toBe(false);
    expect(plague({ play: [CRAWLER] }, { play: [IRON] }).can('Use')).toBe(false);
  });

  test('edge: 5.18 it need not be ready, and may be used again and again', () => {
    const foes = { play: [at('eggship', 'elite'), having(IRON, 'flying')] };
    const scene = plague({ play: [exhausted(fresh(CRAWLER)), 'wisp'] }, foes);
    scene.do('Use your Crypt', 'Bo’s Iron', 'Use your Crypt');
    expect([scene.is(1, IRON, 'flying'), scene.is(1, 'eggship', 'flying'), scene.gold[0]]).toEqual([
      false,
      false,
      8,
    ]);
  });

  test('edge: 13.14 a card in play that gives flying does not give it back', () => {
    const scene = plague({ play: [CRAWLER, levelled('master-midori', 8), 'eggship', 'wandering-mimic'] });
    expect(scene.is(0, 'wandering-mimic', 'flying')).toBe(true);
    scene.do('Use your Crypt', 'Your Master', 'Use your Crypt', 'Your Wandering');
    expect([scene.is(0, 'master-midori', 'flying'), scene.is(0, 'wandering-mimic', 'flying')]).toEqual([
      false,
      false,
    ]);
  });

  test('edge: 13.14 what gives it flying once, later, counts', () => {
    const scene = plague({ play: [CRAWLER, having('gargoyle', 'flying')] }).do('Use your Crypt');
    expect(scene.is(0, 'gargoyle', 'flying')).toBe(false);
    expect(scene.do('Use your Gargoyle').is(0, 'gargoyle', 'flying')).toBe(true);
    expect(scene.do('Use your Crypt').is(0, 'gargoyle', 'flying')).toBe(false);
  });

  test('bystander: another flier flies on', () => {
    const scene = web(['eggship', having(IRON, 'flying')]).do('Bo’s Iron');
    expect([scene.is(1, 'eggship', 'flying'), scene.is(1, IRON, 'flying')]).toEqual([true, false]);
  });

  test('ruling: (SH) a hero or a building with flying may be chosen', () => {
    const scene = web([having('vandy-anadrose', 'flying'), having('graveyard', 'flying')]);
    expect(scene.choices).toEqual(['Bo’s Vandy Anadrose', 'Bo’s Graveyard']);
    expect(scene.do('Bo’s Graveyard').is(1, 'graveyard', 'flying')).toBe(false);
  });
});

describe('Plague Spitter', () => {
  const SPITTER = 'plague-spitter';

  test('case: 14.38 it gives its damage as -1/-1 runes, also when it is attacked', () => {
    const scene = plague({ play: [SPITTER] }, { play: [at(RHINO, 'elite')] }).do('Attack with');
    expect(scene.row(1, RHINO).thing).toMatchObject({ runes: -3, damage: 0 });
    const struck = plague({ play: [RHINO] }, { play: [at(SPITTER, 'scavenger')] }).do('Attack with');
    expect(struck.row(0, RHINO).thing.runes).toBe(-3);
  });

  test('negative: 14.38 a base takes damage', () => {
    expect(plague({ play: [SPITTER] }).do('Attack with').theirs).toBe('Base 17');
  });

  test('edge: 14.1 as an anti-air patroller it gives runes to what flies over it', () => {
    const scene = plague({ play: ['eggship'] }, { play: [at(SPITTER, 'scavenger')] });
    expect(scene.do('Attack with', 'Bo’s Base').has(0, 'eggship')).toBe(false);
  });

  test('bystander: what is dealt to it is damage', () => {
    const scene = plague({ play: [SPITTER] }, { play: [at('skeleton', 'scavenger')] }).do('Attack with');
    expect(scene.row(0, SPITTER).thing).toMatchObject({ runes: 0, damage: 1 });
  });
});

describe('Abomination', () => {
  const ABOM = 'abomination';

  test('case: all other units have -1/-1, one’s own too', () => {
    const scene = plague({ play: [ABOM, IRON] }, { play: [RHINO] });
    expect([scene.stats(0, ABOM), scene.stats(0, IRON), scene.stats(1, RHINO)]).toEqual([
      '6/6',
      '2/3',
      '4/5',
    ]);
  });

  test('negative: heroes and buildings do not', () => {
    const scene = plague({ play: [ABOM, ORPAL] }, { play: ['tower', 'vandy-anadrose'] });
    expect([scene.mine, scene.theirs]).toEqual([
      'Base 20, Abomination 6/6, Orpal Gloor 1/3',
      'Base 20, Tower 4, Vandy Anadrose 2/3',
    ]);
  });

  test('edge: 9.4 what has no HP left dies as it arrives, a token too', () => {
    const scene = plague(
      { play: [ORPAL], hand: [ABOM, 'summon-skeletons'], tech: 'disease' },
      { play: ['skeleton'] },
    );
    scene.do('Play Abomination');
    expect(scene.has(1, 'skeleton')).toBe(false);
    expect(scene.do('Play Summon').has(0, 'skeleton')).toBe(false);
  });

  test('edge: 13.2 its end gives all back', () => {
    const scene = plague({ play: [{ card: ABOM, marks: 256 }, IRON, 'wisp', 'wisp'] });
    scene.do('Attack with your Iron');
    expect([scene.has(0, ABOM), scene.stats(0, IRON)]).toEqual([false, '3/4']);
  });

  test('bystander: no rune lies anywhere because of it', () => {
    expect(plague({ play: [ABOM, IRON] }).row(0, IRON).thing.runes).toBe(0);
  });

  test('ruling: (UMR) two of them give it to each other', () => {
    const scene = plague({ play: [ABOM, ABOM, IRON] });
    expect([scene.stats(0, ABOM), scene.stats(0, ABOM, 1), scene.stats(0, IRON)]).toEqual([
      '5/5',
      '5/5',
      '1/2',
    ]);
  });
});

describe('Cursed Crow', () => {
  const CROW = 'cursed-crow';
  const strikes = (theirs: Half, ...choices: string[]) =>
    plague({ play: [CROW] }, theirs).do('Attack with', ...choices);

  test('case: 9.19 when it hurts a base, that player discards a card by chance', () => {
    const scene = strikes({ hand: ['deteriorate', 'graveyard'] });
    expect([scene.theirs, scene.count(1, 'hand'), scene.count(1, 'discard')]).toEqual(['Base 17', 1, 1]);
  });

  test('negative: not when it hurts a unit or another building', () => {
    const hand = ['deteriorate'];
    expect(strikes({ hand, play: ['tower'] }, 'Bo’s Tower').count(1, 'hand')).toBe(1);
    expect(strikes({ hand, play: [IRON] }, 'Bo’s Iron').count(1, 'hand')).toBe(1);
  });

  test('edge: an empty hand loses nothing', () => {
    const scene = strikes({});
    expect([scene.base(1), scene.happened('discarded')]).toEqual([17, 0]);
  });

  test('bystander: its own player keeps the hand', () => {
    const scene = plague({ play: [CROW], hand: ['graveyard'] }, { hand: ['deteriorate'] }).do('Attack with');
    expect([scene.count(0, 'hand'), scene.count(1, 'hand')]).toEqual([1, 0]);
  });

  test('ruling: (UMR) 6.6 the damage of a destroyed add-on is not its own', () => {
    const scene = strikes({ hand: ['deteriorate'], play: [damaged('tower', 1)] }, 'Bo’s Tower');
    expect([scene.base(1), scene.count(1, 'hand')]).toEqual([18, 1]);
  });
});

describe('Cursed Ghoul', () => {
  const GHOUL = 'cursed-ghoul';
  const arrives = (theirs: Placed[]) =>
    plague({ hand: [GHOUL], tech: 'disease' }, { play: theirs }).do('Play Cursed Ghoul');

  test('case: a unit gets a -1/-1 rune as it arrives', () => {
    const scene = arrives([IRON, RHINO]);
    expect(scene.choices).toEqual(['Bo’s Iron Man', 'Bo’s Regular-sized Rhinoceros', 'Your Cursed Ghoul']);
    expect(scene.do('Bo’s Iron').stats(1, IRON)).toBe('2/3');
  });

  test('case: it ignores patrollers that are units with a -1/-1 rune', () => {
    const foes = { play: [at(runed(RHINO, -1), 'squad leader')] };
    expect(
      plague({ play: [GHOUL] }, foes)
        .do('Attack with')
        .can('Bo’s Base'),
    ).toBe(true);
  });

  test('negative: other patrollers stop it, heroes with such a rune too', () => {
    const stopped = (placed: Placed) =>
      plague({ play: [GHOUL] }, { play: [at(placed, 'squad leader'), IRON] })
        .do('Attack with')
        .happened('damaged');
    expect([
      stopped(RHINO),
      stopped(runed(RHINO, 1)),
      stopped(runed(levelled('vandy-anadrose', 5), -1)),
    ]).toEqual([2, 2, 2]);
  });

  test('edge: alone, it gives the rune to itself', () => {
    expect(arrives([]).stats(0, GHOUL)).toBe('3/4');
  });

  test('edge: 10.3 resist is paid', () => {
    const scene = arrives([at(IRON, 'lookout')]).do('Bo’s Iron');
    expect(scene.gold[0]).toBe(10 - 4 - 1);
  });

  test('bystander: another attacker is stopped all the same', () => {
    const foes = { play: [at(runed(RHINO, -1), 'squad leader')] };
    expect(
      plague({ play: [IRON] }, foes)
        .do('Attack with')
        .base(1),
    ).toBe(20);
  });
});

describe('Gorgon', () => {
  const GORGON = 'gorgon';
  const dead = { card: GORGON, marks: 256 };

  test('case: its player draws a card as it dies', () => {
    const scene = plague({ play: [dead, 'wisp'], deck: ['deteriorate'] }).do('Attack with your Wisp');
    expect([scene.has(0, GORGON), scene.count(0, 'hand')]).toEqual([false, 1]);
  });

  test('case: 14.8 it has deathtouch', () => {
    expect(
      plague({ play: [GORGON] }, { play: [at(RHINO, 'elite')] })
        .do('Attack with')
        .has(1, RHINO),
    ).toBe(false);
  });

  test('negative: not as it leaves play without dying', () => {
    const scene = plague({ play: [GORGON, 'herald'], deck: ['deteriorate'] });
    scene.do('Use your Herald: dismiss', 'Your Gorgon');
    expect([scene.count(0, 'hand', GORGON), scene.count(0, 'deck')]).toEqual([1, 1]);
  });

  test('edge: 11.7 on another player’s turn, too; 8.7 a technician draws besides', () => {
    const scene = plague(
      { play: [RHINO] },
      { play: [at(GORGON, 'technician')], deck: ['deteriorate', 'graveyard'] },
    );
    expect(scene.do('Attack with').count(1, 'hand')).toBe(2);
  });

  test('bystander: the opponent draws nothing', () => {
    const scene = plague({ play: [dead, 'wisp'], deck: ['graveyard'] }, { deck: ['deteriorate'] });
    expect(scene.do('Attack with your Wisp').count(1, 'hand')).toBe(0);
  });
});

describe('Plague Lab', () => {
  const LAB = 'plague-lab';
  const breed = (mine: Placed[], theirs: Placed[] = []) =>
    plague({ play: [LAB, ...mine] }, { play: theirs }).do('Use your Plague');

  test('case: each unit of an opponent gets a -1/-1 rune as it arrives', () => {
    const scene = plague(
      { hand: [LAB], tech: 'disease', play: [IRON] },
      { play: [IRON, 'skeleton', 'vandy-anadrose'] },
    );
    scene.do('Play Plague');
    expect([scene.theirs, scene.stats(0, IRON)]).toEqual([
      'Base 20, Iron Man 2/3, Vandy Anadrose 2/3',
      '3/4',
    ]);
  });

  test('case: any number of cards get one more rune of a kind they have', () => {
    const scene = breed([runed(IRON, 1)], [runed(RHINO, -2)]);
    expect([scene.choices, scene.gold[0]]).toEqual([
      ['Your Iron Man: one more +1/+1 rune', 'Bo’s Regular-sized Rhinoceros: one more -1/-1 rune', 'None'],
      8,
    ]);
    scene.do('Bo’s Regular', 'Your Iron');
    expect([scene.stats(0, IRON), scene.stats(1, RHINO), scene.question]).toEqual(['5/6', '2/3', 'main']);
  });

  test('negative: not without runes in play, not without 2 gold, not exhausted', () => {
    expect(plague({ play: [LAB, IRON] }).can('Use')).toBe(false);
    expect(plague({ play: [LAB, runed(IRON, 1)], gold: 1 }).can('Use')).toBe(false);
    expect(plague({ play: [exhausted(LAB), runed(IRON, 1)] }).can('Use')).toBe(false);
  });

  test('edge: none may be chosen, and none twice', () => {
    expect(
      breed([runed(IRON, 1)])
        .do('None')
        .stats(0, IRON),
    ).toBe('4/5');
    const scene = breed([runed(IRON, 1), runed(RHINO, 1)]).do('Your Iron');
    expect(scene.choices).toEqual(['Your Regular-sized Rhinoceros: one more +1/+1 rune', 'None']);
  });

  test('edge: 14.31 runes of other kinds count, time runes and those with a name', () => {
    const javelineer = { card: 'skeleton-javelineer', tokens: { javelin: 1 } };
    const scene = breed([javelineer, { card: 'mayfly', time: 1 }]);
    expect(scene.choices).toEqual([
      'Your Skeleton Javelineer: one more javelin rune',
      'Your Mayfly: one more time rune',
      'None',
    ]);
    scene.do('Your Skeleton', 'Your Mayfly');
    expect([scene.row(0, 'skeleton-javelineer').thing.tokens, scene.row(0, 'mayfly').thing.time]).toEqual([
      { javelin: 2 },
      2,
    ]);
  });

  test('edge: 9.4 what a rune kills is gone before the next is chosen', () => {
    const scene = breed([], [runed(RHINO, -5), runed(IRON, -1)]).do('Bo’s Regular');
    expect([scene.has(1, RHINO), scene.choices]).toEqual([
      false,
      ['Bo’s Iron Man: one more -1/-1 rune', 'None'],
    ]);
  });

  test('bystander: 10.1 nothing is targeted', () => {
    const scene = breed([], [having(runed(RHINO, -1), 'untargetable')]).do('Bo’s Regular');
    expect([scene.stats(1, RHINO), scene.happened('targeted')]).toEqual(['3/4', 0]);
  });

  test('ruling: (UMR) of several kinds of runes on a card, one is chosen', () => {
    const scene = breed([{ card: 'skeleton-javelineer', runes: 1, tokens: { javelin: 1 } }]);
    expect(scene.choices).toHaveLength(3);
    scene.do('Your Skeleton Javelineer: one more +1/+1');
    expect([scene.row(0, 'skeleton-javelineer').thing, scene.question]).toMatchObject([
      { runes: 2, tokens: { javelin: 1 } },
      'main',
    ]);
  });
});

describe('Plague Lord', () => {
  const LORD = 'plague-lord';

  test('case: all opposing units and heroes get a -1/-1 rune as it arrives', () => {
    const scene = plague(
      { hand: [LORD], tech: 'disease', play: [IRON] },
      { play: [IRON, 'skeleton', 'vandy-anadrose'] },
    ).do('Play Plague');
    expect([scene.theirs, scene.stats(0, IRON)]).toEqual([
      'Base 20, Iron Man 2/3, Vandy Anadrose 1/2',
      '3/4',
    ]);
  });

  test('case: in its upkeep each base takes 1 damage for each -1/-1 rune on its player’s units and heroes', () => {
    const mine = { play: [LORD, runed(RHINO, -1)] };
    const scene = plague(mine, {
      play: [runed(RHINO, -3), runed(levelled('vandy-anadrose', 5), -2), runed(IRON, 2)],
    });
    scene.endTurn().endTurn();
    expect([scene.base(0), scene.base(1)]).toEqual([19, 15]);
  });

  test('negative: not in an opponent’s upkeep, and nothing for +1/+1 runes', () => {
    expect(
      plague({ play: [LORD] }, { play: [runed(RHINO, -3)] })
        .endTurn()
        .base(1),
    ).toBe(20);
    const none = plague({ play: [LORD] }, { play: [runed(RHINO, 2)] })
      .endTurn()
      .endTurn();
    expect([none.base(1), none.happened('damaged')]).toEqual([20, 0]);
  });

  test('edge: 1.2 both bases may fall by it', () => {
    const mine = { play: [LORD, runed(IRON, -1)], baseDamage: 19 };
    const scene = plague(mine, { play: [runed(IRON, -1)], baseDamage: 19 }).endTurn();
    scene.do('Set the patrol');
    while (scene.question === 'slot') scene.do('Leave it empty');
    while (scene.question === 'tech') scene.do(scene.choices[0] as string);
    expect(scene.state.winners).toEqual([0, 1]);
  });

  test('edge: 7.8 a defender that dies of the rune is replaced by another', () => {
    const foes = { play: [at('skeleton', 'squad leader'), RHINO] };
    const scene = plague({ play: [LORD] }, foes).do('Attack with');
    expect(scene.choices).toEqual(['Bo’s Base', 'Bo’s Regular-sized Rhinoceros', 'Let the attack go']);
    expect(scene.do('Bo’s Base').base(1)).toBe(16);
  });

  test('bystander: buildings get no rune', () => {
    const scene = plague({ play: [LORD] }, { play: ['tower'] }).do('Attack with', 'Bo’s Base');
    expect(scene.row(1, 'tower').thing.runes).toBe(0);
  });

  test('ruling: (S) it happens as it arrives and every time it attacks', () => {
    const scene = plague({ play: [LORD] }, { play: [RHINO] }).do('Attack with', 'Bo’s Base');
    expect(scene.stats(1, RHINO)).toBe('4/5');
    scene.endTurn().endTurn().do('Attack with your Plague', 'Bo’s Base');
    expect(scene.stats(1, RHINO)).toBe('3/4');
  });
});
