import { expect, test } from 'vitest';
import { SHELF } from './index.ts';
import { trustIn } from './trust.ts';

test('only what was measured is told', () => {
  expect(trustIn('flash-duel', { mode: 'simple' })).toBe('whole');
  expect(trustIn('flash-duel', { mode: 'raid' })).toBe('curve');
  expect(trustIn('codex', {})).toBe('choices');
  expect(trustIn('gorgasali', {})).toBe('curve');
  expect(trustIn('unheard-of', {})).toBe('curve');
  expect(SHELF.map(({ id }) => trustIn(id, {}))).not.toContain('whole');
});
