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
} from '@riposte/kernel';
import type { Turn } from '../bot.ts';
import type { Played } from './games.ts';

/** A seat that is asked, in a state that its bot never sees. */
export interface Position {
  readonly state: AnyState;
  readonly seat: Seat;
}

/** How often an offer is taken, of 100. */
const OFFERS = 3;
const LONGEST = 5_000;

/** So many positions from games played by chance, about one in `every` of those there are. */
export function* positionsOf(
  { game, options }: Played,
  count: number,
  { seed = 0, every = 7 }: { readonly seed?: number; readonly every?: number } = {},
): Generator<Position> {
  let left = count;
  for (let number = seed; left > 0; number++) {
    const random = fastRandom(number * 2 + 1);
    const { state } = game.setup(options, fullTable(game, options), fastRandom(number));
    let open = game.decisions(state);
    for (let made = 0; made < LONGEST && open.length > 0 && left > 0; made++) {
      const asked = anyOf(awaited(open), random);
      if (roll(random, every) === 0) {
        yield { state: game.copy(state), seat: asked.seat };
        left -= 1;
      }
      const offers = open.filter(({ kind }) => kind === 'offer');
      const taken = offers.length > 0 && roll(random, 100) < OFFERS ? anyOf(offers, random) : asked;
      open = game.applyInPlace(state, taken.seat, anyOf(taken.choices, random));
    }
  }
}

/** What a bot is given on that seat. */
export function turnOf(game: AnyGame, { state, seat }: Position, random: Random): Turn {
  const mine = game.decisions(state).filter((decision) => decision.seat === seat);
  const [question] = awaited(mine);
  if (!question) throw new Error(`seat ${seat} is not asked`);
  const offers = mine.filter(({ kind }) => kind === 'offer');
  return {
    game,
    seat,
    view: game.view(state, seat),
    question: { id: 'q', question: question.question, choices: question.choices },
    offers: offers.map(({ question, choices }) => ({ id: `o-${question}`, question, choices })),
    random,
  };
}

function awaited(decisions: readonly Decision<AnyChoice>[]): readonly Decision<AnyChoice>[] {
  return decisions.filter(({ kind }) => kind === 'awaited');
}

function anyOf<Item>(items: readonly Item[], random: Random): Item {
  return items[roll(random, items.length)] as Item;
}
