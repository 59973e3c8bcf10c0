/** A rectangle in the units of the picture. */
export interface NumeralBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where the distance is written: its middle, its base line and its size. */
export interface Numeral {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** What the place of the number depends on. */
export interface NumeralRoom {
  readonly text: string;
  /** The middle between the two it is about. */
  readonly middle: number;
  readonly size: number;
  /** Base lines to try: between the figures, then above their heads. */
  readonly lines: readonly number[];
  /** The number stays between these. */
  readonly from: number;
  readonly to: number;
  /** What it must not touch: figures, ghosts, what the interface has on top of the scene. */
  readonly obstacles: readonly NumeralBox[];
}

/** How high and how wide a figure of the display face is, as shares of its size; and the air around it. */
const HIGH = 0.72;
const WIDE = 0.57;
const AIR = { beside: 8, above: 4 } as const;
const STEP = 10;

/** How far it goes aside, and how small it gets for it, in the order in which that is tried. */
const TRIES: readonly (readonly [reach: number, share: number])[] = [
  [0, 1],
  [70, 1],
  [0, 0.72],
  [70, 0.72],
  [160, 1],
  [160, 0.72],
  [70, 0.56],
  [420, 1],
  [420, 0.72],
  [420, 0.5],
];

/** The place nearest to the middle of the fight where the number touches nothing, between rather than above; if any. */
export function placeNumeral(room: NumeralRoom): Numeral | undefined {
  const { lines, size } = room;
  for (const [reach, share] of TRIES) {
    for (const y of lines) {
      const x = nearestFree(room, y, size * share, reach);
      if (x !== undefined) return { x, y, size: size * share };
    }
  }
  return undefined;
}

/** The free place on a line that is nearest to the middle, if there is one within reach. */
function nearestFree(room: NumeralRoom, y: number, size: number, reach: number): number | undefined {
  const { text, middle, from, to, obstacles } = room;
  const half = (text.length * WIDE * size) / 2;
  for (let away = 0; away <= reach; away += STEP) {
    for (const x of away === 0 ? [middle] : [middle - away, middle + away]) {
      const isInside = x - half >= from && x + half <= to;
      const box = boxOf({ x, y, size }, text);
      if (isInside && !obstacles.some((other) => touches(box, other))) return x;
    }
  }
  return undefined;
}

/** How much room a number takes. */
export function boxOf({ x, y, size }: Numeral, text: string): NumeralBox {
  const half = (text.length * WIDE * size) / 2;
  return { left: x - half, right: x + half, top: y - HIGH * size, bottom: y };
}

export function touches(one: NumeralBox, other: NumeralBox): boolean {
  return (
    one.left < other.right + AIR.beside &&
    one.right > other.left - AIR.beside &&
    one.top < other.bottom + AIR.above &&
    one.bottom > other.top - AIR.above
  );
}
