import { describe, expect, test } from 'vitest';
import '../testing/madeUp.ts';
import { seat } from '@riposte/kernel';
import { codex } from '../index.ts';
import { futureOf } from '../state.ts';
import { counting, having, illusory } from '../testing/gifts.ts';
import { at, damaged, type Placed, runed } from '../testing/placed.ts';
import { type Half, Scene } from '../testing/scene.ts';
import { green, red } from '../testing/teams.ts';

// Keywords that say how long a thing lasts, and what it costs to touch it.

const TROQ = 'troq-bashar';

describe('healing', () => {
  const upkeep = (...play: Placed[]) => new Scene({}, { play }).endTurn();

  test('case: 14.13 in the upkeep its player’s units and heroes lose so much damage', () => {
    expect(
      upkeep(counting('tenderfoot', 'healing', 2), damaged('iron-man', 3), damaged(TROQ, 1)).theirs,
    ).toBe('Base 20, Tenderfoot 1/2, Iron Man 3/3, Troq Bashar 2/3');
  });

  test('negative: not in an opponent’s upkeep', () => {
    const scene = new Scene({ play: ['helpful-turtle', damaged('iron-man', 1)] }).endTurn();
    expect(scene.stats(0, 'iron-man')).toBe('3/3');
  });

  test('edge: 13.5, 9.1 it adds up, and stops at what is printed', () => {
    expect(
      upkeep(counting('helpful-turtle', 'healing', 4), damaged('iron-man', 2)).stats(1, 'iron-man'),
    ).toBe('3/4');
    expect(
      upkeep('helpful-turtle', counting('tenderfoot', 'healing', 1), damaged('iron-man', 3)).theirs,
    ).toContain('Iron Man 3/3');
  });

  test('bystander: buildings and opponents are not healed', () => {
    const scene = new Scene(
      { play: [damaged('iron-man', 1)] },
      { play: ['helpful-turtle', damaged('tower', 1)] },
    );
    scene.endTurn();
    expect([scene.mine, scene.stats(1, 'tower')]).toEqual(['Base 20, Iron Man 3/3', '0/3']);
  });
});

describe('ephemeral', () => {
  const brief = having('iron-man', 'ephemeral');

  test('case: 14.9 at the end of the turn it dies', () => {
    const scene = new Scene({ play: [brief] }).endTurn();
    expect([scene.mine, scene.count(0, 'discard', 'iron-man')]).toEqual(['Base 20', 1]);
  });

  test('case: at the end of any turn, an opponent’s too', () => {
    expect(new Scene({}, { play: [brief] }).endTurn().theirs).toBe('Base 20');
  });

  test('negative: until then it is there, and attacks', () => {
    expect(new Scene({ play: [brief] }).do('Attack with').base(1)).toBe(17);
  });

  test('edge: 8.9 on the own turn a slot gives nothing for it', () => {
    const scene = new Scene({ play: [brief], gold: 0, workers: 0 });
    scene.do('Set the patrol', 'Leave it empty', 'Leave it empty', 'Your Iron Man');
    expect([scene.has(0, 'iron-man'), scene.player(0).gold]).toEqual([false, 0]);
  });

  test('edge: 9.12 what is indestructible stays, exhausted', () => {
    const scene = new Scene({ play: [having(brief, 'indestructible')] }).endTurn();
    expect([scene.mine, scene.row(0, 'iron-man').thing.exhausted]).toEqual(['Base 20, Iron Man 3/4', true]);
  });

  test('bystander: others stay', () => {
    expect(new Scene({ play: [brief, 'tenderfoot'] }).endTurn().mine).toBe('Base 20, Tenderfoot 1/2');
  });
});

