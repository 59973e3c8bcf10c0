// Nothing here takes a view, a state or a running match: only a replay that was verified, and so holds its secret.
export { analyse, type Progress, whyNotAnalysed } from './analyse.ts';
export type { Account, Analysis, Judged, Mark, Moment, Standing, Turning, TurningKind } from './analysis.ts';
export { MARKS, TURNING_KINDS } from './analysis.ts';
export { type Depth, PLANS, type Plan, type PlanName, planFor } from './plan.ts';
export { type Asking, choicesIn, type Step } from './steps.ts';
