import {
  type AnyChoice,
  type AnyGame,
  type Letter,
  type SeatNames,
  toYou,
  type Viewer,
} from '@riposte/kernel';
import type { Board } from '../boards/board.ts';

/** Some sentences of the story. */
export interface Paragraph {
  readonly text: string;
  readonly isStrong: boolean;
}

/** What each viewer has been told, in words. */
export class Chronicle {
  readonly #words: AnyGame['words'];
  readonly #board: Board<unknown, unknown>;
  readonly #namesFor: (viewer: Viewer) => SeatNames;
  readonly #seats: number;
  readonly #told = new Map<Viewer, Paragraph[]>();
  readonly #read = new Map<Viewer, number>();

  constructor(
    words: AnyGame['words'],
    board: Board<unknown, unknown>,
    namesFor: (viewer: Viewer) => SeatNames,
    seats: number,
  ) {
    this.#seats = seats;
    this.#words = words;
    this.#board = board;
    this.#namesFor = namesFor;
  }

  /** A paragraph for each choice; what nobody should miss stands alone. */
  record(letters: readonly Letter<AnyChoice, unknown, unknown>[]): void {
    for (const { viewer, update } of letters) {
      const names = this.#namesFor(viewer);
      let sentences: string[] = [];
      for (const event of update.events) {
        const weight = this.#board.weigh(event, viewer, this.#seats);
        if (weight === 'quiet') continue;
        const { text } = this.#words.event(event, names);
        if (weight === 'plain') {
          sentences.push(text);
          continue;
        }
        this.#add(viewer, sentences.join(' '), false);
        sentences = [];
        this.#add(viewer, text, true);
      }
      this.#add(viewer, sentences.join(' '), false);
    }
  }

  /** Adds what is not an event of the game, for these viewers. */
  note(viewers: readonly Viewer[], say: (names: SeatNames) => string): void {
    for (const viewer of viewers) this.#add(viewer, say(this.#namesFor(viewer)), false);
  }

  /** What the viewer has not read yet; from now on it has. */
  newsFor(viewer: Viewer): readonly Paragraph[] {
    const news = this.allFor(viewer).slice(this.#read.get(viewer) ?? 0);
    this.#read.set(viewer, this.allFor(viewer).length);
    return news;
  }

  allFor(viewer: Viewer): readonly Paragraph[] {
    return this.#told.get(viewer) ?? [];
  }

  #add(viewer: Viewer, text: string, isStrong: boolean): void {
    if (text === '') return;
    this.#told.set(viewer, [...this.allFor(viewer), { text: toYou(text), isStrong }]);
  }
}
