import { readFileSync } from 'node:fs';
import guide from '@riposte/codex/guide';
import { TERMS } from '@riposte/codex/table';
import { parseRulebook } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { meaningOf } from './meaning.ts';

const book = parseRulebook(readFileSync(guide.rulebook, 'utf8'));

test('what a keyword means is one sentence, with its number', () => {
  expect(meaningOf(book, 'resist', 1)).toBe(
    'An opponent pays 1 gold for each time they target it, and cannot if they have less gold left.',
  );
  expect(meaningOf(book, 'haste')).toBe('It may attack and exhaust for costs though it has arrival fatigue.');
  expect(meaningOf(book, 'armor', 2)).toBe('Armor takes the first damage of each turn, as much as it has.');
});

test('every keyword has a meaning, but those that say it themselves', () => {
  const unsaid = Object.keys(TERMS).filter((term) => meaningOf(book, term, 3) === undefined);
  expect(unsaid).toEqual(["can't attack", "can't patrol", "can't be sacrificed"]);
  for (const term of Object.keys(TERMS))
    expect(meaningOf(book, term, 3) ?? 'Said.').toMatch(/^[A-Z+][^X]*\.$/);
});
