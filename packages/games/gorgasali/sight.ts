import { columnOf, rowOf, type Square, squareAt, TREE } from './board.ts';

/** The corners of a square, from its middle, in halves of a side. */
const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/**
 * RULES 2.8: whether the line between the middles of two squares goes through no square of the tree or of a barrier,
 * nor between two that meet at a corner.
 */
export function hasClearView(from: Square, to: Square, barriers: readonly Square[]): boolean {
  const isWall = (square: Square) => TREE.includes(square) || barriers.includes(square);
  return (
    !TREE.some((wall) => isInTheWay(from, to, wall, isWall)) &&
    !barriers.some((wall) => isInTheWay(from, to, wall, isWall))
  );
}

function isInTheWay(from: Square, to: Square, wall: Square, isWall: (square: Square) => boolean): boolean {
  const [x, y, column, row] = [columnOf(from), rowOf(from), columnOf(wall), rowOf(wall)];
  const [right, down] = [columnOf(to) - x, rowOf(to) - y];
  if (column < Math.min(x, x + right) || column > Math.max(x, x + right)) return false;
  if (row < Math.min(y, y + down) || row > Math.max(y, y + down)) return false;
  let [left, straight, rightOf] = [0, 0, 0];
  let [cornerX, cornerY] = [0, 0];
  for (const [dx, dy] of CORNERS) {
    const side = right * (2 * (row - y) + dy) - down * (2 * (column - x) + dx);
    if (side < 0) left += 1;
    else if (side > 0) rightOf += 1;
    else {
      straight += 1;
      [cornerX, cornerY] = [dx, dy];
    }
  }
  if (left > 0 && rightOf > 0) return true;
  // A corner alone is touched: the line is blocked where another wall meets this one there.
  return straight === 1 && isWall(squareAt(column + cornerX, row + cornerY));
}
