import type { AnyChoice, AnyState, Entry, Letter, Move } from '@riposte/kernel';
import type { Line } from './line.ts';
import type { Table } from './table.ts';

/** What the kernel makes of a request, of some game. */
export type AnyMove = Move<AnyState, AnyChoice, unknown, unknown, unknown>;

/** A letter of the kernel, of some game. */
type AnyLetter = Letter<AnyChoice, unknown, unknown>;

/** What a line makes of a table. */
export interface Change {
  readonly table: Table;
  /** As it is kept: with the choice that was listed in place of the one that was given. */
  readonly line: Line;
  readonly letters?: readonly AnyLetter[];
  /** What it adds to the log of the game. */
  readonly entry?: Entry<unknown>;
}
