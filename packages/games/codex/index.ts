import { defineGame, seat, seats } from '@riposte/kernel';
import './cards/index.ts';
import type { Choice, Question } from './choice.ts';
import type { Event } from './event.ts';
import { game } from './game.ts';
import { checkState } from './invariants.ts';
import { mapOf, withMap } from './maps.ts';
import { MIGRATIONS } from './migrations.ts';
import { OPTIONS, type Options, seatRange, settled } from './options.ts';
import { planTech } from './planTech.ts';
import { newPlayer } from './player.ts';
import { skill } from './skill.ts';
import { copyState, rules, type State } from './state.ts';
import { facade, imagine, type View, viewOf } from './view.ts';
import { words } from './words/index.ts';

export const codex = defineGame<State, Choice, Event, View, Options, Question>({
  id: 'codex',
  name: 'Codex',
  rulesVersion: '0.9.0',
  migrations: MIGRATIONS,
  options: OPTIONS,
  seatRange,
  rules,
  begin(given, count, random, tell) {
    const options = withMap(settled(given), random);
    const map = mapOf({ options });
    const byChance = given.map === 'chance';
    if (map !== undefined) tell({ type: 'mapLaid', map, ...(byChance && { byChance }) }, { shows: byChance });
    const state: State = {
      options,
      random,
      stack: [],
      clock: 0,
      turn: 0,
      side: [seat(0)],
      players: seats(count).map(newPlayer),
      things: [],
      future: undefined,
      buried: undefined,
      gone: undefined,
      extra: undefined,
      tied: undefined,
      queue: [],
      lasting: [],
      owed: [],
      unsettled: false,
      winners: undefined,
    };
    rules.begin(state, game, { next: seat(0) }, tell);
    return state;
  },
  copy: copyState,
  outcome: ({ stack, winners, players }) =>
    stack.length > 0
      ? undefined
      : { places: seats(players.length).map((one) => (winners?.includes(one) ? 1 : 2)) },
  view: viewOf,
  imagine,
  facade,
  plannable: planTech,
  whenGone: ({ players }) => (players.length > 2 ? 'bot' : 'loses'),
  turn: ({ turn }) => turn,
  check: checkState,
  words,
  skill,
});

export default codex;
export type { Choice } from './choice.ts';
export type { Event } from './event.ts';
export type { Options } from './options.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
