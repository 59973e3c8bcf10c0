import type { Shades } from '../../../table/kit/shades.ts';
import type { Layout } from '../../../table/kit/useLayout.ts';
import type { Free } from '../scene/camera.ts';

/** The window onto the island. */
interface Room {
  /** What of it nothing lies on. */
  readonly free: Free;
  readonly height: number;
  /** How large letters are. */
  readonly rem: number;
}

/** How much the head and the rim take at a desk, in letters. */
const HEAD = 5.5;
const RIM = 18.75;
/** Until it is measured. */
const UNKNOWN: Room = { free: { left: 0, top: 0, right: 800, bottom: 400 }, height: 400, rem: 16 };

export function roomIn(shades: Shades | undefined, layout: Layout): Room {
  if (!shades) return UNKNOWN;
  return { free: freeIn(shades, layout), height: shades.clear, rem: shades.rem };
}

function freeIn({ width, clear, boxes, rem }: Shades, layout: Layout): Free {
  if (layout === 'desk')
    return { left: 0, top: HEAD * rem, right: Math.max(width / 2, width - RIM * rem), bottom: clear };
  const heads = boxes.filter(({ top, bottom }) => top < rem && bottom < clear / 2);
  const top = Math.max(0, ...heads.map(({ bottom }) => bottom));
  return { left: 0, top, right: width, bottom: Math.max(top + 60, clear) };
}
