import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { codex } from '../../index.ts';
import { counting, having } from '../../testing/gifts.ts';
import { at, fresh, levelled, maxed, type Placed, runed } from '../../testing/placed.ts';
import type { Half } from '../../testing/scene.ts';
import { led, ninjas } from '../../testing/teams.ts';

const SETSUKI = 'setsuki-hiruki';

describe('Setsuki Hiruki', () => {
  const attack = (theirs: readonly Placed[], gold = 1, ...mine: readonly Placed[]) =>
    ninjas({ play: ['savior-monk', ...mine], gold }, { play: theirs }).do('Attack with your Savior');

  test('case: 7.16 an attack on Setsuki costs 1 gold', () => {
    const scene = attack([SETSUKI]).do('Bo’s Setsuki');
    expect([scene.gold[0], scene.stats(1, SETSUKI), scene.happened('tollPaid')]).toEqual([0, '1/1', 1]);
  });

  test('case: 14.26 from level 4 on Setsuki has swift strike as it attacks', () => {
    const foe = { play: [at('savior-monk', 'elite')] };
    const scene = ninjas({ play: [levelled(SETSUKI, 4)] }, foe).do('Attack with');
    expect([scene.has(1, 'savior-monk'), scene.stats(0, SETSUKI)]).toEqual([false, '2/3']);
    expect(scene.is(0, SETSUKI, 'swift strike')).toBe(true);
    expect(scene.endTurn().is(0, SETSUKI, 'swift strike')).toBe(false);
  });

  test('case: 14.29 at level 6 two cards are drawn in the upkeep', () => {
    const deck = ['smoker', 'fox-viper', 'fox-primus', 'savior-monk'];
    const scene = ninjas({}, { play: [levelled(SETSUKI, 6)], deck }).endTurn();
    expect(scene.count(1, 'hand')).toBe(2);
  });

  test('negative: 7.16 without gold Setsuki cannot be attacked', () => {
    const scene = ninjas({ play: ['savior-monk'], gold: 0 }, { play: [SETSUKI, 'jail'], deckColor: 'blue' });
    expect(scene.do('Attack with').choices).toEqual(['Bo’s Base', 'Bo’s Jail']);
    const choice = { type: 'pick', thing: scene.row(1, SETSUKI).id } as const;
    expect(codex.words.whyNot(choice, codex.view(scene.state, seat(0)), seat(0)).text).toBe(
      'To attack it costs 1 gold, and you have less.',
    );
  });

  test('negative: 7.16 on patrol Setsuki costs nothing', () => {
    const scene = attack([at(SETSUKI, 'elite')]);
    expect([scene.gold[0], scene.stats(1, SETSUKI)]).toEqual([1, '2/1']);
  });

  test('negative: 4.8 swift strike and cards need their levels', () => {
    const foe = { play: [at('savior-monk', 'lookout')] };
    const scene = ninjas({ play: [levelled(SETSUKI, 3)] }, foe).do('Attack with');
    expect(scene.is(0, SETSUKI, 'swift strike')).toBe(false);
  });

  test('edge: 7.8, 7.16 it is paid for a new defender too', () => {
    const play = [counting('savior-monk', 'obliterate', 1)];
    const scene = ninjas({ play, gold: 3 }, { play: ['smoker', SETSUKI] }).do('Attack with', 'Bo’s Smoker');
    // The Smoker is obliterated before any damage.
    expect(scene.question).toBe('defender');
    expect(scene.do('Bo’s Setsuki').gold[0]).toBe(2);
  });

  test('edge: 7.16, C34 overpower costs nothing, but there must be gold for it', () => {
    const mine = having('regular-sized-rhinoceros', 'overpower');
    const foe = { play: [at('smoker', 'elite'), SETSUKI] };
    const rich = ninjas({ play: [mine], gold: 1 }, foe).do('Attack with', 'Bo’s Setsuki');
    expect([rich.gold[0], rich.has(1, SETSUKI)]).toEqual([1, false]);
    const poor = ninjas({ play: [mine], gold: 0 }, foe).do('Attack with');
    expect([poor.question, poor.has(1, SETSUKI), poor.base(1)]).toEqual(['main', true, 16]);
  });

  test('bystander: other things are attacked for nothing', () => {
    expect(attack([SETSUKI]).do('Bo’s Base').gold[0]).toBe(1);
  });
});

