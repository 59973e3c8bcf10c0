import { expect, test } from 'vitest';
import { type Box, type Place, placeBubble, type Side } from './place.ts';

const SCREEN = { width: 400, height: 800 };
const BUBBLE = { width: 200, height: 100 };

test.each<[what: string, thing: Box, side: Side, place: Place]>([
  [
    'above, in the middle',
    { left: 150, top: 500, width: 100, height: 80 },
    'above',
    { left: 100, top: 386, tip: 100 },
  ],
  ['below', { left: 150, top: 100, width: 100, height: 80 }, 'below', { left: 100, top: 194, tip: 100 }],
  [
    'never past the left edge',
    { left: 0, top: 500, width: 60, height: 80 },
    'above',
    { left: 16, top: 386, tip: 24 },
  ],
  [
    'never past the right edge',
    { left: 380, top: 500, width: 20, height: 80 },
    'above',
    { left: 184, top: 386, tip: 176 },
  ],
  [
    'never past the upper edge',
    { left: 150, top: 20, width: 100, height: 80 },
    'above',
    { left: 100, top: 16, tip: 100 },
  ],
  [
    'never past the lower edge',
    { left: 150, top: 700, width: 100, height: 90 },
    'below',
    { left: 100, top: 684, tip: 100 },
  ],
  [
    'below the planks of a scene',
    { left: 0, top: 0, width: 400, height: 800 },
    'deck',
    { left: 100, top: 374, tip: 100 },
  ],
  [
    'over the left end',
    { left: 280, top: 400, width: 100, height: 100 },
    'corner',
    { left: 52, top: 286, tip: 176 },
  ],
])('%s', (_what, thing, side, place) => {
  expect(placeBubble(thing, BUBBLE, SCREEN, side)).toEqual(place);
});
