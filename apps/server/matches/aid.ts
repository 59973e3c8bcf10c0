import type { AnyState, Deal } from '@riposte/kernel';

/** What some lines need besides the table. */
export interface Aid {
  /** For the line with which a match begins. */
  readonly deal?: Deal | undefined;
  /** For the line with which the match goes back: the state it goes back to. */
  readonly earlier?: AnyState | undefined;
}
