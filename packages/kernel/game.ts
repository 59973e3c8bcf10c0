import { type Answer, type AnyChoice, type Ask, type Decision, listed } from './decision.ts';
import { recorder, type Tell, type Told } from './event.ts';
import type { Paused } from './frame.ts';
import type { Migration } from './migration.ts';
import type { OptionTable } from './options.ts';
import type { Outcome } from './outcome.ts';
import type { Rules } from './procedure.ts';
import type { Random } from './random.ts';
import { type Result, refuse } from './result.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Skill } from './skill.ts';
import type { Words } from './words.ts';

/** What a choice led to. */
export interface Applied<State, Event> {
  readonly state: State;
  readonly events: readonly Told<Event>[];
}

/** The same, with who is asked what next. */
export interface Advanced<State, Choice, Event> extends Applied<State, Event> {
  readonly decisions: readonly Decision<Choice>[];
}

/**
 * What becomes of a seat whose player is gone for good: it loses, and with it the match ends, or a bot plays it.
 * A match of two usually ends; where others play on, they are not to wait.
 */
export const WHEN_GONE = ['loses', 'bot'] as const;
export type WhenGone = (typeof WHEN_GONE)[number];

/** What a game's folder must provide; `defineGame` makes the rest of the contract from it. */
export interface GameParts<
  State extends Paused<Choice>,
  Choice extends AnyChoice,
  Event,
  View,
  Options,
  Name extends string = string,
> {
  readonly id: string;
  readonly name: string;
  /** Saved with every match; see `save.ts`. */
  readonly rulesVersion: string;
  /** How saves of older rules become saves of these. */
  readonly migrations: readonly Migration[];
  readonly options: OptionTable;
  /** How many seats a match with these options has at least and at most: it may begin once the least are taken. */
  seatRange(options: Options): readonly [least: number, most: number];
  readonly rules: Rules<State, Choice, Event, Name>;
  /** Deals a new match and runs it to the first decision. */
  begin(options: Options, seats: number, random: Random, tell: Tell<Event>): State;
  /** Hand-written: it runs a million times a second. */
  copy(state: State): State;
  outcome(state: State): Outcome | undefined;
  /** What a viewer may know. Nothing else ever leaves. */
  view(state: State, viewer: Viewer): View;
  /**
   * A whole state that this view allows, the hidden part dealt at random: `view(imagine(v))` is `v`.
   * Answers given in secret are filled in by the kernel.
   */
  imagine(view: View, random: Random): State;
  /**
   * What this viewer can tell of another seat's choice before any event: the choice itself when absent; `undefined`
   * where the viewer cannot even tell that it was made.
   */
  facade?(made: Answer<Choice>, viewer: Viewer, view: View): unknown;
  /**
   * What a seat may settle before it is asked, after the choices it has planned so far; `undefined` when there is
   * nothing (more). The question has the name under which it will be put. It depends on what the seat may know only.
   */
  plannable?(state: State, seat: Seat, planned: readonly Choice[]): Ask<Choice, Name> | undefined;
  whenGone(state: State, seat: Seat): WhenGone;
  /** The places that nothing can change any more, by seat: a player who has fallen may leave. */
  settled?(state: State): readonly (number | undefined)[];
  /** The number of the turn, for games with a clock for each turn; it never falls. */
  turn?(state: State): number;
  /** Nothing is hidden but chance, and what several choose at once: what is imagined from a view is the state itself. */
  readonly isOpen?: true;
  /** Throws where the state contradicts itself; conformance calls it after every choice. */
  check?(state: State): void;
  readonly words: Words<Choice, Event, View, Name>;
  /** What a search may use besides the rules. */
  readonly skill?: Skill<State, Choice>;
}

/** The contract. Server, web, terminal and bots know a game through it and nothing else. */
export interface Game<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>
  extends Omit<GameParts<State, Choice, Event, View, Options>, 'begin' | 'rules'> {
  /** Every step of every procedure, as `procedure.step`: these names stand in saved games. */
  readonly stepNames: readonly string[];
  /** Calls this with the name of every step that runs from now on; `undefined` ends it. */
  watch(watch: ((step: string) => void) | undefined): void;
  setup(options: Options, seats: number, random: Random): Applied<State, Event>;
  /** Who is asked what; no awaited decision exactly when there is an outcome. */
  decisions(state: State): readonly Decision<Choice>[];
  /** Pure: the state given stays as it was. */
  apply(state: State, seat: Seat, choice: unknown): Result<Applied<State, Event>>;
  /** The same for a choice that is known to be listed. */
  advance(state: State, seat: Seat, choice: Choice): Advanced<State, Choice, Event>;
  /** For a search on its own copy: the choice must be a listed one. Returns the next decisions. */
  applyInPlace(state: State, seat: Seat, choice: Choice, tell?: Tell<Event>): readonly Decision<Choice>[];
}

/** A state of some game. */
export type AnyState = Paused<AnyChoice>;

/** Some game: a registry holds games of all kinds. */
export type AnyGame = Game<AnyState, AnyChoice, unknown, unknown, unknown>;

/** A game as one of many: what it is made of is its own business. */
export function asAny<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
): AnyGame {
  // States, choices and views of a game come from the game itself, and go back to it only.
  return game as unknown as AnyGame;
}

/** How many sit at a table where every seat is taken. */
export function fullTable<Options>(
  game: { seatRange(options: Options): readonly [number, number] },
  options: Options,
): number {
  return game.seatRange(options)[1];
}

/** Makes a game from its parts. */
export function defineGame<
  State extends Paused<Choice>,
  Choice extends AnyChoice,
  Event,
  View,
  Options,
  Name extends string = string,
>(parts: GameParts<State, Choice, Event, View, Options, Name>): Game<State, Choice, Event, View, Options> {
  const { begin, rules, ...rest } = parts;
  const advance = (state: State, seat: Seat, choice: Choice): Advanced<State, Choice, Event> => {
    const copy = parts.copy(state);
    const { told, tell } = recorder<Event>();
    const decisions = rules.take(copy, seat, choice, tell);
    return { state: copy, events: told, decisions };
  };
  return {
    ...rest,
    stepNames: rules.names(),
    watch: (watch) => rules.watch(watch),
    setup(options, seats, random) {
      const { told, tell } = recorder<Event>();
      return { state: begin(options, seats, random, tell), events: told };
    },
    imagine(view, random) {
      const state = parts.imagine(view, random);
      rules.imagineAnswers(state, random);
      return state;
    },
    decisions: (state) => rules.decisions(state),
    apply(state, seat, given) {
      const mine = rules.decisions(state).filter((decision) => decision.seat === seat);
      if (mine.length === 0) {
        return parts.outcome(state)
          ? refuse('GAME_OVER', 'The game is over.')
          : refuse('NOT_YOUR_DECISION', 'Nothing is asked of you now.');
      }
      const choice = mine.map(({ choices }) => listed(choices, given)).find((found) => found !== undefined);
      if (choice === undefined) return refuse('NOT_LISTED', 'That is not possible now.');
      const { state: next, events } = advance(state, seat, choice);
      return { ok: true, value: { state: next, events } };
    },
    advance,
    applyInPlace: (state, seat, choice, tell) => rules.take(state, seat, choice, tell),
  };
}
