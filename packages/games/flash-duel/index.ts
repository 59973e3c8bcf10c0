import { defineGame, seat, seats } from '@riposte/kernel';
import type { Choice } from './choice.ts';
import type { Event } from './event.ts';
import './offers.ts';
import { facade } from './facade.ts';
import { game, gameWinner } from './game.ts';
import type { Side } from './ids.ts';
import { MIGRATIONS } from './migrations.ts';
import { emptyPile } from './pile.ts';
import type { Question } from './question.ts';
import { skill } from './skill.ts';
import {
  copyState,
  fighterOf,
  isRaid,
  membersOf,
  newFighter,
  OPTIONS,
  type Options,
  rules,
  type State,
} from './state.ts';
import { seatCount } from './supply.ts';
import { imagine, type View, viewOf } from './view.ts';
import { words } from './words.ts';

export const flashDuel = defineGame<State, Choice, Event, View, Options, Question>({
  id: 'flash-duel',
  name: 'Flash Duel',
  rulesVersion: '0.6.0',
  migrations: MIGRATIONS,
  options: OPTIONS,
  seatRange: (options) => [seatCount(options), seatCount(options)],
  rules,
  begin(options, count, random, tell) {
    // RULES 16.1: a bot has no seat.
    const figures = Math.max(2, count);
    const state: State = {
      options,
      random,
      stack: [],
      round: 0,
      first: seat(0),
      order: seats(figures),
      active: seat(0),
      chooser: undefined,
      tokens: [0, 0],
      fighters: seats(figures).map((one) => newFighter(sideOf(options, one, figures))),
      unseen: emptyPile(),
      played: emptyPile(),
      discard: emptyPile(),
      reshuffles: 0,
      roundEnd: undefined,
      top: [],
      topKnownTo: undefined,
      soldiers: [],
      mines: [],
      stakes: 1,
      pool: [],
      extraTurns: 0,
      loyalty: undefined,
      showings: [],
      record: [],
    };
    rules.begin(state, game, {}, tell);
    return state;
  },
  copy: copyState,
  outcome(state) {
    if (state.stack.length > 0) return undefined;
    const winner = isRaid(state) ? state.roundEnd?.winner : gameWinner(state);
    const players = seats(seatCount(state.options));
    // RULES 20.13: a drawn raid is nobody's defeat.
    const winners = winner === undefined ? players : membersOf(state, winner);
    return {
      places: players.map((one) => (winners.includes(one) ? 1 : 2)),
      ...(!isRaid(state) && {
        scores: players.map((one) => state.tokens[fighterOf(state, one).side] ?? 0),
      }),
    };
  },
  view: viewOf,
  imagine,
  facade,
  // RULES 18.1: where several fight together, a player who leaves must not lose it for the others.
  whenGone: ({ options }) => (seatCount(options) > 2 ? 'bot' : 'loses'),
  words,
  skill,
});

/** RULES 19.1, 20.1: in a raid all but the last seat are mortals; else sides take turns. */
function sideOf(options: Options, index: number, figures: number): Side {
  if (isRaid({ options })) return index < figures - 1 ? 0 : 1;
  return index % 2 === 0 ? 0 : 1;
}

export type { Ability, Character, Source } from './ability.ts';
export type { Moment } from './moment.ts';
export default flashDuel;
export { earned, soloResultOf } from './achievements.ts';
export {
  backFrom,
  colourOf,
  directionOf,
  distance,
  forwardFrom,
  gapAhead,
  gapsAhead,
  startOf,
} from './bridge.ts';
export { CHARACTERS, DRAGON, nameOfFigure } from './cards/index.ts';
export { characterName, shortName } from './cards/names.ts';
export { abilityOf } from './catalogue.ts';
export type { Choice, Way } from './choice.ts';
export { EDITION_NAMES } from './edition.ts';
export type { Event, RoundReason } from './event.ts';
export type { Fight } from './frames.ts';
export {
  ABILITIES_OF,
  type AbilityId,
  CHARACTER_IDS,
  type CharacterId,
  type FigureId,
  isAbilityId,
  type Side,
} from './ids.ts';
export { fightOf } from './phrase.ts';
export { CARDS, type Card, cardsOf, countOf, type Pile, sizeOf } from './pile.ts';
export {
  asideOf,
  isDragon,
  isRaid,
  type Options,
  optionsOf,
  SPACES,
  type State,
  TOKENS_TO_WIN,
} from './state.ts';
export { dragonStrength, supplyOf } from './supply.ts';
export { type FighterView, unseenBy, type View } from './view.ts';
