import { expect, test } from 'vitest';
import { skirmish } from '../skirmish/index.ts';
import { findOccasion, occasionName } from './occasion.ts';

test('a match is found in its middle, at the question wanted', () => {
  const { state, options } = findOccasion(skirmish, { options: { seats: 3 }, question: 'bid' });
  const [decision] = skirmish.decisions(state);
  expect(decision?.question).toBe('bid');
  expect(decision?.choices.length).toBeGreaterThan(1);
  expect(options).toMatchObject({ seats: 3 });
  expect(state.round).toBeGreaterThan(1);
});

test('the same occasion gives the same match', () => {
  const occasion = { options: { seats: 2 }, question: 'bid' };
  expect(findOccasion(skirmish, occasion)).toEqual(findOccasion(skirmish, occasion));
});

test('a question that is never asked is told, and so are options that do not exist', () => {
  expect(() => findOccasion(skirmish, { options: {}, question: 'bdi' })).toThrow('nobody was asked bdi');
  expect(() => findOccasion(skirmish, { options: { seats: 99 }, question: 'bid' })).toThrow(
    '“seats” must be',
  );
});

test('a kept match is called by its options and its question', () => {
  const occasion = { options: { edition: 'v4.1', mortals: 2 }, question: 'ability:foeAnnounces' };
  expect(occasionName(occasion)).toBe('v4_1-2-ability_foeAnnounces');
});
