import { describe, expect, test } from 'vitest';
import { having } from '../../testing/gifts.ts';
import { at, damaged, exhausted, fresh, type Placed } from '../../testing/placed.ts';
import { led, ninjas } from '../../testing/teams.ts';

const SETSUKI = 'setsuki-hiruki';
const mixed = led('white', SETSUKI, 'vandy-anadrose', 'troq-bashar');

describe('Fuzz Cuddles', () => {
  test('14.13 its healing removes 2 damage in the upkeep', () => {
    const scene = ninjas({ play: ['fuzz-cuddles', damaged('porcupine', 3)] })
      .endTurn()
      .endTurn();
    expect(scene.stats(0, 'porcupine')).toBe('2/5');
  });
});

describe('Flying Fox', () => {
  test('14.10 it flies over patrollers', () => {
    const scene = ninjas({ play: ['flying-fox'] }, { play: [at('savior-monk', 'squad leader')] });
    expect(scene.do('Attack with', 'Bo’s Base').base(1)).toBe(17);
  });
});

describe('Glorious Ninja', () => {
  test('14.12, 14.26 it attacks as it arrives, and strikes first', () => {
    const scene = ninjas({ play: [fresh('glorious-ninja')] }, { play: [at('vigor-adept', 'elite')] }).do(
      'Attack with',
    );
    expect([scene.has(0, 'glorious-ninja'), scene.stats(1, 'vigor-adept')]).toEqual([false, '6/1']);
    const scout = ninjas({ play: [fresh('glorious-ninja')] }, { play: [at('savior-monk', 'elite')] }).do(
      'Attack with',
    );
    expect(scout.stats(0, 'glorious-ninja')).toBe('4/3');
  });
});

describe('Porcupine', () => {
  test('14.6 what it deals combat damage to dies', () => {
    const scene = ninjas({ play: ['porcupine'] }, { play: [at('vigor-adept', 'elite')] }).do('Attack with');
    expect([scene.has(1, 'vigor-adept'), scene.has(0, 'porcupine')]).toEqual([false, false]);
  });
});

describe('Inverse Power Ninja', () => {
  const NINJA = 'inverse-power-ninja';

  test('case: it has 1/1 less for each other unit and each hero', () => {
    expect(ninjas({ play: [NINJA, SETSUKI, 'savior-monk'] }).stats(0, NINJA)).toBe('4/4');
  });

  test('negative: buildings, upgrades and an opponent’s units do not count', () => {
    const scene = ninjas(
      { play: [NINJA, 'foxs-den-school', 'safe-attacking'] },
      { play: ['savior-monk', SETSUKI] },
    );
    expect(scene.stats(0, NINJA)).toBe('6/6');
  });

  test('edge: 9.2 with six others it dies', () => {
    const play = [NINJA, SETSUKI, 'savior-monk', 'fox-viper', 'fox-primus', 'aged-sensei'];
    const scene = ninjas({ play, hand: ['smoker'] }).do('Play Smoker');
    expect([scene.has(0, NINJA), scene.count(0, 'discard', NINJA)]).toEqual([false, 1]);
  });

  test('edge: 9.3 damage may be enough when another one comes', () => {
    const scene = ninjas({ play: [damaged(NINJA, 5)], hand: ['smoker'] }).do('Play Smoker');
    expect(scene.has(0, NINJA)).toBe(false);
  });

  test('bystander: other Ninjas are what they are', () => {
    expect(ninjas({ play: [NINJA, 'fox-viper'] }).stats(0, 'fox-viper')).toBe('2/1');
  });

  test('ruling: (UMR) it goes by what its player controls in play', () => {
    const scene = ninjas({ play: [NINJA, NINJA] });
    expect([scene.stats(0, NINJA), scene.stats(0, NINJA, 1)]).toEqual(['5/5', '5/5']);
  });
});

