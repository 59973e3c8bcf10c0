import type { AnyChoice, SeatNames } from '@riposte/kernel';
import type { TerminalLook } from '../terminal.ts';

/** What a board is drawn with. */
export interface BoardSetting {
  readonly look: TerminalLook;
  /** What each seat is called, then each figure that has no seat. */
  readonly names: readonly string[];
  /** How many rows there are, where they are scarce: what can be asked for is left out. */
  readonly rows?: number;
}

/** How an answer is written, where the game's own words are not enough. */
export interface AnswerCaption {
  /** What stands above all answers of its group. */
  readonly group?: string;
  /** What it is called within its group. */
  readonly text?: string;
  /** What it means; shown beside it where there is room. */
  readonly hint?: string;
  /** How it is written where rows are scarce: after what it has in common with those beside it. */
  readonly brief?: { readonly lead: string; readonly text: string };
}

/** How a game looks in a terminal. All else that is said of it is said by its guide. */
export interface TerminalBoard<View, Choice = AnyChoice> {
  /** What a viewer sees, in lines. */
  draw(view: View, setting: BoardSetting): readonly string[];
  /** How a choice is written among others. */
  caption?(choice: Choice, view: View, among: readonly Choice[], names: SeatNames): AnswerCaption;
}

/** The drawing of some game. */
export type AnyBoard = TerminalBoard<unknown>;
