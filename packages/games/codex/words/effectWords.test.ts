import { expect, test } from 'vitest';
import { allHeroes, entryOf, facesOf, specCards, startingDeck } from '../catalogue.ts';
import { COLORS, SPECS } from '../ids.ts';
import { at, damaged, fresh, maxed } from '../testing/placed.ts';
import { green, led, monks, red } from '../testing/teams.ts';
import { effectText } from './effectWords.ts';

test('11.6 the order of triggers is asked by the names of cards and by what they do', () => {
  const half = { play: ['sanatorium'], hand: ['chameleon-lizzo'] };
  const scene = red(half).do(
    'Use',
    'Chameleon',
    'None',
    'Set the patrol',
    'Leave',
    'Leave',
    'Leave',
    'Leave',
    'Leave',
  );
  expect([scene.question, scene.asked]).toEqual(['trigger', 0]);
  expect(scene.choices).toEqual([
    'Your Chameleon Lizzo: Ephemeral: it dies.',
    'Your Chameleon Lizzo: At the end of every turn it goes to its owner’s hand.',
  ]);
  expect(scene.do('Your Chameleon Lizzo: At').count(0, 'hand', 'chameleon-lizzo')).toBe(1);
});

test('11.6, 10.7 what is gone is named by its card and its number; a hero by what the band says', () => {
  const half = {
    play: [maxed('captain-zane'), 'drakk-ramhorn', 'crash-bomber', 'crash-bomber'],
    hand: ['maximum-anarchy'],
  };
  const scene = red(half).do('Play Maximum');
  const bomber =
    'Dies on your turn: deal 1 damage to a patroller or building. Dies on another’s turn: 1 damage to that player’s base.';
  expect(scene.choices).toEqual([
    'Drakk Ramhorn, which is gone: Dies: deal 1 damage to each opponent’s base.',
    `Crash Bomber 1, which is gone: ${bomber}`,
    `Crash Bomber 2, which is gone: ${bomber}`,
  ]);
});

test('11.6 an effect that another card lends names that card', () => {
  const half = { play: ['drakk-ramhorn', 'chameleon-lizzo'], hand: ['bloodlust'] };
  const scene = red(half)
    .do('Play Bloodlust', 'Your Chameleon', 'None')
    .do('Set the patrol', 'Leave', 'Leave', 'Leave');
  while (scene.question === 'slot') scene.do('Leave');
  expect(scene.choices).toEqual([
    'Your Chameleon Lizzo: At the end of every turn it goes to its owner’s hand.',
    expect.stringMatching(/^Your Chameleon Lizzo, by Bloodlust: Up to two units or heroes have/),
  ]);
});

test('11.6, 14.13 healing waits among the effects of the upkeep, and says what it does', () => {
  const mixed = led('green', 'argagarg-garg', 'drakk-ramhorn');
  const scene = mixed({}, { play: ['verdant-tree', damaged('land-octopus', 1), fresh('tiger-cub')] }).do(
    'Set the patrol',
  );
  expect(scene.choices).toEqual([
    'Your Verdant Tree: Healing: damage is removed from friendly units and heroes.',
    'Your Land Octopus: Upkeep: sacrifice two workers or this.',
  ]);
});

test('11.6 of two abilities of one card, what set each off is said', () => {
  const play = ['heros-monument', maxed('grave-stormborne')];
  const scene = monks({ hand: ['heros-monument'], play, tech: 'discipline' }).do('Play Hero');
  expect(scene.choices).toEqual([
    expect.stringMatching(/^Hero’s Monument, which is gone, as it arrived: /),
    expect.stringMatching(/^Hero’s Monument, which is gone, as it left play: /),
  ]);
});

test('11.6 where the order can make no difference nobody is asked', () => {
  const scene = green({}, { play: ['gemscout-owl', 'galina-glimmer', at('tiger-cub', 'elite')] }).endTurn();
  expect(scene.question).toBe('main');
});

test('every ability that waits for a moment has a text', () => {
  const cards = [
    ...COLORS.flatMap(startingDeck),
    ...SPECS.flatMap(specCards),
    ...allHeroes().map(({ id }) => id),
    'surplus',
  ];
  const names = cards.flatMap((card) =>
    facesOf(entryOf(card)).flatMap(({ face, name }) =>
      Object.keys(face.triggers ?? {}).map((moment) => `${name}.${moment}`),
    ),
  );
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => effectText(name) === '')).toEqual([]);
});
