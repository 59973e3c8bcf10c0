import { describe, expect, test } from 'vitest';
import { illusory } from '../../testing/gifts.ts';
import { at, damaged, exhausted, levelled, maxed, type Placed } from '../../testing/placed.ts';
import type { Half } from '../../testing/scene.ts';
import { led, white } from '../../testing/teams.ts';

const TROQ = 'troq-bashar';
const RIVER = 'river-montoya';
const mixed = led('white', TROQ, 'vandy-anadrose', 'jaina-stormborne');

describe('Fox Primus', () => {
  test('14.4, 14.11 it has anti-air, and 1 ATK more on its own turns', () => {
    const scene = white({ play: ['fox-primus'] }, { play: ['fox-primus'] });
    expect([scene.stats(0, 'fox-primus'), scene.stats(1, 'fox-primus')]).toEqual(['3/2', '2/2']);
    expect(scene.is(0, 'fox-primus', 'anti-air')).toBe(true);
  });
});

describe('Fox Viper', () => {
  test('14.25 its sparkshot hits a patroller beside the one it attacks', () => {
    const foe = { play: [at('savior-monk', 'squad leader'), at('aged-sensei', 'elite')] };
    const scene = white({ play: ['fox-viper'] }, foe).do('Attack with');
    expect(scene.has(1, 'aged-sensei')).toBe(false);
  });
});

describe('Savior Monk', () => {
  test('14.13 its healing removes 1 damage in the upkeep', () => {
    const scene = white({ play: ['savior-monk', damaged('morningstar-flagbearer', 1)] })
      .endTurn()
      .endTurn();
    expect(scene.stats(0, 'morningstar-flagbearer')).toBe('2/2');
  });
});

describe('Morningstar Flagbearer', () => {
  const struck = (theirs: readonly Placed[]) =>
    mixed({ play: ['vandy-anadrose'], hand: ['shadow-blade'] }, { play: theirs }).do('Play Shadow');

  test('10.4 an opponent’s spell must target it', () => {
    const scene = struck([at('morningstar-flagbearer', 'lookout'), at('savior-monk', 'elite')]);
    expect([scene.has(1, 'morningstar-flagbearer'), scene.has(1, 'savior-monk')]).toEqual([false, true]);
  });
});

describe('Grappling Hook', () => {
  const hook = (...play: readonly Placed[]) =>
    white({ play: [TROQ], hand: ['grappling-hook'] }, { play }).do('Play Grappling');

  test('case: 8.11 a patroller moves to an empty slot', () => {
    const scene = hook(at('savior-monk', 'squad leader'), at('fox-viper', 'elite'));
    scene.do('Bo’s Savior', 'Lookout');
    expect([scene.row(1, 'savior-monk').thing.slot, scene.row(1, 'savior-monk').resist]).toEqual([4, 1]);
    expect(scene.happened('slotChanged')).toBe(1);
  });

  test('negative: 5.13 without a patroller it cannot be played', () => {
    const scene = white({ play: [TROQ], hand: ['grappling-hook'] }, { play: ['savior-monk'] });
    expect(scene.can('Play Grappling')).toBe(false);
  });

  test('edge: 8.11 where all slots are full, it stays', () => {
    const scene = hook(
      at('savior-monk', 'squad leader'),
      at('fox-viper', 'elite'),
      at('fox-primus', 'scavenger'),
      at('aged-sensei', 'technician'),
      at('smoker', 'lookout'),
    ).do('Bo’s Savior');
    expect([scene.question, scene.row(1, 'savior-monk').thing.slot]).toEqual(['main', 0]);
  });

  test('bystander: 8.11 slots that are taken are not offered, and the others stay in them', () => {
    const scene = hook(at('savior-monk', 'squad leader'), at('fox-viper', 'elite')).do('Bo’s Fox');
    expect(scene.choices).toEqual(['Scavenger', 'Technician', 'Lookout']);
    expect(scene.do('Technician').row(1, 'savior-monk').thing.slot).toBe(0);
  });

  test('ruling: (UMR) patrollers in the slots between do not matter', () => {
    const scene = hook(at('savior-monk', 'elite'), at('fox-viper', 'scavenger')).do(
      'Bo’s Savior',
      'Technician',
    );
    expect(scene.row(1, 'savior-monk').thing.slot).toBe(3);
  });
});

