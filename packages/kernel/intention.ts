import type { Authority } from './authority.ts';
import { type AnyChoice, listed } from './decision.ts';
import type { Paused } from './frame.ts';
import type { Game } from './game.ts';
import { isSame } from './json.ts';
import type { Match, Question } from './match.ts';
import { type Result, refuse } from './result.ts';
import { type Seat, seats } from './seat.ts';

/**
 * What a seat has settled before it is asked: the name of the question, and its answers in the order in which it will
 * be put. An intention is kept beside the match, one for a seat, and is nobody's but that seat's.
 */
export interface Intention {
  readonly question: string;
  readonly choices: readonly unknown[];
}

/** What a seat has planned as far as it still holds, and what it may plan next. */
export interface Planning<Choice> {
  readonly intention: Intention | undefined;
  readonly next: Omit<Question<Choice>, 'id'> | undefined;
}

/** A choice that an intention makes now. */
export interface Due {
  readonly seat: Seat;
  readonly id: string;
  readonly choice: unknown;
  /** What is left of the intention once the choice is made. */
  readonly left: Intention | undefined;
}

/** What is left of an intention in this position, and what may be added to it. */
export function planning<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  { state }: Pick<Match<State, Options>, 'state'>,
  seat: Seat,
  intention: Intention | undefined,
): Planning<Choice> {
  const kept: Choice[] = [];
  let next = game.plannable?.(state, seat, kept);
  const question = next?.question;
  for (const given of intention?.question === question ? (intention?.choices ?? []) : []) {
    const choice = next && listed(next.choices, given);
    if (choice === undefined) break;
    kept.push(choice);
    next = game.plannable?.(state, seat, kept);
  }
  return {
    intention: question !== undefined && kept.length > 0 ? { question, choices: kept } : undefined,
    next: next && { question: next.question, choices: next.choices },
  };
}

/** The intention with one more choice. */
export function planned<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  match: Match<State, Options>,
  seat: Seat,
  intention: Intention | undefined,
  given: unknown,
): Result<Intention> {
  const { intention: kept, next } = planning(game, match, seat, intention);
  if (!next) return refuse('NOT_YOUR_DECISION', 'There is nothing to plan now.');
  const choice = listed(next.choices, given);
  if (choice === undefined) return refuse('NOT_LISTED', 'That cannot be planned.');
  return { ok: true, value: { question: next.question, choices: [...(kept?.choices ?? []), choice] } };
}

/** An intention of these choices, in their order, in place of whatever was planned; none where there are none. */
export function plannedAnew<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  match: Match<State, Options>,
  seat: Seat,
  choices: readonly unknown[],
): Result<Intention | undefined> {
  let intention: Intention | undefined;
  for (const choice of choices) {
    const next = planned(game, match, seat, intention, choice);
    if (!next.ok) return next;
    intention = next.value;
  }
  return { ok: true, value: intention };
}

/** What is left of an intention once its seat has answered a question: another answer than the planned one ends it. */
export function leftAfter(
  intention: Intention | undefined,
  question: string,
  choice: unknown,
): Intention | undefined {
  if (intention?.question !== question) return intention;
  const [first, ...rest] = intention.choices;
  return isSame(first, choice) && rest.length > 0 ? { question, choices: rest } : undefined;
}

/**
 * The first choice that an intention makes in this position. A question whose planned answer is not possible any more is put
 * to its seat as if there were no intention.
 */
export function due<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  authority: Authority<State, Choice, Event, View, Options>,
  match: Match<State, Options>,
  intentions: readonly (Intention | undefined)[],
): Due | undefined {
  for (const seat of seats(match.desks.length - 1)) {
    const intention = intentions[seat];
    if (!intention || intention.choices.length === 0) continue;
    const { decision } = authority.snapshot(match, seat);
    if (decision?.question !== intention.question) continue;
    const choice = listed(decision.choices, intention.choices[0]);
    if (choice === undefined) continue;
    return { seat, id: decision.id, choice, left: leftAfter(intention, decision.question, choice) };
  }
  return undefined;
}

/** All that a match needs of this: where nobody can plan, it is not even fetched. */
export const PLANNER = { planning, plannedAnew, leftAfter, due } as const;
export type Planner = typeof PLANNER;
