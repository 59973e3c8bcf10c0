import { expect, test } from 'vitest';
import { damaged, levelled } from '../testing/placed.ts';
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
