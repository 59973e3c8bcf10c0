import { type Seat, type SeatNames, seats, type Viewer } from '@riposte/kernel';
import type { PracticeBot } from '../opponents.ts';

/** Who sits on a seat: a person at this keyboard, or a practice opponent. */
export interface TerminalSitter {
  readonly name: string;
  readonly opponent?: PracticeBot;
}

/** Who sits where, and what they are called. */
export class TerminalSeating {
  readonly sitters: readonly TerminalSitter[];
  readonly seats: readonly Seat[];
  /** The seats of those at the keyboard. */
  readonly people: readonly Seat[];

  /** What those are called who have no seat: bots of the game itself. */
  readonly #figures: readonly string[];

  constructor(sitters: readonly TerminalSitter[], figures: readonly string[] = []) {
    this.sitters = sitters;
    this.#figures = figures;
    this.seats = seats(sitters.length);
    this.people = this.seats.filter((seat) => !this.at(seat).opponent);
  }

  /** Whether the keyboard goes round, so that hands must be hidden from each other. */
  get isShared(): boolean {
    return this.people.length > 1;
  }

  at(seat: Seat): TerminalSitter {
    const sitter = this.sitters[seat];
    if (!sitter) throw new Error(`no player sits on seat ${seat}`);
    return sitter;
  }

  /** What each seat is called to this viewer: the only person at the keyboard is "You". */
  namesFor(viewer: Viewer): SeatNames {
    return (seat) => {
      if (seat === viewer && !this.isShared) return 'You';
      // "Why not?" may be asked about a seat that another table has.
      return this.sitters[seat]?.name ?? this.#figures[seat - this.sitters.length] ?? 'nobody';
    };
  }

  labelsFor(viewer: Viewer): readonly string[] {
    return [...this.seats.map(this.namesFor(viewer)), ...this.#figures];
  }

  /** The one at the keyboard whose name begins like this, if there is one and no other. */
  personCalled(typed: string): Seat | undefined {
    const asked = typed.trim().toLowerCase();
    const named = this.people.map((seat) => ({ seat, name: this.at(seat).name.toLowerCase() }));
    const exact = named.filter(({ name }) => name === asked);
    const [one, ...more] = exact.length > 0 ? exact : named.filter(({ name }) => name.startsWith(asked));
    return asked !== '' && more.length === 0 ? one?.seat : undefined;
  }

  othersThan(seat: Seat): readonly string[] {
    return this.sitters.filter((_, index) => index !== seat).map(({ name }) => name);
  }
}
