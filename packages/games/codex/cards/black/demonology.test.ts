import { describe, expect, test } from 'vitest';
import { having, illusory } from '../../testing/gifts.ts';
import { at, damaged, exhausted, fresh, levelled, maxed, type Placed, runed } from '../../testing/placed.ts';
import type { Half } from '../../testing/scene.ts';
import { black } from '../../testing/teams.ts';

// Vandy Anadrose, and the spells of demonology.

const VANDY = 'vandy-anadrose';
const IRON = 'iron-man';
const SPELLS = ['Dark Pact', 'Metamorphosis', 'Shadow Blade', 'Soul Stone'];

describe('Vandy Anadrose', () => {
  const study = (half: Half = {}) =>
    black({ play: [levelled(VANDY, 3)], hand: ['deteriorate'], gold: 2, ...half }).do('Use your Vandy');

  test('case: 14.25 she has sparkshot from the first level', () => {
    expect(black({ play: [VANDY] }).row(0, VANDY).sparkshot).toBe(1);
  });

  test('case: for 1 gold and a card she takes a demonology spell from the codex', () => {
    const scene = study();
    expect(scene.choices).toEqual(['Deteriorate']);
    scene.do('Deteriorate');
    expect(scene.choices.map((one) => one.replace(' from the codex', '')).sort()).toEqual(SPELLS);
    scene.do('Soul Stone');
    expect([
      scene.count(0, 'hand', 'soul-stone'),
      scene.count(0, 'discard', 'deteriorate'),
      scene.gold[0],
    ]).toEqual([1, 1, 1]);
  });

  test('case: at max level a unit of yours and an opposing one have +2/+2 until your next upkeep, then they die', () => {
    const scene = black({ play: [levelled(VANDY, 4), IRON] }, { play: ['skeleton', 'eggship'] });
    scene.do('Raise');
    expect([scene.stats(0, IRON), scene.stats(1, 'skeleton'), scene.stats(1, 'eggship')]).toEqual([
      '5/6',
      '3/3',
      '4/3',
    ]);
    scene.endTurn();
    expect(scene.stats(0, IRON)).toBe('5/6');
    scene.endTurn();
    expect([scene.has(0, IRON), scene.theirs]).toEqual([false, 'Base 20, Eggship 4/3']);
  });

  test('negative: not below level 3, not exhausted or fresh, not without a card', () => {
    const can = (placed: Placed, hand = ['deteriorate']) =>
      black({ play: [placed], hand }).can('Use your Vandy');
    expect(can(levelled(VANDY, 2))).toBe(false);
    expect(can(exhausted(levelled(VANDY, 3) as never))).toBe(false);
    expect(can({ card: VANDY, level: 3, fresh: true })).toBe(false);
    expect(can(levelled(VANDY, 3), [])).toBe(false);
  });

  test('ruling: (UMR) 11.7, C65 on an opponent’s turn nothing happens, even where only one unit of each could be chosen', () => {
    const died = black(
      { play: [damaged(VANDY, 2), 'thieving-imp'] },
      {
        play: [levelled(VANDY, 3), at('jandra-the-negator', 'squad leader')],
      },
    ).do('Attack with your Vandy');
    expect([died.has(0, VANDY), died.row(1, VANDY).thing.level]).toEqual([false, 5]);
    expect([died.stats(0, 'thieving-imp'), died.stats(1, 'jandra-the-negator')]).toEqual(['2/2', '3/2']);
  });

  test('edge: 14.39 the units die in Vandy’s player’s upkeep, under any control, and 4.13 though she is gone', () => {
    const scene = black({ play: [levelled(VANDY, 4), IRON] }, { play: ['skeleton'] }).do('Raise');
    expect(scene.endTurn().has(1, 'skeleton')).toBe(true);
    expect(scene.endTurn().has(1, 'skeleton')).toBe(false);
  });

  test('edge: 14.34 what has two lives lives on, without the +2/+2', () => {
    const scene = black({ play: [levelled(VANDY, 4), having(IRON, 'two lives')] })
      .do('Raise')
      .endTurn()
      .endTurn();
    expect(scene.stats(0, IRON)).toBe('3/4');
  });

  test('bystander: heroes and units of tech II are not chosen', () => {
    const scene = black({ play: [levelled(VANDY, 4), 'eggship', IRON, 'skeleton'] }).do('Raise');
    expect(scene.choices).toEqual(['Your Iron Man', 'Your Skeleton']);
  });

  test('ruling: (UMR) with no opposing unit a unit of yours is still chosen', () => {
    expect(
      black({ play: [levelled(VANDY, 4), IRON] })
        .do('Raise')
        .stats(0, IRON),
    ).toBe('5/6');
  });

  test('ruling: (UMR) they die though Vandy is not in play any more', () => {
    const scene = black({ play: [levelled(VANDY, 4), IRON] }, { play: ['harvest-reaper'] })
      .do('Raise')
      .endTurn();
    scene.do('Attack with', 'Ann’s Vandy');
    expect([scene.has(0, VANDY), scene.has(0, IRON)]).toEqual([false, true]);
    expect(scene.endTurn().has(0, IRON)).toBe(false);
  });

  test('ruling: (UMR) 11.7 reached on an opponent’s turn, where a choice is needed, it does not happen', () => {
    const half = { play: [levelled(VANDY, 3), IRON, 'skeleton'] };
    const scene = black(half, { play: [damaged('captain-zane', 1)] }).endTurn('Your Vandy');
    scene.do('Attack with');
    expect([scene.has(1, 'captain-zane'), scene.row(0, VANDY).thing.level, scene.stats(0, IRON)]).toEqual([
      false,
      5,
      '3/4',
    ]);
  });
});

