/** A rectangle on the screen, in pixels. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type BoxSize = Pick<ScreenBox, 'width' | 'height'>;

/**
 * On which side of a thing its bubble stands. `beside`: to its left. `corner`: above its left end, so that what is
 * above its middle stays free. `deck`: below the bridge, in a scene that reaches past it.
 */
export const BUBBLE_SIDES = ['above', 'below', 'beside', 'corner', 'deck'] as const;
export type BubbleSide = (typeof BUBBLE_SIDES)[number];

/** Where a bubble goes, and how far along its edge, from the left or from above, the tip is that points at the thing. */
export interface Placement {
  readonly left: number;
  readonly top: number;
  readonly tip: number;
}

/** How far a bubble stays from the edge of the screen, and from what it points at. */
const MARGIN = 16;
const GAP = 14;
/** Where the planks end: on a desk so far down the scene, on a telephone, where it ends soon after, so far from below. */
const DECK = { desk: 0.575, phone: 36 };
/** How far it reaches past what it covers. */
const HEM = 6;
/** The tip stays clear of the round corners. */
const CORNER = 24;

/** Where a bubble of this size stands beside a thing, whole on the screen. */
export function placeBubble(thing: ScreenBox, bubble: BoxSize, screen: BoxSize, side: BubbleSide): Placement {
  const middle = thing.left + thing.width / 2;
  const left = within(middle - bubble.width / 2, MARGIN, screen.width - bubble.width - MARGIN);
  const tip = within(middle - left, CORNER, bubble.width - CORNER);
  switch (side) {
    case 'above':
      return { left, top: onScreen(thing.top - bubble.height - GAP), tip };
    case 'below':
      return { left, top: onScreen(thing.top + thing.height + GAP), tip };
    case 'deck': {
      const isPhone = screen.width < screen.height;
      const deck = isPhone ? thing.height - DECK.phone : thing.height * DECK.desk;
      return { left, top: onScreen(thing.top + deck + GAP), tip };
    }
    case 'beside': {
      const top = onScreen(thing.top);
      const beside = within(thing.left - 2 * GAP - bubble.width, MARGIN, screen.width);
      return {
        left: beside,
        top,
        tip: within(thing.top + thing.height / 2 - top, CORNER, bubble.height / 2),
      };
    }
    case 'corner': {
      const end = thing.left - 2 * GAP;
      const over = within(end - bubble.width, MARGIN, screen.width - bubble.width - MARGIN);
      return {
        left: over,
        top: onScreen(thing.top - bubble.height - GAP),
        tip: within(end - CORNER - over, CORNER, bubble.width - CORNER),
      };
    }
  }

  function onScreen(top: number): number {
    return within(top, MARGIN, screen.height - bubble.height - MARGIN);
  }
}

/** A place, and how high a bubble is there where that is not its own affair. */
export interface Cover extends Placement {
  readonly height?: number;
}

/** What a bubble would hide by half, it hides wholly. */
export function coveringWhole(
  place: Placement,
  { height }: Pick<BoxSize, 'height'>,
  half: ScreenBox | undefined,
): Cover {
  const bottom = place.top + height;
  if (!half || place.top >= half.top + half.height || bottom <= half.top) return place;
  const top = Math.min(place.top, half.top - HEM);
  return { ...place, top, height: Math.max(bottom, half.top + half.height + HEM) - top };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