describe('Fox’s Den School', () => {
  const SCHOOL = 'foxs-den-school';

  test('case: 14.14 Ninjas and Cute Animals are invisible', () => {
    const scene = ninjas({ play: [SCHOOL, 'fox-viper', 'porcupine'] });
    expect([scene.is(0, 'fox-viper', 'invisible'), scene.is(0, 'porcupine', 'invisible')]).toEqual([
      true,
      true,
    ]);
  });

  test('case: for 2 gold a unit is a Ninja too', () => {
    const scene = ninjas({ play: [SCHOOL, 'savior-monk'] }).do('Use your Fox’s');
    expect([scene.row(0, 'savior-monk').types, scene.gold[0]]).toEqual([['Monk', 'Ninja'], 8]);
    expect(scene.is(0, 'savior-monk', 'invisible')).toBe(true);
  });

  test('negative: other units and heroes are not invisible', () => {
    const scene = ninjas({ play: [SCHOOL, 'savior-monk', SETSUKI] }, { play: ['fox-viper'] });
    expect([scene.is(0, 'savior-monk', 'invisible'), scene.is(0, SETSUKI, 'invisible')]).toEqual([
      false,
      false,
    ]);
    expect(scene.is(1, 'fox-viper', 'invisible')).toBe(false);
  });

  test('negative: neither a hero nor an opponent’s unit becomes a Ninja', () => {
    expect(ninjas({ play: [SCHOOL, SETSUKI] }, { play: ['savior-monk'] }).can('Use your Fox’s')).toBe(false);
  });

  test('edge: 14.14 the School itself is attacked only by who sees it', () => {
    const foe = { play: [SCHOOL] };
    expect(
      ninjas({ play: ['savior-monk'] }, foe)
        .do('Attack with')
        .base(1),
    ).toBe(18);
    const seen = ninjas({ play: [having('savior-monk', 'detector')] }, foe).do('Attack with');
    expect(seen.choices).toEqual(['Bo’s Base', 'Bo’s Fox’s Den School']);
  });

  test('edge: what is a Ninja already may be chosen, and is one once', () => {
    const scene = ninjas({ play: [SCHOOL, 'fox-viper'] }).do('Use your Fox’s');
    expect(scene.row(0, 'fox-viper').types).toEqual(['Ninja']);
  });

  test('bystander: units that were not chosen are no Ninjas', () => {
    const scene = ninjas({ play: [SCHOOL, 'savior-monk', 'aged-sensei'] }).do(
      'Use your Fox’s',
      'Your Savior',
    );
    expect(scene.row(0, 'aged-sensei').types).toEqual(['Monk']);
  });

  test('ruling: (UMR) a unit stays a Ninja when the School leaves play', () => {
    const scene = ninjas(
      { play: [damaged(SCHOOL, 3), 'savior-monk'] },
      { play: [having('vigor-adept', 'detector')] },
    );
    scene.do('Use your Fox’s').endTurn().do('Attack with', 'Ann’s Fox’s');
    expect([scene.has(0, SCHOOL), scene.row(0, 'savior-monk').types]).toEqual([false, ['Monk', 'Ninja']]);
  });
});

