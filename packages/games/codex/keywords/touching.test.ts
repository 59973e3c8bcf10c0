import { describe, expect, test } from 'vitest';
import '../testing/madeUp.ts';
import { counting, having, illusory } from '../testing/gifts.ts';
import { at, type Placed } from '../testing/placed.ts';
import { type Half, Scene } from '../testing/scene.ts';
import { green } from '../testing/teams.ts';

// Keywords that say what it costs to touch a thing.

const TROQ = 'troq-bashar';

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
