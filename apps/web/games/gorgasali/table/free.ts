import type { Layout } from '../../../table/kit/useLayout.ts';
import type { Shades } from '../../../table/kit/useShades.ts';
import type { Free } from '../scene/camera.ts';

/** How large letters are: everything that lies on the island is measured in them. */
export function remNow(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** How much the head and the rim take at a desk, in letters. */
const HEAD = 5.5;
const RIM = 18.75;

/** What of the window nothing lies on. */
export function freeIn(shades: Shades | undefined, layout: Layout, rem: number): Free {
  if (!shades) return { left: 0, top: 0, right: 800, bottom: 400 };
  const { width, clear, boxes } = shades;
  if (layout === 'desk')
    return { left: 0, top: HEAD * rem, right: Math.max(width / 2, width - RIM * rem), bottom: clear };
  const heads = boxes.filter(({ top, bottom }) => top < rem && bottom < clear / 2);
  const top = Math.max(0, ...heads.map(({ bottom }) => bottom));
  return { left: 0, top, right: width, bottom: Math.max(top + 60, clear) };
}
