import type { Decision } from './decision.ts';
import type { Seat } from './seat.ts';

/** A sentence, and the number of the rule behind it. */
export interface Phrase {
  readonly text: string;
  readonly rule?: string;
}

/** What a seat is called in a sentence: "You", "Rook", "the Dragon". */
export type SeatNames = (seat: Seat) => string;

/**
 * A game in plain words. Everything is said from a view, so that words cannot tell more than the viewer knows.
 * The log, the screen reader, the terminal and "why can't I?" all use it.
 */
export interface Words<Choice, Event, View, Name extends string = string> {
  /** The question of a decision, as the seat that is asked reads it. */
  question(decision: Decision<Choice, Name>, view: View, names: SeatNames): Phrase;
  /** One listed choice, short enough for a button. */
  choice(choice: Choice, view: View, names: SeatNames): Phrase;
  /** What long lists of choices are folded by; choices that say the same stand together. */
  group?(choice: Choice, view: View): string;
  /** What happened, in the past tense. */
  event(event: Event, names: SeatNames): Phrase;
  /** Why a choice of the game's making is not listed for this seat now; also for choices that make no sense. */
  whyNot(choice: Choice, view: View, seat: Seat): Phrase;
  /** Choices a player may wonder about though they are not listed: the ones "why can't I?" explains. */
  wonders(view: View, seat: Seat): readonly Choice[];
}
