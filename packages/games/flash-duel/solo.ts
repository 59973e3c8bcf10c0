import { type Seat, seat } from '@riposte/kernel';
import { abilitiesOf } from './cards/index.ts';
import { type Bot, fighterOf, isBot, type State } from './state.ts';

/** RULES 16.2: the abilities each bot has. */
const ABILITIES: Readonly<Record<Bot, readonly string[]>> = {
  dummy: [],
  rook: abilitiesOf('rook'),
  dragon: abilitiesOf('dragon'),
};

/** RULES 16.8: the Dragon takes two hits, everybody else one. */
export function hitsToDefeat(state: State, of: Seat): number {
  return isBot(state, of) && state.options.bot === 'dragon' ? 2 : 1;
}

/** RULES 16.1: the bot takes its place across the bridge. */
export function seatBot(state: State): void {
  const fighter = fighterOf(state, seat(1));
  fighter.character = state.options.bot;
  fighter.abilities = ABILITIES[state.options.bot];
}
