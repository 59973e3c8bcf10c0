import type { AnyChoice, SeatNames, Viewer } from '@riposte/kernel';
import type { Look } from '../terminal.ts';

/** What a board is drawn with. */
export interface Setting {
  readonly look: Look;
  /** What each seat is called, then each figure that has no seat. */
  readonly names: readonly string[];
  /** How many rows there are, where they are scarce: what can be asked for is left out. */
  readonly rows?: number;
}

/** `quiet`: the screen shows it anyway. `strong`: nobody should miss it. */
export type Weight = 'quiet' | 'plain' | 'strong';

/** How an answer is written, where the game's own words are not enough. */
export interface Caption {
  /** What stands above all answers of its group. */
  readonly group?: string;
  /** What it is called within its group. */
  readonly text?: string;
  /** What it means; shown beside it where there is room. */
  readonly hint?: string;
  /** How it is written where rows are scarce: after what it has in common with those beside it. */
  readonly brief?: { readonly lead: string; readonly text: string };
}

/** How a game looks in a terminal. */
export interface Board<View, Event, Choice = AnyChoice, Options = unknown, State = unknown> {
  /** The game in a few sentences, for somebody who has never played it. */
  primer(options: Options): readonly string[];
  /** What a viewer sees, in lines. */
  draw(view: View, setting: Setting): readonly string[];
  /** How much an event matters to somebody who has the board before him, where so many play. */
  weigh(event: Event, viewer: Viewer, seats: number): Weight;
  /** The options that matter to a match, in words; all of them when absent. */
  settings?(options: Options): readonly string[];
  /** What the figures are called on whose seat nobody sits, counted on from the last seat. */
  figures?(options: Options): readonly string[];
  /** The seats and figures that fight together, side by side; everybody for himself when absent. */
  sides?(options: Options): readonly (readonly number[])[];
  /** What a practice opponent is called on a seat that has a name of its own. */
  roles?(options: Options): readonly (string | undefined)[];
  /** What those are called who win together on these seats: "Mortals", "Team A". */
  victors?(seats: readonly number[], options: Options): string;
  /** How a choice is written among others. */
  caption?(choice: Choice, view: View, among: readonly Choice[], names: SeatNames): Caption;
  /** What there is to say about a match that is over. */
  epilogue?(state: State): readonly string[];
}
