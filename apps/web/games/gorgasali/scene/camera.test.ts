import { expect, test } from 'vitest';
import { fit, panBy, pictureAt, screenAt, seenIn, within, zoomAt } from './camera.ts';
import { WHOLE } from './geometry.ts';

const FREE = { left: 0, top: 100, right: 1000, bottom: 500 };
const LIMITS = { least: 0.5, most: 1 };

test('a box is shown in the middle of what is free', () => {
  const box = { left: 600, top: 400, right: 1000, bottom: 600 };
  const camera = fit(FREE, box, LIMITS);
  expect(camera.zoom).toBe(1);
  expect(screenAt(camera, { x: 800, y: 500 })).toEqual({ x: 500, y: 300 });
});

test('a large box is shown as small as it must be, but never smaller than the limit', () => {
  expect(fit(FREE, { left: 0, top: 0, right: 1400, bottom: 500 }, LIMITS).zoom).toBeCloseTo(1000 / 1400);
  expect(fit(FREE, { left: 0, top: 0, right: 1400, bottom: 1400 }, LIMITS).zoom).toBe(0.5);
});

test('no sea beyond the whole island is shown while the island fills the window', () => {
  const { left, top } = seenIn(FREE, fit(FREE, { left: -400, top: -400, right: -300, bottom: -300 }, LIMITS));
  expect(left).toBeCloseTo(WHOLE.left);
  expect(top).toBeCloseTo(WHOLE.top);
});

test('an island that is smaller than the window lies in its middle', () => {
  const camera = within({ left: 0, top: 0, right: 4000, bottom: 4000 }, { x: 77, y: 9, zoom: 0.5 });
  expect(screenAt(camera, { x: (WHOLE.left + WHOLE.right) / 2, y: 0 }).x).toBeCloseTo(2000);
});

test('the point beneath the pointer stays there when it zooms', () => {
  const camera = fit(FREE, { left: 600, top: 400, right: 1000, bottom: 600 }, LIMITS);
  const pointer = { x: 420, y: 260 };
  const before = pictureAt(camera, pointer);
  const after = pictureAt(zoomAt(FREE, camera, pointer, 1.3), pointer);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('a hand drags the island as far as its finger goes', () => {
  const camera = fit(FREE, { left: 600, top: 400, right: 1000, bottom: 600 }, LIMITS);
  const dragged = panBy(FREE, camera, { x: -30, y: 20 });
  expect([dragged.x - camera.x, dragged.y - camera.y]).toEqual([-30, 20]);
});