describe('Dark Pact', () => {
  const cast = (half: Half = {}, theirs: Half = {}) =>
    black({ play: [VANDY], hand: ['dark-pact'], gold: 0, ...half }, theirs).do('Play Dark Pact');
  const deck = ['deteriorate', 'graveyard', 'thieving-imp'];

  test('case: 2 damage to a base, whose player draws two cards', () => {
    const scene = cast({ deck }).do('Your Base');
    expect([scene.base(0), scene.count(0, 'hand')]).toEqual([18, 2]);
  });

  test('negative: nothing but a base can be chosen', () => {
    expect(cast({}, { play: [IRON, 'tower'] }).choices).toEqual(['Your Base', 'Bo’s Base']);
  });

  test('edge: 3.11 without cards nothing is drawn; a base at 2 falls', () => {
    expect(cast().do('Your Base').count(0, 'hand')).toBe(0);
    expect(cast({}, { baseDamage: 18, deck }).do('Bo’s Base').state.winners).toEqual([0]);
  });

  test('bystander: an opponent’s base lets that player draw', () => {
    const scene = cast({ deck }, { deck }).do('Bo’s Base');
    expect([scene.count(0, 'hand'), scene.count(1, 'hand'), scene.base(1)]).toEqual([0, 2, 18]);
  });
});

describe('Shadow Blade', () => {
  const cast = (foe: Placed, hand = ['deteriorate', 'graveyard']) =>
    black({ play: [VANDY], hand: ['shadow-blade'] }, { play: [foe], hand }).do('Play Shadow');

  test('case: 3 damage to a patroller; if it dies, its controller discards a card', () => {
    const scene = cast(at('revolver-ocelot', 'elite'));
    expect([scene.has(1, 'revolver-ocelot'), scene.count(1, 'hand')]).toEqual([false, 1]);
  });

  test('negative: nothing is discarded where it lives', () => {
    const scene = cast(at(IRON, 'elite'));
    expect([scene.stats(1, IRON), scene.count(1, 'hand')]).toEqual(['4/1', 2]);
  });

  test('negative: what does not patrol cannot be chosen', () => {
    expect(black({ play: [VANDY], hand: ['shadow-blade'] }, { play: [IRON] }).can('Play Shadow')).toBe(false);
  });

  test('edge: 9.13 one that is saved did not die', () => {
    expect(cast(having(at('skeleton', 'elite'), 'two lives')).count(1, 'hand')).toBe(2);
  });

  test('bystander: your own hand stays', () => {
    const half = { play: [VANDY], hand: ['shadow-blade', 'deteriorate'] };
    const scene = black(half, { play: [at('skeleton', 'elite')], hand: ['graveyard'] }).do('Play Shadow');
    expect([scene.count(0, 'hand'), scene.count(1, 'hand')]).toEqual([1, 0]);
  });

  test('ruling: (UMR) 10.6 an illusion dies of being the target, and its controller discards', () => {
    const scene = cast(illusory(at(IRON, 'elite')));
    expect([scene.has(1, IRON), scene.count(1, 'hand')]).toEqual([false, 1]);
  });
});

