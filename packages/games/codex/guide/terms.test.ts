import { readFileSync } from 'node:fs';
import { parseRulebook, rulesOf } from '@riposte/kernel';
import { expect, test } from 'vitest';
import guide from '../guide.ts';
import { KEYWORDS, NUMBERS } from '../keywords.ts';
import { inTerms, TERMS } from './terms.ts';

const rules = rulesOf(parseRulebook(readFileSync(guide.rulebook, 'utf8')));

test('every keyword is explained by a rule', () => {
  expect([...KEYWORDS, ...NUMBERS].filter((keyword) => !(keyword in TERMS))).toEqual([]);
});

test.each(Object.entries(TERMS))('the rule that explains “%s” speaks of it', (term, number) => {
  const rule = rules.find((one) => one.number === number);
  expect(rule?.text.toLowerCase()).toContain(term.replace(':', '').replace('max ', 'maximum '));
});

test('a sentence is divided at its terms, whatever ending they have', () => {
  expect(inTerms('Arrives: sacrifices a Flying unit.')).toEqual([
    { text: 'Arrives:', term: 'arrives:' },
    { text: ' ' },
    { text: 'sacrifices', term: 'sacrifice' },
    { text: ' a ' },
    { text: 'Flying', term: 'flying' },
    { text: ' unit.' },
  ]);
});

test('of two moments before a colon both are terms', () => {
  const terms = inTerms('Arrives or attacks: deal 4 damage.').flatMap(({ term }) => term ?? []);
  expect(terms).toEqual(['arrives:', 'attacks:']);
});

test('the longer of two terms goes first, and a word that only contains one is none', () => {
  expect(inTerms('It has armor piercing.').map(({ term }) => term)).toEqual([
    undefined,
    'armor piercing',
    undefined,
  ]);
  expect(inTerms('It attacks, however resistant it is.')).toHaveLength(1);
});
