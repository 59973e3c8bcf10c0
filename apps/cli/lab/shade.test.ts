import { expect, test } from 'vitest';
import { colourOf, inkOn, luminance, shadeOf } from './shade.ts';

const RATES = Array.from({ length: 101 }, (_, index) => index / 100);

test('the better, the darker', () => {
  for (const [index, rate] of RATES.slice(1).entries()) {
    const change = luminance(colourOf(rate)) - luminance(colourOf(RATES[index] ?? 0));
    if (rate > 0.2 && rate <= 0.8) expect(change).toBeLessThan(0);
    else expect(change).toBe(0);
  }
});

test('numbers can be read on every shade (WCAG AA)', () => {
  for (const rate of RATES) {
    const ground = luminance(colourOf(rate)) + 0.05;
    const contrast = inkOn(rate) === '#000' ? ground / 0.05 : 1.05 / ground;
    expect(contrast).toBeGreaterThanOrEqual(4.5);
  }
});

test('colours are written in hex', () => {
  expect(shadeOf(0)).toBe('#e3f3f8');
  expect(shadeOf(1)).toBe('#8a2f10');
});
