/** How a match ended. */
export interface Outcome {
  /** A place for each seat, 1 is best. Team mates share a place, as do seats that drew. */
  readonly places: readonly number[];
  /** Points for each seat, where the game counts any. */
  readonly scores?: readonly number[];
}

/** Whether nobody won: all come first. */
export function isDrawn({ places }: Pick<Outcome, 'places'>): boolean {
  return places.length > 1 && places.every((place) => place === 1);
}
