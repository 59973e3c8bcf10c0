import { type Frame, type Seat, varsOf } from '@riposte/kernel';
import type { Square } from './board.ts';
import type { AidChoice, Choice } from './choice.ts';

/** What a turn has used up so far. */
export interface TurnVars {
  readonly seat: Seat;
  dice: readonly number[];
  /** The card that was used for the movement. */
  aid: AidChoice;
  consumable: boolean;
  defensive: boolean;
  main: boolean;
  throwable: boolean;
  extra: boolean;
  /** Whether the last thing done was a copy: RULES 16.12. */
  imitated: boolean;
  /** With which seat Kruber may swap back, from where; -1 for none. */
  swappedWith: number;
  home: Square;
  /** RULES 6.4: entered squares, and that of the start, once the figure has moved. */
  covered: readonly Square[];
  /** RULES 17.10: a trade was the last thing in this turn. */
  traded: boolean;
  /** RULES 17.10: a trade was called off, and nothing was done since. */
  calledOff?: true;
}

export function newTurn(seat: Seat): TurnVars {
  return {
    seat,
    dice: [],
    aid: 'none',
    consumable: false,
    defensive: false,
    main: false,
    throwable: false,
    extra: false,
    imitated: false,
    swappedWith: -1,
    home: -1,
    covered: [],
    traded: false,
  };
}

/** The squares that were entered in the turn under way. */
export function coveredIn({ stack }: { readonly stack: readonly Frame<Choice>[] }): readonly Square[] {
  return varsOf<TurnVars>(stack, 'turn')?.covered ?? [];
}
