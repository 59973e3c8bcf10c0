import {
  type Account,
  ANALYSIS_PARTS,
  type Analysis,
  type AnalysisProgress,
  analyse,
  choicesIn,
  costliest,
  planFor,
  type SeatStanding,
  type SeenMoment,
  whyNotAnalysed,
} from '@riposte/analysis';
import { type AnyGame, seats, type Verified, verifyReplay } from '@riposte/kernel';
import { type Trust, trustIn } from '@riposte/shelf/trust';
import type { Findings, ShownScene } from './findings.ts';

/** How far the judge has come, from 0 to 1, and what can be drawn of the curve. */
export interface FoundSoFar {
  readonly share: number;
  readonly seen?: SeenMoment;
}

/** An analysis that was made elsewhere, as far as it holds for its kind of match. */
export interface KeptAnalysis extends Omit<Analysis, 'seats'> {
  readonly seats: readonly (Omit<SeatStanding, 'account'> & { readonly account?: Account })[];
}

/** Verifies a replay again: only what is verified here is judged. Says why not, where it cannot be. */
export function toJudge(text: string, game: AnyGame | undefined): Verified | string {
  if (!game) return 'its game is not here';
  const verified = verifyReplay(text, (id) => (id === game.id ? game : undefined));
  if (!verified.ok) return verified.why;
  return whyNotAnalysed(game, verified) ?? verified;
}

/** Judges a match as far as that holds for its game, and yields how far it has come. */
export function* find(game: AnyGame, match: Verified): Generator<FoundSoFar, Findings> {
  const trust = trustIn(game.id, match.replay.options);
  const plan = planFor(game);
  // A curve that is not shown need not be known.
  const running = analyse(game, match, trust === 'choices' ? { ...plan, curve: 0 } : plan);
  const curve: SeenMoment[] = [];
  for (;;) {
    const next = running.next();
    if (next.done) return findingsOf(game, match, trust, next.value, curve);
    const { seen } = next.value;
    if (seen && trust !== 'choices') curve.push(seen);
    // What comes after the curve would not be shown.
    if (trust === 'curve' && next.value.doing !== 'curve') return curveAlone(match, curve);
    yield { share: shareOf(next.value, trust), ...(seen && trust !== 'choices' && { seen }) };
  }
}

/** What an analysis that was made elsewhere says of this match; nothing where it is one of another, or of other rules. */
export function findingsIn(game: AnyGame, match: Verified, analysis: KeptAnalysis): Findings | undefined {
  const trust = trustIn(game.id, match.replay.options);
  const isOfThis = analysis.replay === match.replay.deal.commitment;
  if (!isOfThis || analysis.rulesVersion !== game.rulesVersion || trust === 'curve') return undefined;
  const curve = analysis.curve.map(({ entry, own, open }) => ({ entry, own, open }));
  return findingsOf(game, match, trust, analysis, trust === 'whole' ? curve : []);
}

/** Each part is taken to be as long as the others. */
function shareOf({ doing, done, total }: AnalysisProgress, trust: Trust): number {
  const parts = trust === 'curve' ? 1 : ANALYSIS_PARTS.length;
  return (ANALYSIS_PARTS.indexOf(doing) + done / total) / parts;
}

function curveAlone({ outcome, replay }: Verified, curve: readonly SeenMoment[]): Findings {
  return {
    trust: 'curve',
    isOver: outcome !== undefined,
    curve: inOrder(curve),
    judged: [],
    seats: seats(replay.deal.nonces.length).map(() => ({ turning: [] })),
    sure: { loss: 0, curve: 0 },
    scenes: [],
  };
}

function findingsOf(
  game: AnyGame,
  match: Verified,
  trust: Trust,
  { isOver, judged, sure, seats: standings }: KeptAnalysis,
  curve: readonly SeenMoment[],
): Findings {
  const told = standings.map(({ accuracy, turning, account }, index) => ({
    ...(accuracy !== undefined && { accuracy }),
    ...(trust === 'whole' && account && { account }),
    turning: trust === 'whole' ? turning : costliest(judged.filter(({ seat }) => seat === index)),
  }));
  const wanted = new Set(told.flatMap(({ turning }) => turning.map(({ entry }) => entry)));
  return {
    trust,
    isOver,
    curve: inOrder(curve),
    judged,
    seats: told,
    sure,
    scenes: scenesOf(game, match, wanted),
  };
}

function inOrder(curve: readonly SeenMoment[]): readonly SeenMoment[] {
  return curve.toSorted((one, other) => one.entry - other.entry);
}

function scenesOf(game: AnyGame, match: Verified, wanted: ReadonlySet<number>): readonly ShownScene[] {
  const count = match.replay.deal.nonces.length;
  return choicesIn(game, match)
    .filter(({ entry }) => wanted.has(entry))
    .map(({ entry, choice, before, sight: { seat, view } }) => ({
      entry,
      seat,
      choice,
      view,
      views: seats(count).map((one) => game.view(before, one)),
    }));
}
