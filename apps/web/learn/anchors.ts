import type { Anchors } from './lesson.ts';
import type { Box, Side } from './place.ts';

/** So many pixels a bubble needs to stand beside something. */
const BESIDE = 332;

/** Where a bubble points, and on which side of it there is room. */
export interface Target {
  readonly box: Box;
  readonly side: Side;
  /** It stands there, but points at nothing. */
  readonly isLoose: boolean;
  /** What must not be half hidden: the line of the question. */
  readonly half?: Box | undefined;
}

/** What a step is about, if it is to be seen; on the plain board nothing is pointed at. */
export function targetOf(anchors: Anchors, about: string, isDesk: boolean): Target | undefined {
  const spot = anchors[isDesk ? 'desk' : 'phone'][about];
  const box = spot && boxOf(spot.at);
  if (!box) return undefined;
  const { side: wished } = spot;
  const side = wished === 'beside' && box.left < BESIDE ? 'corner' : wished;
  // Where a touched card says why it cannot be played, that is read first.
  const reason = side === 'above' ? boxOf('[data-part="whyNot"]') : undefined;
  return {
    side,
    isLoose: spot.isLoose === true,
    box: reason ? { ...box, top: Math.min(box.top, reason.top) } : box,
    half: isDesk ? undefined : boxOf('main h1'),
  };
}

function boxOf(selector: string): Box | undefined {
  const rect = document.querySelector(selector)?.getBoundingClientRect();
  if (!rect || rect.width === 0) return undefined;
  return { left: rect.left, top: rect.top, width: rect.width, height: rect.height };
}
