import type { AnyChoice, Decision } from './decision.ts';
import type { Paused } from './frame.ts';
import type { Game } from './game.ts';
import type { Outcome } from './outcome.ts';
import type { Viewer } from './seat.ts';

/** How many states are remembered: the present ones of as many matches. */
const MOST = 64;

interface Remembered<Choice, View> {
  decisions?: readonly Decision<Choice>[];
  outcome?: Outcome | 'none';
  readonly views: Map<Viewer, View>;
}

/**
 * What a game says of a state, asked once. A match never changes a state that it has reached, so what is remembered
 * stays true.
 */
export class Memory<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options> {
  readonly #game: Game<State, Choice, Event, View, Options>;
  readonly #known = new Map<State, Remembered<Choice, View>>();

  constructor(game: Game<State, Choice, Event, View, Options>) {
    this.#game = game;
  }

  decisions(state: State): readonly Decision<Choice>[] {
    const known = this.#of(state);
    known.decisions ??= this.#game.decisions(state);
    return known.decisions;
  }

  /** Remembers what is asked in a state that was just reached. */
  learn(state: State, decisions: readonly Decision<Choice>[]): void {
    this.#of(state).decisions = decisions;
  }

  outcome(state: State): Outcome | undefined {
    const known = this.#of(state);
    known.outcome ??= this.#game.outcome(state) ?? 'none';
    return known.outcome === 'none' ? undefined : known.outcome;
  }

  view(state: State, viewer: Viewer): View {
    const { views } = this.#of(state);
    const known = views.get(viewer);
    if (known !== undefined) return known;
    const view = this.#game.view(state, viewer);
    views.set(viewer, view);
    return view;
  }

  #of(state: State): Remembered<Choice, View> {
    const known = this.#known.get(state);
    if (known) return known;
    if (this.#known.size >= MOST) {
      const [oldest] = this.#known.keys();
      if (oldest) this.#known.delete(oldest);
    }
    const fresh = { views: new Map() };
    this.#known.set(state, fresh);
    return fresh;
  }
}
