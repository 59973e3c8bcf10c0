import { parseRulebook } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { findRules, type RuleSearch, splitAtWords } from './findRules.ts';

const { chapters } = parseRulebook(`# Rules

In two editions, **v4.1** and **revised**.

## 5 Move

- **5.1** Play one card and go that many spaces.
- **5.2** (v4.1) Going back ends on the Start space.

## 9 Answering

- **9.1** An attack must be blocked, or it hits.
- **9.10** (revised) A retreat needs one card, after 5.2.
`);

test.each<[what: string, wanted: RuleSearch, rules: readonly string[]]>([
  ['everything', { words: '' }, ['5.1', '5.2', '9.1', '9.10']],
  ['a word', { words: 'CARD' }, ['5.1', '9.10']],
  ['every word', { words: 'card spaces' }, ['5.1']],
  ['the title of a chapter', { words: 'answering' }, ['9.1', '9.10']],
  ['a number, also where it is mentioned', { words: '5.2' }, ['5.2', '9.10']],
  ['the beginning of a number', { words: '9.1' }, ['9.1', '9.10']],
  ['a chapter', { words: '5' }, ['5.1', '5.2', '9.10']],
  ['one edition', { words: '', edition: 'revised' }, ['5.1', '9.1', '9.10']],
  ['some chapters', { words: '', chapters: ['9'] }, ['9.1', '9.10']],
  ['nothing', { words: 'bishop' }, []],
])('%s', (_what, wanted, rules) => {
  expect(findRules(chapters, wanted).flatMap((one) => one.rules.map(({ number }) => number))).toEqual(rules);
});

test('what was looked for stands apart', () => {
  expect(splitAtWords('A Card (1)', ['card', '(1'])).toEqual(['A ', 'Card', ' ', '(1', ')']);
  expect(splitAtWords('A card', [])).toEqual(['A card']);
});
