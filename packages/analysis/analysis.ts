import type { AnyChoice, Seat } from '@riposte/kernel';

/** What is said of a choice: two faults, and two finds. */
export const MARKS = ['inaccuracy', 'mistake', 'only', 'brilliant'] as const;
export type Mark = (typeof MARKS)[number];

/** A choice that had an alternative, judged by what its seat could know. Chances are those of the match, from 0 to 1. */
export interface JudgedChoice {
  /** The number of its entry in the replay, counted from 1. */
  readonly entry: number;
  readonly seat: Seat;
  /** The turn it belongs to, in games that count them. */
  readonly turn?: number;
  readonly best: AnyChoice;
  readonly isBest: boolean;
  /** The chance of the seat after the best choice, if both sides go on well. */
  readonly chance: number;
  /** How much less it is after the choice that was made; a little below 0 by chance. */
  readonly loss: number;
  /** The standard error of the loss. */
  readonly error: number;
  /** What the choice changed for each seat, beside the best one. */
  readonly swing: readonly number[];
  /** What the part of the match was worth: losses are marked as shares of it. */
  readonly stake: number;
  /** By how much the best choice leads over the second, where it was made and that was looked at. */
  readonly lead?: number;
  readonly mark?: Mark;
  readonly isDeep: boolean;
}

/** How the match stood before an entry; the last moment is its end. All lists are by seat. */
export interface MatchMoment {
  readonly entry: number;
  /** Chances by what each seat knew. */
  readonly own: readonly number[];
  /** Chances with all cards open, and chance anew. */
  readonly open: readonly number[];
  /** What chance gave with this entry. */
  readonly draws: readonly number[];
  /** What the choice gave beside what its seat could expect of it: it met what lay hidden. */
  readonly hidden: readonly number[];
}

/** Where the result of a seat comes from: result − even = deal + own + others + draws + hidden, exactly. */
export interface Account {
  readonly result: number;
  /** The share of each seat before anything is dealt. */
  readonly even: number;
  readonly deal: number;
  /** What the own choices lost, as a number below 0. */
  readonly own: number;
  /** What the choices of others lost to this seat. */
  readonly others: number;
  readonly draws: number;
  readonly hidden: number;
}

/** What made a seat's chance fall: its own choice, chance, or what lay hidden. */
export const TURNING_KINDS = ['choice', 'draw', 'hidden'] as const;
export type TurningKind = (typeof TURNING_KINDS)[number];

export interface Turning {
  readonly entry: number;
  readonly kind: TurningKind;
  /** By how much the chance fell. */
  readonly fall: number;
}

/** A seat in the whole match. */
export interface SeatStanding {
  /** 0 to 100; nothing where no choice was judged. */
  readonly accuracy?: number;
  readonly account: Account;
  /** The three largest falls, the largest first. */
  readonly turning: readonly Turning[];
}

/** What came of analysing a match. Plain data. */
export interface Analysis {
  readonly plan: string;
  readonly rulesVersion: string;
  /** The commitment of the deal: which match it is. */
  readonly replay: string;
  /** Whether the rules ended the match; otherwise its result is what the chances were at last. */
  readonly isOver: boolean;
  readonly judged: readonly JudgedChoice[];
  readonly curve: readonly MatchMoment[];
  /** Standard errors: of the losses that were compared, and of the points of the open curve; both on the mean. */
  readonly sure: { readonly loss: number; readonly curve: number };
  readonly seats: readonly SeatStanding[];
}
