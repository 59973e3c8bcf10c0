import { columnOf, OFF, rowOf, type Square, squareAt } from '@riposte/gorgasali/table';

/** The next square in a direction; the same at the rim. */
export function neighbour(square: Square, [right, down]: readonly [number, number]): Square {
  const next = squareAt(columnOf(square) + right, rowOf(square) + down);
  return next === OFF ? square : next;
}

/** The closest square in a direction that stands for something: straight ahead before aside. */
export function nextStop(
  square: Square,
  [right, down]: readonly [number, number],
  stops: readonly Square[],
): Square | undefined {
  let found: Square | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    const [across, along] = [columnOf(stop) - columnOf(square), rowOf(stop) - rowOf(square)];
    const ahead = across * right + along * down;
    if (ahead <= 0) continue;
    const aside = Math.abs(across * down) + Math.abs(along * right);
    const away = ahead + 2.5 * aside;
    if (away >= least) continue;
    found = stop;
    least = away;
  }
  return found;
}
