import type { AnyChoice, Question, Seat, SeatNames, Update, Words } from '@riposte/kernel';
import type { Session, TableState } from '../session.ts';

/** A match as its table shows it: the state of the page in the words of its game. */
export interface Sight<Choice extends AnyChoice = AnyChoice, Event = unknown, View = unknown> {
  readonly session: Session;
  readonly state: TableState;
  /** Everything that has been shown, oldest first. */
  readonly past: TableState['updates'];
  readonly now: Update<Choice, Event, View>;
  readonly view: View;
  /** Where the viewer sits; nowhere when they only watch. */
  readonly seat: Seat | undefined;
  readonly decision: Question<Choice> | undefined;
  readonly names: SeatNames;
  /** What seats were called when it stood so: before a character is chosen, its player is called by name. */
  readonly namesIn: (view: unknown) => SeatNames;
  readonly words: Words<Choice, Event, View>;
}
