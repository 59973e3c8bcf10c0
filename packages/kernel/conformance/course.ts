import type { AnyChoice } from '../decision.ts';
import type { Paused } from '../frame.ts';
import type { Game } from '../game.ts';
import { expect, expectSame } from './expect.ts';

/** What a game says along its way and must not take back: turns and parts only grow, and settled places stay. */
export class GameCourse<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options> {
  readonly #game: Game<State, Choice, Event, View, Options>;
  #turn = Number.NEGATIVE_INFINITY;
  #part = Number.NEGATIVE_INFINITY;
  #settled: readonly (number | undefined)[] = [];

  constructor(game: Game<State, Choice, Event, View, Options>) {
    this.#game = game;
  }

  follow(state: State): void {
    const { skill } = this.#game;
    const turn = this.#game.turn?.(state) ?? 0;
    expect(turn >= this.#turn, `turn ${turn} after turn ${this.#turn}`);
    this.#turn = turn;
    const part = skill?.part(state) ?? 0;
    expect(part >= this.#part, `part ${part} after part ${this.#part}`);
    this.#part = part;
    const settled = this.#game.settled?.(state) ?? [];
    this.#expectKept(settled);
    this.#settled = settled;
  }

  end(state: State): void {
    this.#expectKept(this.#game.outcome(state)?.places ?? []);
  }

  /** Places that were settled are still the same. */
  #expectKept(places: readonly (number | undefined)[]): void {
    for (const [seat, place] of this.#settled.entries()) {
      if (place !== undefined) expectSame(places[seat], place, `the place of seat ${seat} was settled`);
    }
  }
}
