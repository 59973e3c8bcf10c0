import {
  type AnyChoice,
  type AnyGame,
  type AnyState,
  type Decision,
  fork,
  type Question,
  type Random,
  roll,
  type Seat,
} from '@riposte/kernel';
import { isDraw } from './play/outcome.ts';

/** What an opponent is given: what its seat sees, and chance of its own. Never a state, never the match. */
export interface Turn {
  readonly game: Pick<AnyGame, 'imagine' | 'decisions' | 'applyInPlace' | 'outcome'>;
  readonly seat: Seat;
  /** How many play. */
  readonly seats: number;
  readonly view: unknown;
  readonly question: Question<AnyChoice>;
  readonly random: Random;
}

/** What an opponent is given who may do something at any time, or leave it. */
export interface Chance extends Omit<Turn, 'question'> {
  readonly offers: readonly Question<AnyChoice>[];
}

/** An offer that is taken. */
export interface Taken {
  readonly id: string;
  readonly choice: AnyChoice;
}

/** Somebody to practise against, or with. */
export interface Opponent {
  /** What they are called when there are several of them. */
  readonly names: readonly string[];
  /** As in "Ember looks ahead a little", and what several of them do. */
  readonly manner: string;
  readonly manners: string;
  choose(turn: Turn): AnyChoice;
  /** Asked whenever something is asked of this seat. */
  take(chance: Chance): Taken | undefined;
}

/** How many games are played to their end for one decision, as far as there are two seats; and how long each may last. */
const TRIES = 240;
const LONGEST = 400;
/** Between the first place and the second. */
const HALF_WAY = 1.5;
/** Among so many decisions an offer is thought of once. */
const SELDOM = 40;
const SOMETIMES = 6;
/** How many games tell whether an offer is any good, and by how much of a place it must be. */
const OFFER_TRIES = 12;
const CLEARLY = 0.3;

export const OPPONENTS: Readonly<Record<string, Opponent>> = {
  random: {
    names: ['Dice', 'Coin', 'Straw', 'Lot'],
    manner: 'chooses by chance',
    manners: 'choose by chance',
    choose: ({ question, random }) => anyOf(question.choices, random),
    take: ({ offers, random }) => (roll(random, SELDOM) === 0 ? anyOf(flat(offers), random) : undefined),
  },
  greedy: {
    names: ['Ember', 'Flint', 'Cinder', 'Spark'],
    manner: 'looks ahead a little',
    manners: 'look ahead a little',
    choose: chooseGreedily,
    take: takeGreedily,
  },
};

/** A choice, and how well it has done so far. */
interface Rated {
  readonly choice: AnyChoice;
  places: number;
  tries: number;
}

/** Imagines what may be hidden, tries each choice, and plays on by chance; the better half is tried again, and so on. */
function chooseGreedily({ question, ...turn }: Turn): AnyChoice {
  const { choices } = question;
  if (choices.length === 1) return anyOf(choices, turn.random);
  let rated = choices.map((choice): Rated => ({ choice, places: 0, tries: 0 }));
  const rounds = Math.ceil(Math.log2(rated.length));
  while (rated.length > 1) {
    const tries = Math.max(2, Math.floor(triesFor(turn) / rounds / rated.length));
    for (const one of rated) {
      for (let tried = 0; tried < tries; tried++) one.places += placeAfter(turn, one.choice);
      one.tries += tries;
    }
    rated.sort((one, other) => one.places / one.tries - other.places / other.tries);
    rated = rated.slice(0, Math.ceil(rated.length / 2));
  }
  return anyOf(rated, turn.random).choice;
}

/** Now and then thinks of one offer, and takes it if games end clearly better with it than without. */
function takeGreedily({ offers, ...turn }: Chance): Taken | undefined {
  if (roll(turn.random, SOMETIMES) > 0) return undefined;
  const offer = anyOf(flat(offers), turn.random);
  // What looks good by luck does not do so twice.
  const isGood = () => mean(turn, undefined) - mean(turn, offer.choice) > CLEARLY;
  return isGood() && isGood() ? offer : undefined;
}

function mean(turn: Omit<Turn, 'question'>, choice: AnyChoice | undefined): number {
  let places = 0;
  for (let tried = 0; tried < OFFER_TRIES; tried++) places += placeAfter(turn, choice);
  return places / OFFER_TRIES;
}

/** The more play, the longer a game takes, and the more of them think. */
function triesFor({ seats }: Pick<Turn, 'seats'>): number {
  return TRIES / Math.max(1, seats - 1);
}

/** The place this seat ends on in an imagined game that goes on with a choice, or with nothing, and then by chance. */
function placeAfter(
  { game, seat, view, random }: Omit<Turn, 'question'>,
  choice: AnyChoice | undefined,
): number {
  const imagined = game.imagine(view, random);
  if (choice) game.applyInPlace(imagined, seat, choice);
  return placeByChance(game, imagined, seat, fork(random));
}

/** The place a seat ends on when all play on by chance and nobody takes offers; half-way when it takes too long. */
function placeByChance(game: Turn['game'], state: AnyState, seat: Seat, random: Random): number {
  let awaited = game.decisions(state).filter(isAwaited);
  for (let count = 0; count < LONGEST && awaited.length > 0; count++) {
    const decision = anyOf(awaited, random);
    awaited = game.applyInPlace(state, decision.seat, anyOf(decision.choices, random)).filter(isAwaited);
  }
  const outcome = game.outcome(state);
  return outcome && !isDraw(outcome) ? (outcome.places[seat] ?? HALF_WAY) : HALF_WAY;
}

function isAwaited({ kind }: Decision<AnyChoice>): boolean {
  return kind === 'awaited';
}

function flat(offers: readonly Question<AnyChoice>[]): readonly Taken[] {
  return offers.flatMap(({ id, choices }) => choices.map((choice) => ({ id, choice })));
}

function anyOf<Item>(items: readonly Item[], random: Random): Item {
  const item = items[roll(random, items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}