describe('Sensei’s Advice', () => {
  const advise = (...play: readonly Placed[]) =>
    white({ play: [TROQ, ...play], hand: ['senseis-advice'] }, { play: ['fox-viper'] }).do('Play Sensei');

  test('case: up to two units have 1 ATK and 1 armor more this turn', () => {
    const scene = advise('savior-monk', 'fox-viper', 'aged-sensei').do('Your Savior', 'Your Fox');
    expect([scene.stats(0, 'savior-monk'), scene.row(0, 'savior-monk').armor]).toEqual(['3/2', 1]);
    expect([scene.stats(0, 'fox-viper'), scene.question]).toEqual(['3/1', 'main']);
    expect(scene.endTurn().stats(0, 'savior-monk')).toBe('2/2');
  });

  test('negative: neither heroes nor units of others, and nobody twice', () => {
    const scene = advise('savior-monk', 'aged-sensei');
    expect(scene.choices).toEqual(['Your Savior Monk', 'Your Aged Sensei', 'None']);
    expect(scene.do('Your Savior').choices).toEqual(['Your Aged Sensei', 'None']);
  });

  test('edge: 10.10 a Smoker that is chosen is gone, and another unit is chosen all the same', () => {
    const scene = advise('smoker', 'savior-monk').do('Your Smoker');
    expect([scene.count(0, 'hand', 'smoker'), scene.question]).toEqual([1, 'pick']);
    expect(scene.do('Your Savior').stats(0, 'savior-monk')).toBe('3/2');
  });

  test('bystander: one may be enough', () => {
    const scene = advise('savior-monk', 'aged-sensei').do('Your Savior', 'None');
    expect(scene.stats(0, 'aged-sensei')).toBe('1/1');
  });
});

describe('Snapback', () => {
  const snap = (theirs: Half) => white({ play: [TROQ], hand: ['snapback'] }, theirs).do('Play Snapback');

  test('case: 4.13, 4.18 a hero goes to the command zone, and another comes at level 1', () => {
    const scene = snap({ play: [levelled(RIVER, 5)] }).do('Captain Zane');
    expect([scene.has(1, RIVER), scene.row(1, 'captain-zane').thing.level]).toEqual([false, 1]);
    expect(scene.row(0, TROQ).thing.level).toBe(1);
    expect(scene.endTurn().can('Summon River')).toBe(false);
  });

  test('negative: 5.13 not one’s own hero', () => {
    const scene = white({ play: [TROQ], hand: ['snapback'] }, { play: ['savior-monk'] });
    expect(scene.can('Play Snapback')).toBe(false);
  });

  test('edge: 4.18 where there is no other hero, the same one comes back at level 1', () => {
    const scene = snap({ heroes: [RIVER], play: [damaged(levelled(RIVER, 3), 2)] });
    expect([scene.row(1, RIVER).thing.level, scene.stats(1, RIVER)]).toEqual([1, '2/3']);
    expect(scene.row(1, RIVER).thing.fresh).toBe(true);
    expect(scene.player(1).heroes[0]?.runes).toBe(0);
  });

  test('edge: 10.6 a hero that dies of being the target is not replaced', () => {
    const scene = snap({ play: [illusory(RIVER)] });
    expect([scene.question, scene.theirs]).toEqual(['main', 'Base 20']);
  });

  test('edge: 4.18, C30 it needs no room, though the hero limit has fallen', () => {
    const scene = snap({ play: [RIVER, TROQ] }).do('Bo’s River');
    expect(scene.theirs).toBe('Base 20, Troq Bashar 2/3, Captain Zane 2/2');
  });

  test('bystander: heroes that are in play already do not come', () => {
    const scene = snap({ play: [RIVER] });
    expect(scene.choices).toEqual(['Troq Bashar (bashing)', 'Captain Zane (anarchy)']);
  });

  test('ruling: (UMR) a hero with summoning runes may come and loses them; the one that goes gets two', () => {
    const half = { play: [RIVER] };
    const scene = white({ play: [TROQ], hand: ['snapback'] }, half);
    const zane = scene.player(1).heroes.find(({ card }) => card === 'captain-zane');
    if (zane) zane.runes = 2;
    scene.do('Play Snapback', 'Captain Zane');
    const runes = Object.fromEntries(scene.player(1).heroes.map((one) => [one.card, one.runes]));
    expect(runes).toEqual({ [TROQ]: 0, [RIVER]: 2, 'captain-zane': 0 });
  });
});

describe('Aged Sensei', () => {
  const teach = (...play: readonly Placed[]) => white({ play }, { play: ['fox-viper'] });

  test('case: a unit or hero has 1 ATK and 1 armor more this turn', () => {
    const scene = teach('aged-sensei', TROQ).do('Use your Aged', 'Your Troq');
    expect([scene.stats(0, TROQ), scene.row(0, TROQ).armor]).toEqual(['3/3', 1]);
    expect(scene.endTurn().stats(0, TROQ)).toBe('2/3');
  });

  test('negative: 5.18 not while it is exhausted', () => {
    expect(teach(exhausted('aged-sensei'), TROQ).can('Use your Aged')).toBe(false);
  });

  test('edge: it may teach itself', () => {
    expect(teach('aged-sensei').do('Use your Aged').stats(0, 'aged-sensei')).toBe('2/1');
  });

  test('bystander: units of others cannot be chosen', () => {
    expect(teach('aged-sensei', TROQ).do('Use your Aged').choices).toEqual([
      'Your Aged Sensei',
      'Your Troq Bashar',
    ]);
  });
});

