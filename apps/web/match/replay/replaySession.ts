import type { AnyChoice, AnyGame, AnyGuide, Phrase, Weight } from '@riposte/kernel';
import { viewBefore } from '../../table/names.ts';
import type { AnyUpdate, Session, Sitter, TableState } from '../../table/session.ts';
import { type Eyes, viewerOf } from './eyes.ts';
import { type Film, type Still, stillsOf, updatesOf } from './film.ts';
import { nearestTo } from './steps.ts';

/** What is said of a moment, where the question would stand; `view` is how it stood before. */
export type Caption = (still: Still, view: unknown) => Phrase;

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

  /** What is said of a position. */
  readonly captionAt = (at: number): Phrase => {
    const still = this.stills[at];
    return still ? this.#caption(still, viewBefore(this.#updates, at)) : { text: '' };
  };

  /** The whole match as its viewer was sent it, an update for each choice; or as far as it is shown. */
  sent(upTo = this.#updates.length): readonly AnyUpdate[] {
    const sent: AnyUpdate[] = [];
    for (const [index, update] of this.#updates.slice(0, upTo).entries()) {
      const last = sent.at(-1);
      const isSame = index > 0 && this.stills[index]?.entry === this.stills[index - 1]?.entry;
      if (last && isSame) sent[sent.length - 1] = { ...update, events: [...last.events, ...update.events] };
      else sent.push(update);
    }
    return sent;
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
    return {
      ...this.#table,
      updates: this.#updates.slice(0, this.#at + 1),
      caption: this.captionAt(this.#at),
      ...(how === 'jump' && { isJump: true }),
    };
  }
}
