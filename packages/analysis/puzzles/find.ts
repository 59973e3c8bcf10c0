import { type Bot, levelsOf, type RatedChoice, Searcher, searchBot } from '@riposte/bots';
import {
  type AnyChoice,
  type AnyGame,
  copyRandom,
  fastRandom,
  fork,
  isSame,
  type Random,
  type Verified,
} from '@riposte/kernel';
import { compare } from '../compare.ts';
import { courseOf } from '../course.ts';
import { type Case, isHard, stakeOf, warmUp } from '../judge.ts';
import { openCase } from '../openCase.ts';
import { Sample } from '../sample.ts';
import { type ChosenStep, walk } from '../steps.ts';
import { levelOf, type Puzzle, themeOf } from './puzzle.ts';

/** How many imagined matches are played on, and how long all seats think then. */
const MATCHES = 80;

const TRIES = 40;

/** Between two choices there is nothing to find. */
const FEWEST = 3;
/** By this share of the part the best choice leads over every other, beyond two errors. */
const LEAD = 0.15;
/** And by as much of the match: what hardly matters is no puzzle. */
const OF_THE_MATCH = 0.1;
/** A quick look finds it in so many of five at most. */
const SELDOM = 2;
/** After so many tries of the first search a third of the lead has to be seen, as in seven of eight puzzles. */
const GLANCE = 200;
/** Tries of the first search, which tells whether it is worth more, and of those that all have to agree. */
const FIRST = 600;
const THOROUGH = 3_000;
const SEARCHES = 5;
/** How often two choices are compared, and how sure that is to be as a share of the part. */
const PAIRS = { pairs: 200, mostPairs: 1_500 };
const ERROR = 0.02;
/** How often each level tries to find it. */
const ATTEMPTS = 10;

/** The moments of a match between bots that are puzzles, without those of a theme there is enough of. */
export function* puzzlesIn(
  game: AnyGame,
  match: Verified,
  seed: number,
  enough: ReadonlySet<string> = new Set(),
): Generator<Puzzle> {
  const { options } = match.replay;
  const before: number[] = [];
  for (const step of walk(game, match.replay).steps) {
    for (const { given } of openCase(game, step)) {
      const riddle = riddleIn(game, given, enough);
      if (!riddle) continue;
      const best = given.question.choices[riddle.best] as AnyChoice;
      const found = findersOf(game, given, best);
      // Five quick looks are few, and of many moments some pass them by chance: the first level has the last word.
      if (levelOf({ found }) === 1) continue;
      yield {
        game: game.id,
        rulesVersion: game.rulesVersion,
        options,
        seed,
        before: [...before],
        seat: given.seat,
        ...riddle,
        theme: themeOf(best),
        found,
      };
    }
    before.push(numberOf(step));
  }
}

/** What is asked in a puzzle. */
type Riddle = Pick<Puzzle, 'best' | 'values' | 'error'>;

/** What is best in a case, if that is clear, certain, and not seen at once. Each question is dearer than the one before. */
function riddleIn(game: AnyGame, given: Case, enough: ReadonlySet<string>): Riddle | undefined {
  const { choices } = given.question;
  if (choices.length < FEWEST || (given.offers?.length ?? 0) > 0) return undefined;
  const stake = stakeOf(given);
  const lead = Math.max(LEAD * stake, OF_THE_MATCH);
  const first = thoughtOf(given, GLANCE, 0);
  if (leadOf(first) < lead / 3) return undefined;
  think(first, FIRST - GLANCE);
  if (leadOf(first) < lead) return undefined;
  const best = first.thought().options[0] as RatedChoice;
  if (enough.has(themeOf(best.choice)) || !isHard(given, best.choice, SELDOM)) return undefined;
  const searches = Array.from({ length: SEARCHES }, (_, number) => thoughtOf(given, THOROUGH, number + 1));
  if (searches.some((search) => !isSame(search.thought().choice, best.choice))) return undefined;
  const riddle = compared(given, searches[0] as Searcher, best.choice, stake, lead);
  if (!riddle) return undefined;
  const rival = choices[secondOf(riddle)] as AnyChoice;
  return holdsInPlay(game, given, best.choice, rival) ? riddle : undefined;
}

