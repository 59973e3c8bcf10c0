import { describe, expect, test } from 'vitest';
import { counting, having } from '../../testing/gifts.ts';
import '../../testing/madeUp.ts';
import { at, exhausted, fresh, levelled, type Placed } from '../../testing/placed.ts';
import type { Half } from '../../testing/scene.ts';
import { undead } from '../../testing/teams.ts';

// The units of necromancy.

const GARTH = 'garth-torken';
const VANDY = 'vandy-anadrose';
const MIDORI = 'master-midori';
const IRON = 'iron-man';
const RHINO = 'regular-sized-rhinoceros';

describe('Bone Collector', () => {
  const BONES = 'bone-collector';

  test('case: a 1/1 Skeleton is summoned as it attacks', () => {
    expect(undead({ play: [BONES] }).do('Attack with').mine).toBe(
      'Base 20, Bone Collector 3/3, Skeleton 1/1',
    );
  });

  test('negative: not as it arrives, and not when it is attacked', () => {
    expect(
      undead({ hand: [BONES], play: ['tech-i-building'] })
        .do('Play Bone')
        .has(0, 'skeleton'),
    ).toBe(false);
    const struck = undead({ play: [RHINO] }, { play: [at(BONES, 'scavenger')] }).do('Attack with');
    expect(struck.has(1, 'skeleton')).toBe(false);
  });

  test('edge: 7.7 it is there even if the attacker dies', () => {
    const scene = undead({ play: [BONES] }, { play: [at(RHINO, 'elite')] }).do('Attack with');
    expect(scene.mine).toBe('Base 20, Skeleton 1/1');
  });

  test('bystander: another attacker brings none', () => {
    expect(
      undead({ play: [BONES, 'thieving-imp'] })
        .do('Attack with your Thieving')
        .has(0, 'skeleton'),
    ).toBe(false);
  });
});

describe('Hooded Executioner', () => {
  const play = (theirs: Placed[], mine: Placed[] = []) =>
    undead({ hand: ['hooded-executioner'], play: ['tech-i-building', ...mine] }, { play: theirs });

  test('case: boosted, it destroys the weakest unit of each opponent', () => {
    const scene = play(['skeleton', 'zombie', IRON]).do('Play Hooded Executioner boosted');
    expect([scene.theirs, scene.gold[0]]).toEqual(['Base 20, Zombie 2/2, Iron Man 3/4', 5]);
  });

  test('case: 14.37 of equals its player chooses', () => {
    const scene = play(['skeleton', 'skeleton-javelineer']).do('Play Hooded Executioner boosted');
    expect([scene.asked, scene.choices]).toEqual([0, ['Bo’s Skeleton', 'Bo’s Skeleton Javelineer']]);
  });

  test('negative: not without boost', () => {
    expect(play(['skeleton']).do('Play Hooded Executioner (').has(1, 'skeleton')).toBe(true);
  });

  test('edge: 14.19 what cannot be destroyed is passed over; without units nothing happens', () => {
    const scene = play([having('skeleton', 'indestructible'), 'anchor', IRON]);
    expect(scene.do('Play Hooded Executioner boosted').theirs).toBe('Base 20, Skeleton 1/1, Anchor 1/1');
    expect(play([]).do('Play Hooded Executioner boosted').question).toBe('main');
  });

  test('bystander: 10.1 own units and heroes stay, and nothing is targeted', () => {
    const scene = play([VANDY, having(IRON, 'untargetable')], ['skeleton']).do(
      'Play Hooded Executioner boosted',
    );
    expect([scene.theirs, scene.has(0, 'skeleton'), scene.happened('targeted')]).toEqual([
      'Base 20, Vandy Anadrose 2/3',
      true,
      0,
    ]);
  });
});

