import type { AnyChoice, AnyGame, AnyGuide } from '@riposte/kernel';
import type { Loaded } from '../games/library.ts';
import type { Session, TableState } from './session.ts';

/** A match that stands still: one state, for pictures, tests and single moments of a replay. */
export class StillSession implements Session {
  readonly game: AnyGame;
  readonly guide: AnyGuide;
  readonly #state: TableState;
  readonly #onChoose: (choice: AnyChoice) => void;

  constructor({ game, guide }: Loaded, state: TableState, onChoose: (choice: AnyChoice) => void = () => {}) {
    this.game = game;
    this.guide = guide;
    this.#state = state;
    this.#onChoose = onChoose;
  }

  readonly now = (): TableState => this.#state;

  subscribe(): () => void {
    return () => {};
  }

  choose(_id: string, choice: AnyChoice): void {
    this.#onChoose(choice);
  }

  undo(): void {}

  close(): void {}
}
