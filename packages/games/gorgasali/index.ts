import { defineGame, seat, seats } from '@riposte/kernel';
import { CHESTS } from './board.ts';
import { SUPPORT_DECK, WEAPON_DECK } from './cards/index.ts';
import { check } from './check.ts';
import type { Choice, Question } from './choice.ts';
import type { Event } from './event.ts';
import { game } from './game.ts';
import { OPTIONS, type Options, seatRangeOf } from './options.ts';
import { placesOf, settledPlaces } from './places.ts';
import { skill } from './skill.ts';
import { copyState, newFigure, rules, type State } from './state.ts';
import { imagine, type View, viewOf } from './view.ts';
import { words } from './words.ts';

export const gorgasali = defineGame<State, Choice, Event, View, Options, Question>({
  id: 'gorgasali',
  name: 'Gorgasali',
  rulesVersion: '0.2.0',
  // A trade that is under way ends the turn as it did, for its frame does not say otherwise.
  migrations: [{ from: '0.1.0', to: '0.2.0', renamed: {} }],
  options: OPTIONS,
  seatRange: seatRangeOf,
  rules,
  begin(options, count, random, tell) {
    const state: State = {
      options,
      random,
      stack: [],
      round: 0,
      turns: 0,
      first: seat(0),
      active: seat(0),
      figures: seats(count).map(() => newFigure(options)),
      weapons: [...WEAPON_DECK],
      weaponDiscard: WEAPON_DECK.map(() => 0),
      supports: [...SUPPORT_DECK],
      supportDiscard: SUPPORT_DECK.map(() => 0),
      chests: CHESTS,
      banners: [],
      fallen: [],
    };
    rules.begin(state, game, {}, tell);
    return state;
  },
  copy: copyState,
  outcome: (state) => (state.stack.length > 0 ? undefined : { places: placesOf(state) }),
  view: viewOf,
  imagine,
  whenGone: ({ figures }) => (figures.length > 2 ? 'bot' : 'loses'),
  settled: settledPlaces,
  turn: ({ turns }) => turns,
  isOpen: true,
  check,
  words,
  skill,
});

export default gorgasali;
export type { Choice } from './choice.ts';
export type { Event } from './event.ts';
export type { Options } from './options.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
