import {
  type AnyChoice,
  type AnyGame,
  type AnyState,
  fork,
  type Question,
  type Random,
  roll,
  type Seat,
} from '@riposte/kernel';

/** What an opponent is given: what its seat sees, and chance of its own. Never a state, never the match. */
export interface Turn {
  readonly game: Pick<AnyGame, 'imagine' | 'decisions' | 'applyInPlace' | 'outcome'>;
  readonly seat: Seat;
  readonly view: unknown;
  readonly question: Question<AnyChoice>;
  readonly random: Random;
}

/** Somebody to practise against. */
export interface Opponent {
  readonly name: string;
  /** As in "Rook, who looks ahead a little". */
  readonly manner: string;
  choose(turn: Turn): AnyChoice;
}

/** How many ways each choice is tried out, and for how many decisions at most. */
const TRIES = 30;
const LONGEST = 400;

export const OPPONENTS: Readonly<Record<string, Opponent>> = {
  random: {
    name: 'Dice',
    manner: 'who chooses by chance',
    choose: ({ question, random }) => anyOf(question.choices, random),
  },
  greedy: {
    name: 'Rook',
    manner: 'who looks ahead a little',
    choose: chooseGreedily,
  },
};

/** Imagines what may be hidden, tries each choice, and plays on by chance; takes what ended best on average. */
function chooseGreedily({ game, seat, view, question, random }: Turn): AnyChoice {
  const { choices } = question;
  if (choices.length === 1) return anyOf(choices, random);
  const rated = choices.map((choice) => {
    let places = 0;
    for (let tried = 0; tried < TRIES; tried++) {
      const imagined = game.imagine(view, random);
      game.applyInPlace(imagined, seat, choice);
      places += placeAfterChance(game, imagined, seat, fork(random));
    }
    return { choice, places };
  });
  return rated.reduce((best, one) => (one.places < best.places ? one : best)).choice;
}

/** The place a seat ends on when all play on by chance; half-way when it takes too long. */
function placeAfterChance(game: Turn['game'], state: AnyState, seat: Seat, random: Random): number {
  let decisions = game.decisions(state);
  for (let count = 0; count < LONGEST && decisions.length > 0; count++) {
    const decision = anyOf(decisions, random);
    decisions = game.applyInPlace(state, decision.seat, anyOf(decision.choices, random));
  }
  return game.outcome(state)?.places[seat] ?? 1.5;
}

function anyOf<Item>(items: readonly Item[], random: Random): Item {
  const item = items[roll(random, items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}
