import { expect, test } from 'vitest';
import { type ShownTheme, shownTheme } from './appearance.ts';
import type { Theme } from './parseSettings.ts';

test.each<[theme: Theme, prefersLight: boolean, shown: ShownTheme]>([
  ['system', true, 'paper'],
  ['system', false, 'dusk'],
  ['dusk', true, 'dusk'],
  ['paper', false, 'paper'],
  ['contrast', true, 'contrast'],
])('%s, where the system prefers light: %s, is shown as %s', (theme, prefersLight, shown) => {
  expect(shownTheme({ theme }, prefersLight)).toBe(shown);
});
