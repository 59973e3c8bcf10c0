import { parseRulebook } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { coverRules, formatCoverage, namesCard, rulesNamed, summarize, testsOf } from './rules.ts';

const RULES = `# Some game

Text with **3.1** in it.

## 1 The board

- **1.1** The board is round.
- **1.2** (old) It has a rim. _Ruling: it must end somewhere._

## 10 The end

- a list without a number
- **10.1** The last one standing wins, and the one who stood longest before that takes the second place.
`;

/** Tests in no suite. */
const titled = (...titles: readonly string[]) => titles.map((title) => ({ suites: [], title }));

test.each<[title: string, numbers: string[]]>([
  ['4.1 an unblocked Strike deals 3', ['4.1']],
  ['4.1, 4.2 two at once', ['4.1', '4.2']],
  ['4.1, A4, 4.2, D13 rulings stand among them', ['4.1', '4.2']],
  ['A4 a ruling alone names no rule', []],
  ['12.10 a number is read whole', ['12.10']],
  ['11.2', ['11.2']],
  ['the rule is 4.1', []],
  ['4 cards are drawn', []],
  ['4.1a is no number', []],
  ['4.1.1 is none either', []],
  ['v4.1 is an edition', []],
  ['edge: 4.1, 4.2 after its kind', ['4.1', '4.2']],
  ['ruling: (S) 4.1 after its source', ['4.1']],
  ['other: 4.1 after what is no kind', []],
])('the title “%s” names %j', (title, numbers) => {
  expect(rulesNamed(title)).toEqual(numbers);
});

test('a run tells the titles of its tests and of their suites, but for those it skipped', () => {
  const assertionResults = [
    { status: 'passed', ancestorTitles: ['moves', 'blows'], title: '4.1 a strike' },
    { status: 'failed', ancestorTitles: [], title: '4.2 a block' },
    { status: 'skipped', ancestorTitles: [], title: '4.3 a retreat' },
  ];
  expect(testsOf({ testResults: [{ name: '/a.test.ts', status: 'failed', assertionResults }] })).toEqual([
    { file: '/a.test.ts', suites: ['moves', 'blows'], title: '4.1 a strike' },
    { file: '/a.test.ts', suites: [], title: '4.2 a block' },
  ]);
});

test('every rule knows its tests', () => {
  const titles = ['1.1 round', '1.1, 1.2 both', '10.1 the end', 'something else'];
  const { rules, faults } = coverRules('some', parseRulebook(RULES), titled(...titles));
  expect(rules.map(({ number, tests }) => [number, tests])).toEqual([
    ['1.1', ['1.1 round', '1.1, 1.2 both']],
    ['1.2', ['1.1, 1.2 both']],
    ['10.1', ['10.1 the end']],
  ]);
  expect(faults).toEqual([]);
});

test.each<[what: string, rules: string, titles: string[], fault: string]>([
  ['a rule without a test', '## 1 A\n- **1.1** a\n- **1.2** b', ['1.1 a'], 'rule 1.2 has no test'],
  [
    'a test without a rule',
    '## 1 A\n- **1.1** a',
    ['1.1 a', '1.1, 1.3 c'],
    'there is no rule 1.3, which a test names: “1.1, 1.3 c”',
  ],
  ['a number used twice', '## 1 A\n- **1.1** a\n- **1.1** b', ['1.1 a'], 'rule 1.1 stands there twice'],
  ['a rule in a wrong section', '## 2 B\n- **1.1** a', ['1.1 a'], 'rule 1.1 stands under “2 B”'],
  [
    'a named ruling without a test',
    '## 1 A\n- **1.1** a _Ruling A1, B2: why._',
    ['1.1, B2 a'],
    'no test names the ruling A1',
  ],
  [
    'a ruling named with its source, without a test',
    '## 1 A\n- **1.1** a _Ruling A1 (designer)._',
    ['1.1 a'],
    'no test names the ruling A1',
  ],
  [
    'a test of a ruling that does not exist',
    '## 1 A\n- **1.1** a _Ruling A1: why._',
    ['1.1, A1, C3 a'],
    'there is no ruling C3, which a test names: “1.1, A1, C3 a”',
  ],
  ['no rules at all', '## 1 A\n1.1 a', [], 'RULES.md has no numbered rules'],
])('%s is a fault', (_what, rules, titles, fault) => {
  expect(coverRules('some', parseRulebook(rules), titled(...titles)).faults).toEqual([fault]);
});

test('a listing shows the count of each rule, and titles if wanted', () => {
  const coverage = coverRules('some', parseRulebook(RULES), titled('1.1 round', '1.1, 1.2 both'));
  expect(formatCoverage(coverage, false)).toBe(
    [
      '',
      'some 1 The board',
      '   1.1    2  The board is round.',
      '   1.2    1  (old) It has a rim. Ruling: it must end somewhere.',
      '',
      'some 10 The end',
      '  10.1    0  The last one standing wins, and the one who stood longest before that t…',
    ].join('\n'),
  );
  expect(formatCoverage(coverage, true)).toContain('             · 1.1, 1.2 both\n   1.2    1');
});

test('a game is summed up in a line', () => {
  const rules = parseRulebook(RULES);
  expect(summarize(coverRules('some', rules, titled('1.1 round', '1.1, 1.2 both')))).toEqual([
    'some: 2 of 3 rules tested; tests: 2, faults: 1',
  ]);
  expect(summarize(coverRules('some', rules, titled('1.1, 1.2, 10.1 all')))).toEqual([
    'some: 3 of 3 rules tested; tests: 1, faults: 0',
  ]);
});

test.each<[title: string, named: boolean]>([
  ['Deep Breath: it reaches five spaces', true],
  ['16.4 the Dragon uses Deep Breath whenever it can', true],
  ['deepBreath is announced', true],
  ['a deep breath is taken', false],
  ['Deep sleep, then Breath', false],
])('whether the title “%s” names Deep Breath: %j', (title, named) => {
  expect(namesCard(title, { id: 'deepBreath', name: 'Deep Breath' })).toBe(named);
});

const CARDS = [
  { id: 'deepBreath', name: 'Deep Breath' },
  { id: 'rockArmor', name: 'Rock Armor' },
];

test('every card knows its tests', () => {
  const titles = [
    ...titled('1.1 Deep Breath reaches the rim', 'rockArmor breaks'),
    { suites: ['Dragon', 'Deep Breath'], title: 'it is held' },
  ];
  const { cards, faults } = coverRules('some', parseRulebook('## 1 A\n- **1.1** a'), titles, CARDS);
  expect(cards.map(({ id, tests }) => [id, tests])).toEqual([
    ['deepBreath', ['1.1 Deep Breath reaches the rim', 'it is held']],
    ['rockArmor', ['rockArmor breaks']],
  ]);
  expect(faults).toEqual([]);
});

test('a card that no test names is a fault', () => {
  const coverage = coverRules('some', parseRulebook('## 1 A\n- **1.1** a'), titled('1.1 Rock Armor'), CARDS);
  expect(coverage.faults).toEqual(['no test names the card Deep Breath']);
  expect(summarize(coverage)).toContain('some: 1 of 2 cards named by tests');
});
