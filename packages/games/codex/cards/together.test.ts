import { describe, expect, test } from 'vitest';
import type { Spec } from '../ids.ts';
import { at, damaged, levelled, maxed } from '../testing/placed.ts';
import type { Half } from '../testing/scene.ts';
import { led } from '../testing/teams.ts';

// Cards of different colors at one table, where what they do meets.

const BIGBY = 'bigby-hayes';
const TWIN = 'rambasa-twin';

test('3.18, 3.21 a card is kept only in a draw phase that is not skipped', () => {
  const team = led('blue', BIGBY, 'prynn-pasternaak', 'general-onimaru');
  const half = { play: [BIGBY], hand: ['jail', 'building-inspector'] };
  expect(team(half).endTurn().question).toBe('stash');
  const fading = { ...levelled('prynn-pasternaak', 4), time: 1 };
  const scene = team(half, { play: [fading] })
    .endTurn()
    .do('Jail')
    .endTurn();
  const before = scene.count(0, 'hand');
  scene.endTurn();
  expect([scene.happened('drawSkipped'), scene.happened('stashed'), scene.count(0, 'hand')]).toEqual([
    1,
    1,
    before,
  ]);
});

test('9.22, 9.25 a unit that went to the codex as it died comes back from there', () => {
  const team = led('white', 'jaina-stormborne', 'grave-stormborne', 'prynn-pasternaak');
  const shoot = (...upgrades: readonly string[]) =>
    team({ play: ['jaina-stormborne'], hand: ['fire-dart'] }, { play: [...upgrades, damaged(TWIN, 1)] }).do(
      'Play Fire',
      'Bo’s Rambasa',
    );
  const home = shoot();
  expect([home.has(1, TWIN), home.count(1, 'codex', TWIN)]).toEqual([false, 2]);
  const back = shoot('second-chances');
  expect([back.has(1, TWIN), back.count(1, 'codex', TWIN), back.state.gone]).toEqual([true, 1, undefined]);
});

describe('a Twin that dies beside a Graveyard', () => {
  const yard = (...choices: readonly string[]) => {
    const team = led('black', 'grave-stormborne', 'vandy-anadrose', 'troq-bashar');
    const twins = [at(TWIN, 'elite'), at(TWIN, 'scavenger')];
    const play = ['iron-man', 'iron-man'];
    return team({ play, gold: 0 }, { play: ['graveyard', ...twins] }).do(...choices);
  };
  const first = ['Attack with your Iron Man 1', 'Bo’s Rambasa Twin 1'];

  test('9.20, 9.25, C66 the active player says whether it is buried or goes to the codex', () => {
    const scene = yard(...first);
    expect([scene.question, scene.asked, scene.choices]).toEqual([
      'mode',
      0,
      ['Into its owner’s codex', 'Under the Graveyard'],
    ]);
    scene.do('Into');
    expect([scene.count(1, 'codex', TWIN), scene.state.buried]).toEqual([1, undefined]);
    scene.do('Attack with your Iron');
    expect([scene.count(1, 'codex', TWIN), scene.state.buried?.length, scene.question]).toEqual([
      1,
      1,
      'main',
    ]);
  });

  test('9.25, C66 one that was buried leaves the codex open to the next', () => {
    const scene = yard(...first, 'Under', 'Attack with your Iron', 'Into');
    expect([scene.count(1, 'codex', TWIN), scene.state.buried?.length]).toEqual([1, 1]);
  });

  test('9.25, C66 of two that die together one at most goes to the codex', () => {
    const team = led('black', 'bigby-hayes', 'grave-stormborne', 'vandy-anadrose');
    const half = { play: [maxed('bigby-hayes')], hand: ['judgment-day'], gold: 20 };
    const both = () => team(half, { play: ['graveyard', TWIN, TWIN] }).do('Play Judgment');
    const one = both().do('Into');
    expect([one.question, one.count(1, 'codex', TWIN), one.state.buried?.length]).toEqual(['main', 1, 1]);
    const other = both().do('Under', 'Into');
    expect([other.count(1, 'codex', TWIN), other.state.buried?.length]).toEqual([1, 1]);
  });
});

describe('copies', () => {
  const quince = (mine: Half, tech?: Spec) =>
    led(
      'white',
      'sirus-quince',
      'grave-stormborne',
      'troq-bashar',
    )({
      gold: 9,
      ...mine,
      ...(tech && { tech }),
      play: [levelled('sirus-quince', 5), 'grave-stormborne', 'troq-bashar', 'mirror-illusion'],
    });

  test('13.9 an action of a copy gives what the original’s gives', () => {
    const scene = quince({ hand: ['aged-sensei'] }).do('Play Aged', 'Your Mirror');
    scene.do('Use your Aged Sensei that was', 'Your Sirus');
    expect([scene.stats(0, 'sirus-quince'), scene.row(0, 'sirus-quince').armor]).toEqual(['2/5', 1]);
  });

  test('13.9 a unit that counts as another for the turn gives what that one gives', () => {
    const half = { play: ['general-onimaru', 'traffic-director'], hand: ['manufactured-truth'] };
    const scene = led('blue', 'general-onimaru')(half, { deckColor: 'white', play: ['aged-sensei'] });
    const before = scene.row(0, 'general-onimaru');
    scene.do('Play Manufactured').do('Use your Aged Sensei that was', 'Your General');
    const { atk, armor } = scene.row(0, 'general-onimaru');
    expect([atk, armor]).toEqual([before.atk + 1, before.armor + 1]);
  });

  test('13.9 a copy that becomes ready by an action of the original cannot attack, as the original could not', () => {
    const scene = quince({ hand: ['sparring-partner'] }, 'discipline').do('Play Sparring', 'Your Mirror');
    scene.do('Use your Sparring Partner that was Mirror Illusion: a +1', 'Your Troq');
    scene.do('Use your Sparring Partner that was Mirror Illusion: become');
    expect(scene.can('Attack with your Sparring Partner that was')).toBe(false);
  });

  test('13.9 what a copy gives itself is what the original gives itself', () => {
    const scene = quince({ hand: ['young-lightning-dragon'], gold: 12 }, 'discipline');
    scene.do('Play Young', 'Your Mirror');
    const before = scene.row(0, 'mirror-illusion').atk;
    scene.do('Use your Young Lightning Dragon that was');
    expect(scene.row(0, 'mirror-illusion').atk).toBeGreaterThan(before);
  });

  test('13.9 damage by a copy is damage by a card of the color that it has become', () => {
    const team = led('red', 'sirus-quince', 'jaina-stormborne');
    const scene = team({
      play: [levelled('sirus-quince', 5), 'jaina-stormborne', 'hotter-fire', 'mirror-illusion'],
      hand: ['lobber'],
      tech: 'fire',
    });
    scene.do('Play Lobber', 'Your Mirror', 'Use your Lobber that was', 'Bo’s Base');
    expect(scene.base(1)).toBe(20 - 2);
  });

  test('13.9 a trigger of a copy is that of a card of the color that it has become', () => {
    const team = led('red', 'sirus-quince', 'jaina-stormborne');
    const scene = team({
      play: [levelled('sirus-quince', 5), 'jaina-stormborne', 'hotter-fire', 'mirror-illusion'],
      hand: ['doubleshot-archer'],
      tech: 'fire',
    });
    scene.do('Play Doubleshot', 'Your Mirror', 'Attack with your Doubleshot Archer that was');
    expect(scene.base(1)).toBe(20 - 4 - (3 + 1));
  });
});