describe('indestructible', () => {
  const rock = having('iron-man', 'indestructible');
  const boot = (half: Half) => new Scene({ play: [TROQ], hand: ['the-boot'] }, half).do('Play The Boot');

  test('case: 14.33 instead of dying it is exhausted and loses its damage', () => {
    const scene = boot({ play: [at(damaged(rock, 2), 'elite')] });
    const { exhausted: tired, slot } = scene.row(1, 'iron-man').thing;
    expect([scene.theirs, tired, slot]).toEqual(['Base 20, Iron Man 3/4', true, -1]);
  });

  test('case: 14.33 what lies on it is discarded', () => {
    const scene = green(
      { heroes: [TROQ, 'argagarg-garg', 'river-montoya'], play: [TROQ], hand: ['the-boot'] },
      { play: ['argagarg-garg', having('tiger-cub', 'indestructible')], hand: ['spirit-of-the-panda'] },
    ).endTurn();
    scene.do('Play Spirit').endTurn().do('Play The Boot');
    expect([scene.has(1, 'tiger-cub'), scene.count(1, 'discard', 'spirit-of-the-panda')]).toEqual([true, 1]);
  });

  test('negative: it can be put into a hand', () => {
    const scene = new Scene({ play: ['herald'] }, { play: [rock] }).do(
      'Use your Herald: dismiss',
      'Bo’s Iron Man',
    );
    expect(scene.count(1, 'hand', 'iron-man')).toBe(1);
  });

  test('negative: 9.8 it cannot be sacrificed, for a cost or for an effect', () => {
    const bomber = having('bombaster', 'indestructible');
    expect(red({ play: [bomber] }, { play: [at('mad-man', 'elite')] }).can('Use')).toBe(false);
    const octopus = red({}, { play: [having('land-octopus', 'indestructible')], workers: 0 }).endTurn();
    expect([octopus.has(1, 'land-octopus'), octopus.row(1, 'land-octopus').thing.exhausted]).toEqual([
      true,
      false,
    ]);
  });

  test('edge: 9.13 no death, so nothing is gained from it', () => {
    const scene = boot({ play: [at(rock, 'scavenger'), 'mourner'], gold: 0 });
    expect(scene.player(1).gold).toBe(0);
  });

  test('edge: without HP it stays exhausted for good, and keeps its runes', () => {
    const scene = new Scene({}, { play: [runed(rock, -4)] }).endTurn();
    const { runes, exhausted: tired } = scene.row(1, 'iron-man').thing;
    expect([runes, tired, scene.can('Attack')]).toEqual([-4, true, false]);
  });

  test('edge: partners of a Two Step are linked, which is not to be attached', () => {
    const scene = new Scene(
      { play: ['river-montoya', having('iron-man', 'indestructible'), 'tenderfoot'], hand: ['two-step'] },
      { play: [TROQ], hand: ['the-boot'] },
    );
    scene.do('Play Two Step', 'Your Iron Man').endTurn().do('Play The Boot', 'Ann’s Iron Man');
    expect(scene.mine).toBe('Base 20, River Montoya 2/3, Iron Man 5/6, Tenderfoot 3/4, Two Step');
  });

  test('bystander: others die as usual', () => {
    expect(
      new Scene({ play: ['trojan-duck'] }, { play: [rock, 'tenderfoot'] }).do(
        'Attack with',
        'Bo’s Base',
        'Bo’s Base',
      ).theirs,
    ).toBe('Base 8, Iron Man 3/4');
  });
});

describe('two lives', () => {
  const cat = having('tenderfoot', 'two lives');
  const boots = (half: Half) =>
    new Scene({ play: [TROQ], hand: ['the-boot', 'the-boot'] }, half).do('Play The Boot');

  test('case: 14.34 instead of dying for the first time it loses its damage', () => {
    expect(boots({ play: [damaged(cat, 1)] }).theirs).toBe('Base 20, Tenderfoot 1/2');
  });

  test('negative: the second time it dies', () => {
    const scene = boots({ play: [cat] }).do('Play The Boot');
    expect([scene.theirs, scene.count(1, 'discard', 'tenderfoot')]).toEqual(['Base 20', 1]);
  });

  test('edge: 9.13 its first death was none: the technician draws nothing', () => {
    expect(boots({ play: [at(cat, 'technician')], deck: ['spark'] }).count(1, 'hand')).toBe(0);
  });

  test('edge: 9.12, 9.3 without HP both lives go at once', () => {
    expect(
      new Scene({ play: [TROQ], hand: ['wither'] }, { play: [runed(cat, -1)] }).do('Play Wither', 'Bo’s')
        .theirs,
    ).toBe('Base 20');
  });

  test('edge: 11.3, B9 a sacrifice that it took the place of counts as done', () => {
    const scene = green({
      play: ['master-midori', having('tiger-cub', 'two lives')],
      hand: ['circle-of-life'],
    });
    scene.do('Play Circle of Life');
    expect([scene.has(0, 'tiger-cub'), scene.question]).toEqual([true, 'card']);
  });

  test('bystander: 8.3 it stays ready, and in its slot', () => {
    const { slot, exhausted: tired } = boots({ play: [at(cat, 'elite')] }).row(1, 'tenderfoot').thing;
    expect([slot, tired]).toEqual([1, false]);
  });
});

