import { type Puzzle, positionOf } from '@riposte/analysis/puzzles';
import {
  type AnyChoice,
  type AnyGame,
  type AnyGuide,
  fullTable,
  isSame,
  type Phrase,
  type Seat,
  seats,
} from '@riposte/kernel';
import type { Loaded } from '../../games/library.ts';
import type { AnyUpdate, Session, Sitter, TableState } from '../../table/session.ts';
import { TableStore } from '../../table/store.ts';

/** What a puzzle needs besides itself. */
export interface PuzzleSurroundings {
  readonly sitterOf: (seat: Seat, isSolver: boolean) => Sitter;
  /** Told the number of the choice that was made, once; says what stands above the table then. */
  readonly onAnswer: (answer: number) => Phrase;
}

/** The moment of a puzzle as a table sees it: it asks once, and goes no further. */
export class PuzzleSession implements Session {
  readonly game: AnyGame;
  readonly guide: AnyGuide;
  readonly now: () => TableState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly #asked: AnyUpdate;
  readonly #store: TableStore;
  readonly #onAnswer: PuzzleSurroundings['onAnswer'];

  constructor({ game, guide }: Loaded, puzzle: Puzzle, { sitterOf, onAnswer }: PuzzleSurroundings) {
    this.game = game;
    this.guide = guide;
    this.#onAnswer = onAnswer;
    const updates = positionOf(game, puzzle).map((update) => ({ ...update, undo: false }));
    const asked = updates.at(-1);
    if (!asked?.decision) throw new Error('a puzzle that asks nothing');
    this.#asked = asked;
    this.#store = new TableStore({
      viewer: puzzle.seat,
      options: puzzle.options,
      sitters: seats(fullTable(game, puzzle.options)).map((seat) => sitterOf(seat, seat === puzzle.seat)),
      updates,
      wire: 'here',
      isJump: true,
    });
    this.now = this.#store.now;
    this.subscribe = this.#store.subscribe;
  }

  /** The choices there are, in the order of the puzzle's values. */
  get choices(): readonly AnyChoice[] {
    return this.#asked.decision?.choices ?? [];
  }

  /** What the player who is asked sees. */
  get view(): unknown {
    return this.#asked.view;
  }

  choose(_id: string, choice: AnyChoice): void {
    const { updates, caption } = this.#store.now();
    const answer = this.choices.findIndex((one) => isSame(one, choice));
    if (caption || answer < 0) return;
    const { decision: _asked, ...quiet } = this.#asked;
    this.#store.settle({
      updates: [...updates.slice(0, -1), { ...quiet, awaiting: [] }],
      caption: this.#onAnswer(answer),
    });
  }

  undo(): void {}

  close(): void {}
}
