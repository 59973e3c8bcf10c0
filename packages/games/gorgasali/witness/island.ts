// The island and what stands on it. A spot is 30 times its row and its column.

export type Spot = number;
export const WIDTH = 30;

export type Hazard = 'platform' | 'field' | 'barrier' | 'lightning' | 'smoke';

export interface Marker {
  readonly kind: Hazard;
  readonly owner: number;
  readonly spots: readonly Spot[];
}

export interface Gun {
  readonly name: string;
  isLoaded: boolean;
}

export interface Warrior {
  readonly seat: number;
  /** Nothing while it waits in its sector, or has fallen. */
  spot: Spot | undefined;
  readonly gate: Spot;
  health: number;
  helmet: boolean;
  bodyArmor: boolean;
  readonly guns: readonly Gun[];
  /** Consumables at hand. */
  cards: readonly string[];
  bulb: string | undefined;
  readonly hasSkipped: boolean;
}

export interface Island {
  /** A letter for each square: `F` forest, `M` mountain, `W` water, `T` the Great Tree; all others are plain. */
  readonly rows: readonly string[];
  readonly springs: readonly Spot[];
  chests: readonly Spot[];
  markers: readonly Marker[];
  readonly round: number;
  readonly fourthShrinks: boolean;
  readonly warriors: readonly Warrior[];
}

export function columnOf(spot: Spot): number {
  return spot % WIDTH;
}

export function rowOf(spot: Spot): number {
  return Math.floor(spot / WIDTH);
}

/** RULES 2.6: "the distance between any two squares", diagonals as well. */
export function rangeOf(one: Spot, other: Spot): number {
  return Math.max(Math.abs(columnOf(one) - columnOf(other)), Math.abs(rowOf(one) - rowOf(other)));
}

export function letterAt({ rows }: Island, spot: Spot): string {
  return rows[rowOf(spot)]?.[columnOf(spot)] ?? '';
}

export function markerAt({ markers }: Island, spot: Spot, kind: Hazard): Marker | undefined {
  return markers.find((marker) => marker.kind === kind && marker.spots.includes(spot));
}

export function warriorAt({ warriors }: Island, spot: Spot): Warrior | undefined {
  return warriors.find((warrior) => warrior.spot === spot);
}

/** What blocks movement and the clear view. */
export function isWall(island: Island, spot: Spot): boolean {
  return letterAt(island, spot) === 'T' || markerAt(island, spot, 'barrier') !== undefined;
}

/** "The square on the map is not vacant if …" */
export function isVacant(island: Island, spot: Spot): boolean {
  return (
    letterAt(island, spot) !== 'T' &&
    !island.chests.includes(spot) &&
    !island.markers.some(({ spots }) => spots.includes(spot)) &&
    !warriorAt(island, spot)
  );
}

/** How many squares from the rim the zones end that shrink after rounds 5, 10 and 15, and what they cost then. */
const ZONES = [
  { after: 5, depth: 4, price: 5 },
  { after: 10, depth: 8, price: 10 },
  { after: 15, depth: 11, price: 15 },
  { after: 20, depth: WIDTH, price: 20 },
] as const;

/** The health that entering a square costs: in inactive ground as much as the last zone that shrank. */
export function priceOf({ round, fourthShrinks }: Island, spot: Spot): number {
  const [column, row] = [columnOf(spot), rowOf(spot)];
  const depth = Math.min(column, row, WIDTH - 1 - column, WIDTH - 1 - row);
  const shrunk = ZONES.filter((zone) => round > zone.after && (fourthShrinks || zone.after < 20)).at(-1);
  return shrunk && depth < shrunk.depth ? shrunk.price : 0;
}

/** "A straight line between you and the enemy"; RULES 2.8: between the middles of the squares. */
export function hasClearView(island: Island, from: Spot, to: Spot): boolean {
  // In halves of a square, so that corners are whole numbers too.
  const [x, y] = [2 * columnOf(from), 2 * rowOf(from)];
  const [dx, dy] = [2 * columnOf(to) - x, 2 * rowOf(to) - y];
  const side = (px: number, py: number) => dx * (py - y) - dy * (px - x);
  for (let row = Math.min(y, y + dy); row <= Math.max(y, y + dy); row += 2)
    for (let column = Math.min(x, x + dx); column <= Math.max(x, x + dx); column += 2) {
      if (!isWall(island, (row / 2) * WIDTH + column / 2)) continue;
      const corners = [-1, 1].flatMap((right) => [-1, 1].map((down) => side(column + right, row + down)));
      // The line goes through a square that has corners on both of its sides.
      if (Math.min(...corners) < 0 && Math.max(...corners) > 0) return false;
      // Where two walls meet at a corner, the line through it is blocked.
      for (const right of [-1, 1])
        for (const down of [-1, 1]) {
          const beyond = (row / 2 + down) * WIDTH + column / 2 + right;
          const isInside = column / 2 + right >= 0 && column / 2 + right < WIDTH;
          if (side(column + right, row + down) === 0 && isInside && isWall(island, beyond)) {
            const [cx, cy] = [column + right - x, row + down - y];
            const along = cx * dx + cy * dy;
            if (along > 0 && along < dx * dx + dy * dy) return false;
          }
        }
    }
  return true;
}