describe("can't be sacrificed", () => {
  const bombaster = having('bombaster', "can't be sacrificed");

  test('case: 14.30, 9.8 it is not sacrificed for a cost', () => {
    expect(red({ play: [bombaster] }, { play: [at('mad-man', 'elite')] }).can('Use')).toBe(false);
  });

  test('negative: it dies as any other', () => {
    const scene = red({ play: [bombaster] }, { play: [at('steam-tank', 'elite')] }).do('Attack with');
    expect(scene.has(0, 'bombaster')).toBe(false);
  });

  test('edge: 9.8 an effect passes it over, and takes another', () => {
    const play = ['master-midori', having('tiger-cub', "can't be sacrificed"), 'young-treant'];
    const scene = green({ play, hand: ['circle-of-life'] }).do('Play Circle of Life');
    expect([scene.has(0, 'tiger-cub'), scene.has(0, 'young-treant')]).toEqual([true, false]);
  });

  test('bystander: others of its kind are', () => {
    const scene = red({ play: [bombaster, 'nautical-dog'] }, { play: [at('mad-man', 'elite')] });
    expect(scene.can('Use')).toBe(false);
    expect(red({ play: ['bombaster'] }, { play: [at('mad-man', 'elite')] }).can('Use your Bombaster')).toBe(
      true,
    );
  });
});

describe('resist', () => {
  const foe = { play: [counting('iron-man', 'resist', 2)] };
  const wither = (gold: number, half: Half = foe) =>
    new Scene({ play: [TROQ], hand: ['wither'], gold }, half);

  test('case: 14.24, 10.3 an opponent pays for targeting it', () => {
    const scene = wither(5).do('Play Wither', 'Bo’s Iron Man');
    expect([scene.player(0).gold, scene.stats(1, 'iron-man')]).toEqual([1, '2/3']);
  });

  test('negative: with less gold left it cannot be chosen', () => {
    expect(wither(3).do('Play Wither').stats(0, TROQ)).toBe('1/2');
  });

  test('negative: 10.5 its own player pays nothing', () => {
    const scene = new Scene({ play: [TROQ, counting('iron-man', 'resist', 2)], hand: ['bloom'], gold: 2 });
    expect(scene.do('Play Bloom', 'Your Iron Man').player(0).gold).toBe(0);
  });

  test('edge: 13.5 it adds up with that of the lookout', () => {
    const lookout = { play: [at(counting('iron-man', 'resist', 2), 'lookout')] };
    expect(wither(5, lookout).do('Play Wither', 'Bo’s Iron Man').player(0).gold).toBe(0);
  });

  test('bystander: 10.1 an attack, and the choice of another, cost nothing', () => {
    const scene = new Scene({ play: ['iron-man'], gold: 0 }, foe).do('Attack with', 'Bo’s Iron Man');
    expect(scene.stats(1, 'iron-man')).toBe('3/1');
  });
});

