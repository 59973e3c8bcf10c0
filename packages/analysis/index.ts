// Nothing here takes a view, a state or a running match: only a replay that was verified, and so holds its secret.
export {
  ANALYSIS_PARTS,
  type AnalysisProgress,
  analyse,
  type SeenMoment,
  whyNotAnalysed,
} from './analyse.ts';
export type {
  Account,
  Analysis,
  JudgedChoice,
  Mark,
  MatchMoment,
  SeatStanding,
  Turning,
  TurningKind,
} from './analysis.ts';
export { MARKS, TURNING_KINDS } from './analysis.ts';
export { ANALYSIS_PLANS, type AnalysisPlan, type Depth, type PlanName, planFor } from './plan.ts';
export { type ChosenStep, choicesIn, type SeatAsked } from './steps.ts';
export { costliest } from './turning.ts';
export {
  betterText,
  type ChoiceScene,
  caveats,
  choiceText,
  luckText,
  MARK_WORDS,
  points,
  type ToldTo,
  turningLine,
  turningText,
  UNTRIED,
  verdictText,
} from './words.ts';
