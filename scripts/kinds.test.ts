import { expect, test } from 'vitest';
import { formatCensus, kindOf, takeCensus, withoutKind } from './kinds.ts';

const card = (name: string, plain: boolean) => ({
  id: name,
  name,
  text: '',
  source: 'house',
  moments: [],
  plain,
});
const GROUPS = [{ id: 'red', name: 'Red', cards: [card('Ember', false), card('Stone', true)] }];

const told = (suite: string, ...titles: readonly string[]) =>
  titles.map((title) => ({ suites: ['red', suite, 'at night'], title }));
const EMBER = told('Ember', 'case: a', 'negative: b', 'edge: c', 'bystander: d');

test.each<[title: string, kind: string | undefined, rest: string]>([
  ['case: 4.1 it burns', 'case', '4.1 it burns'],
  ['ruling: (S) 4.1 it burns twice', 'ruling', '4.1 it burns twice'],
  ['in any case: it burns', undefined, 'in any case: it burns'],
  ['edges: it burns', undefined, 'edges: it burns'],
])('“%s” is of the kind %s', (title, kind, rest) => {
  expect([kindOf(title), withoutKind(title)]).toEqual([kind, rest]);
});

test('a game whose tests tell no kinds has no census', () => {
  expect(takeCensus(told('Ember', '4.1 it burns'), GROUPS)).toBeUndefined();
});

test('tests are counted for the card that one of their suites is called after', () => {
  const census = takeCensus([...EMBER, ...told('Ember', 'edge: e', 'it has no kind')], GROUPS);
  expect(census?.groups).toMatchObject([
    {
      name: 'Red',
      cards: [
        { name: 'Ember', counts: { case: 1, negative: 1, edge: 2, bystander: 1, ruling: 0 } },
        { name: 'Stone', counts: { case: 0, negative: 0, edge: 0, bystander: 0, ruling: 0 } },
      ],
    },
  ]);
  expect(census).toMatchObject({ others: [], faults: [] });
});

test('what is no card is counted by the innermost suite', () => {
  const titles = ['case: a', 'negative: b', 'edge: c', 'bystander: d'];
  const flying = titles.map((title) => ({ suites: ['keywords', 'flying'], title }));
  expect(takeCensus([...EMBER, ...flying], GROUPS)).toMatchObject({
    others: [{ name: 'flying', counts: { case: 1, negative: 1, edge: 1, bystander: 1, ruling: 0 } }],
    faults: [],
  });
});

test.each<[what: string, tests: ReturnType<typeof told>, fault: string]>([
  ['a card with text that lacks a kind', EMBER.slice(1), 'Ember has no test of the kind “case”'],
  [
    'a keyword that lacks a kind',
    [...EMBER, ...EMBER.slice(1).map(({ title }) => ({ suites: ['flying'], title }))],
    'flying has no test of the kind “case”',
  ],
  [
    'a ruling without its source',
    [...EMBER, ...told('Ember', 'ruling: it burns')],
    'a test of a ruling does not say whose it is: “ruling: it burns”',
  ],
  [
    'a kind in no suite',
    [...EMBER, { suites: [], title: 'edge: it burns' }],
    'a test belongs to nothing: “edge: it burns”',
  ],
])('%s is a fault', (_what, tests, fault) => {
  expect(takeCensus(tests, GROUPS)?.faults).toEqual([fault]);
});

test('a census is a page with a table for each group', () => {
  const census = takeCensus([...EMBER, ...told('Ember', 'ruling: (S) e')], GROUPS);
  const page = census && formatCensus('Some game', census);
  expect(page).toContain('# Some game: the tests of its cards\n');
  expect(page).toContain('| Ember | 1 | 1 | 1 | 1 | 1 |\n| Stone |  |  |  |  |  |\n');
  expect(page).not.toContain('Not a card');
});
