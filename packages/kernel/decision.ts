import { isSame } from './json.ts';
import type { Seat } from './seat.ts';

/** Every choice is one member of a union told apart by `type`. */
export interface AnyChoice {
  readonly type: string;
}

/** One seat asked one thing, with every legal choice listed. */
export interface Ask<Choice, Name extends string = string> {
  readonly seat: Seat;
  /** The name of the question; `words` turns it into a sentence. */
  readonly question: Name;
  readonly choices: readonly Choice[];
}

/**
 * `awaited`: the game stands still until it is answered.
 * `offer`: the seat may take it at any time, or never.
 */
export const DECISION_KINDS = ['awaited', 'offer'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** A choice is legal exactly when a decision of its seat lists it. */
export interface Decision<Choice, Name extends string = string> extends Ask<Choice, Name> {
  readonly kind: DecisionKind;
  /** Several seats are asked at once, and nobody learns of an answer before all are in. */
  readonly secret?: true;
}

/** What a seat answered. */
export interface Answer<Choice> {
  readonly seat: Seat;
  readonly choice: Choice;
}

/** The listed choice equal to the one given, which may come from outside and be anything. */
export function listed<Choice>(choices: readonly Choice[], given: unknown): Choice | undefined {
  return choices.find((choice) => choice === given) ?? choices.find((choice) => isSame(choice, given));
}
