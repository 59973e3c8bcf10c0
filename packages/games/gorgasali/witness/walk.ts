import {
  columnOf,
  type Island,
  isWall,
  letterAt,
  priceOf,
  rowOf,
  type Spot,
  type Warrior,
  WIDTH,
  warriorAt,
} from './island.ts';

// The ways of a figure: which squares it may enter, and where its movement may end.

/** A movement under way. */
export interface Walk {
  readonly warrior: Warrior;
  readonly left: number;
  /** "The square that you have already covered cannot be crossed again." */
  readonly covered: readonly Spot[];
  /** The card that helps it. */
  readonly aid: string | undefined;
}

export interface Step {
  readonly to: Spot;
  readonly cost: number;
}

const STRAIGHT = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const DIAGONAL = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;

/** "Two movement numbers to cross one square of the forest"; an axe crosses it "without penalty". */
const PENALTIES: Readonly<Record<string, { readonly cost: number; readonly without: string }>> = {
  F: { cost: 2, without: 'axe' },
  M: { cost: 2, without: 'rope' },
  W: { cost: 3, without: 'boat' },
};

function costOf(island: Island, spot: Spot, aid: string | undefined): number {
  const penalty = PENALTIES[letterAt(island, spot)];
  return penalty && penalty.without !== aid ? penalty.cost : 1;
}

/** Every square that may be entered from another, whatever is left of the number. */
export function doorsFrom(island: Island, from: Spot, walk: Walk): readonly Step[] {
  const { covered, aid } = walk;
  const [column, row] = [columnOf(from), rowOf(from)];
  const isOnIsland = (x: number, y: number) => x >= 0 && x < WIDTH && y >= 0 && y < island.rows.length;
  const at = (x: number, y: number) => y * WIDTH + x;
  const doors: Step[] = [];
  for (const [dx, dy] of aid === 'compass' ? [...STRAIGHT, ...DIAGONAL] : STRAIGHT) {
    const [x, y] = [column + dx, row + dy];
    if (!isOnIsland(x, y)) continue;
    const to = at(x, y);
    if (isWall(island, to) || covered.includes(to) || warriorAt(island, to)) continue;
    // RULES 11.5: no gap between two walls.
    if (dx !== 0 && dy !== 0 && isWall(island, at(x, row)) && isWall(island, at(column, y))) continue;
    doors.push({ to, cost: costOf(island, to, aid) });
  }
  return doors;
}

/** What a figure can pay for; from its sector, only the gate. */
export function stepsOf(island: Island, walk: Walk): readonly Step[] {
  const { spot, gate } = walk.warrior;
  if (spot !== undefined) return doorsFrom(island, spot, walk).filter(({ cost }) => cost <= walk.left);
  return warriorAt(island, gate) || isWall(island, gate) ? [] : [{ to: gate, cost: 1 }];
}

/**
 * Where a movement may end, with the least health that it costs: the number is used up, nothing more can be paid, or
 * there is a chest. Goes every way there is.
 */
export function endsOf(island: Island, walk: Walk): ReadonlyMap<Spot, number> {
  const ends = new Map<Spot, number>();
  const doors = new Map<Spot, readonly Step[]>();
  const covered = new Set(walk.covered);
  const doorsAt = (spot: Spot): readonly Step[] => {
    const found = doors.get(spot) ?? doorsFrom(island, spot, walk);
    doors.set(spot, found);
    return found;
  };
  const prices = new Map<Spot, number>();
  const priceAt = (spot: Spot): number => {
    const price = prices.get(spot) ?? priceOf(island, spot);
    prices.set(spot, price);
    return price;
  };
  const goOn = (spot: Spot, left: number, loss: number): void => {
    covered.add(spot);
    let isStuck = true;
    for (const { to, cost } of doorsAt(spot)) {
      if (cost > left || covered.has(to)) continue;
      isStuck = false;
      goOn(to, left - cost, loss + priceAt(to));
    }
    if (isStuck || island.chests.includes(spot)) ends.set(spot, Math.min(loss, ends.get(spot) ?? loss));
    covered.delete(spot);
  };
  for (const { to, cost } of stepsOf(island, walk)) goOn(to, walk.left - cost, priceAt(to));
  return ends;
}

/** Goes a way that was found elsewhere, square by square: what is left then, or nothing where it is no way. */
export function gone(island: Island, walk: Walk, way: readonly Spot[]): Walk | undefined {
  let now: Walk | undefined = walk;
  for (const to of way) {
    const door: Step | undefined = now && stepsOf(island, now).find((step) => step.to === to);
    now = now &&
      door && {
        ...now,
        warrior: { ...now.warrior, spot: to },
        left: now.left - door.cost,
        covered: [...now.covered, to],
      };
  }
  return now;
}
