import { describe, expect, test } from 'vitest';
import '../testing/madeUp.ts';
import { seat } from '@riposte/kernel';
import { codex } from '../index.ts';
import { futureOf } from '../state.ts';
import { counting, having } from '../testing/gifts.ts';
import { at, damaged, type Placed, runed } from '../testing/placed.ts';
import { Scene } from '../testing/scene.ts';
import { green } from '../testing/teams.ts';

// Keywords that say how long a thing lasts.

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

describe('legendary', () => {
  const GALINA = 'galina-glimmer';
  const half = { play: ['tech-i-building', GALINA], hand: [GALINA] };

  test('case: 14.35, 5.14 of two the newest is destroyed, even if it cannot be', () => {
    const scene = green(half).do('Play Galina');
    expect([scene.mine, scene.happened('died')]).toEqual([
      'Base 20, Tech I Building 5, Galina Glimmer 2/2',
      1,
    ]);
    const tough = { ...half, hand: [], play: [GALINA, { ...having(GALINA, 'indestructible'), id: 900 }] };
    const two = green({ ...tough, gold: 5 }).do('Summon Argagarg');
    expect([two.has(0, GALINA), two.happened('died'), two.happened('saved')]).toEqual([true, 1, 0]);
  });

  test('case: 14.35, 19.2, A2 by the designer a second one is discarded instead of arriving', () => {
    const scene = green({ ...half, rulings: 'designer' }).do('Play Galina');
    expect(scene.happened('died')).toBe(0);
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
      'Your Foretold 2: Forecast: it loses a time rune.',
      'Your Foretold 1: Arrives: gain 3 gold.',
    ]);
    scene.do('Your Foretold 1: Arrives').endTurn();
    expect([scene.has(0, 'foretold'), waiting(scene)]).toEqual([true, [1]]);
  });

  test('bystander: the other player sees what waits and for how long, and waits for nothing', () => {
    const { future } = codex.view(called().state, seat(1));
    expect(future?.map(({ card, time, owner }) => [card, time, owner])).toEqual([['foretold', 2, seat(0)]]);
  });
});
