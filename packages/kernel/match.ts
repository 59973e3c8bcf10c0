import type { Outcome } from './outcome.ts';
import type { Seat, Viewer } from './seat.ts';

/** What the authority remembers of one viewer. */
export interface Desk {
  /** How many updates this viewer has been sent. Each viewer has a count of their own, so a gap tells nothing about others. */
  readonly seq: number;
  /** How many questions, and how many offers, this seat has been through: their ids. */
  readonly asked: number;
  readonly offered: number;
  /** The last choice accepted from this seat; repeating it is acknowledged, not applied twice. */
  readonly accepted?: { readonly id: string; readonly choice: unknown };
}

/** A running match: plain data, so it is saved as it is and any process may carry on with it. */
export interface Match<State, Options> {
  readonly game: string;
  readonly rulesVersion: string;
  readonly options: Options;
  readonly state: State;
  /** How many entries its log has. */
  readonly entries: number;
  /** One for each seat in order, then one for the spectators. */
  readonly desks: readonly Desk[];
  /** What may be taken back without asking anybody; absent when nothing may. */
  readonly recent?: Recent<State>;
}

/** A choice that was made. */
export interface Made {
  readonly seat: Seat;
  readonly choice: unknown;
}

/** The last choices of a match, as far back as one of them may be taken back freely. */
export interface Recent<State> {
  /** The state before the first of them. */
  readonly state: State;
  readonly choices: readonly Made[];
  /** Which of them each seat may take back, by their places in the list; the last one first. */
  readonly free: readonly { readonly seat: Seat; readonly at: readonly number[] }[];
}

/** One line of a match's log. */
export type Entry<Choice> =
  | { readonly type: 'choice'; readonly seat: Seat; readonly choice: Choice }
  /** The seat took its last choice back: chance had not been used, and nothing hidden had been shown. */
  | { readonly type: 'undo'; readonly seat: Seat }
  /** With everybody's consent the match went back to what it was after its first `to` entries; chance went on. */
  | { readonly type: 'takeback'; readonly seat: Seat; readonly to: number };

/** A decision as its seat receives it. */
export interface Question<Choice> {
  readonly id: string;
  readonly question: string;
  readonly choices: readonly Choice[];
}

/** What a viewer knows of the present. */
export interface Snapshot<Choice, View> {
  readonly view: View;
  readonly decision?: Question<Choice>;
  readonly offers: readonly Question<Choice>[];
  /** Whom the game waits for. */
  readonly awaiting: readonly Seat[];
  /** Whether this seat may take its last choice back without asking anybody. */
  readonly undo: boolean;
  readonly outcome?: Outcome;
}

/** What a viewer is sent: what happened as far as that viewer may know, and what the viewer knows now. */
export interface Update<Choice, Event, View> extends Snapshot<Choice, View> {
  readonly seq: number;
  readonly events: readonly Event[];
  /** This seat took a choice back: what is known now is all there is to say about it. */
  readonly takenBack?: Seat;
}

/** An update and whom it is for. */
export interface Letter<Choice, Event, View> {
  readonly viewer: Viewer;
  readonly update: Update<Choice, Event, View>;
}

/** What came of a request to the authority. */
export interface Move<State, Choice, Event, View, Options> {
  readonly match: Match<State, Options>;
  /** For each viewer to whom it gave anything new. */
  readonly letters: readonly Letter<Choice, Event, View>[];
  /** What to append to the log; nothing when the request repeated an accepted one. */
  readonly entry?: Entry<Choice>;
}
