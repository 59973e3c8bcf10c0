import type { Audience } from '../../event.ts';
import { copyStack, type Frame, type Paused, stackFor } from '../../frame.ts';
import { defineGame, type Game } from '../../game.ts';
import { DONE, Rules } from '../../procedure.ts';
import { copyRandom, fork, type Random, shuffle } from '../../random.ts';
import { type Seat, seats, type Viewer } from '../../seat.ts';

// High Card, a newcomer's first game: two seats, three cards each, three rounds in which both choose a card in secret.

const DECK = Array.from({ length: 12 }, (_, index) => index + 1);
const HAND_SIZE = 3;
const SEATS = seats(2);

export type Choice = { readonly type: 'play'; readonly card: number };
export type Options = Readonly<Record<never, never>>;
export type Event =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards?: readonly number[] }
  | { readonly type: 'played'; readonly cards: readonly number[] };

export interface State extends Paused<Choice> {
  hands: (readonly number[])[];
  points: readonly number[];
  /** The cards of the rounds so far, for all to see. */
  played: readonly number[];
}

export interface View {
  readonly viewer: Viewer;
  readonly hand?: readonly number[];
  readonly points: readonly number[];
  readonly played: readonly number[];
  readonly stack: readonly Frame<Choice>[];
}

/** How the deal is told: with its audience, or as a newcomer might get it wrong. */
export type TellDeal = (
  seat: Seat,
  cards: readonly number[],
) => readonly [event: Event, audience?: Audience<Event>];

/** High Card, whose deal is told in this way. */
export function highCard(tellDeal: TellDeal): Game<State, Choice, Event, View, Options> {
  const rules = new Rules<State, Choice, Event>();
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
        state.points = state.points.map(
          (points, seat) => points + (cards[seat] === Math.max(...cards) ? 1 : 0),
        );
        state.played = [...state.played, ...cards];
        return state.hands.every((hand) => hand.length === 0) ? DONE : 'cardsPlayed';
      },
    },
  });
  return defineGame<State, Choice, Event, View, Options>({
    id: 'high-card',
    name: 'High Card',
    rulesVersion: '1',
    migrations: [],
    options: {},
    seatRange: () => [2, 2],
    rules,
    begin(_options, _count, random, tell) {
      const hands = dealt(DECK, random);
      for (const seat of SEATS) tell(...tellDeal(seat, hands[seat] ?? []));
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
      const left = HAND_SIZE - played.length / 2;
      const hands = dealt(unseen, random).map((other, seat) =>
        seat === viewer ? hand : other.slice(0, left),
      );
      return { random: fork(random), stack: copyStack(stack), hands, points, played };
    },
    whenGone: () => 'loses',
    words: {
      question: () => ({ text: 'Which card do you play?' }),
      choice: ({ card }) => ({ text: `Play the ${card}` }),
      event: (event, names) => ({
        text:
          event.type === 'played'
            ? `Played: ${event.cards.join(' and ')}.`
            : `${names(event.seat)} was dealt ${event.cards?.join(', ') ?? 'three cards'}.`,
      }),
      whyNot: ({ card }) => ({ text: `You do not hold the ${card}.` }),
      wonders: () => DECK.map((card) => ({ type: 'play', card })),
    },
  });
}

/** Two hands of these cards. */
function dealt(cards: readonly number[], random: Random): (readonly number[])[] {
  const deck = cards.slice();
  shuffle(random, deck);
  return SEATS.map((seat) => deck.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE).sort((a, b) => a - b));
}
