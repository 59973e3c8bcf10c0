import { Authority } from '../authority.ts';
import type { AnyChoice } from '../decision.ts';
import type { Paused } from '../frame.ts';
import type { Game } from '../game.ts';
import type { Match } from '../match.ts';
import { parseOptions } from '../options.ts';
import { fastRandom } from '../random.ts';
import type { Seat } from '../seat.ts';
import { chosenBy, PLAYERS } from './player.ts';

/** When a release keeps a match: in the middle of a game with these options, when this is asked. */
export interface Occasion<Options, Question extends string = string> {
  /** The others are as they are by default. */
  readonly options: Partial<Options>;
  readonly question: Question;
  /** The question comes before a match is worth keeping otherwise. */
  readonly early?: true;
  /** What else must be so. */
  when?(state: object, seat: Seat): boolean;
}

/** The choices before a match is worth keeping. */
const OPENING = 5;
/** A question that was not asked in so many games is misspelt. */
const GAMES = 1_000;
/** So many games ask everything that is not rare. */
const LOOKED_THROUGH = 20;

/** Plays by chance and sensibly in turn until the question is asked and there is something to choose. */
export function findOccasion<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
  { options: given, question, early, when = () => true }: Occasion<Options>,
): Match<State, Options> {
  const options = parseOptions(game.options, given);
  if (!options.ok) throw new Error(options.why.text);
  const authority = new Authority(game);
  for (let number = 0; number < GAMES; number++) {
    const random = fastRandom(number);
    const { match } = authority.start(options.value as Options, fastRandom(number));
    let [decision] = game.decisions(match.state);
    for (let made = 0; decision; made++) {
      const { seat, choices } = decision;
      const isAsked = decision.question === question && choices.length > 1;
      if (made > (early ? 0 : OPENING) && isAsked && when(match.state, seat)) return match;
      const player = PLAYERS[number % PLAYERS.length] ?? 'random';
      const choice = chosenBy(player, game.skill, match.state, decision, random);
      [decision] = game.applyInPlace(match.state, decision.seat, choice);
    }
  }
  throw new Error(`${game.id}: nobody was asked ${question} in ${GAMES} games`);
}

/** One occasion for each question of a match with the options there are by default, in the middle of it if it is asked there. */
export function occasionsOf<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  game: Game<State, Choice, Event, View, Options>,
): readonly Occasion<Options>[] {
  const options = parseOptions(game.options, {});
  if (!options.ok) throw new Error(options.why.text);
  const late = new Map<string, boolean>();
  for (let number = 0; number < LOOKED_THROUGH; number++) {
    const random = fastRandom(number);
    const { match } = new Authority(game).start(options.value as Options, fastRandom(number));
    let [decision] = game.decisions(match.state);
    for (let made = 0; decision; made++) {
      const { question, choices } = decision;
      if (made > 0 && choices.length > 1) late.set(question, late.get(question) || made > OPENING);
      const player = PLAYERS[number % PLAYERS.length] ?? 'random';
      const choice = chosenBy(player, game.skill, match.state, decision, random);
      [decision] = game.applyInPlace(match.state, decision.seat, choice);
    }
  }
  return [...late].sort().map(([question, isLate]) => ({
    options: {},
    question,
    ...(!isLate && { early: true as const }),
  }));
}

/** What a kept match is called: `revised-team-lead`. */
export function occasionName<Options>({ options, question }: Occasion<Options>): string {
  return [...Object.values(options), question].join('-').replaceAll(/[^\w-]/g, '_');
}
