import { type Bot, searchBot } from '@riposte/bots';
import { type AnyChoice, type AnyGame, copyRandom, fastRandom, fork, type Random } from '@riposte/kernel';
import { courseOf } from '../course.ts';
import type { Case } from '../judge.ts';
import { Sample } from '../sample.ts';

/** How many imagined matches are played on, and how long all seats think then. */
const MATCHES = 80;
const TRIES = 40;

/**
 * Whether one choice leads over another where all play on by what they see themselves: a search by one seat's eyes
 * lets its opponents learn more than they can.
 */
export function holdsInPlay(game: AnyGame, given: Case, best: AnyChoice, other: AnyChoice): boolean {
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
