import { defineGame, seat } from '@riposte/kernel';
import type { Choice } from './choice.ts';
import type { Event } from './event.ts';
import { game, gameWinner } from './game.ts';
import { MIGRATIONS } from './migrations.ts';
import { emptyPile } from './pile.ts';
import { copyState, isBot, newFighter, OPTIONS, type Options, rules, type State } from './state.ts';
import { imagine, type View, viewOf } from './view.ts';
import { words } from './words.ts';

export const flashDuel = defineGame<State, Choice, Event, View, Options>({
  id: 'flash-duel',
  name: 'Flash Duel',
  rulesVersion: '0.2.0',
  migrations: MIGRATIONS,
  options: OPTIONS,
  seatCount: ({ mode }) => (mode === 'solo' ? 1 : 2),
  rules,
  begin(options, _seats, random, tell) {
    const state: State = {
      options,
      random,
      stack: [],
      round: 0,
      first: seat(0),
      active: seat(0),
      chooser: undefined,
      tokens: [0, 0],
      fighters: [newFighter(), newFighter()],
      unseen: emptyPile(),
      played: emptyPile(),
      discard: emptyPile(),
      roundEnd: undefined,
      top: [],
      topKnownTo: undefined,
      soldier: undefined,
      mine: undefined,
      stakes: 1,
      pool: [],
      record: [],
    };
    rules.begin(state, game, {}, tell);
    return state;
  },
  copy: copyState,
  outcome(state) {
    if (state.stack.length > 0) return undefined;
    const winner = gameWinner(state);
    // RULES 16.1: a bot has no seat.
    const scores = state.tokens.filter((_, index) => !isBot(state, seat(index)));
    return { places: scores.map((_, index) => (index === winner ? 1 : 2)), scores };
  },
  view: viewOf,
  imagine,
  words,
});

export type { Ability, Moment, Source } from './ability.ts';
export { earned, soloResultOf } from './achievements.ts';
export { distance } from './bridge.ts';
export { abilityOf, CHARACTERS, DRAGON } from './cards/index.ts';
export type { Choice } from './choice.ts';
export { EDITION_NAMES } from './edition.ts';
export type { Event } from './event.ts';
export { type Options, optionsOf, SPACES, type State, TOKENS_TO_WIN } from './state.ts';
export { unseenBy, type View } from './view.ts';
