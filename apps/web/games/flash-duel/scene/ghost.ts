/** Where a fighter would stand. */
export interface DrawnGhost {
  readonly drawing: string;
  readonly column: number;
  readonly facing: 1 | -1;
}

/** A plank that stands for answers of the open question. */
export interface Target {
  readonly column: number;
  readonly space: number;
  readonly answers: readonly number[];
  /** The fighter a blow would fall on. */
  readonly foe?: string | undefined;
}

/** Ghosts are a little smaller than those who really stand there. */
export const GHOST_SIZE = 0.93;
