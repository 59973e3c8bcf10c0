import { readFileSync } from 'node:fs';
import { parseRulebook } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { around, rulingsOn } from '../../../table/rules/passages.ts';
import { LOADED_DUEL } from '../testing.ts';
import { DIAGRAMS } from './diagrams.ts';

const book = parseRulebook(readFileSync(LOADED_DUEL.guide.rulebook, 'utf8'));

test.each<[rule: string, reach: number, numbers: readonly string[]]>([
  ['9.3', 1, ['9.2', '9.3', '9.4']],
  ['9.1', 1, ['9.1', '9.2']],
  ['10.2', 2, ['10.1', '10.2']],
  ['9', 1, ['9.1', '9.2', '9.3']],
  ['99.1', 1, []],
])('around %s', (rule, reach, numbers) => {
  expect(around(book, rule, reach).map(({ number }) => number)).toEqual(numbers);
});

test('rulings on a card are found by its name', () => {
  expect(rulingsOn(book, 'Reversal').map(({ number }) => number)).toEqual(['14.1', '14.2', '14.32', '22.15']);
});

test('every drawn rule is in the book', () => {
  const numbers = book.chapters.flatMap(({ rules }) => rules.map(({ number }) => number));
  expect(numbers).toEqual(expect.arrayContaining(Object.keys(DIAGRAMS)));
});