describe('Safe Attacking', () => {
  const foe = { play: [at('fox-viper', 'squad leader'), 'savior-monk'] };
  const attack = (...play: readonly Placed[]) => white({ play: ['safe-attacking', ...play] }, foe);

  test('case: 9.24 a tech 0 or tech I unit has 1 armor in its attack', () => {
    const scene = attack('savior-monk').do('Attack with');
    expect([scene.stats(0, 'savior-monk'), scene.row(0, 'savior-monk').armor]).toEqual(['2/1', 0]);
  });

  test('negative: not heroes, not tech II units, and not when it is attacked', () => {
    expect(attack(TROQ).do('Attack with').stats(0, TROQ)).toBe('2/1');
    expect(attack('eggship').row(0, 'eggship').armor).toBe(0);
    const scene = white({ play: ['fox-viper'] }, { play: ['safe-attacking', at('savior-monk', 'elite')] });
    expect(scene.do('Attack with').has(1, 'savior-monk')).toBe(false);
  });

  test('edge: 9.24 what is left of it is gone after the attack', () => {
    const scene = white({ play: ['safe-attacking', 'savior-monk'] }).do('Attack with');
    expect(scene.row(0, 'savior-monk')).toMatchObject({ armor: 0, thing: { armorUsed: 0 } });
  });

  test('edge: 9.24, C31 it is used before other armor', () => {
    const scene = attack('savior-monk', 'aged-sensei').do(
      'Use your Aged',
      'Your Savior',
      'Attack with your Savior',
    );
    // Both took 1 of the 2 damage.
    expect(scene.stats(0, 'savior-monk')).toBe('3/2');
    expect(scene.row(0, 'savior-monk')).toMatchObject({ armor: 1, thing: { armorUsed: 1 } });
    const weak = white(
      { play: ['safe-attacking', 'savior-monk', 'aged-sensei'] },
      { play: [at('smoker', 'lookout')] },
    );
    weak.do('Use your Aged', 'Your Savior', 'Attack with your Savior');
    expect(weak.row(0, 'savior-monk')).toMatchObject({ armor: 1, thing: { armorUsed: 0 } });
  });

  test('bystander: units that do not attack have none of it', () => {
    const scene = attack('savior-monk', 'morningstar-flagbearer').do('Attack with your Savior');
    expect(scene.row(0, 'morningstar-flagbearer').armor).toBe(0);
  });

  test('ruling: (UMR) a unit that attacks twice has it in both attacks', () => {
    const half = { play: ['safe-attacking', 'iron-man'] };
    const scene = white(half, { play: [at('squirrel', 'scavenger'), at('squirrel', 'lookout')] });
    scene.do('Attack with', 'Bo’s Squirrel 1');
    scene.row(0, 'iron-man').thing.exhausted = false;
    scene.do('Attack with');
    expect([scene.stats(0, 'iron-man'), scene.theirs]).toEqual(['3/4', 'Base 20']);
  });
});

describe('Smoker', () => {
  const blade = (theirs: Half) =>
    mixed({ play: ['vandy-anadrose'], hand: ['shadow-blade'] }, theirs).do('Play Shadow');

  test('case: 10.10 as a target it goes to its owner’s hand', () => {
    const scene = blade({ play: [at('smoker', 'elite')] });
    expect([scene.has(1, 'smoker'), scene.count(1, 'hand', 'smoker')]).toEqual([false, 1]);
    expect([scene.happened('damaged'), scene.happened('died')]).toEqual([0, 0]);
  });

  test('negative: 10.1 an attack is no target', () => {
    const scene = white({ play: ['savior-monk'] }, { play: [at('smoker', 'elite')] }).do('Attack with');
    expect(scene.count(1, 'discard', 'smoker')).toBe(1);
  });

  test('edge: 10.3 resist is paid for it all the same', () => {
    const scene = blade({ play: [at('smoker', 'lookout')] });
    expect([scene.gold[0], scene.count(1, 'hand', 'smoker')]).toEqual([6, 1]);
  });

  test('edge: 10.10 points of damage that are split over others land', () => {
    const scene = mixed(
      { play: [maxed('jaina-stormborne')], hand: ['burning-volley'] },
      { play: [at('smoker', 'elite'), at('savior-monk', 'lookout')], gold: 0 },
    );
    scene.do('Play Burning', 'Bo’s Savior', 'Bo’s Smoker');
    while (scene.question === 'pick') scene.do('Bo’s Savior');
    expect([scene.count(1, 'hand', 'smoker'), scene.has(1, 'savior-monk')]).toEqual([1, false]);
  });

  test('bystander: what was chosen besides is reached', () => {
    const scene = blade({ play: [at('smoker', 'elite'), at('savior-monk', 'scavenger')] }).do('Bo’s Savior');
    expect([scene.has(1, 'smoker'), scene.has(1, 'savior-monk')]).toEqual([true, false]);
  });

  test('ruling: (UMR) it returns before the effect, and did not die of it', () => {
    const scene = blade({ play: [at('smoker', 'elite')], hand: ['fox-viper'] });
    expect([scene.count(1, 'hand'), scene.count(1, 'discard')]).toEqual([2, 0]);
  });
});
