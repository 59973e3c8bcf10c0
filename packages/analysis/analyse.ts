import type { AnyGame, Verified } from '@riposte/kernel';
import { seats } from '@riposte/kernel';
import type { Analysis, JudgedChoice, MatchMoment } from './analysis.ts';
import { lastSighting, type Sighting, sightingBefore } from './curve.ts';
import { onGrid } from './grid.ts';
import { isHard, judge, mayLead, type Verdict } from './judge.ts';
import { accountsOf, evenShare, momentsOf } from './luck.ts';
import { accuracyOf, markOf } from './marks.ts';
import { type OpenCase, openCase } from './openCase.ts';
import type { AnalysisPlan } from './plan.ts';
import { type StandingChoices, walk } from './steps.ts';
import { turningPoints } from './turning.ts';

/** What an analysis does, in this order: the curve can be shown while choices are judged. */
export const ANALYSIS_PARTS = ['curve', 'sketch', 'deep'] as const;

/** How a match stood at one moment. */
export type SeenMoment = Pick<MatchMoment, 'entry' | 'own' | 'open'>;

/** How far an analysis has come; what was seen or judged last stands with it. */
export interface AnalysisProgress {
  readonly doing: (typeof ANALYSIS_PARTS)[number];
  readonly done: number;
  readonly total: number;
  readonly seen?: SeenMoment;
  readonly judged?: JudgedChoice;
}

/** A brilliant choice is found by one quick look of five at most. */
const SELDOM = 1;

/** Why a match cannot be analysed by these rules, if it cannot. */
export function whyNotAnalysed(game: AnyGame, { replay }: Verified): string | undefined {
  if (replay.game !== game.id) return `it is a match of ${replay.game}`;
  const last = replay.carried?.at(-1)?.rulesVersion ?? replay.rulesVersion;
  if (last !== game.rulesVersion) return `it was played by rules ${last}; these are ${game.rulesVersion}`;
  return replay.carried ? 'newer rules took over while it was played' : undefined;
}

/**
 * Judges every choice of a match by what its seat could know. A verified replay holds the secret of its deal, which is
 * shown when a match is over: a running one cannot be given. Entries of stand-ins count for nobody.
 */
export function* analyse(
  game: AnyGame,
  match: Verified,
  plan: AnalysisPlan,
  standIns: ReadonlySet<number> = new Set(),
): Generator<AnalysisProgress, Analysis> {
  const refusal = whyNotAnalysed(game, match);
  if (refusal !== undefined) throw new Error(`a match that cannot be analysed: ${refusal}`);
  const walked = walk(game, match.replay);
  const open = walked.steps
    .filter(({ entry }) => !standIns.has(entry))
    .flatMap((step) => openCase(game, step));
  const sightings = yield* sightAll(game, walked, plan);
  const verdicts = yield* sketchAll(open, plan);
  yield* deepenAll(verdicts, plan);
  return conclude(game, match, plan, walked, verdicts, sightings);
}

/** What is said of a case so far. */
interface Opinion extends OpenCase {
  verdict: Verdict;
  isDeep: boolean;
}

function* sketchAll(
  open: readonly OpenCase[],
  { sketch, error }: AnalysisPlan,
): Generator<AnalysisProgress, Opinion[]> {
  const opinions: Opinion[] = [];
  for (const each of open) {
    const opinion = { ...each, verdict: judge(each.given, sketch, error, false), isDeep: false };
    opinions.push(opinion);
    yield { doing: 'sketch', done: opinions.length, total: open.length, judged: judgedOf(opinion) };
  }
  return opinions;
}

/** Looks at moments here and there first, and at those between them later: a curve is known early, and grows fine. */
function* sightAll(
  game: AnyGame,
  walked: StandingChoices,
  { curve }: AnalysisPlan,
): Generator<AnalysisProgress, readonly Sighting[]> {
  const total = walked.steps.length + 1;
  const sightings: Sighting[] = [];
  for (const [index, at] of coarseToFine(total).entries()) {
    const sighting =
      at < walked.steps.length ? sightingBefore(game, walked, at, curve) : lastSighting(game, walked, curve);
    sightings[at] = sighting;
    const { entry, own, open } = sighting;
    yield { doing: 'curve', done: index + 1, total, seen: { entry, own, open } };
  }
  return sightings;
}

/** The numbers below a count: the last one and every sixteenth first, then those in the middle of these, and so on. */
function coarseToFine(count: number): readonly number[] {
  const strides = [16, 8, 4, 2, 1];
  const strideOf = (at: number) => (at === count - 1 ? 0 : strides.findIndex((stride) => at % stride === 0));
  return [...Array(count).keys()].sort((one, other) => strideOf(one) - strideOf(other) || one - other);
}

function* deepenAll(opinions: readonly Opinion[], plan: AnalysisPlan): Generator<AnalysisProgress, void> {
  const wanted = opinions
    .map((opinion) => ({ opinion, doubt: doubtOf(opinion.verdict) }))
    .filter(({ doubt }) => doubt >= plan.deepen)
    .sort((one, other) => other.doubt - one.doubt)
    .slice(0, plan.most);
  for (const [index, { opinion }] of wanted.entries()) {
    opinion.verdict = judge(opinion.given, plan.deep, plan.error, true);
    opinion.isDeep = true;
    yield { doing: 'deep', done: index + 1, total: wanted.length, judged: judgedOf(opinion) };
  }
}

/** What may have been lost, or may be led by, as a share of the part. */
function doubtOf(verdict: Verdict): number {
  const { loss, error, stake, guess } = verdict;
  return (mayLead(verdict) ? guess : loss + error) / stake;
}

function judgedOf({ step, given, turn, verdict, isDeep }: Opinion): JudgedChoice {
  const { best, isBest, chance, loss, error, swing, stake, lead } = verdict;
  const mark = markOf(verdict, () => isHard(given, given.made, SELDOM));
  return {
    entry: step.entry,
    seat: step.sight.seat,
    ...(turn !== undefined && { turn }),
    best,
    isBest,
    chance: onGrid(chance),
    loss: onGrid(loss),
    error: onGrid(error),
    swing: swing.map(onGrid),
    stake,
    ...(lead && { lead: onGrid(lead.by) }),
    ...(mark && { mark }),
    isDeep,
  };
}

function conclude(
  game: AnyGame,
  { replay, outcome }: Verified,
  plan: AnalysisPlan,
  { seats: count, first }: StandingChoices,
  opinions: readonly Opinion[],
  sightings: readonly Sighting[],
): Analysis {
  const judged = opinions.map(judgedOf);
  const curve = momentsOf(sightings, new Map(judged.map((one) => [one.entry, one])));
  const accounts = accountsOf(curve, judged, evenShare(game, first, count), count);
  return {
    plan: plan.id,
    rulesVersion: game.rulesVersion,
    replay: replay.deal.commitment,
    isOver: outcome !== undefined,
    judged,
    curve,
    sure: {
      loss: onGrid(meanOf(judged.filter(({ isBest }) => !isBest).map(({ error }) => error))),
      curve: onGrid(meanOf(sightings.map(({ error }) => error))),
    },
    seats: seats(count).map((seat, index) => {
      const own = judged.filter((one) => one.seat === seat);
      const accuracy = accuracyOf(own.map(({ loss, stake }) => loss / stake));
      const account = accounts[index];
      if (!account) throw new Error(`no account of seat ${seat}`);
      const turning = turningPoints(seat, curve, own);
      return { ...(accuracy !== undefined && { accuracy }), account, turning };
    }),
  };
}

function meanOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
