import type { Camera } from '../../../table/kit/camera.ts';
import { type Box, type Point, WHOLE } from './geometry.ts';

/** Where the island may be seen: what lies over it at its edges is left out. */
export interface Free extends Box {}

/** How near and how far the camera goes, in pixels of the screen for one of the picture. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** As far as a hand may zoom. */
const BY_HAND: Limits = { least: 0.4, most: 2 };

/** Shows a box as large as it fits into what is free, within limits, and no sea beyond the whole where it will do. */
export function fit(free: Free, box: Box, limits: Limits): Camera {
  const [width, height] = [free.right - free.left, free.bottom - free.top];
  const wanted = Math.min(width / (box.right - box.left), height / (box.bottom - box.top));
  const zoom = Math.min(limits.most, Math.max(limits.least, wanted));
  return within(free, {
    zoom,
    x: free.left + width / 2 - ((box.left + box.right) / 2) * zoom,
    y: free.top + height / 2 - ((box.top + box.bottom) / 2) * zoom,
  });
}

/** The same camera, moved so that the whole island fills what is free, or lies in its middle. */
export function within(free: Free, { x, y, zoom }: Camera): Camera {
  return {
    zoom,
    x: kept(x, free.left - WHOLE.left * zoom, free.right - WHOLE.right * zoom),
    y: kept(y, free.top - WHOLE.top * zoom, free.bottom - WHOLE.bottom * zoom),
  };
}

/** Not beyond one edge nor the other; in the middle where there is more room than island. */
function kept(at: number, most: number, least: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, at));
}

/** Zooms by a factor, and the point of the screen stays where it is. */
export function zoomAt(free: Free, camera: Camera, point: Point, factor: number, limits = BY_HAND): Camera {
  const zoom = Math.min(limits.most, Math.max(limits.least, camera.zoom * factor));
  const by = zoom / camera.zoom;
  return within(free, {
    zoom,
    x: point.x - (point.x - camera.x) * by,
    y: point.y - (point.y - camera.y) * by,
  });
}

export function panBy(free: Free, camera: Camera, by: Point): Camera {
  return within(free, { ...camera, x: camera.x + by.x, y: camera.y + by.y });
}

/** The point of the picture that is seen at a point of the screen. */
export function pictureAt({ x, y, zoom }: Camera, screen: Point): Point {
  return { x: (screen.x - x) / zoom, y: (screen.y - y) / zoom };
}

/** Where a point of the picture is seen. */
export function screenAt({ x, y, zoom }: Camera, point: Point): Point {
  return { x: x + point.x * zoom, y: y + point.y * zoom };
}

/** The part of the picture that is seen in what is free. */
export function seenIn(free: Free, camera: Camera): Box {
  const [first, last] = [
    pictureAt(camera, { x: free.left, y: free.top }),
    pictureAt(camera, { x: free.right, y: free.bottom }),
  ];
  return { left: first.x, top: first.y, right: last.x, bottom: last.y };
}
