import { copyStack } from '../frame.ts';
import { defineGame } from '../game.ts';
import { copyRandom, shuffle } from '../random.ts';
import { seat, seats } from '../seat.ts';
import { facade } from './facade.ts';
import { askBid, drawCard, isOver, living, skirmish as play } from './rules.ts';
import {
  CARDS,
  type Choice,
  COPIES,
  type Event,
  HAND_SIZE,
  LIFE,
  OPTIONS,
  type Options,
  type Question,
  rules,
  type State,
  teamOf,
} from './state.ts';
import { imagine, type View, viewOf } from './view.ts';
import { words } from './words.ts';

export const skirmish = defineGame<State, Choice, Event, View, Options, Question>({
  id: 'skirmish',
  name: 'Skirmish',
  rulesVersion: '2',
  migrations: [{ from: '1', to: '2', renamed: { 'reaction.parryAnswered': 'reaction.echoAnswered' } }],
  options: OPTIONS,
  seatRange: ({ seats: most }) => [2, most],
  rules,
  begin(options, count, random, tell) {
    const deck = CARDS.flatMap((card) => Array.from({ length: COPIES * count }, () => card));
    shuffle(random, deck);
    const state: State = {
      options,
      random,
      stack: [],
      round: 0,
      active: seat(0),
      parried: false,
      members: seats(count).map(() => ({ life: LIFE, hand: [], kept: undefined, confidedTo: [] })),
      deck,
      discard: [],
    };
    for (const one of seats(count))
      for (let card = 0; card < HAND_SIZE; card++) drawCard({ state, tell }, one);
    rules.begin(state, play, { round: 0 }, tell);
    return state;
  },
  copy: (state) => ({
    ...state,
    random: copyRandom(state.random),
    stack: copyStack(state.stack),
    members: state.members.map(({ life, hand, kept, confidedTo }) => ({
      life,
      hand: hand.slice(),
      kept,
      confidedTo,
    })),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
  }),
  outcome(state) {
    if (state.stack.length > 0) return undefined;
    const teams = new Set(living(state).map(teamOf));
    return {
      places: state.members.map((_, index) => (!isOver(state) || teams.has(teamOf(seat(index))) ? 1 : 2)),
    };
  },
  view: viewOf,
  imagine,
  facade,
  plannable: (state, one, planned) =>
    planned.length === 0 && living(state).includes(one) && !isOver(state) ? askBid(one) : undefined,
  turn: ({ round }) => round,
  whenGone: (state) => (state.members.length > 2 ? 'bot' : 'loses'),
  words,
});

export default skirmish;
export type { Choice, Event, Options, State } from './state.ts';
export type { View } from './view.ts';
