import { ABILITIES_OF, type AbilityId } from './ids.ts';
import { BOT, type Bot, fighterOf, type State } from './state.ts';

/** RULES 16.2: the abilities each bot has. */
const ABILITIES: Readonly<Record<Bot, readonly AbilityId[]>> = {
  dummy: [],
  rook: ABILITIES_OF.rook,
  dragon: ['deepBreath', 'perfectCounter', 'blackDiamondHide'],
};

/** RULES 16.1: the bot takes its place across the bridge. */
export function seatBot(state: State): void {
  const fighter = fighterOf(state, BOT);
  fighter.character = state.options.bot;
  fighter.abilities = ABILITIES[state.options.bot];
}
