import { seat } from '@riposte/kernel';
import { abilitiesOf } from './cards/index.ts';
import { type Bot, fighterOf, type State } from './state.ts';

/** RULES 16.2: the abilities each bot has. */
const ABILITIES: Readonly<Record<Bot, readonly string[]>> = {
  dummy: [],
  rook: abilitiesOf('rook'),
  dragon: ['deepBreath', 'perfectCounter', 'blackDiamondHide'],
};

/** RULES 16.1: the bot takes its place across the bridge. */
export function seatBot(state: State): void {
  const fighter = fighterOf(state, seat(1));
  fighter.character = state.options.bot;
  fighter.abilities = ABILITIES[state.options.bot];
}