describe('Hidden Ninja', () => {
  const hide = (...play: readonly Placed[]) =>
    ninjas({ play: [SETSUKI, ...play], hand: ['hidden-ninja'], deck: ['fox-primus', 'aged-sensei'] }).do(
      'Play Hidden',
    );

  test('case: up to two units or heroes have stealth, and for a Ninja a card is drawn', () => {
    const scene = hide('inverse-power-ninja', 'savior-monk').do('Your Inverse', 'Your Savior');
    expect([scene.is(0, 'inverse-power-ninja', 'stealth'), scene.is(0, 'savior-monk', 'stealth')]).toEqual([
      true,
      true,
    ]);
    expect(scene.count(0, 'hand')).toBe(1);
    expect(scene.endTurn().is(0, 'savior-monk', 'stealth')).toBe(false);
  });

  test('case: the ninjutsu hero counts too', () => {
    expect(hide('savior-monk').do('Your Setsuki', 'None').count(0, 'hand')).toBe(1);
  });

  test('negative: not what has more than 4 ATK', () => {
    expect(hide('vigor-adept').choices).toEqual(['Your Setsuki Hiruki', 'None']);
  });

  test('negative: without a Ninja among them no card is drawn', () => {
    expect(hide('savior-monk').do('Your Savior', 'None').count(0, 'hand')).toBe(0);
  });

  test('edge: 11.2 two Ninjas draw one card, and none is chosen twice', () => {
    const scene = hide('fox-viper', 'ninja').do('Your Fox');
    expect(scene.can('Your Fox')).toBe(false);
    expect(scene.do('Your Ninja').count(0, 'hand')).toBe(1);
  });

  test('edge: 10.10 a Smoker that is chosen is a Ninja, though it is gone', () => {
    const scene = hide('smoker').do('Your Smoker', 'None');
    expect([scene.count(0, 'hand', 'smoker'), scene.count(0, 'hand')]).toEqual([1, 2]);
  });

  test('bystander: others have no stealth', () => {
    expect(hide('savior-monk').do('Your Setsuki', 'None').is(0, 'savior-monk', 'stealth')).toBe(false);
  });

  test('ruling: (UMR) they keep stealth though their ATK rises later', () => {
    const half = {
      play: [SETSUKI, runed('fox-viper', 2), 'aged-sensei'],
      hand: ['hidden-ninja'],
    };
    const scene = ninjas(half).do('Play Hidden', 'Your Fox', 'None', 'Use your Aged', 'Your Fox');
    expect([scene.row(0, 'fox-viper').atk, scene.is(0, 'fox-viper', 'stealth')]).toEqual([5, true]);
  });
});

describe('Shuriken Hail', () => {
  const hail = (theirs: Half) => ninjas({ play: [SETSUKI, 'smoker'], hand: ['shuriken-hail'] }, theirs);

  test('case: 11.11 every patroller takes 1 damage', () => {
    const scene = hail({ play: [at('aged-sensei', 'lookout'), at(SETSUKI, 'elite')] }).do('Play Shuriken');
    expect([scene.has(1, 'aged-sensei'), scene.stats(1, SETSUKI)]).toEqual([false, '2/2']);
  });

  test('negative: 5.13 without patrollers it cannot be played', () => {
    expect(hail({ play: ['aged-sensei'] }).can('Play Shuriken')).toBe(false);
  });

  test('edge: 9.9, 10.1 armor helps; being untargetable does not', () => {
    const play = [at('aged-sensei', 'squad leader'), at(having('fox-viper', 'untargetable'), 'elite')];
    const scene = hail({ play }).do('Play Shuriken');
    expect([scene.has(1, 'aged-sensei'), scene.has(1, 'fox-viper')]).toEqual([true, false]);
  });

  test('bystander: what does not patrol takes none', () => {
    const scene = hail({ play: [at('fox-viper', 'elite'), 'aged-sensei'] }).do('Play Shuriken');
    expect([scene.has(1, 'aged-sensei'), scene.has(0, 'smoker')]).toEqual([true, true]);
  });
});

