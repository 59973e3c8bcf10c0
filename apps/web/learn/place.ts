/** A rectangle on the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Size = Pick<Box, 'width' | 'height'>;

/** On which side of a thing its bubble stands; `inside`: near the upper edge of something that fills the screen. */
export const SIDES = ['above', 'below', 'left', 'inside'] as const;
export type Side = (typeof SIDES)[number];

/** Where a bubble goes, and where along its edge the tip is that points at the thing. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly tip: number;
}

/** How far a bubble stays from the edge of the screen, and from what it points at. */
const MARGIN = 16;
const GAP = 14;
/** Below the names and buttons at the top of a table. */
const HEADER = 84;
/** The tip stays clear of the round corners. */
const CORNER = 24;

/** Where a bubble of this size stands beside a thing, whole on the screen. */
export function placeBubble(thing: Box, bubble: Size, screen: Size, side: Side): Place {
  const middle = thing.left + thing.width / 2;
  const left = within(middle - bubble.width / 2, MARGIN, screen.width - bubble.width - MARGIN);
  const tip = within(middle - left, CORNER, bubble.width - CORNER);
  switch (side) {
    case 'above':
      return { left, top: onScreen(thing.top - bubble.height - GAP), tip };
    case 'below':
      return { left, top: onScreen(thing.top + thing.height + GAP), tip };
    case 'inside':
      return { left, top: onScreen(thing.top + HEADER), tip };
    case 'left': {
      const top = onScreen(thing.top + thing.height / 2 - bubble.height / 2);
      const beside = within(thing.left - bubble.width - GAP, MARGIN, screen.width - bubble.width - MARGIN);
      return {
        left: beside,
        top,
        tip: within(thing.top + thing.height / 2 - top, CORNER, bubble.height - CORNER),
      };
    }
  }

  function onScreen(top: number): number {
    return within(top, MARGIN, screen.height - bubble.height - MARGIN);
  }
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
