import { expect, test } from 'vitest';
import {
  type BubbleSide,
  type Cover,
  coveringWhole,
  type Placement,
  placeBubble,
  type ScreenBox,
} from './place.ts';

const SCREEN = { width: 400, height: 800 };
const BUBBLE = { width: 200, height: 100 };

test.each<[what: string, thing: ScreenBox, side: BubbleSide, place: Placement]>([
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
    { left: 0, top: 0, width: 400, height: 450 },
    'deck',
    { left: 100, top: 428, tip: 100 },
  ],
  [
    'beside it, to the left',
    { left: 280, top: 400, width: 100, height: 100 },
    'beside',
    { left: 52, top: 400, tip: 50 },
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

const TITLE = { left: 0, top: 400, width: 400, height: 30 };

test.each<[what: string, top: number, cover: Partial<Cover>]>([
  ['what it does not touch, it leaves alone', 430, { top: 430 }],
  ['what lies beneath it, it leaves alone', 300, { top: 300 }],
  ['half of a line from below: it reaches up', 415, { top: 394, height: 121 }],
  ['half of a line from above: it reaches down', 310, { top: 310, height: 126 }],
])('%s', (_what, top, cover) => {
  expect(coveringWhole({ left: 0, top, tip: 50 }, BUBBLE, TITLE)).toEqual({ left: 0, tip: 50, ...cover });
});
