import { SQUARES, type Square } from './board.ts';

const MARKS = new WeakMap<readonly Square[], Uint8Array>();

/** For each square whether a chest lies there. A list of chests is never changed, so this is kept. */
export function chestMarks(chests: readonly Square[]): Uint8Array {
  const known = MARKS.get(chests);
  if (known) return known;
  const marks = new Uint8Array(SQUARES);
  for (const chest of chests) marks[chest] = 1;
  MARKS.set(chests, marks);
  return marks;
}
