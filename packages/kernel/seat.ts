declare const brand: unique symbol;

/** A place at the table, counted from 0. A player is the person (or bot) who sits on it. */
export type Seat = number & { readonly [brand]: 'Seat' };

/** A viewer of a match: a seat, or the spectators as one. */
export type Viewer = Seat | 'spectator';

/** Reads a whole number as a seat. */
export function seat(index: number): Seat {
  if (!Number.isInteger(index) || index < 0) throw new Error(`not a seat: ${index}`);
  return index as Seat;
}

const TABLES: (readonly Seat[])[] = [];

/** All seats of a table, in order. */
export function seats(count: number): readonly Seat[] {
  const known = TABLES[count];
  if (known) return known;
  const table = Array.from({ length: count }, (_, index) => seat(index));
  TABLES[count] = table;
  return table;
}

/** All viewers of a table: its seats in order, then the spectators as one. */
export function viewers(count: number): readonly Viewer[] {
  return [...seats(count), 'spectator'];
}
