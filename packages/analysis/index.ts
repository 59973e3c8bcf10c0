// Nothing here takes a view, a state or a running match: only a replay that was verified, and so holds its secret.
export { analyse, PARTS, type Progress, type Seen, whyNotAnalysed } from './analyse.ts';
export type { Account, Analysis, Judged, Mark, Moment, Standing, Turning, TurningKind } from './analysis.ts';
export { MARKS, TURNING_KINDS } from './analysis.ts';
export { type Depth, PLANS, type Plan, type PlanName, planFor } from './plan.ts';
export { type Asking, choicesIn, type Step } from './steps.ts';
export { costliest } from './turning.ts';
export {
  betterText,
  caveats,
  choiceText,
  luckText,
  MARK_WORDS,
  points,
  type Scene,
  type Telling,
  turningLine,
  turningText,
  UNTRIED,
  verdictText,
} from './words.ts';
