import type { AnyChoice } from '../decision.ts';
import type { Paused } from '../frame.ts';
import type { Game } from '../game.ts';
import { Attention } from './attention.ts';
import { comparePairs } from './secrecy.ts';
import { checkUndo } from './undo.ts';
import { walk } from './walk.ts';

/** A way to play a game that is tried out: each game lists its own. */
export interface Trial<Options> {
  readonly name: string;
  readonly options: Options;
  /** How much time it gets beside the others; 1 when absent. */
  readonly share?: number;
  /** How many games and pairs there are at least, whatever time that takes: fewer for a large table. */
  readonly least?: number;
  /** How often a standing offer is taken, of 100. */
  readonly offers?: number;
}

/** What a trial does with one number: whole games, pairs of games, games in which players change their minds. */
export const TRIAL_KINDS = ['games', 'pairs', 'undos'] as const;
export type TrialKind = (typeof TRIAL_KINDS)[number];

/** Where a trial failed; it is played first from then on. */
export interface Failing {
  readonly trial: string;
  readonly kind: TrialKind;
  readonly seed: number;
}

/** How much is tried. */
export interface TrialRun {
  /** Seconds of processor time for the game. */
  readonly seconds: number;
  /** Where numbers begin: another one for each commit, so that no two runs play the same games. */
  readonly seed: number;
  /** Processor time used so far, in seconds. */
  readonly used: () => number;
  /** Whether every viewer is looked through at a close look, or one. */
  readonly viewers?: 'all' | 'one';
  /** How many pairs there must be at least, whatever time that takes. */
  readonly pairs?: number;
}

/** What a trial has looked at. */
export interface Tried {
  readonly name: string;
  seconds: number;
  games: number;
  decisions: number;
  looks: number;
  situations: number;
  pairs: number;
  steps: number;
  undone: number;
  choices: number;
  free: number;
}

/** Thrown when a trial fails: it says where. */
export class TrialFault extends Error {
  readonly failing: Failing;

  constructor(failing: Failing, cause: unknown) {
    const { trial, kind, seed } = failing;
    super(`${trial}, ${kind} ${seed}: ${cause instanceof Error ? cause.message : cause}`, { cause });
    this.failing = failing;
  }
}

/** Most trials are tried at least so often. */
export const LEAST_TRIED = 20;
/** How many of each kind are tried in one go. */
const AT_ONCE: Readonly<Record<TrialKind, number>> = { games: 4, pairs: 6, undos: 1 };

/** Tries a game out for so long: every trial at least a little, and the time left by their shares. */
export function runTrials<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  trials: readonly Trial<Options>[],
  { seconds, seed, used, viewers = 'one', pairs: least = 0 }: TrialRun,
): readonly Tried[] {
  const benches = trials.map((trial) => ({
    trial,
    attention: new Attention(),
    tried: newTried(trial.name),
    next: seed,
  }));
  const began = used();
  const perTrial = Math.ceil(least / trials.length);
  for (;;) {
    const short = benches.find(({ trial: { least: few = LEAST_TRIED }, tried }) => {
      return tried.games < few || tried.pairs < Math.max(few, perTrial);
    });
    if (!short && used() - began >= seconds) break;
    const bench = short ?? benches.reduce((one, other) => (worked(other) < worked(one) ? other : one));
    const before = used();
    for (const kind of TRIAL_KINDS) {
      const run = { kind, seed: bench.next, count: AT_ONCE[kind], viewers };
      tryOut(game, bench.trial, run, bench.attention, bench.tried);
    }
    bench.next += AT_ONCE.pairs;
    bench.tried.seconds += used() - before;
  }
  return benches.map(({ tried, attention }) => ({ ...tried, situations: attention.situations }));
}

/** Tries again where a trial has failed before. */
export function tryAgain<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  trials: readonly Trial<Options>[],
  failing: readonly Failing[],
): void {
  for (const { trial: name, kind, seed } of failing) {
    const trial = trials.find((one) => one.name === name);
    if (!trial) throw new Error(`there is no trial “${name}”`);
    tryOut(game, trial, { kind, seed, count: 1, viewers: 'all' }, undefined, newTried(name));
  }
}

interface Go {
  readonly kind: TrialKind;
  readonly seed: number;
  readonly count: number;
  readonly viewers: 'all' | 'one';
}

function tryOut<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  { name, options, offers = 10 }: Trial<Options>,
  { kind, seed, count, viewers }: Go,
  attention: Attention | undefined,
  tried: Tried,
): void {
  for (let number = seed; number < seed + count; number++) {
    const one = { options, games: 1, seed: number, offers };
    try {
      if (kind === 'games') {
        const { decisions, looks } = walk(game, { ...one, viewers, ...(attention && { attention }) });
        tried.games += 1;
        tried.decisions += decisions;
        tried.looks += looks;
      } else if (kind === 'pairs') {
        tried.steps += comparePairs(game, one).steps;
        tried.pairs += 1;
      } else {
        const { choices, free, undone } = checkUndo(game, one);
        tried.choices += choices;
        tried.free += free;
        tried.undone += undone;
      }
    } catch (error) {
      throw new TrialFault({ trial: name, kind, seed: number }, error);
    }
  }
}

/** How much of its share a trial has had. */
function worked({
  trial,
  tried,
}: {
  readonly trial: { readonly share?: number };
  readonly tried: Tried;
}): number {
  return tried.seconds / (trial.share ?? 1);
}

function newTried(name: string): Tried {
  return {
    name,
    seconds: 0,
    games: 0,
    decisions: 0,
    looks: 0,
    situations: 0,
    pairs: 0,
    steps: 0,
    undone: 0,
    choices: 0,
    free: 0,
  };
}
