import guide from '@riposte/codex/guide';
import { expect, test } from 'vitest';
import { type CardWish, parseWish, wishedFor } from './wish.ts';

const groups =
  guide.cards?.all({ format: 'duel', game: 'standard', heroes: 'chosen', map: 'none', rulings: 'book' }) ??
  [];
const found = (wish: CardWish) =>
  wishedFor(groups, wish).flatMap(({ cards }) => cards.map(({ name }) => name));

test('without a wish there are all cards, and what is only on the table comes last', () => {
  expect(found({})).toHaveLength(groups.flatMap(({ cards }) => cards).length);
  expect(
    wishedFor(groups, {})
      .map(({ id }) => id)
      .slice(-3)
      .toSorted(),
  ).toEqual(['base', 'maps', 'tokens']);
});

test.each<[wish: CardWish, has: string, hasNot: string]>([
  [{ find: 'tiger' }, 'Predator Tiger', 'Iron Man'],
  [{ find: 'feral TIGER' }, 'Stalking Tiger', 'Tiger Cub'],
  [{ find: 'cute animal' }, 'Helpful Turtle', 'Iron Man'],
  [{ color: 'red' }, 'Nautical Dog', 'Iron Man'],
  [{ spec: 'fire' }, 'Fire Dart', 'Nautical Dog'],
  [{ spec: 'fire', kind: 'hero' }, 'Jaina Stormborne', 'Fire Dart'],
  [{ kind: 'ultimate' }, 'Final Smash', 'Wrecking Ball'],
  [{ kind: 'token' }, 'Squirrel', 'Polymorph: Squirrel'],
  [{ keyword: 'flying' }, 'Eggship', 'Iron Man'],
  [{ keyword: 'swift strike' }, 'Blademaster', 'Iron Man'],
  [{ keyword: 'legendary' }, 'Guargum, Eternal Sentinel', 'Iron Man'],
])('%o finds %s', (wish, has, hasNot) => {
  expect(found(wish)).toContain(has);
  expect(found(wish)).not.toContain(hasNot);
});

test('what nobody has is not found', () => {
  expect(found({ spec: 'fire', color: 'blue' })).toEqual([]);
});

test('an address is read as far as it makes sense', () => {
  expect(parseWish({ find: 3, color: 'red', spec: 'nonsense', kind: 7, keyword: 'flying' })).toEqual({
    find: '3',
    color: 'red',
    keyword: 'flying',
  });
  expect(parseWish({})).toEqual({});
});
