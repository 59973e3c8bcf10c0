import { expect, test } from 'vitest';
import { chapterOf, lookUp, parseRulebook, rulesOf, spansOf, type TextSpan } from './rulebook.ts';

const book = parseRulebook(`# Mud Pie: the rules

For two players. Both editions, **first** and **late**, are here.

## 1 Mud

- **1.1** Dig, as \`dig\` says.
- **1.2** (late) Dig twice. _Ruling: after 2.1._

Not a rule.

## 2 Pie

- **2.1** Bake (late): **all** of it.
- **2.10** (first) Eat.
- **2.11** (never) Wash.
`);

test('every numbered sentence is there, under its chapter', () => {
  expect(book.title).toBe('Mud Pie: the rules');
  expect(book.preface).toBe('For two players. Both editions, first and late, are here.');
  expect(book.chapters.map(({ number, title }) => [number, title])).toEqual([
    ['1', 'Mud'],
    ['2', 'Pie'],
  ]);
  expect(rulesOf(book).map(({ number }) => number)).toEqual(['1.1', '1.2', '2.1', '2.10', '2.11']);
});

test.each<[rule: string, edition: string | undefined, text: string]>([
  ['1.1', undefined, 'Dig, as dig says.'],
  ['1.2', 'late', '(late) Dig twice. Ruling: after 2.1.'],
  ['2.1', 'late', 'Bake (late): all of it.'],
  ['2.10', 'first', '(first) Eat.'],
  ['2.11', undefined, '(never) Wash.'],
])('rule %s is of edition %s', (number, edition, text) => {
  const rule = rulesOf(book).find((one) => one.number === number);
  expect([rule?.edition, rule?.text]).toEqual([edition, text]);
});

test('an edition at its beginning is no part of the sentence', () => {
  const { spans = [] } = rulesOf(book).find(({ number }) => number === '1.2') ?? {};
  expect(spans[0]).toEqual({ kind: 'plain', text: 'Dig twice. ' });
});

test.each<[what: string, sentence: string, spans: readonly TextSpan[]]>([
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

test('a chapter is looked up whole, or with one rule in it', () => {
  expect(lookUp(book, '2')).toBe(chapterOf(book, '2.10'));
  expect(lookUp(book, '2.10')?.rules.map(({ number }) => number)).toEqual(['2.10']);
  expect(lookUp(book, '2.2')).toBeUndefined();
  expect(lookUp(book, '3')).toBeUndefined();
});