describe('Soul Stone', () => {
  const lay = (scene: ReturnType<typeof black>, card: string) => {
    scene.do('Play Soul Stone');
    return scene.question === 'pick' ? scene.do(`Your ${card.slice(0, 4)}`) : scene;
  };

  const stoned = (placed: Placed, theirs: Half = {}, ...play: Placed[]) => {
    const scene = black(
      { play: [VANDY, placed, ...play], hand: ['soul-stone', 'soul-stone', 'deteriorate'] },
      theirs,
    );
    return lay(scene, typeof placed === 'string' ? placed : placed.card);
  };

  test('case: 5.9 the unit has +1/+1', () => {
    const scene = stoned(IRON);
    expect([scene.stats(0, IRON), scene.has(0, 'soul-stone')]).toEqual(['4/5', true]);
  });

  test('case: 9.12 instead of dying it loses its damage, and the stone is sacrificed', () => {
    const scene = stoned(damaged(IRON, 2), { play: [at('regular-sized-rhinoceros', 'elite')] }).do(
      'Attack with your Iron',
    );
    expect([scene.stats(0, IRON), scene.has(0, 'soul-stone')]).toEqual(['3/4', false]);
  });

  test('negative: heroes cannot be chosen, and it saves nobody else', () => {
    expect(black({ play: [VANDY], hand: ['soul-stone'] }).can('Play Soul')).toBe(false);
    const scene = stoned(IRON, {}, 'skeleton').do('Play Deteriorate', 'Your Skeleton');
    expect([scene.has(0, 'skeleton'), scene.has(0, 'soul-stone')]).toEqual([false, true]);
  });

  test('edge: two stones on a unit are both sacrificed', () => {
    const scene = stoned(damaged(IRON, 3), { play: [at('regular-sized-rhinoceros', 'elite')] });
    lay(scene, IRON).do('Attack with your Iron');
    expect([scene.stats(0, IRON), scene.has(0, 'soul-stone')]).toEqual(['3/4', false]);
  });

  test('edge: 9.2 one without HP burns the stone, and dies all the same', () => {
    const scene = stoned(runed('skeleton', 0)).do('Play Deteriorate');
    expect(scene.stats(0, 'skeleton')).toBe('1/1');
    expect(
      black({ play: [VANDY, runed(IRON, -3)], hand: ['soul-stone'] })
        .do('Play Soul')
        .stats(0, IRON),
    ).toBe('1/2');
  });

  test('bystander: 9.7 it goes when the unit leaves play otherwise', () => {
    const scene = stoned('chameleon-lizzo').endTurn();
    expect([scene.has(0, 'soul-stone'), scene.count(0, 'discard', 'soul-stone')]).toEqual([false, 1]);
  });

  test('ruling: (UMR) a unit that is saved has not died: nothing of its death happens', () => {
    const scene = stoned(damaged('jandra-the-negator', 3), { play: [at(IRON, 'elite')] });
    scene.do('Attack with your Jandra');
    expect(scene.mine).toContain('Jandra, the Negator 3/3');
  });

  test('ruling: (UMR) two lives are used up first', () => {
    const scene = stoned(having(damaged('skeleton', 0), 'two lives')).do('Play Deteriorate');
    expect(scene.has(0, 'soul-stone')).toBe(true);
  });

  test('ruling: (FB) the stone goes before indestructible', () => {
    const scene = stoned(having(damaged(IRON, 3), 'indestructible'), {
      play: [at('eggship', 'elite'), at('harvest-reaper', 'scavenger')],
    });
    scene.do('Attack with your Iron');
    expect([scene.has(0, 'soul-stone'), scene.row(0, IRON).thing.damage]).toEqual([false, 0]);
  });
});

describe('Metamorphosis', () => {
  const cast = (play: Placed[], theirs: Half = {}) =>
    black({ play: [maxed(VANDY), ...play], hand: ['metamorphosis'] }, theirs).do('Play Metamorphosis');

  test('case: your units are sacrificed, your heroes are Demons with two runes, readiness and invisible', () => {
    const scene = cast([IRON, 'skeleton']);
    expect(scene.mine).toBe('Base 20, Vandy Anadrose 6/7');
    expect([
      scene.is(0, VANDY, 'readiness'),
      scene.is(0, VANDY, 'invisible'),
      scene.row(0, VANDY).types,
    ]).toEqual([true, true, ['Demon']]);
  });

  test('case: 4.10 other heroes reach their maximum level, and what they do there happens', () => {
    const scene = cast(['captain-zane'], { play: [at(IRON, 'elite')] });
    expect(scene.row(0, 'captain-zane').thing.level).toBe(6);
    expect(scene.question).toBe('mode');
  });

  test('negative: 5.8 it needs Vandy at her maximum level', () => {
    expect(black({ play: [levelled(VANDY, 5)], hand: ['metamorphosis'] }).can('Play Meta')).toBe(false);
  });

  test('edge: what cannot be sacrificed stays', () => {
    expect(cast(['pestering-haunt', having(IRON, 'indestructible')]).mine).toBe(
      'Base 20, Vandy Anadrose 6/7, Pestering Haunt 1/1, Iron Man 3/4',
    );
  });

  test('edge: 9.7 a hero that left play is no Demon any more', () => {
    const scene = cast([], { play: [fresh('skeleton')] });
    expect(scene.endTurn().is(0, VANDY, 'readiness')).toBe(true);
  });

  test('bystander: an opponent’s units and heroes are as they were', () => {
    expect(cast([], { play: [IRON, VANDY] }).theirs).toBe('Base 20, Iron Man 3/4, Vandy Anadrose 2/3');
  });

  test('ruling: (S) a hero that is a Demon already gains nothing', () => {
    const half = { play: [maxed(VANDY)], hand: ['metamorphosis', 'metamorphosis'], gold: 20 };
    const scene = black(half).do('Play Metamorphosis', 'Play Metamorphosis');
    expect(scene.mine).toBe('Base 20, Vandy Anadrose 6/7');
  });
});
