import type { AnyChoice, AnyGame, AnyGuide, Phrase, Weight } from '@riposte/kernel';
import type { AnyUpdate, Session, Sitter, TableState } from '../table/session.ts';
import { type Eyes, viewerOf } from './eyes.ts';
import { type Film, type Still, stillsOf, updatesOf } from './film.ts';
import { nearestTo } from './steps.ts';

/** What is said of a moment, where the question would stand. */
export type Caption = (still: Still) => Phrase;

/** A film at a position, as a table sees it: nothing is asked, and whatever is touched, nothing is chosen. */
export class ReplaySession implements Session {
  readonly game: AnyGame;
  readonly guide: AnyGuide;
  readonly stills: readonly Still[];
  readonly #updates: readonly AnyUpdate[];
  readonly #table: Omit<TableState, 'updates'>;
  readonly #caption: Caption;
  readonly #listeners = new Set<() => void>();
  #at: number;
  #state: TableState;

  constructor(film: Film, eyes: Eyes, sitters: readonly Sitter[], at: number, caption: Caption) {
    this.game = film.game;
    this.guide = film.guide;
    this.stills = stillsOf(film, eyes);
    this.#updates = updatesOf(film, this.stills, eyes);
    this.#table = { viewer: viewerOf(eyes), options: film.replay.options, sitters, wire: 'here' };
    this.#caption = caption;
    this.#at = nearestTo(this.stills, at);
    this.#state = this.#shown('jump');
  }

  readonly now = (): TableState => this.#state;

  /** Which still is shown. */
  readonly at = (): number => this.#at;

  /** How much what is shown matters to its viewer. */
  weight(): Weight {
    const { event } = this.stills[this.#at] ?? {};
    return event === undefined ? 'quiet' : this.guide.weight(event, this.#updates[this.#at]?.view);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows another position: with motion where it is watched on, at once after a jump. */
  goTo(at: number, how: 'watch' | 'jump'): void {
    const next = nearestTo(this.stills, at);
    if (next === this.#at) return;
    this.#at = next;
    this.#state = this.#shown(how);
    for (const listener of this.#listeners) listener();
  }

  choose(_id: string, _choice: AnyChoice): void {}

  undo(): void {}

  close(): void {}

  #shown(how: 'watch' | 'jump'): TableState {
    const still = this.stills[this.#at];
    return {
      ...this.#table,
      updates: this.#updates.slice(0, this.#at + 1),
      caption: still ? this.#caption(still) : { text: '' },
      ...(how === 'jump' && { isJump: true }),
    };
  }
}
