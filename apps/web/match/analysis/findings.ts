import type {
  Account,
  ChoiceScene,
  JudgedChoice,
  SeatStanding,
  SeenMoment,
  Turning,
} from '@riposte/analysis';
import type { Trust } from '@riposte/shelf/trust';

/** A choice that is told of, and what every seat saw then. */
export interface ShownScene extends ChoiceScene {
  readonly entry: number;
  readonly views: readonly unknown[];
  /** 0 in a game without rounds. */
  readonly round?: number;
}

/** What is said of a seat; luck and skill only where chances are known well enough to add them up. */
export type SeatFindings = Pick<SeatStanding, 'accuracy'> & {
  readonly turning: readonly Turning[];
  readonly account?: Account;
};

/** What the judge has found in a match, as far as it holds for the game. Plain data. */
export interface Findings {
  readonly trust: Trust;
  /** Whether the rules ended the match. */
  readonly isOver: boolean;
  /** How it stood, moment by moment; empty where chances are not to be shown. */
  readonly curve: readonly SeenMoment[];
  /** Choices that were judged; empty where verdicts are not to be shown. */
  readonly judged: readonly JudgedChoice[];
  readonly seats: readonly SeatFindings[];
  /** How sure it is: standard errors, on the mean. */
  readonly sure: { readonly loss: number; readonly curve: number };
  /** The choices at the turning points of all seats. */
  readonly scenes: readonly ShownScene[];
}
