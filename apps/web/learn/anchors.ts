import type { Anchor } from './lesson.ts';
import type { Side } from './place.ts';

/** Where something is found, and on which side of it there is room for a bubble. */
interface Spot {
  readonly at: string;
  readonly side: Side;
}

/** The drawn table on a desk. */
const DESK: Readonly<Record<Anchor, Spot>> = {
  bridge: { at: '[data-part="bridge"]', side: 'deck' },
  hand: { at: '[data-walk="hand"]', side: 'corner' },
  answers: { at: '[data-walk="hand"]', side: 'corner' },
  tally: { at: '[data-part="tally"]', side: 'above' },
  tokens: { at: '[data-part="tokens"]', side: 'below' },
};

/** The drawn table on a telephone, where the hand and the answers need all the room below. */
const PHONE: Readonly<Record<Anchor, Spot>> = {
  bridge: { at: '[data-part="bridge"]', side: 'deck' },
  hand: { at: '[data-walk="hand"]', side: 'above' },
  answers: { at: '[data-walk="hand"]', side: 'above' },
  tally: { at: '[data-part="tally"]', side: 'above' },
  tokens: { at: '[data-part="tokens"]', side: 'below' },
};

/** An element that a bubble points at, and on which side of it. */
export interface Target {
  readonly element: Element;
  readonly side: Side;
}

/** What a step is about, if it is to be seen; on the plain board nothing is pointed at. */
export function targetOf(anchor: Anchor, isDesk: boolean): Target | undefined {
  const { at, side } = (isDesk ? DESK : PHONE)[anchor];
  const element = document.querySelector(at);
  return element && element.getBoundingClientRect().width > 0 ? { element, side } : undefined;
}
