import { defineGame, seat } from '@riposte/kernel';
import type { Choice } from './choice.ts';
import type { Event } from './event.ts';
import { game, gameWinner } from './game.ts';
import { emptyPile } from './pile.ts';
import { copyState, OPTIONS, type Options, rules, type State } from './state.ts';
import { imagine, type View, viewOf } from './view.ts';
import { words } from './words.ts';

export const flashDuel = defineGame<State, Choice, Event, View, Options>({
  id: 'flash-duel',
  name: 'Flash Duel',
  rulesVersion: '0.1.0',
  migrations: [],
  options: OPTIONS,
  seatCount: () => 2,
  rules,
  begin(options, seats, random, tell) {
    const state: State = {
      options,
      random,
      stack: [],
      round: 0,
      first: seat(0),
      chooser: undefined,
      tokens: Array.from({ length: seats }, () => 0),
      fighters: Array.from({ length: seats }, () => ({ space: 0, hand: emptyPile(), recovering: false })),
      unseen: emptyPile(),
      played: emptyPile(),
      discard: emptyPile(),
      roundEnd: undefined,
    };
    rules.begin(state, game, {}, tell);
    return state;
  },
  copy: copyState,
  outcome(state) {
    if (state.stack.length > 0) return undefined;
    const winner = gameWinner(state);
    return {
      places: state.tokens.map((_, index) => (index === winner ? 1 : 2)),
      scores: state.tokens.slice(),
    };
  },
  view: viewOf,
  imagine,
  words,
});

export { distance } from './bridge.ts';
export type { Choice } from './choice.ts';
export type { Event } from './event.ts';
export { type Options, SPACES, type State, TOKENS_TO_WIN } from './state.ts';
export { unseenBy, type View } from './view.ts';
