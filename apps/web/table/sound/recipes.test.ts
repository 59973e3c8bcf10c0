import { expect, test } from 'vitest';
import { CUES } from './cues.ts';
import { lengthOf, RECIPES } from './recipes.ts';

test.each(CUES)('%s is over within a second and begins softly', (cue) => {
  expect(lengthOf(cue)).toBeLessThan(1);
  for (const { swell, fade } of RECIPES[cue]) {
    expect(swell).toBeGreaterThanOrEqual(0.002);
    expect(fade).toBeGreaterThan(0.01);
  }
});
