import { Authority } from './authority.ts';
import { chanceOf, type Deal } from './deal.ts';
import type { AnyChoice } from './decision.ts';
import type { Paused } from './frame.ts';
import type { Game } from './game.ts';
import type { Intention, Planner, Planning } from './intention.ts';
import { isSame } from './json.ts';
import type { Entry, Letter, Match, Move, Snapshot } from './match.ts';
import type { Outcome } from './outcome.ts';
import { type Result, refuse } from './result.ts';
import type { Seat, Viewer } from './seat.ts';
import { unreachable } from './unreachable.ts';

const NOTHING_PLANNED = { intention: undefined, next: undefined } as const;

/** A match with its log, every state it has been in, so that it can go back, and what its seats have settled ahead. */
export class History<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options> {
  readonly deal: Deal;
  /** What each viewer was sent when the cards were dealt, or when the match was taken up. */
  readonly opening: readonly Letter<Choice, Event, View>[];
  readonly #authority: Authority<State, Choice, Event, View, Options>;
  readonly #entries: Entry<Choice>[] = [];
  readonly #past: State[] = [];
  readonly #intentions: (Intention | undefined)[] = [];
  #planner: Planner | undefined;
  #match: Match<State, Options>;

  /** Deals a match, or takes one up where it stands: then its log begins there. */
  constructor(
    game: Game<State, Choice, Event, View, Options>,
    options: Options,
    deal: Deal,
    from?: Match<State, Options>,
  ) {
    this.deal = deal;
    this.#authority = new Authority(game);
    const { match, letters } = from
      ? this.#authority.takeUp(from)
      : this.#authority.start(options, chanceOf(deal), deal.nonces.length);
    this.#match = match;
    this.opening = letters;
  }

  get match(): Match<State, Options> {
    return this.#match;
  }

  get entries(): readonly Entry<Choice>[] {
    return this.#entries;
  }

  get outcome(): Outcome | undefined {
    return this.#authority.game.outcome(this.#match.state);
  }

  snapshot(viewer: Viewer): Snapshot<Choice, View> {
    return this.#authority.snapshot(this.#match, viewer);
  }

  choose(seat: Seat, id: string, choice: unknown): Result<readonly Letter<Choice, Event, View>[]> {
    const intention = this.#intentions[seat];
    const decision = intention && this.snapshot(seat).decision;
    const chosen = this.#keep(this.#authority.choose(this.#match, seat, id, choice));
    if (chosen.ok && decision?.id === id)
      this.#intentions[seat] = this.#planner?.leftAfter(intention, decision.question, choice);
    return chosen;
  }

  /** From now on seats may plan, where the game has anything to plan. */
  letPlan(planner: Planner): void {
    this.#planner = planner;
  }

  /** What a seat has planned as far as it still holds, and what it may plan next. */
  planning(seat: Seat): Planning<Choice> {
    const { game } = this.#authority;
    return this.#planner?.planning(game, this.#match, seat, this.#intentions[seat]) ?? NOTHING_PLANNED;
  }

  /** Plans these answers, in their order, in place of all that the seat planned before; none takes the plan back. */
  plan(seat: Seat, choices: readonly unknown[]): Result<Intention | undefined> {
    const made = this.#planner?.plannedAnew(this.#authority.game, this.#match, seat, choices);
    if (!made) return refuse('NOT_YOUR_DECISION', 'There is nothing to plan now.');
    if (made.ok) this.#intentions[seat] = made.value;
    return made;
  }

  /** Makes the next choice that a seat has planned and that is due. */
  carryOut(): readonly Letter<Choice, Event, View>[] | undefined {
    const next = this.#planner?.due(this.#authority, this.#match, this.#intentions);
    if (!next) return undefined;
    const chosen = this.choose(next.seat, next.id, next.choice);
    if (!chosen.ok) throw new Error(`cannot do what seat ${next.seat} planned: ${chosen.why.text}`);
    return chosen.value;
  }

  undo(seat: Seat): Result<readonly Letter<Choice, Event, View>[]> {
    return this.#keep(this.#authority.undo(this.#match, seat));
  }

  /** Goes back to before the seat's last choice that still stands; all others have agreed to it. */
  takeBack(seat: Seat): Result<readonly Letter<Choice, Event, View>[]> {
    const to = this.#standing().findLast((number) => {
      const entry = this.#entries[number];
      return entry?.type === 'choice' && entry.seat === seat;
    });
    return to === undefined
      ? refuse('NOTHING_TO_UNDO', 'You have chosen nothing yet.')
      : this.#goBack(seat, to);
  }

  /** Adds an entry of a log, as it stands there. */
  add(entry: Entry<unknown>): Result<readonly Letter<Choice, Event, View>[]> {
    if (entry.seat >= this.#match.desks.length - 1) return refuse('NOT_A_SEAT', 'There is no such seat.');
    switch (entry.type) {
      case 'choice': {
        const { decision, offers } = this.snapshot(entry.seat);
        const open = decision ? [decision, ...offers] : offers;
        const question = open.find(({ choices }) => choices.some((choice) => isSame(choice, entry.choice)));
        return this.choose(entry.seat, question?.id ?? open[0]?.id ?? '', entry.choice);
      }
      case 'undo':
        return this.undo(entry.seat);
      case 'takeback':
        return this.#goBack(entry.seat, entry.to);
      default:
        return unreachable(entry);
    }
  }

  #goBack(seat: Seat, to: number): Result<readonly Letter<Choice, Event, View>[]> {
    const state = this.#past[to];
    if (!state) return refuse('NOTHING_TO_UNDO', `There is no choice ${to} to go back to.`);
    return this.#keep({ ok: true, value: this.#authority.takeBack(this.#match, seat, { state, to }) });
  }

  #keep(
    result: Result<Move<State, Choice, Event, View, Options>>,
  ): Result<readonly Letter<Choice, Event, View>[]> {
    if (!result.ok) return result;
    const { match, entry, letters } = result.value;
    if (entry) {
      this.#past.push(this.#match.state);
      this.#entries.push(entry);
      this.#match = match;
    }
    return { ok: true, value: letters };
  }

  /** Where the last choice of a seat stands among these entries. */
  #lastOf(seat: Seat, standing: readonly number[]): number {
    return standing.findLastIndex((number) => this.#entries[number]?.seat === seat);
  }

  /** The numbers of the entries that have not been taken back. */
  #standing(): readonly number[] {
    const standing: number[] = [];
    for (const [number, entry] of this.#entries.entries()) {
      if (entry.type === 'choice') standing.push(number);
      else if (entry.type === 'undo') standing.splice(this.#lastOf(entry.seat, standing), 1);
      else while ((standing.at(-1) ?? -1) >= entry.to) standing.pop();
    }
    return standing;
  }
}
