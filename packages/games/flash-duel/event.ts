import type { Seat } from '@riposte/kernel';
import type { Card, Pile } from './pile.ts';

/** Why a round ended as it did. */
export const ROUND_REASONS = ['hit', 'lastHits', 'advance', 'tie'] as const;
export type RoundReason = (typeof ROUND_REASONS)[number];

export type Event =
  | { readonly type: 'coinFlipped'; readonly first: Seat }
  | { readonly type: 'firstPlayerChosen'; readonly by: Seat; readonly first: Seat }
  | { readonly type: 'roundBegan'; readonly round: number; readonly first: Seat }
  /** `cards` is there for the one who drew. */
  | {
      readonly type: 'cardsDrawn';
      readonly seat: Seat;
      readonly count: number;
      readonly cards?: readonly Card[];
    }
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'recovered'; readonly seat: Seat }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly card: Card;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'pushed';
      readonly seat: Seat;
      readonly card: Card;
      readonly target: Seat;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'dashed';
      readonly seat: Seat;
      readonly card: Card;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'attacked';
      readonly seat: Seat;
      readonly target: Seat;
      readonly card: Card;
      readonly count: number;
      /** Whether a dash came before: then it is a strike, and no attack (RULES 8.4). */
      readonly dashing: boolean;
    }
  | { readonly type: 'blocked'; readonly seat: Seat; readonly card: Card; readonly count: number }
  | {
      readonly type: 'retreated';
      readonly seat: Seat;
      readonly card: Card;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'hitTaken'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'timeRanOut' }
  | { readonly type: 'handsShown'; readonly hands: readonly Pile[] }
  | {
      readonly type: 'roundEnded';
      readonly round: number;
      readonly reason: RoundReason;
      /** Who won it; nobody when it was drawn or tied. */
      readonly winner?: Seat;
      readonly tokens: readonly number[];
    }
  | { readonly type: 'gameWon'; readonly seat: Seat };
