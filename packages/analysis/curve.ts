import { type Outlook, Searcher } from '@riposte/bots';
import {
  type AnyChoice,
  type AnyGame,
  type AnyState,
  fastRandom,
  fork,
  isSame,
  type Random,
  seats,
} from '@riposte/kernel';
import type { MatchMoment } from './analysis.ts';
import { onGrid } from './grid.ts';
import { addTo, type Sample } from './sample.ts';
import type { ChosenStep, StandingChoices } from './steps.ts';

/** The chances of all seats, and how sure they are. */
interface Estimate {
  readonly chances: readonly number[];
  readonly error: number;
}

/** What is to be known before what came by chance and what lay hidden can be told. */
export type Sighting = Pick<MatchMoment, 'entry' | 'own' | 'open'> & {
  /** With all open, after the choice and with chance anew; nothing where chance had no part in it. */
  readonly after: readonly number[] | undefined;
  readonly error: number;
};

/** The first tries only grow the tree: so many of them. */
const GROWING = 1 / 3;

/** Seeds of one moment lie together, apart from those of the judge. */
const SEEDS_EACH = 64;
const SEEDS_FROM = 2 ** 24;

/** How the match stood before a step. */
export function sightingBefore(
  game: AnyGame,
  { steps, seats: count, last }: StandingChoices,
  at: number,
  tries: number,
): Sighting {
  const step = steps[at] as ChosenStep;
  const next = steps[at + 1]?.before ?? last;
  const seen = sighting(game, step.before, count, step.entry, tries);
  const isByChance = !isSame(step.before.random, next.random);
  const seed = SEEDS_FROM + step.entry * SEEDS_EACH + 1;
  return {
    ...seen,
    after: isByChance ? openEstimate(game, step.before, tries, seed, step).chances : undefined,
  };
}

/** How it stood in the end. */
export function lastSighting(
  game: AnyGame,
  { steps, seats: count, last }: StandingChoices,
  tries: number,
): Sighting {
  const entry = (steps.at(-1)?.entry ?? 0) + 1;
  return { ...sighting(game, last, count, entry, tries), after: undefined };
}

function sighting(game: AnyGame, state: AnyState, count: number, entry: number, tries: number) {
  const seed = SEEDS_FROM + entry * SEEDS_EACH;
  const { chances: open, error } = openEstimate(game, state, tries, seed);
  // Where nothing is hidden, all see the same.
  const own = game.isOpen ? open : ownChances(game, state, count, entry, tries);
  return { entry, own, open, error };
}

/** How likely each seat is to win, by what it knows. */
export function ownChances(
  game: AnyGame,
  state: AnyState,
  count: number,
  entry: number,
  tries: number,
): readonly number[] {
  return seats(count).map((seat) => {
    const random = fastRandom(SEEDS_FROM + entry * SEEDS_EACH + 2 + seat);
    const outlook = { game, seat, view: game.view(state, seat), random };
    return estimate(outlook, tries).chances[seat] ?? 0.5;
  });
}

/** With the cards as they lie, and chance anew. */
function openEstimate(
  game: AnyGame,
  state: AnyState,
  tries: number,
  seed: number,
  step?: ChosenStep,
): Estimate {
  const seat = step?.sight.seat ?? game.decisions(state)[0]?.seat ?? seats(1)[0];
  if (seat === undefined) throw new Error('a table without seats');
  const imagine: AnyGame['imagine'] = (_view, random) => {
    // Changed in place: a state of another make would run at half the speed.
    const copy = game.copy(state) as AnyState & { random: Random };
    copy.random = fork(random);
    return copy;
  };
  const open = { ...game, imagine: step ? afterChoice(game, imagine, step) : imagine };
  return estimate({ game: open, seat, view: undefined, random: fastRandom(seed) }, tries);
}

/** The same after a choice. */
function afterChoice(
  game: AnyGame,
  imagine: AnyGame['imagine'],
  { sight, choice }: ChosenStep,
): AnyGame['imagine'] {
  return (view, random) => {
    const state = imagine(view, random);
    game.applyInPlace(state, sight.seat, listed(game, state, sight.seat, choice));
    return state;
  };
}

function listed(game: AnyGame, state: AnyState, seat: number, choice: AnyChoice): AnyChoice {
  const mine = game.decisions(state).filter((decision) => decision.seat === seat);
  return mine.flatMap(({ choices }) => choices).find((one) => isSame(one, choice)) ?? choice;
}

function estimate(outlook: Outlook, tries: number): Estimate {
  const searcher = new Searcher(outlook);
  const growing = Math.floor(tries * GROWING);
  const samples: Sample[] = [];
  for (let count = 0; count < tries; count++) {
    const chances = searcher.once();
    if (!chances || count < growing) continue;
    for (const [seat, chance] of chances.entries()) addTo(samples, seat, chance);
  }
  return { chances: samples.map(({ mean }) => onGrid(mean)), error: samples[0]?.error ?? 0 };
}
