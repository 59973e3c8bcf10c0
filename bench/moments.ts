import {
  type AnyChoice,
  type AnyGame,
  type AnyState,
  type Decision,
  fastRandom,
  fullTable,
  type Random,
  roll,
  type Seat,
  shuffle,
} from '@riposte/kernel';

/** A state in mid-game, with one of the choices that are listed there. */
export interface MidGameMoment {
  readonly state: AnyState;
  readonly seat: Seat;
  readonly choice: AnyChoice;
}

/** What a seat saw when it was asked something that has more than one answer. */
export interface SeatPosition {
  readonly seat: Seat;
  readonly view: unknown;
  readonly choices: readonly AnyChoice[];
}

const MOMENTS = 1000;
const POSITIONS = 200;
/** Characters are chosen and hands dealt by then. */
const OPENING = 10;

/** Moments from random games, in no order: neighbours share nothing that could be remembered. */
export function momentsOf(
  game: AnyGame,
  options: unknown,
  chanceOf: (number: number) => Random,
): readonly MidGameMoment[] {
  const chooser = fastRandom(2);
  const moments: MidGameMoment[] = [];
  for (let number = 0; moments.length < MOMENTS; number++) {
    walk(game, options, chanceOf(number), chooser, (state, { seat }, choice) => {
      moments.push({ state: game.copy(state), seat, choice });
    });
  }
  shuffle(chooser, moments);
  return moments;
}

/** Positions from the middle of random games. */
export function positionsOf(game: AnyGame, options: unknown): readonly SeatPosition[] {
  const random = fastRandom(5);
  const found: SeatPosition[] = [];
  for (let number = 0; found.length < POSITIONS; number++) {
    let made = 0;
    walk(game, options, fastRandom(number), random, (state, { seat, choices }) => {
      if (made++ >= OPENING && choices.length > 1 && roll(random, 8) === 0)
        found.push({ seat, choices, view: game.view(state, seat) });
    });
  }
  return found;
}

export function anyOf<Item>(items: readonly Item[], chooser: Random): Item {
  const item = items[roll(chooser, items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

/** One game by random choices; no standing offer is taken. */
function walk(
  game: AnyGame,
  options: unknown,
  chance: Random,
  chooser: Random,
  look: (state: AnyState, decision: Decision<AnyChoice>, choice: AnyChoice) => void,
): void {
  const { state } = game.setup(options, fullTable(game, options), chance);
  let [decision] = game.decisions(state);
  while (decision?.kind === 'awaited') {
    const choice = anyOf(decision.choices, chooser);
    look(state, decision, choice);
    [decision] = game.applyInPlace(state, decision.seat, choice);
  }
}
