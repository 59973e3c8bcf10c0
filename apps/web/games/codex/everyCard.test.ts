import { groupsOfCards } from '@riposte/codex/table';
import { expect, test } from 'vitest';
import { cardsAt, tablesOfAllCards } from './everyCard.ts';

const tables = tablesOfAllCards();

test('the tables together show every card but the maps', () => {
  const all = groupsOfCards().flatMap(({ entries }) => entries.filter(({ kind }) => kind !== 'map'));
  const shown = new Set(tables.flatMap(cardsAt));
  expect(all.filter(({ id }) => !shown.has(id)).map(({ name }) => name)).toEqual([]);
});

test.each(tables)('$moment: the viewer is asked, so that it is seen what can be played', ({ state }) => {
  expect(state.updates.at(-1)?.decision?.question).toBe('main');
});
