import type { AnyChoice } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { foldsOf } from './folds.ts';

const choices = (count: number): readonly (AnyChoice & { readonly number: number })[] =>
  Array.from({ length: count }, (_, number) => ({ type: number % 10 === 9 ? 'pass' : 'play', number }));
/** By tens. */
const group = (choice: AnyChoice) =>
  `From ${Math.floor((choice as { number: number } & AnyChoice).number / 10)}0`;

test('a short list stands as it is', () => {
  expect(foldsOf(choices(12), { group }, undefined)).toHaveLength(12);
});

test('a hundred choices are ten groups, and each choice is in one', () => {
  const folds = foldsOf(choices(100), { group }, undefined);
  expect(folds.map((fold) => fold.type === 'several' && fold.name)).toEqual(
    Array.from({ length: 10 }, (_, ten) => `From ${ten}0`),
  );
  const listed = folds.flatMap((fold) => (fold.type === 'several' ? fold.choices : [fold.choice]));
  expect(listed).toEqual(choices(100));
});

test('a choice that is alone in its group stands by itself', () => {
  expect(foldsOf(choices(21), { group }, undefined).map(({ type }) => type)).toEqual([
    'several',
    'several',
    'one',
  ]);
});

test('where a game has no groups, or only one, nothing is folded', () => {
  expect(foldsOf(choices(40), {}, undefined)).toHaveLength(40);
  expect(foldsOf(choices(40), { group: () => 'All' }, undefined)).toHaveLength(40);
});
