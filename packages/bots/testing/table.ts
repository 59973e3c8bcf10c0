import {
  type AnyChoice,
  type AnyGame,
  type AnyState,
  Authority,
  fastRandom,
  fork,
  type Match,
  type Outcome,
  type Question,
  type Random,
  roll,
  type Seat,
} from '@riposte/kernel';
import type { Bot, Thought, Turn } from '../bot.ts';

/** What came of a match that bots played to its end. */
export interface Ended {
  readonly outcome: Outcome;
  readonly choices: number;
  /** How many of them were offers taken. */
  readonly offers: number;
}

const LONGEST = 20_000;

/** Begins a match, dealt from a number. */
export function begin(game: AnyGame, options: unknown, number: number): Match<AnyState, unknown> {
  return new Authority(game).start(options, fastRandom(number)).match;
}

/** Lets bots play a match from where it stands to its end; each choice must be one that was listed. */
export function playOn(
  game: AnyGame,
  begun: Match<AnyState, unknown>,
  botOf: (seat: Seat) => Bot,
  random: Random,
): Ended {
  const authority = new Authority(game);
  let match = begun;
  let offers = 0;
  for (let choices = 0; choices < LONGEST; choices++) {
    const { awaiting, outcome } = authority.snapshot(match, 'spectator');
    if (outcome) return { outcome, choices, offers };
    const seat = awaiting[roll(random, awaiting.length)] as Seat;
    const turn = turnAt(authority, match, seat, fork(random));
    const { id, choice } = expectListed(turn, botOf(seat).choose(turn));
    if (id !== turn.question.id) offers += 1;
    const result = authority.choose(match, seat, id, choice);
    if (!result.ok) throw new Error(`${JSON.stringify(choice)} was refused: ${result.why.text}`);
    match = result.value.match;
  }
  throw new Error(`not over after ${LONGEST} choices`);
}

/** What the bot of a seat is given that the match waits for. */
function turnAt(
  authority: Authority<AnyState, AnyChoice, unknown, unknown, unknown>,
  match: Match<AnyState, unknown>,
  seat: Seat,
  random: Random,
): Turn {
  const { view, decision, offers } = authority.snapshot(match, seat);
  if (!decision) throw new Error(`seat ${seat} is not asked`);
  return { game: authority.game, seat, view, question: decision, offers, random };
}

/** Throws unless a thought, and everything it weighed, answers what was asked with what was listed. */
export function expectListed({ question, offers = [] }: Turn, thought: Thought): Thought {
  const open: readonly Question<AnyChoice>[] = [question, ...offers];
  for (const { id, choice } of [thought, ...thought.options]) {
    const asked = open.find((one) => one.id === id);
    if (!asked) throw new Error(`nothing was asked as ${id}`);
    if (!asked.choices.includes(choice)) throw new Error(`${JSON.stringify(choice)} was not listed`);
  }
  return thought;
}
