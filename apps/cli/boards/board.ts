import type { Look } from '../terminal.ts';

/** What a board is drawn with. */
export interface Setting {
  readonly look: Look;
  /** What each seat is called. */
  readonly names: readonly string[];
}

/** `quiet`: the screen shows it anyway. `strong`: nobody should miss it. */
export type Weight = 'quiet' | 'plain' | 'strong';

/** How a game looks in a terminal. */
export interface Board<View, Event> {
  /** The game in a few sentences, for somebody who has never played it. */
  readonly primer: readonly string[];
  /** What a viewer sees, in lines. */
  draw(view: View, setting: Setting): readonly string[];
  /** How much an event matters to somebody who has the board before him. */
  weigh(event: Event): Weight;
}
