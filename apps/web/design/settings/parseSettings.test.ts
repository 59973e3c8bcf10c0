import { expect, test } from 'vitest';
import { DEFAULTS, parseSettings } from './parseSettings.ts';

test.each<[what: string, kept: unknown, expected: Partial<typeof DEFAULTS>]>([
  ['nothing was kept', undefined, {}],
  ['something else was kept', 'paper', {}],
  ['a choice is kept', { theme: 'paper', motion: 'fast' }, { theme: 'paper', motion: 'fast' }],
  ['an unknown choice is as on the first day', { theme: 'neon', muted: 'yes' }, {}],
  ['a phone that shall not tremble', { pulses: false }, { pulses: false }],
  ['numbers stay within their bounds', { volume: 7, level: 0 }, { volume: 1, level: 1 }],
  ['no number is no number', { volume: Number.NaN, level: '3' }, {}],
  ['a level is a whole number', { level: 4.4 }, { level: 4 }],
  ['a long name is cut', { name: 'x'.repeat(99) }, { name: 'x'.repeat(24) }],
  ['what we do not know is dropped', { theme: 'dusk', colour: 'red' }, { theme: 'dusk' }],
])('%s', (_what, kept, expected) => {
  expect(parseSettings(kept)).toEqual({ ...DEFAULTS, ...expected });
});