describe('Masked Raccoon', () => {
  const RACCOON = 'masked-raccoon';
  const sneak = (patrol: readonly Placed[], ...mine: readonly Placed[]) =>
    ninjas({ play: [RACCOON, ...mine] }, { play: patrol }).do('Attack with your Masked');

  test('case: 7.5 with another Ninja it ignores patrollers that are units', () => {
    const scene = sneak([at('savior-monk', 'squad leader')], 'fox-viper');
    expect(scene.do('Bo’s Base').base(1)).toBe(17);
  });

  test('case: with another Cute Animal units cannot attack it', () => {
    const foe = { play: [exhausted(RACCOON), 'fuzz-cuddles'] };
    expect(ninjas({ play: ['savior-monk'] }, foe).do('Attack with').choices).toEqual([
      'Bo’s Base',
      'Bo’s Fuzz Cuddles',
    ]);
  });

  test('negative: alone it does neither, though it is both itself', () => {
    const scene = sneak([at('savior-monk', 'squad leader')]);
    expect(scene.base(1)).toBe(20);
    expect(
      ninjas({ play: ['savior-monk'] }, { play: [RACCOON] })
        .do('Attack with')
        .can('Bo’s Masked'),
    ).toBe(true);
  });

  test('negative: 7.3 a hero on patrol stops it', () => {
    const scene = sneak([at(SETSUKI, 'elite')], 'fox-viper');
    expect([scene.question, scene.base(1)]).toEqual(['main', 20]);
  });

  test('edge: heroes attack it', () => {
    const foe = { play: [exhausted(RACCOON), 'fuzz-cuddles'] };
    expect(
      ninjas({ play: [SETSUKI] }, foe)
        .do('Attack with')
        .can('Bo’s Masked'),
    ).toBe(true);
  });

  test('edge: 14.27 on patrol it stops no units that cannot attack it', () => {
    const foe = { play: [at(RACCOON, 'squad leader'), 'fuzz-cuddles'] };
    expect(
      ninjas({ play: ['savior-monk'] }, foe)
        .do('Attack with', 'Bo’s Base')
        .base(1),
    ).toBe(18);
  });

  test('edge: a unit that became a Ninja is company enough', () => {
    const scene = ninjas(
      { play: [RACCOON, 'savior-monk', 'foxs-den-school'] },
      { play: [having(at('savior-monk', 'squad leader'), 'detector')] },
    ).do('Use your Fox’s', 'Your Savior', 'Attack with your Masked');
    expect(scene.do('Bo’s Base').base(1)).toBe(17);
  });

  test('bystander: the other Ninja is stopped, and an opponent’s Ninja is no company', () => {
    const scene = ninjas({ play: [RACCOON, 'fox-viper'] }, { play: [at('savior-monk', 'squad leader')] });
    expect(scene.do('Attack with your Fox').base(1)).toBe(20);
    expect(sneak([at('fox-viper', 'squad leader')]).base(1)).toBe(20);
  });
});

describe('Jade Fox, Den’s Headmistress', () => {
  const JADE = 'jade-fox-dens-headmistress';
  const arrive = () =>
    mixed({ hand: [JADE], play: [SETSUKI, 'savior-monk'], tech: 'ninjutsu' }).do('Play Jade');

  test('case: four Ninjas come, and Ninjas have flying and swift strike', () => {
    const scene = arrive();
    expect(scene.state.things.filter(({ card }) => card === 'ninja')).toHaveLength(4);
    expect([scene.is(0, 'ninja', 'flying'), scene.is(0, 'ninja', 'swift strike')]).toEqual([true, true]);
  });

  test('negative: other units have neither', () => {
    expect(arrive().is(0, 'savior-monk', 'flying')).toBe(false);
  });

  test('edge: 5.14 a second one does not arrive, and brings no Ninjas', () => {
    const scene = mixed({ rulings: 'designer', hand: [JADE], play: [JADE], tech: 'ninjutsu' }).do(
      'Play Jade',
    );
    expect([scene.has(0, 'ninja'), scene.count(0, 'discard', JADE)]).toEqual([false, 1]);
  });

  test('edge: when she is gone, Ninjas walk again', () => {
    const foe = { play: [damaged(JADE, 5), 'ninja'] };
    const scene = mixed({ play: [having('savior-monk', 'anti-air')] }, foe).do('Attack with', 'Bo’s Jade');
    expect([scene.has(1, JADE), scene.is(1, 'ninja', 'flying')]).toEqual([true, true]);
    const shot = mixed({ play: [having('glorious-ninja', 'anti-air')] }, foe).do('Attack with', 'Bo’s Jade');
    expect([shot.has(1, JADE), shot.is(1, 'ninja', 'flying')]).toEqual([false, false]);
  });

  test('bystander: an opponent’s Ninjas have neither', () => {
    expect(ninjas({ play: [JADE] }, { play: ['fox-viper'] }).is(1, 'fox-viper', 'flying')).toBe(false);
  });

  test('ruling: (UMR) she gives it to herself, and not to Setsuki', () => {
    const scene = arrive();
    expect([scene.is(0, JADE, 'flying'), scene.is(0, SETSUKI, 'flying')]).toEqual([true, false]);
  });
});