function thoughtOf(given: Case, tries: number, number: number): Searcher {
  const search = new Searcher({ ...given, random: fastRandom(given.seed * 100 + number) });
  think(search, tries);
  return search;
}

function think(search: Searcher, tries: number): void {
  for (let count = 0; count < tries; count++) search.once();
}

/** By how much of the match the best choice is ahead of the second. */
function leadOf(search: Searcher): number {
  const [best, second] = search.thought().options;
  return best && second ? best.chance - second.chance : 0;
}

/** The best choice beside each of the others; nothing where one of them comes near it. */
function compared(
  given: Case,
  search: Searcher,
  best: AnyChoice,
  stake: number,
  lead: number,
): Riddle | undefined {
  const { seat, question, seed } = given;
  const { options } = search.thought();
  const random = fastRandom(seed + 7);
  const losses = new Map<AnyChoice, number>();
  let chance = 0;
  let least = { loss: Number.POSITIVE_INFINITY, error: 0 };
  for (const choice of question.choices) {
    if (isSame(choice, best)) continue;
    warmUp(search, options, choice, THOROUGH);
    const one = compare(search, seat, [best, choice], { ...PAIRS, error: ERROR * stake }, random);
    if (one.loss - 2 * one.error < lead) return undefined;
    if (one.loss < least.loss) least = one;
    chance = one.chance;
    losses.set(choice, one.loss);
  }
  // Every comparison sees the best choice a little differently; what is told differs by what was compared.
  const values = question.choices.map((choice) =>
    hundredths(Math.max(0, chance - (losses.get(choice) ?? 0))),
  );
  const index = question.choices.findIndex((choice) => isSame(choice, best));
  return { best: index, values, error: hundredths(least.error) };
}

/** The number of the choice that comes next after the best. */
function secondOf({ best, values }: Riddle): number {
  const others = values.map((value, index) => (index === best ? Number.NEGATIVE_INFINITY : value));
  return others.indexOf(Math.max(...others));
}

/** How many of ten searches of each level find a choice. Slips are left out: they find nothing but by chance. */
function findersOf(game: AnyGame, given: Case, choice: AnyChoice): readonly number[] {
  return levelsOf(game).map(({ iterations }, level) => {
    const bot = searchBot({ iterations });
    return Array.from({ length: ATTEMPTS }, (_, attempt) =>
      bot.choose({ ...given, random: fastRandom(given.seed * 10_000 + level * ATTEMPTS + attempt) }),
    ).filter((thought) => isSame(thought.choice, choice)).length;
  });
}

function numberOf({ sight: { question, offers }, choice }: ChosenStep): number {
  const ways = [...(question ? [question] : []), ...offers].flatMap(({ choices }) => choices);
  return ways.findIndex((way) => isSame(way, choice));
}

/** To a tenth of a hundredth. */
function hundredths(chance: number): number {
  return Math.round(chance * 1_000) / 10;
}

/**
 * Whether one choice leads over another where all play on by what they see themselves: a search by one seat's eyes
 * lets its opponents learn more than they can.
 */
function holdsInPlay(game: AnyGame, given: Case, best: AnyChoice, other: AnyChoice): boolean {
  const bot = searchBot({ iterations: TRIES });
  const random = fastRandom(given.seed + 11);
  const lead = new Sample();
  for (let number = 0; number < MATCHES; number++) {
    const seed = fork(random);
    const [one, two] = [best, other].map((choice) => playedOn(game, given, choice, bot, copyRandom(seed)));
    if (one !== undefined && two !== undefined) lead.add(one - two);
  }
  return lead.mean > 2 * lead.error;
}

/** The chance of the seat at the end of the part, after a choice in an imagined match. */
function playedOn(
  game: AnyGame,
  { view, seat }: Case,
  choice: AnyChoice,
  bot: Bot,
  random: Random,
): number | undefined {
  const course = courseOf(game, game.imagine(view, random), { seat, choice }, bot, random);
  for (;;) {
    const next = course.next();
    if (next.done) return next.value?.[seat];
  }
}
