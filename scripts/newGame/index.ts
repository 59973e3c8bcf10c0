import {
  copyRandom,
  copyStack,
  DONE,
  defineGame,
  type Frame,
  fork,
  type Paused,
  type Random,
  Rules,
  type Seat,
  seats,
  shuffle,
  stackFor,
  type Viewer,
} from '@riposte/kernel';

const DECK = Array.from({ length: 12 }, (_, index) => index + 1);
const HAND_SIZE = 3;
const SEATS = seats(2);

type Choice = { readonly type: 'play'; readonly card: number };
type Options = Readonly<Record<never, never>>;
type Event =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards?: readonly number[] }
  | { readonly type: 'played'; readonly cards: readonly number[] };

/** The whole truth; it is plain data, and never leaves the server. */
interface State extends Paused<Choice> {
  hands: (readonly number[])[];
  points: readonly number[];
  /** The cards of the rounds so far, for all to see. */
  played: readonly number[];
}

/** What a viewer may know, and nothing else. */
interface View {
  readonly hand?: readonly number[];
  readonly viewer: Viewer;
  readonly points: readonly number[];
  readonly played: readonly number[];
  readonly stack: readonly Frame<Choice>[];
}

const rules = new Rules<State, Choice, Event>();

/** RULES 2 and 3: a round after the other, until the hands are empty. */
const match = rules.procedure<object>('match', {
  cardsPlayed: {
    asksEach: ({ hands }) =>
      SEATS.map((seat) => ({
        seat,
        question: 'play',
        choices: (hands[seat] ?? []).map((card): Choice => ({ type: 'play', card })),
      })),
    runEach({ state, tell }, _vars, answers) {
      const cards = SEATS.map((seat) => answers.find((answer) => answer.seat === seat)?.choice.card ?? 0);
      tell?.({ type: 'played', cards }, { shows: true });
      state.hands = state.hands.map((hand, seat) => hand.filter((card) => card !== cards[seat]));
      state.points = state.points.map((own, seat) => own + (cards[seat] === Math.max(...cards) ? 1 : 0));
      state.played = [...state.played, ...cards];
      return state.hands.every((hand) => hand.length === 0) ? DONE : 'cardsPlayed';
    },
  },
});

export default defineGame<State, Choice, Event, View, Options>({
  id: 'toy',
  name: 'Toy',
  rulesVersion: '0.1.0',
  migrations: [],
  options: {},
  seatRange: () => [2, 2],
  rules,
  begin(_options, _count, random, tell) {
    const hands = dealt(DECK, random);
    for (const seat of SEATS) {
      // Its owner is shown the hand; the other only hears that there was a deal.
      tell(
        { type: 'dealt', seat, cards: hands[seat] ?? [] },
        { to: [seat], others: { type: 'dealt', seat }, shows: true },
      );
    }
    const state: State = { random, stack: [], hands, points: [0, 0], played: [] };
    rules.begin(state, match, {}, tell);
    return state;
  },
  copy: (state) => ({
    ...state,
    random: copyRandom(state.random),
    stack: copyStack(state.stack),
    hands: state.hands.slice(),
  }),
  outcome({ stack, points }) {
    if (stack.length > 0) return undefined;
    return { places: points.map((own) => (own === Math.max(...points) ? 1 : 2)) };
  },
  view: ({ hands, points, played, stack }, viewer) => ({
    viewer,
    ...(viewer !== 'spectator' && { hand: hands[viewer] ?? [] }),
    points,
    played,
    stack: stackFor(stack, viewer),
  }),
  imagine({ viewer, hand = [], points, played, stack }, random) {
    const unseen = DECK.filter((card) => !played.includes(card) && !hand.includes(card));
    const left = HAND_SIZE - played.length / SEATS.length;
    const hands = dealt(unseen, random).map((other, seat) => (seat === viewer ? hand : other.slice(0, left)));
    return { random: fork(random), stack: copyStack(stack), hands, points, played };
  },
  whenGone: () => 'loses',
  words: {
    question: () => ({ text: 'Which card do you play?', rule: '2.1' }),
    choice: ({ card }) => ({ text: `Play the ${card}` }),
    event: (event, names) =>
      event.type === 'played'
        ? { text: `Played: ${event.cards.join(' and ')}.`, rule: '2.2' }
        : { text: `${names(event.seat)} drew ${event.cards?.join(', ') ?? 'three cards'}.`, rule: '1.1' },
    whyNot: ({ card }) => ({ text: `You do not hold the ${card}.`, rule: '2.1' }),
    wonders: () => DECK.map((card) => ({ type: 'play', card })),
  },
});

/** Two hands of these cards. */
function dealt(cards: readonly number[], random: Random): (readonly number[])[] {
  const deck = cards.slice();
  shuffle(random, deck);
  return SEATS.map((seat) => deck.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE).sort((a, b) => a - b));
}