describe('flagbearer', () => {
  const bearer = having('iron-man', 'flagbearer');
  const wither = (...play: Placed[]) =>
    new Scene({ play: [TROQ], hand: ['wither'] }, { play }).do('Play Wither');

  test('case: 10.4 a spell of an opponent must target it', () => {
    expect(wither(bearer, 'older-brother').theirs).toBe('Base 20, Iron Man 2/3, Older Brother 2/2');
  });

  test('case: and so must an ability', () => {
    const half = { play: [{ card: 'river-montoya', level: 3 }] };
    const foe = { play: [at('tenderfoot', 'elite'), at(having('older-brother', 'flagbearer'), 'lookout')] };
    expect(new Scene(half, foe).do('Use your River').row(1, 'older-brother').thing.slot).toBe(-1);
  });

  test('negative: 10.5 not one of its own player', () => {
    const scene = new Scene({ play: [TROQ, bearer], hand: ['bloom'] }).do('Play Bloom');
    expect(scene.choices).toEqual(['Your Troq Bashar', 'Your Iron Man']);
  });

  test('edge: of two, either will do', () => {
    expect(wither(bearer, having('older-brother', 'flagbearer'), 'tenderfoot').choices).toEqual([
      'Bo’s Iron Man',
      'Bo’s Older Brother',
    ]);
  });

  test('edge: one that the spell could not reach anyway forces nothing', () => {
    const scene = new Scene({ play: [TROQ], hand: ['spark'] }, { play: [bearer, at('tenderfoot', 'elite')] });
    expect(scene.do('Play Spark').stats(1, 'tenderfoot')).toBe('2/1');
  });

  test('bystander: 10.1 attacks go where they like', () => {
    const scene = new Scene({ play: ['older-brother'] }, { play: [bearer, 'tenderfoot'] }).do('Attack with');
    expect(scene.choices).toContain('Bo’s Tenderfoot');
  });
});

describe('illusion', () => {
  const wither = (...play: Placed[]) =>
    new Scene({ play: [TROQ], hand: ['wither'] }, { play }).do('Play Wither');

  test('case: 10.6 becoming a target it dies at once, and the effect does nothing to it', () => {
    const scene = wither(illusory('iron-man')).do('Bo’s Iron Man');
    expect([scene.theirs, scene.happened('runesPlaced')]).toEqual(['Base 20', 0]);
    expect(scene.count(1, 'discard', 'iron-man')).toBe(1);
  });

  test('case: for a target of its own player too', () => {
    const scene = new Scene({ play: [TROQ, illusory('iron-man')], hand: ['bloom'] }).do(
      'Play Bloom',
      'Your Iron Man',
    );
    expect(scene.mine).toBe('Base 20, Troq Bashar 2/3');
  });

  test('negative: attacked, it fights as any other', () => {
    const scene = new Scene({ play: ['older-brother'] }, { play: [at(illusory('iron-man'), 'elite')] });
    expect(scene.do('Attack with').stats(1, 'iron-man')).toBe('4/2');
  });

  test('edge: 10.3 resist is paid all the same; 8.6 it dies as any other', () => {
    const foe = { play: [at(counting(illusory('iron-man'), 'resist', 1), 'scavenger')], gold: 0 };
    const scene = new Scene({ play: [TROQ], hand: ['wither'] }, foe).do('Play Wither', 'Bo’s Iron Man');
    expect([scene.player(0).gold, scene.player(1).gold]).toEqual([7, 1]);
  });

  test('edge: 13.4 it is a type, and no ability: such a unit has none', () => {
    const scene = green({ play: [{ card: 'master-midori', level: 7 }, illusory('tiger-cub')] });
    expect(scene.stats(0, 'tiger-cub')).toBe('3/3');
  });

  test('bystander: who was not the target stays', () => {
    expect(wither(illusory('iron-man'), 'tenderfoot').do('Bo’s Tenderfoot').theirs).toBe(
      'Base 20, Iron Man 3/4, Tenderfoot 0/1',
    );
  });
});

describe('legendary', () => {
  const GALINA = 'galina-glimmer';
  const half = { play: ['tech-i-building', GALINA], hand: [GALINA] };

  test('case: 14.35, 5.14, A2 a second one is discarded instead of arriving', () => {
    const scene = green(half).do('Play Galina');
    expect(scene.mine).toBe('Base 20, Tech I Building 5, Galina Glimmer 2/2');
    expect(scene.count(0, 'discard', GALINA)).toBe(1);
  });

  test('negative: each player may have one', () => {
    const scene = green({ ...half, play: ['tech-i-building'] }, { play: [GALINA] }).do('Play Galina');
    expect([scene.has(0, GALINA), scene.has(1, GALINA)]).toEqual([true, true]);
  });

  test('edge: another one may come when the first is gone', () => {
    const scene = green(
      { ...half, play: ['tech-i-building', GALINA] },
      { play: [at('argagarg-garg', 'elite')] },
    );
    scene.do('Attack with your Galina', 'Play Galina');
    expect(scene.row(0, GALINA).thing.fresh).toBe(true);
  });

  test('bystander: the first one keeps all it has', () => {
    const scene = green({ ...half, play: ['tech-i-building', runed(GALINA, 2)] }).do('Play Galina');
    expect(scene.stats(0, GALINA)).toBe('4/4');
  });
});

