import type { Anchor } from './lesson.ts';
import type { Box, Side } from './place.ts';

/** Where something is found, and on which side of it there is room for a bubble. */
interface Spot {
  readonly at: string;
  readonly side: Side;
}

/** The drawn table on a desk. */
const DESK: Readonly<Record<Anchor, Spot>> = {
  bridge: { at: '[data-part="bridge"]', side: 'deck' },
  hand: { at: '[data-walk="hand"]', side: 'beside' },
  answers: { at: '[data-walk="hand"]', side: 'beside' },
  tally: { at: '[data-part="tally"]', side: 'above' },
  tokens: { at: '[data-part="tokens"]', side: 'below' },
};

/** The drawn table on a telephone, where the hand and the answers need all the room below. */
const PHONE: Readonly<Record<Anchor, Spot>> = {
  bridge: { at: '[data-part="bridge"]', side: 'deck' },
  hand: { at: '[data-walk="hand"]', side: 'above' },
  answers: { at: '[data-walk="hand"]', side: 'above' },
  tally: { at: '[data-part="tally"]', side: 'below' },
  tokens: { at: '[data-part="tokens"]', side: 'below' },
};

/** So many pixels a bubble needs to stand beside something. */
const BESIDE = 332;

/** Where a bubble points, and on which side of it there is room. */
export interface Target {
  readonly box: Box;
  readonly side: Side;
  /** What must not be half hidden: the line of the question. */
  readonly half?: Box | undefined;
}

/** What a step is about, if it is to be seen; on the plain board nothing is pointed at. */
export function targetOf(anchor: Anchor, isDesk: boolean): Target | undefined {
  const { at, side: wished } = (isDesk ? DESK : PHONE)[anchor];
  const box = boxOf(at);
  if (!box) return undefined;
  const side = wished === 'beside' && box.left < BESIDE ? 'corner' : wished;
  // Where a touched card says why it cannot be played, that is read first.
  const reason = side === 'above' ? boxOf('[data-part="whyNot"]') : undefined;
  return {
    side,
    box: reason ? { ...box, top: Math.min(box.top, reason.top) } : box,
    half: isDesk ? undefined : boxOf('main h1'),
  };
}

function boxOf(selector: string): Box | undefined {
  const rect = document.querySelector(selector)?.getBoundingClientRect();
  if (!rect || rect.width === 0) return undefined;
  return { left: rect.left, top: rect.top, width: rect.width, height: rect.height };
}
