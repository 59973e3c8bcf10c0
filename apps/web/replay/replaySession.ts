import type { AnyChoice, AnyGame, Phrase } from '@riposte/kernel';
import type { AnyUpdate, Session, Sitter, TableState } from '../table/session.ts';
import { type Eyes, viewerOf } from './eyes.ts';
import { type Film, type Frame, framesOf, updatesOf } from './film.ts';
import { nearestTo } from './steps.ts';

/** What is said of a moment, where the question would stand. */
export type Caption = (frame: Frame) => Phrase;

/** A film at a position, as a table sees it: nothing is asked, and whatever is touched, nothing is chosen. */
export class ReplaySession implements Session {
  readonly game: AnyGame;
  readonly frames: readonly Frame[];
  readonly #updates: readonly AnyUpdate[];
  readonly #table: Omit<TableState, 'updates'>;
  readonly #caption: Caption;
  readonly #listeners = new Set<() => void>();
  #at: number;
  #state: TableState;

  constructor(film: Film, eyes: Eyes, sitters: readonly Sitter[], at: number, caption: Caption) {
    this.game = film.game;
    this.frames = framesOf(film, eyes);
    this.#updates = updatesOf(film, this.frames, eyes);
    this.#table = { viewer: viewerOf(eyes), options: film.replay.options, sitters, line: 'here' };
    this.#caption = caption;
    this.#at = nearestTo(this.frames, at);
    this.#state = this.#shown('jump');
  }

  readonly now = (): TableState => this.#state;

  /** Which frame is shown. */
  readonly at = (): number => this.#at;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows another position: with motion where one watches on, at once where one jumps. */
  goTo(at: number, how: 'watch' | 'jump'): void {
    const next = nearestTo(this.frames, at);
    if (next === this.#at) return;
    this.#at = next;
    this.#state = this.#shown(how);
    for (const listener of this.#listeners) listener();
  }

  choose(_id: string, _choice: AnyChoice): void {}

  undo(): void {}

  close(): void {}

  #shown(how: 'watch' | 'jump'): TableState {
    const frame = this.frames[this.#at];
    return {
      ...this.#table,
      updates: this.#updates.slice(0, this.#at + 1),
      caption: frame ? this.#caption(frame) : { text: '' },
      ...(how === 'jump' && { still: true }),
    };
  }
}
