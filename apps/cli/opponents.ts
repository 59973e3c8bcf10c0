import {
  type AnyChoice,
  type AnyGame,
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

/** How many choices are made by chance to find one of two players' own, and in one game at most. */
const EFFORT = 14_000;
const LONGEST = 400;
/** Between the first place and the second. */
const HALF_WAY = 1.5;
/** Among so many decisions an offer is thought of once. */
const SELDOM = 40;
const SOMETIMES = 6;
/** How many games tell whether an offer is any good, and by how much of a place it must be. */
const OFFER_TRIES = 40;
const CLEARLY = 0.15;

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

/** A choice, and the sum of the places it has led to. */
interface Rated {
  readonly choice: AnyChoice;
  places: number;
}

/** Imagines what may be hidden, tries each choice, and plays on by chance; the better half is tried again, and so on. */
function chooseGreedily({ question, ...turn }: Turn): AnyChoice {
  let rated = question.choices.map((choice): Rated => ({ choice, places: 0 }));
  // The more play, the more of them think, one after the other.
  const effort = EFFORT / Math.ceil(turn.seats / 2) / Math.ceil(Math.log2(rated.length));
  while (rated.length > 1) {
    for (let made = 0; made < effort; ) {
      for (const one of rated) {
        const ended = playOn(turn, one.choice);
        one.places += ended.place;
        made += ended.made;
      }
    }
    rated = rated.sort((one, other) => one.places - other.places).slice(0, Math.ceil(rated.length / 2));
  }
  return anyOf(rated, turn.random).choice;
}

/** Now and then thinks of one offer, and takes it if games end clearly better with it than without. */
function takeGreedily({ offers, ...turn }: Chance): Taken | undefined {
  if (roll(turn.random, SOMETIMES) > 0) return undefined;
  // First of what, then of whom: it is not better because it can be done to many.
  const offer = anyOf(flat([anyOf(offers, turn.random)]), turn.random);
  // What looks good by luck does not do so twice.
  const isGood = () => mean(turn, undefined) - mean(turn, offer.choice) > CLEARLY;
  return isGood() && isGood() ? offer : undefined;
}

function mean(turn: Omit<Turn, 'question'>, choice: AnyChoice | undefined): number {
  let places = 0;
  for (let tried = 0; tried < OFFER_TRIES; tried++) places += playOn(turn, choice).place;
  return places / OFFER_TRIES;
}

/** Where a seat ended in an imagined game, and how many choices were made in it. */
interface Ended {
  readonly place: number;
  readonly made: number;
}

/** An imagined game that goes on with a choice, or with nothing, and then by chance; nobody takes offers. */
function playOn({ game, seat, view, random }: Omit<Turn, 'question'>, choice: AnyChoice | undefined): Ended {
  const state = game.imagine(view, random);
  const chance = fork(random);
  let awaited = (choice ? game.applyInPlace(state, seat, choice) : game.decisions(state)).filter(isAwaited);
  let made = 1;
  for (; made < LONGEST && awaited.length > 0; made++) {
    const decision = anyOf(awaited, chance);
    awaited = game.applyInPlace(state, decision.seat, anyOf(decision.choices, chance)).filter(isAwaited);
  }
  const outcome = game.outcome(state);
  return { place: outcome && !isDraw(outcome) ? (outcome.places[seat] ?? HALF_WAY) : HALF_WAY, made };
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
