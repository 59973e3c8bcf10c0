import { SPACES } from '@riposte/flash-duel';

/** The bridge as it is drawn: all lengths in units of the picture, which is scaled as a whole. */
export interface BridgeLayout {
  readonly width: number;
  readonly height: number;
  /** The bridge: its left end, how wide a plank is, how much lower its ends are than its middle. */
  readonly left: number;
  readonly plank: number;
  readonly rise: number;
  /** The front edge of the deck in the middle, how deep the deck is, how high the faces of its planks are. */
  readonly front: number;
  readonly depth: number;
  readonly face: number;
  /** How much a drawing of the size of the desk's is shrunk in height: rail, piers, lanterns. */
  readonly thin: number;
  /** How large figures are drawn, and how far behind the front edge they stand. */
  readonly figure: number;
  readonly stand: number;
  readonly numberSize: number;
  /** Sky, land and water were drawn for the desk: where they go. */
  readonly land: { readonly scale: number; readonly x: number; readonly y: number };
}

/** A window at a desk: the whole bridge, 1280 × 800, drawn far past its edges. */
export const DESK: BridgeLayout = {
  width: 1280,
  height: 800,
  left: 40,
  plank: 200 / 3,
  rise: 34,
  front: 386,
  depth: 28,
  face: 15.4,
  thin: 1,
  figure: 0.8478,
  stand: 7,
  numberSize: 13,
  land: { scale: 1, x: 640, y: 324 },
};

/** A phone, 390 wide: the bridge is longer than the picture, and a camera follows the fighters. */
export const PHONE: BridgeLayout = {
  width: 390,
  height: 396,
  left: 0,
  plank: 30,
  rise: 14,
  front: 319,
  depth: 17.4,
  face: 19,
  thin: 0.62,
  figure: 0.6087,
  stand: 4.6,
  numberSize: 14,
  land: { scale: 0.74, x: 195, y: 256 },
};

/** The same from far away, where the numbers would be too small to read. */
export const PHONE_FAR: BridgeLayout = { ...PHONE, numberSize: 18 };

/** At a desk this much of the picture, from its top, is never covered by what is asked: down to the cards of a fight. */
export const DESK_CLEAR = 460;

/** Which of 18 columns, from the left, a space is: the viewer's end is always on the left. */
export function columnOf(space: number, mirrored: boolean): number {
  return mirrored ? SPACES + 1 - space : space;
}

/** The middle of a column. */
export function middleOf({ left, plank }: BridgeLayout, column: number): number {
  return left + (column - 0.5) * plank;
}

/** The front edge of the deck: an arc. */
export function frontAt({ left, plank, rise, front }: BridgeLayout, x: number): number {
  const half = (SPACES * plank) / 2;
  const away = (x - left - half) / half;
  return front + rise * away * away;
}

/** Where a fighter stands who is in this column. */
export function footOf(layout: BridgeLayout, column: number): { readonly x: number; readonly y: number } {
  const x = middleOf(layout, column);
  return { x, y: frontAt(layout, x) - layout.stand };
}

/** The back edge is a little shorter than the front: the deck is seen from above. */
function backAt(layout: BridgeLayout, x: number): { readonly x: number; readonly y: number } {
  const middle = layout.left + (SPACES * layout.plank) / 2;
  return { x: middle + (x - middle) * 0.987, y: frontAt(layout, x) - layout.depth };
}

/** The top of a plank, as a path. */
export function deckPath(layout: BridgeLayout, column: number): string {
  const gap = layout.plank * 0.012;
  const [from, to] = [
    layout.left + (column - 1) * layout.plank + gap,
    layout.left + column * layout.plank - gap,
  ];
  const [backFrom, backTo] = [backAt(layout, from), backAt(layout, to)];
  return `M${round(backFrom.x)} ${round(backFrom.y)}L${round(backTo.x)} ${round(backTo.y)}L${round(to)} ${round(frontAt(layout, to))}L${round(from)} ${round(frontAt(layout, from))}Z`;
}

/** The side of a plank that faces us, with its number. */
export function facePath(layout: BridgeLayout, column: number): string {
  const gap = layout.plank * 0.012;
  const [from, to] = [
    layout.left + (column - 1) * layout.plank + gap,
    layout.left + column * layout.plank - gap,
  ];
  const [high, low] = [frontAt(layout, from) + 0.6, frontAt(layout, to) + 0.6];
  return `M${round(from)} ${round(high)}L${round(to)} ${round(low)}V${round(low + layout.face)}L${round(from)} ${round(high + layout.face)}Z`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
