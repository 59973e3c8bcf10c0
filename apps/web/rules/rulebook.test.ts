import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { around, chapterOf, parseRulebook, rulingsOn, type Span, spansOf } from './rulebook.ts';

const book = parseRulebook(
  readFileSync(new URL('../../../packages/games/flash-duel/RULES.md', import.meta.url), 'utf8'),
);

test('every numbered sentence of the rules is there, under its chapter', () => {
  expect(book.title).toBe('Flash Duel: the rules');
  expect(book.chapters.map(({ number }) => number)).toEqual(
    Array.from({ length: book.chapters.length }, (_, index) => String(index + 1)),
  );
  for (const { number, rules } of book.chapters) {
    expect(rules.map((rule) => rule.number)).toEqual(rules.map((_, index) => `${number}.${index + 1}`));
  }
});

test.each<[what: string, sentence: string, spans: readonly Span[]]>([
  ['a plain one', 'Draw.', [{ kind: 'plain', text: 'Draw.' }]],
  [
    'an aside at its end',
    'Draw. _Ruling: after 21.15._',
    [
      { kind: 'plain', text: 'Draw. ' },
      { kind: 'plain', text: 'Ruling: after ', aside: true },
      { kind: 'rule', text: '21.15', aside: true },
      { kind: 'plain', text: '.', aside: true },
    ],
  ],
  [
    'another rule',
    'As in 20.12, always.',
    [
      { kind: 'plain', text: 'As in ' },
      { kind: 'rule', text: '20.12' },
      { kind: 'plain', text: ', always.' },
    ],
  ],
  ['an edition is no rule', 'As in v4.1.', [{ kind: 'plain', text: 'As in v4.1.' }]],
])('spans: %s', (_what, sentence, spans) => {
  expect(spansOf(sentence)).toEqual(spans);
});

test.each<[rule: string, edition: string | undefined, begins: string]>([
  ['3.1', 'v4.1', 'Every round uses 25'],
  ['3.2', 'revised', 'Every round uses 40'],
  ['3.3', undefined, 'Both fighters'],
  ['14.14', 'v4.1', 'Dominance (v4.1)'],
  ['16.11', undefined, 'In later rounds'],
])('rule %s is of edition %s', (number, edition, begins) => {
  const rule = chapterOf(book, number)?.rules.find((one) => one.number === number);
  expect(rule?.edition).toBe(edition);
  expect(rule?.text.startsWith(begins)).toBe(true);
});

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
  expect(rulingsOn(book, 'Reversal').map(({ number }) => number)).toEqual(['14.1', '14.2', '22.15']);
});
