import { type RatedChoice, Searcher, searchBot, type Turn } from '@riposte/bots';
import { type AnyChoice, fastRandom, isSame, type Random } from '@riposte/kernel';
import { type Comparison, compare, type WantedCertainty } from './compare.ts';
import type { Depth } from './plan.ts';

/** What the judge is given: what the seat saw, and what it chose. Never a state. */
export interface Case extends Omit<Turn, 'random'> {
  readonly made: AnyChoice;
  /** All chance of the judge comes from this number. */
  readonly seed: number;
}

/** What the judge says of a case. */
export interface Verdict extends Comparison {
  readonly best: AnyChoice;
  readonly isBest: boolean;
  /** What the part is worth. */
  readonly stake: number;
  /** What the search thinks by how much the best leads over the second; before anything was compared. */
  readonly guess: number;
  /** The lead of the best choice over the second, where that one was made and nothing seems to come near it. */
  readonly lead?: { readonly by: number; readonly error: number };
}

const NO_LOSS = { loss: 0, error: 0, swing: [] };
/** A choice that was made is tried as often as this share of all tries before it is compared: untried ways look bad. */
const WARM = 0.2;
/** From this lead on, as a share of the part, the best choice may be the only one. */
const CLEAR = 0.1;
/** A quick look, and how many of them there are. */
const GLANCE = 40;
const GLANCES = 5;

/** Finds the best choice by what the seat could know, and compares it with the one that was made. */
export function judge(given: Case, depth: Depth, error: number, isDeep: boolean): Verdict {
  const { made, seat } = given;
  const random = fastRandom(given.seed * 2 + (isDeep ? 1 : 0));
  const searcher = new Searcher({ ...given, random });
  for (let count = 0; count < depth.find; count++) searcher.once();
  const { options } = searcher.thought();
  const [best, second] = options as readonly [RatedChoice, RatedChoice | undefined];
  const compareWith = (other: AnyChoice, pairs: WantedCertainty) =>
    compare(searcher, seat, [best.choice, other], pairs, random);
  const stake = stakeOf(given);
  const guess = second ? best.chance - second.chance : 0;
  const found = { best: best.choice, isBest: isSame(best.choice, made), stake, guess };
  if (!found.isBest) {
    const listed = listedAs(options, made);
    warmUp(searcher, options, listed, depth.find);
    // Where a first look does not confirm what the search has found, the player has found as good a choice.
    const first = compareWith(listed, { ...depth, mostPairs: depth.pairs, error });
    if (first.loss > 0) return { ...found, ...compareWith(listed, { ...depth, error }) };
    return { ...found, ...NO_LOSS, best: made, isBest: true, guess: 0, chance: first.chance - first.loss };
  }
  const none = { ...found, ...NO_LOSS, chance: best.chance };
  if (!isDeep || !second || guess < CLEAR * stake) return none;
  warmUp(searcher, options, second.choice, depth.find);
  const { chance, loss: by, error: sure } = compareWith(second.choice, { ...depth, error });
  return { ...none, chance, lead: { by, error: sure } };
}

/** Whether a quick look seldom finds a choice: in so many of five at most. */
export function isHard(given: Case, choice: AnyChoice, most: number): boolean {
  const glance = searchBot({ iterations: GLANCE });
  let found = 0;
  for (let number = 1; number <= GLANCES; number++) {
    const random = fastRandom(given.seed * 1_000 + number);
    if (isSame(glance.choose({ ...given, random }).choice, choice)) found += 1;
  }
  return found <= most;
}

/** Whether the lead of the best choice is worth a deeper look. */
export function mayLead({ isBest, guess, stake }: Verdict): boolean {
  return isBest && guess >= CLEAR * stake;
}

/** Tries a choice as often as it takes before it is compared, where so many tries were made in all. */
export function warmUp(
  searcher: Searcher,
  options: readonly RatedChoice[],
  choice: AnyChoice,
  find: number,
): void {
  const tried = options.find((one) => isSame(one.choice, choice))?.tries ?? 0;
  for (let count = tried; count < find * WARM; count++) searcher.once(choice);
}

/** A choice from a log, as the search has it. */
function listedAs(options: readonly RatedChoice[], choice: AnyChoice): AnyChoice {
  return options.find((one) => isSame(one.choice, choice))?.choice ?? choice;
}

/** What the part is worth, by an imagined match, as a skill is given no others. */
export function stakeOf({ game, view, seed }: Case): number {
  const random: Random = fastRandom(seed);
  return game.skill?.stake?.(game.imagine(view, random)) ?? 1;
}
