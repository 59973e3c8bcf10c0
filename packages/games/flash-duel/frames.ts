import type { Seat } from '@riposte/kernel';
import type { Card } from './pile.ts';

/** What a turn keeps. */
export type TurnVars = {
  readonly seat: Seat;
  /** Where it began, for Time Spiral. */
  from?: number;
  /** RULES 14.32: its main action was to be an ability that has been countered. */
  countered?: boolean;
  /** RULES 13.8: it is spent recovering. */
  resting?: true;
  /** RULES 22.4: whom a push has moved, where there are several. */
  pushed?: readonly Seat[];
};

/** An attack, or the strike of a dashing strike, that a defender has to answer. Abilities may change what is needed. */
export type Fight = {
  readonly attacker: Seat;
  /** Who answers now, and who has to after that (RULES 18.5). */
  defender: Seat;
  others: readonly Seat[];
  /** Who is hit: it takes effect when all have answered. */
  struck: readonly Seat[];
  /** The cards that were played. */
  card: Card;
  readonly count: number;
  readonly dashing: boolean;
  /** The card of the dash; 0 for an attack. */
  readonly dash: Card | 0;
  /** RULES 22.14: what each of the others has to answer with, where it is not the same for all (Deep Breath). */
  numbers: readonly Card[];
  /** What blocks: so many cards of this number. */
  needs: Card;
  needsCount: number;
  /** Whether higher numbers than needed block as well. */
  orHigher: boolean;
  blockable: boolean;
  retreatable: boolean;
  /** What it takes as long as no defender has changed it for their own answer; there when several have to answer. */
  made?: Demand;
  /** The cards that were turned up for the answer and have not been played (Roll the Dice). Replaced, never changed. */
  turned: readonly Card[];
  /** Older rules had asked for help: then the dash of a dashing block comes from the hand, whatever is turned up. */
  readonly handDash?: true;
  /** RULES 18.10: how many cards have been played toward a block, and who is still asked for more. */
  shared: number;
  helpers: readonly Seat[];
  /** How it was answered; `''` while it is not; `gone` when there is nobody left to answer. */
  answer: '' | 'blocked' | 'retreated' | 'hit' | 'gone';
  /** How many spaces the defender retreated. */
  retreated: number;
};

/** What it takes to answer an attack or a strike. */
export type Demand = Pick<Fight, 'needs' | 'needsCount' | 'blockable' | 'retreatable'>;
