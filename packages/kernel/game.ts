import { type AnyChoice, type Decision, listed } from './decision.ts';
import { recorder, type Tell, type Told } from './event.ts';
import type { Paused } from './frame.ts';
import type { OptionTable } from './options.ts';
import type { Rules } from './procedure.ts';
import type { Random } from './random.ts';
import { type Result, refuse } from './result.ts';
import type { Migration } from './save.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Skill } from './skill.ts';
import type { Words } from './words.ts';

/** How a match ended. */
export interface Outcome {
  /** A place for each seat, 1 is best. Team mates share a place, as do seats that drew. */
  readonly places: readonly number[];
  /** Points for each seat, where the game counts any. */
  readonly scores?: readonly number[];
}

/** What a choice led to. */
export interface Applied<State, Event> {
  readonly state: State;
  readonly events: readonly Told<Event>[];
}

/** What a game's folder must provide; `defineGame` makes the rest of the contract from it. */
export interface GameParts<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options> {
  readonly id: string;
  readonly name: string;
  /** Saved with every match; see `save.ts`. */
  readonly rulesVersion: string;
  /** How saves of older rules become saves of these. */
  readonly migrations: readonly Migration[];
  readonly options: OptionTable;
  /** How many seats a match with these options has. */
  seatCount(options: Options): number;
  readonly rules: Rules<State, Choice, Event>;
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
  readonly words: Words<Choice, Event, View>;
  /** What a search may use besides the rules. */
  readonly skill?: Skill<State, Choice>;
}

/** The contract. Server, web, terminal and bots know a game through it and nothing else. */
export interface Game<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>
  extends Omit<GameParts<State, Choice, Event, View, Options>, 'begin' | 'rules'> {
  /** Every step of every procedure, as `procedure.step`: these names stand in saved games. */
  readonly stepNames: readonly string[];
  setup(options: Options, seats: number, random: Random): Applied<State, Event>;
  /** Who is asked what; no awaited decision exactly when there is an outcome. */
  decisions(state: State): readonly Decision<Choice>[];
  /** Pure: the state given stays as it was. */
  apply(state: State, seat: Seat, choice: unknown): Result<Applied<State, Event>>;
  /** For a search on its own copy: the choice must be a listed one. Returns the next decisions. */
  applyInPlace(state: State, seat: Seat, choice: Choice, tell?: Tell<Event>): readonly Decision<Choice>[];
}

/** A state of some game. */
export type AnyState = Paused<AnyChoice>;

/** Some game: a registry holds games of all kinds. */
export type AnyGame = Game<AnyState, AnyChoice, unknown, unknown, unknown>;

/** Makes a game from its parts. */
export function defineGame<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  parts: GameParts<State, Choice, Event, View, Options>,
): Game<State, Choice, Event, View, Options> {
  const { begin, rules, ...rest } = parts;
  return {
    ...rest,
    stepNames: rules.names(),
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
      const copy = parts.copy(state);
      const { told, tell } = recorder<Event>();
      rules.take(copy, seat, choice, tell);
      return { ok: true, value: { state: copy, events: told } };
    },
    applyInPlace: (state, seat, choice, tell) => rules.take(state, seat, choice, tell),
  };
}
