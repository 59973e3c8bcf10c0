import type { Limits } from './camera.ts';
import { type Box, grown, union } from './geometry.ts';

/** What the camera shows when no hand has moved it. */
export interface Focus {
  /** Another for each thing that is worth a look: a hand's camera stays until it changes. */
  readonly key: string;
  readonly box: Box;
  readonly limits: Limits;
}

/** Squares on the screen: 44 by 31 pixels when walking, 62 by 44 when aiming, at a root size of 16. */
export const WALKING: Limits = { least: 0.62, most: 0.92 };
export const AIMING: Limits = { least: 0.7, most: 1.29 };
export const LOOKING: Limits = { least: 0.4, most: 0.8 };

/** The same limits where letters are larger. */
export function scaled({ least, most }: Limits, rem: number): Limits {
  return { least: (least * rem) / 16, most: (most * rem) / 16 };
}

/** Boxes that are all to be seen, with some ground around them. */
export function seenTogether(boxes: readonly (Box | undefined)[], squares: number): Box | undefined {
  const [first, ...others] = boxes.flatMap((box) => (box ? [box] : []));
  return first && grown(others.reduce(union, first), squares);
}