describe('Blackhand Resurrector', () => {
  const RESURRECTOR = 'blackhand-resurrector';
  const dying = (hero: Placed) => ({ ...(typeof hero === 'string' ? { card: hero } : hero), marks: 256 });
  /** A hero of Ann dies first, of an attack elsewhere. */
  const after = (heroes: Placed[], half: Half = {}) =>
    undead({ play: [RESURRECTOR, 'thieving-imp', ...heroes], tech: 'necromancy', ...half }).do(
      'Attack with your Thieving',
    );

  test('case: a hero that died comes back at the maximum level, with what happens there', () => {
    const scene = after([dying(VANDY)]);
    expect(scene.has(0, VANDY)).toBe(false);
    scene.do('Use your Blackhand');
    expect([scene.row(0, VANDY).thing.level, scene.has(0, RESURRECTOR), scene.gold[0]]).toEqual([
      5,
      false,
      10,
    ]);
    expect(scene.row(0, 'thieving-imp').thing.grants).toHaveLength(1);
  });

  test('case: of several its player chooses', () => {
    const scene = after([dying(VANDY), dying(MIDORI)]).do('Use your Blackhand');
    expect(scene.choices).toEqual(['Vandy Anadrose (demonology)', 'Master Midori (balance)']);
    expect(scene.do('Master').stats(0, MIDORI)).toBe('4/5');
  });

  test('negative: not for heroes that have not died', () => {
    expect(undead({ play: [RESURRECTOR], tech: 'necromancy' }).can('Use your Blackhand')).toBe(false);
    const home = undead({ play: [RESURRECTOR, 'herald', VANDY], tech: 'necromancy' });
    expect(home.do('Use your Herald: dismiss', 'Your Vandy').can('Use your Blackhand')).toBe(false);
  });

  test('negative: 5.18 not exhausted, and not with arrival fatigue', () => {
    const can = (placed: Placed) =>
      undead({ play: [placed, 'thieving-imp', dying(VANDY)], tech: 'necromancy' })
        .do('Attack with your Thieving')
        .can('Use your Blackhand');
    expect([can(exhausted(RESURRECTOR)), can(fresh(RESURRECTOR)), can(RESURRECTOR)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('edge: 4.15 summoning runes do not matter, and are gone', () => {
    const scene = after([dying(VANDY)]);
    expect(scene.player(0).heroes.find(({ card }) => card === VANDY)).toMatchObject({ runes: 2, died: true });
    scene.do('Use your Blackhand');
    expect(scene.player(0).heroes.find(({ card }) => card === VANDY)).toMatchObject({ runes: 0 });
  });

  test('edge: 4.15, C18 there must be room for a hero', () => {
    const play = [RESURRECTOR, 'thieving-imp', dying(VANDY), GARTH];
    const scene = undead({ play }).do('Attack with your Thieving');
    expect(scene.can('Use your Blackhand')).toBe(false);
  });

  test('bystander: an opponent’s dead heroes are not meant, and other heroes stay', () => {
    const mine = { play: [RESURRECTOR, 'thieving-imp', GARTH], tech: 'necromancy' } as const;
    const scene = undead(mine, { play: [dying(VANDY)] });
    scene.do('Attack with your Thieving', 'Bo’s Base');
    expect([scene.can('Use your Blackhand'), scene.has(0, GARTH), scene.has(1, VANDY)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('ruling: (FB) 4.5 not past the hero limit, which its tech buildings raise', () => {
    const scene = after([dying(VANDY), GARTH]).do('Use your Blackhand');
    expect([scene.has(0, VANDY), scene.has(0, GARTH)]).toEqual([true, true]);
  });
});

describe('Corpse Catapult', () => {
  const CATAPULT = 'corpse-catapult';
  const loaded = (corpse: number): Placed => ({ card: CATAPULT, tokens: { corpse } });
  const runes = (scene: ReturnType<typeof undead>) => scene.row(0, CATAPULT).thing.tokens.corpse ?? 0;

  test('case: it gets a corpse rune when a unit of yours dies, tokens too', () => {
    const scene = undead({ play: [CATAPULT, levelled(GARTH, 4), 'skeleton'] }).do(
      'Use your Garth Torken: draw',
    );
    expect(runes(scene)).toBe(1);
  });

  test('case: exhausted and for two corpse runes it deals 6 damage to a building', () => {
    const scene = undead({ play: [loaded(3)] }, { play: ['tower'] }).do('Use your Corpse', 'Bo’s Base');
    expect([scene.base(1), runes(scene), scene.row(0, CATAPULT).thing.exhausted]).toEqual([14, 1, true]);
  });

  test('negative: no rune for an opponent’s unit or a hero; no shot with one rune, or exhausted', () => {
    const foes = undead(
      { play: [CATAPULT, 'thieving-imp', { card: VANDY, marks: 256 }] },
      { play: [{ card: IRON, marks: 256 }] },
    );
    expect(runes(foes.do('Attack with your Thieving', 'Bo’s Base'))).toBe(0);
    expect(undead({ play: [loaded(1)] }).can('Use')).toBe(false);
    expect(undead({ play: [exhausted(loaded(2))] }).can('Use')).toBe(false);
  });

  test('edge: 9.6 each of several that die at once counts', () => {
    const dead = { card: IRON, marks: 256 };
    const scene = undead({ play: [CATAPULT, dead, dead, 'thieving-imp'] }).do('Attack with your Thieving');
    expect(runes(scene)).toBe(2);
  });

  test('bystander: it stays in play with its other runes', () => {
    const scene = undead({ play: [{ card: CATAPULT, runes: 1, tokens: { corpse: 2 } }] }).do(
      'Use your Corpse',
    );
    expect([scene.stats(0, CATAPULT), runes(scene)]).toEqual(['2/5', 0]);
  });
});

describe('Necromancer', () => {
  const NECRO = 'necromancer';
  const dead = (card: string) => ({ card, marks: 256 });
  const dies = (...play: Placed[]) =>
    undead({ play: [...play, 'thieving-imp'] }).do('Attack with your Thieving');

  test('case: another unit of yours that is no token dies: a 1/1 Skeleton', () => {
    expect(dies(NECRO, dead(IRON)).mine).toBe('Base 20, Necromancer 3/3, Thieving Imp 2/2, Skeleton 1/1');
  });

  test('negative: not for tokens, heroes, itself, or an opponent’s unit', () => {
    expect(dies(NECRO, dead('zombie'), dead(VANDY)).has(0, 'skeleton')).toBe(false);
    expect(dies(dead(NECRO)).has(0, 'skeleton')).toBe(false);
    const foe = undead({ play: [NECRO, 'thieving-imp'] }, { play: [dead(IRON), 'graveyard'] });
    expect(foe.do('Attack with your Thieving', 'Bo’s Base').has(0, 'skeleton')).toBe(false);
  });

  test('edge: 9.6 one that dies together with it counts', () => {
    expect(dies(dead(NECRO), dead(IRON)).mine).toBe('Base 20, Thieving Imp 2/2, Skeleton 1/1');
  });

  test('edge: 14.17 it has long-range; two of them summon two', () => {
    const scene = dies(NECRO, NECRO, dead(IRON));
    expect([scene.is(0, NECRO, 'long-range'), scene.mine.split('Skeleton').length - 1]).toEqual([true, 2]);
  });

  test('bystander: the dead unit goes to the discard pile', () => {
    expect(dies(NECRO, dead('wight')).count(0, 'discard', 'wight')).toBe(1);
  });
});

describe('Skeletal Lord', () => {
  const LORD = 'skeletal-lord';
  const five: readonly Placed[] = Array.from({ length: 5 }, () => 'skeleton');
  const muster = (play: readonly Placed[], hand = ['zarramonde-the-obliterator', 'deteriorate']) =>
    undead({ play: [LORD, ...play], hand });

  test('case: your Skeletons have +1/+1, cards and tokens', () => {
    const scene = undead({ play: [LORD, 'skeleton', 'skeleton-javelineer'] });
    expect([scene.stats(0, 'skeleton'), scene.stats(0, 'skeleton-javelineer')]).toEqual(['2/2', '2/2']);
  });

  test('case: 5.23 for five Skeletons that are exhausted a unit comes from the hand', () => {
    const scene = muster(five).do('Use your Skeletal');
    expect(scene.choices).toEqual(['Zarramonde, the Obliterator from the hand']);
    scene.do('Zarramonde');
    expect(scene.has(0, 'zarramonde-the-obliterator')).toBe(true);
    expect(
      scene.state.things.filter((thing) => thing.card === 'skeleton').every((thing) => thing.exhausted),
    ).toBe(true);
  });

  test('negative: not with four that are ready, and not without a unit in the hand', () => {
    expect(muster(five.slice(1)).can('Use')).toBe(false);
    expect(muster([...five.slice(1), exhausted('skeleton')]).can('Use')).toBe(false);
    expect(muster(five, ['deteriorate']).can('Use')).toBe(false);
  });

  test('edge: of more than five they are chosen one by one', () => {
    const scene = muster([...five, 'skeleton-javelineer']).do('Use your Skeletal');
    expect([scene.question, scene.choices.length]).toEqual(['pick', 6]);
    for (const name of ['Your Skeleton 1', 'Your Skeleton 2', 'Your Skeleton 3', 'Your Skeleton 4'])
      scene.do(name);
    scene.do('Your Skeleton Javelineer', 'Zarramonde');
    const ready = scene.state.things.filter((thing) => thing.card.startsWith('skeleton') && !thing.exhausted);
    expect(ready.map(({ card }) => card)).toEqual(['skeleton']);
  });

  test('bystander: an opponent’s Skeletons gain nothing, nor do other units', () => {
    const scene = undead({ play: [LORD, IRON] }, { play: ['skeleton'] });
    expect([scene.stats(1, 'skeleton'), scene.stats(0, IRON), scene.stats(0, LORD)]).toEqual([
      '1/1',
      '3/4',
      '3/3',
    ]);
  });

  test('ruling: (S) 5.23, B21 Skeletons with arrival fatigue may be exhausted, and the Lord need not be ready', () => {
    const tired = five.map(() => fresh('skeleton'));
    const scene = undead({ play: [exhausted(LORD), ...tired], hand: ['thieving-imp'] });
    expect(scene.do('Use your Skeletal', 'Thieving').has(0, 'thieving-imp')).toBe(true);
  });

  test('ruling: (SH) even a unit of tech III comes, and nothing is paid', () => {
    const scene = muster(five).do('Use your Skeletal', 'Zarramonde');
    expect([scene.gold[0], scene.question]).toEqual([10, 'main']);
  });
});

describe('Wight', () => {
  const WIGHT = 'wight';
  const hero = levelled(MIDORI, 8);

  test('case: when it attacks a hero it is unstoppable and has deathtouch', () => {
    const scene = undead({ play: [WIGHT] }, { play: [at(RHINO, 'squad leader'), hero] }).do('Attack with');
    expect(scene.choices).toEqual(['Bo’s Regular-sized Rhinoceros (squad leader)', 'Bo’s Master Midori']);
    expect(scene.do('Bo’s Master').has(1, MIDORI)).toBe(false);
  });

  test('negative: against units and buildings it is neither', () => {
    const scene = undead({ play: [WIGHT] }, { play: [at(RHINO, 'squad leader')] }).do('Attack with');
    expect([scene.base(1), scene.stats(1, RHINO)]).toEqual([20, '5/3']);
  });

  test('edge: 14.8, 9.9 armor that takes all of its damage does not save the hero', () => {
    const scene = undead({ play: [{ card: WIGHT, runes: -3 }] }, { play: [at(hero, 'squad leader')] });
    expect(scene.do('Attack with').has(1, MIDORI)).toBe(false);
  });

  test('edge: 14.25 its sparkshot, if it has any, has no deathtouch', () => {
    const foes = { play: [at(hero, 'squad leader'), at(RHINO, 'elite')] };
    const scene = undead({ play: [counting(WIGHT, 'sparkshot', 1)] }, foes).do('Attack with');
    expect([scene.has(1, MIDORI), scene.row(1, RHINO).thing.damage]).toEqual([false, 1]);
  });

  test('bystander: a hero that attacks it takes damage only', () => {
    const scene = undead({ play: [hero] }, { play: [at(WIGHT, 'scavenger')] }).do(
      'Attack with',
      'Bo’s Wight',
    );
    expect([scene.has(0, MIDORI), scene.has(1, WIGHT)]).toEqual([true, false]);
  });
});

describe('Lord of Shadows', () => {
  const LORD = 'lord-of-shadows';

  test('case: your black units are invisible, this one too', () => {
    const scene = undead({ play: [LORD, 'thieving-imp', 'skeleton'] });
    for (const card of [LORD, 'thieving-imp', 'skeleton']) expect(scene.is(0, card, 'invisible')).toBe(true);
  });

  test('negative: units of other colors and heroes are not', () => {
    const scene = undead({ play: [LORD, IRON, GARTH] });
    expect([scene.is(0, IRON, 'invisible'), scene.is(0, GARTH, 'invisible')]).toEqual([false, false]);
  });

  test('edge: 14.14 they go past patrollers', () => {
    const scene = undead({ play: [LORD] }, { play: [at(IRON, 'squad leader')] }).do(
      'Attack with',
      'Bo’s Base',
    );
    expect(scene.base(1)).toBe(12);
  });

  test('bystander: an opponent’s black units are seen', () => {
    expect(undead({ play: [LORD] }, { play: ['skeleton'] }).is(1, 'skeleton', 'invisible')).toBe(false);
  });
});
