import {
  type AnyChoice,
  type AnyGame,
  type AnyState,
  authorityOf,
  fastRandom,
  type Match,
  roll,
  type Viewer,
} from '@riposte/kernel';
import { type TwinStep as KernelStep, Twins } from '@riposte/kernel/conformance';

type AnyMatch = Match<AnyState, unknown>;

/** What happens next in both matches, and what the viewer tries in vain before it. */
export type WireStep = KernelStep<AnyChoice> & {
  readonly tries: readonly { readonly decision: string; readonly choice: unknown }[];
};

/** Two matches that differ only in what a viewer cannot know, and how both go on. */
export interface Planned {
  readonly viewer: Viewer;
  readonly matches: readonly [AnyMatch, AnyMatch];
  readonly steps: readonly WireStep[];
  /** Whether they differ at all. */
  readonly isDifferent: boolean;
}

/** Makes a pair and plans its course. The kernel is asked here; whether the wire keeps the secret is the question. */
export function planTwins(game: AnyGame, options: unknown, number: number, count: number): Planned {
  // Chance is not bent: the server has a generator of its own to go on with.
  const twins = new Twins(game, options, number, { bends: 0 });
  const { viewer, matches, isDifferent } = twins;
  const random = fastRandom(number);
  const steps: WireStep[] = [];
  while (steps.length < count) {
    const tries = triesIn(game, twins.matches, viewer, random);
    const step = twins.next();
    if (!step || !twins.take(step)) break;
    // When a match is over its replay is shown to everybody.
    if (twins.matches.some(({ state }) => game.outcome(state))) break;
    steps.push({ ...step, tries });
  }
  return { viewer, matches, steps, isDifferent };
}

/** What the viewer may try in both matches, and is refused in both. */
function triesIn(
  game: AnyGame,
  matches: readonly [AnyMatch, AnyMatch],
  viewer: Viewer,
  random: ReturnType<typeof fastRandom>,
): WireStep['tries'] {
  if (viewer === 'spectator') return [];
  const authority = authorityOf(game);
  const [first] = matches;
  const wonders = game.words.wonders(game.view(first.state, viewer), viewer);
  const wondered = wonders[roll(random, Math.max(1, wonders.length))] ?? { type: 'nothing' };
  const { decision, offers } = authority.snapshot(first, viewer);
  const ids = [decision?.id ?? 'q0', offers[0]?.id ?? 'o0-nothing', 'q999'];
  return ids
    .flatMap((id) => [wondered, { type: 'nonsense' }].map((choice) => ({ decision: id, choice })))
    .filter(({ decision: id, choice }) =>
      matches.every((match) => !authority.choose(match, viewer, id, choice).ok),
    );
}
