import { SPACES } from '@riposte/flash-duel';
import { type Layout, middleOf } from './geometry.ts';

/** Which part of the bridge is seen: a point of it is drawn at `x + point * zoom`. */
export interface Camera {
  readonly x: number;
  readonly zoom: number;
}

/** What has to be in the picture, from left to right, in units of the bridge. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

/** At a desk the whole bridge is always in the picture. */
export const STILL: Camera = { x: 0, zoom: 1 };

/** How much of the banks is seen beyond the ends of the bridge. */
const BANK = 30;
/** How much is seen beside the outermost figures at least. */
const MARGIN = 12;
/** How many planks around a column are seen at least. */
const ROOM = 2.2;

/** Follows the fighters along the bridge, as close as they, whole, and all these columns allow. */
export function follow(
  layout: Layout,
  columns: readonly number[],
  figures: readonly Extent[],
  isOverview: boolean,
): Camera {
  const whole = bridgeOf(layout);
  const around = ROOM * layout.plank;
  const [first, last] = isOverview ? [1, SPACES] : [Math.min(...columns), Math.max(...columns)];
  const from = Math.min(middleOf(layout, first) - around, ...figures.map((one) => one.from - MARGIN));
  const to = Math.max(middleOf(layout, last) + around, ...figures.map((one) => one.to + MARGIN));
  const left = Math.max(from, Math.min(whole.from, ...figures.map((one) => one.from - MARGIN)));
  const right = Math.min(to, Math.max(whole.to, ...figures.map((one) => one.to + MARGIN)));
  const zoom = Math.min(1, layout.width / (right - left));
  return { x: -within(layout, left, right, layout.width / zoom) * zoom, zoom };
}

/** Whether a camera sees all of the bridge. */
export function seesAll(layout: Layout, { zoom }: Camera): boolean {
  const { from, to } = bridgeOf(layout);
  return zoom <= layout.width / (to - from) + 0.001;
}

/** The left edge of a picture around all this: no more than the banks is seen beyond the ends, if that will do. */
function within(layout: Layout, left: number, right: number, seen: number): number {
  const whole = bridgeOf(layout);
  const middle = (left + right - seen) / 2;
  const [least, most] = [Math.min(left, whole.from), Math.max(right, whole.to) - seen];
  return Math.min(Math.max(middle, least), Math.max(least, most));
}

function bridgeOf({ left, plank }: Layout): Extent {
  return { from: left - BANK, to: left + SPACES * plank + BANK };
}