describe('fading', () => {
  const upkeep = (play: Placed[], rounds = 1) => {
    const scene = new Scene({}, { play });
    for (let round = 0; round < rounds; round++) scene.endTurn().endTurn();
    return scene;
  };

  test('case: 14.31 it arrives with its time runes, and its player’s upkeep removes one', () => {
    const scene = new Scene({ play: ['herald'] }).do('Use your Herald: hatch');
    expect(scene.row(0, 'mayfly').thing.time).toBe(2);
    expect(scene.endTurn().endTurn().row(0, 'mayfly').thing.time).toBe(1);
  });

  test('case: 14.31 when the last one is removed it is sacrificed', () => {
    const scene = upkeep([{ card: 'mayfly', time: 1 }, 'mourner']);
    expect([scene.has(1, 'mayfly'), scene.happened('died')]).toEqual([false, 1]);
  });

  test('negative: an opponent’s upkeep removes none', () => {
    const scene = new Scene({ play: [{ card: 'mayfly', time: 2 }] }).endTurn();
    expect(scene.row(0, 'mayfly').thing.time).toBe(2);
  });

  test('edge: without runes, as a copy that never got any, it loses none and stays', () => {
    expect(upkeep(['mayfly'], 2).has(1, 'mayfly')).toBe(true);
  });

  test('edge: 9.8 one that cannot be sacrificed stays', () => {
    expect(upkeep([{ ...having('mayfly', 'indestructible'), time: 1 }]).has(1, 'mayfly')).toBe(true);
  });

  test('bystander: others have no time runes, and stay', () => {
    expect(upkeep([{ card: 'mayfly', time: 1 }, 'tenderfoot']).theirs).toBe('Base 20, Tenderfoot 1/2');
  });
});

describe('forecast', () => {
  /** The time runes of what waits in the future. */
  const waiting = ({ state }: Scene) => futureOf(state).map(({ time }) => time);
  const called = () => new Scene({ play: ['herald'], gold: 0, workers: 0 }).do('Use your Herald: call');

  test('case: 14.32 it goes to the future with its time runes, and arrives when the last is gone', () => {
    const scene = called();
    expect([scene.has(0, 'foretold'), waiting(scene)]).toEqual([false, [2]]);
    scene.endTurn().endTurn();
    expect([scene.has(0, 'foretold'), waiting(scene)]).toEqual([false, [1]]);
    scene.endTurn().endTurn();
    expect([scene.has(0, 'foretold'), waiting(scene)]).toEqual([true, []]);
  });

  test('negative: an opponent’s upkeep removes no rune', () => {
    expect(waiting(called().endTurn())).toEqual([2]);
  });

  test('negative: in the future it is out of reach', () => {
    const scene = called().endTurn();
    expect(scene.choices.some((one) => one.includes('Foretold'))).toBe(false);
    expect(scene.state.things.some(({ card }) => card === 'foretold')).toBe(false);
  });

  test('edge: 5.3, 14.3 its arrival happens as it comes, and so does its arrival fatigue', () => {
    const scene = called().endTurn().endTurn();
    expect(scene.player(0).gold).toBe(0);
    scene.endTurn().endTurn();
    expect([scene.player(0).gold, scene.can('Attack with your Foretold')]).toEqual([3, false]);
  });

  test('edge: of two, each has its own time', () => {
    const scene = called().endTurn().endTurn().do('Use your Herald: call').endTurn().endTurn();
    expect(scene.choices).toEqual([
      'Your Foretold: Forecast: it loses a time rune.',
      'Your Foretold: Arrives: gain 3 gold.',
    ]);
    scene.do('Your Foretold: Arrives').endTurn();
    expect([scene.has(0, 'foretold'), waiting(scene)]).toEqual([true, [1]]);
  });

  test('bystander: the other player sees what waits and for how long, and waits for nothing', () => {
    const { future } = codex.view(called().state, seat(1));
    expect(future?.map(({ card, time, owner }) => [card, time, owner])).toEqual([['foretold', 2, seat(0)]]);
  });
});
