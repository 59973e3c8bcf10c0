import type { Intention, Seat } from '@riposte/kernel';
import type { StoredPlayer } from '../store/players.ts';

/** What a player may ask all people at the table for. */
export const WISHES = ['draw', 'takeback'] as const;
export type Wish = (typeof WISHES)[number];

/**
 * One line of a table's log: what was asked for and accepted, from the first who sat down to the last choice. All
 * else follows from the lines and the deal.
 */
export type Line =
  /** Before the deal. */
  | { readonly type: 'sat'; readonly seat: Seat; readonly player: StoredPlayer }
  | { readonly type: 'botSat'; readonly seat: Seat; readonly bot: string }
  | { readonly type: 'stoodUp'; readonly seat: Seat }
  /** Before the deal by the host, or by the service; at any time by a moderator, who says why. */
  | { readonly type: 'closed'; readonly reason?: string }
  /** What every seat is bound to, and the nonces that were given openly; both empty where there is none. */
  | { readonly type: 'dealing'; readonly seals: readonly string[]; readonly nonces: readonly string[] }
  | { readonly type: 'shown'; readonly seat: Seat; readonly nonce: string }
  /** A round of the deal ended without the nonces of all seats. */
  | { readonly type: 'brokenOff' }
  /** `history` is that of the database, where it had another before. */
  | { readonly type: 'began'; readonly history?: string }
  /** The match goes on in another history of the database, which began at this time. */
  | { readonly type: 'resumed'; readonly history: string; readonly since: number }
  /** The game itself; `id` is the question that was answered. */
  | { readonly type: 'choice'; readonly seat: Seat; readonly id: string; readonly choice: unknown }
  /** What was taken back is known by the last notice its seat had seen, so that it is not taken back twice. */
  | { readonly type: 'undo'; readonly seat: Seat; readonly seq: number }
  /** What a seat has settled ahead, in place of what it had; nothing where it took its plan back. No viewer is told. */
  | { readonly type: 'planned'; readonly seat: Seat; readonly intention?: Intention }
  /** A draw was offered, or the last choice shall be taken back: to what it was after `to` entries of the game. */
  | {
      readonly type: 'asked';
      readonly seat: Seat;
      readonly wish: Wish;
      readonly to?: number;
      readonly seq?: number;
      readonly took?: Took;
    }
  | { readonly type: 'agreed'; readonly seat: Seat; readonly wish: Wish; readonly took?: Took }
  | { readonly type: 'declined'; readonly seat: Seat; readonly wish: Wish }
  | { readonly type: 'resigned'; readonly seat: Seat; readonly bot: string }
  /** The time of these seats was over; where that does not end the match, a bot plays on. */
  | { readonly type: 'late'; readonly seats: readonly Seat[]; readonly bot: string }
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'handed'; readonly seat: Seat; readonly bot: string }
  | { readonly type: 'returned'; readonly seat: Seat }
  /** The player of the seat is away until then, in service time and for people to read; and is back, when that is over or before. */
  | { readonly type: 'away'; readonly seat: Seat; readonly until: number; readonly date: string }
  | { readonly type: 'back'; readonly seat: Seat }
  /** The name of the seat's player has gone from all lines before: they have left for good, or have this one now. */
  | { readonly type: 'forgotten'; readonly seat: Seat; readonly name?: string }
  /** Newer rules took over. The state is the one they were given: with it their part of the game can be verified. */
  | {
      readonly type: 'carried';
      readonly from: string;
      readonly to: string;
      readonly options: Readonly<Record<string, unknown>>;
      readonly state: unknown;
    }
  /** After the end. */
  | { readonly type: 'rematch'; readonly match: string };

/** What was taken back once all had agreed, as the log of the game has it; lines of older releases do not say. */
export interface Took {
  readonly seat: Seat;
  readonly to: number;
}

/** A line and when it was written, in service time. */
export interface Dated {
  readonly line: Line;
  readonly at: number;
  /** For so many milliseconds before, it could not be written: then the match stood still. */
  readonly delay?: number;
}