describe('Speed of the Fox', () => {
  const run = (hero: Placed, theirs: Half = {}) =>
    ninjas({ play: [hero], hand: ['speed-of-the-fox'] }, theirs).do('Play Speed');

  test('case: the ninjutsu hero has 1 ATK more, haste and readiness', () => {
    const scene = run(fresh(SETSUKI)).do('Attack with');
    expect([scene.base(1), scene.row(0, SETSUKI).thing.exhausted]).toEqual([18, false]);
  });

  test('case: 14.2 and pierces armor', () => {
    const scene = run(SETSUKI, { play: [at(counting('savior-monk', 'armor', 2), 'elite')] }).do(
      'Attack with',
    );
    expect(scene.has(1, 'savior-monk')).toBe(false);
  });

  test('negative: 5.7 without a ninjutsu hero it cannot be played', () => {
    expect(ninjas({ play: ['grave-stormborne'], hand: ['speed-of-the-fox'] }).can('Play Speed')).toBe(false);
  });

  test('edge: 14.23 with readiness there is one attack a turn', () => {
    expect(run(SETSUKI).do('Attack with').can('Attack with')).toBe(false);
  });

  test('edge: 11.10 it ends with the turn', () => {
    expect(run(SETSUKI).endTurn().stats(0, SETSUKI)).toBe('1/3');
  });

  test('bystander: other heroes gain nothing', () => {
    const half = { play: [SETSUKI, 'troq-bashar'], hand: ['speed-of-the-fox'] };
    expect(ninjas(half).do('Play Speed').stats(0, 'troq-bashar')).toBe('2/3');
  });
});

describe('Fox’s Den Students', () => {
  const lesson = (mine: Half = {}) =>
    ninjas({
      play: [maxed(SETSUKI), 'savior-monk', ...(mine.play ?? [])],
      hand: ['foxs-den-students', ...(mine.hand ?? [])],
    }).do('Play Fox’s');

  test('case: four Ninjas come, and Ninjas have haste and stealth this turn', () => {
    const scene = lesson({ play: [fresh('fox-viper')] });
    expect(scene.state.things.filter(({ card }) => card === 'ninja')).toHaveLength(4);
    expect([scene.is(0, 'ninja', 'haste'), scene.is(0, 'fox-viper', 'stealth')]).toEqual([true, true]);
    expect(scene.do('Attack with your Ninja 1').base(1)).toBe(19);
    expect(scene.endTurn().is(0, 'ninja', 'haste')).toBe(false);
  });

  test('negative: 5.8 a hero below the maximum level does not cast it', () => {
    const half = { play: [levelled(SETSUKI, 5)], hand: ['foxs-den-students'] };
    expect(ninjas(half).can('Play Fox’s')).toBe(false);
  });

  test('edge: 13.10 they are tokens, and stay when the turn ends', () => {
    expect(lesson().endTurn().has(0, 'ninja')).toBe(true);
  });

  test('bystander: neither the hero nor other units have it', () => {
    const scene = lesson();
    expect([scene.is(0, SETSUKI, 'stealth'), scene.is(0, 'savior-monk', 'haste')]).toEqual([false, false]);
  });

  test('ruling: (FB) Ninjas that come later in the turn have it too', () => {
    const scene = lesson({ hand: ['fox-viper'] }).do('Play Fox Viper');
    expect(scene.is(0, 'fox-viper', 'haste')).toBe(true);
  });
});

describe('ninjutsu in words', () => {
  test('7.16, 5.6 a toll is told of, and Setsuki casts white starting spells without paying more', () => {
    const team = led('white', SETSUKI, 'troq-bashar');
    const scene = team({ play: [SETSUKI, 'savior-monk'], hand: ['snapback'] }, { play: [SETSUKI] });
    expect(scene.can('Play Snapback (3 gold)')).toBe(true);
    scene.do('Attack with your Savior', 'Bo’s Setsuki');
    const told = scene.events.find(({ type }) => type === 'tollPaid');
    expect(told && codex.words.event(told, (one) => ['Ann', 'Bo'][one] ?? '').text).toBe(
      'Ann paid 1 gold to attack Bo’s Setsuki Hiruki.',
    );
  });
});
