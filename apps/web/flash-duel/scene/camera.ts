import { SPACES } from '@riposte/flash-duel';
import { type Layout, middleOf } from './geometry.ts';

/** Which part of the bridge is seen: a point of it is drawn at `x + point * zoom`. */
export interface Camera {
  readonly x: number;
  readonly zoom: number;
}

/** At a desk the whole bridge is always in the picture. */
export const STILL: Camera = { x: 0, zoom: 1 };

/** How much of the banks is seen beyond the ends of the bridge. */
const BANK = 30;
/** How many planks around the fighters are seen at least. */
const ROOM = 4.4;

/** Follows the fighters along the bridge, as close as all these columns allow. */
export function follow(layout: Layout, columns: readonly number[], isOverview: boolean): Camera {
  const long = lengthOf(layout);
  const [first, last] = isOverview ? [1, SPACES] : [Math.min(...columns), Math.max(...columns)];
  const wanted = (last - first + ROOM) * layout.plank;
  const zoom = Math.max(farthest(layout), Math.min(1, layout.width / wanted));
  const seen = layout.width / zoom;
  const middle = (middleOf(layout, first) + middleOf(layout, last)) / 2;
  const left = Math.min(Math.max(middle - seen / 2, layout.left - BANK), layout.left - BANK + long - seen);
  return { x: -left * zoom, zoom };
}

/** The zoom at which the whole bridge is seen. */
export function farthest(layout: Layout): number {
  return layout.width / lengthOf(layout);
}

function lengthOf({ plank }: Layout): number {
  return SPACES * plank + 2 * BANK;
}
