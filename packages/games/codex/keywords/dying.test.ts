import { describe, expect, test } from 'vitest';
import '../testing/madeUp.ts';
import { having } from '../testing/gifts.ts';
import { at, damaged, runed } from '../testing/placed.ts';
import { type Half, Scene } from '../testing/scene.ts';
import { green, red } from '../testing/teams.ts';

// Keywords that keep a thing from dying.

const TROQ = 'troq-bashar';

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
