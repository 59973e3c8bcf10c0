import type { Seat } from '@riposte/kernel';
import type { EditionName } from './edition.ts';
import { editionOf, isBot, isDragon, type Options, type State } from './state.ts';

/** The numbered cards of a round. */
export interface Supply {
  /** How many there are of each number. */
  readonly copies: number;
  /** RULES 18.14: how many times the discard pile is shuffled in when the draw pile runs out. */
  readonly reshuffles: number;
}

/** RULES 19.3, 19.4 */
const TEAM: Readonly<Record<EditionName, Supply>> = {
  'v4.1': { copies: 10, reshuffles: 0 },
  revised: { copies: 8, reshuffles: 2 },
};

/** RULES 20.2, 20.3: by the number of mortals. */
const RAID: Readonly<Record<EditionName, Readonly<Record<number, Supply>>>> = {
  'v4.1': {
    2: { copies: 10, reshuffles: 0 },
    3: { copies: 8, reshuffles: 1 },
    4: { copies: 10, reshuffles: 1 },
  },
  revised: {
    2: { copies: 8, reshuffles: 1 },
    3: { copies: 8, reshuffles: 2 },
    4: { copies: 8, reshuffles: 3 },
  },
};

/** What the Dragon has against so many mortals. */
export interface DragonStrength {
  readonly life: number;
  readonly hand: number;
  readonly abilities: number;
}

/** RULES 20.5: by the number of mortals. */
const DRAGON: Readonly<Record<number, DragonStrength>> = {
  2: { life: 2, hand: 7, abilities: 4 },
  3: { life: 3, hand: 8, abilities: 6 },
  4: { life: 4, hand: 9, abilities: 8 },
};

/** RULES 21.1: with a traitor about, the Dragon is as strong as against three. */
const BETRAYED: DragonStrength = { life: 3, hand: 8, abilities: 6 };

/** RULES 21.1: it takes four mortals to be betrayed. */
const BETRAYAL_MORTALS = 4;

/** How many seats a match has. */
export function seatCount(options: Options): number {
  switch (options.mode) {
    case 'solo':
      return 1;
    case 'team':
      return 4;
    case 'raid':
    case 'betrayal':
      return mortalCount(options) + 1;
    default:
      return 2;
  }
}

/** RULES 20.1 */
export function mortalCount({ mode, mortals }: Options): number {
  return mode === 'betrayal' ? BETRAYAL_MORTALS : mortals;
}

/** RULES 3.1, 3.2, 19.3, 19.4, 20.2, 20.3 */
export function supplyOf(options: Options): Supply {
  switch (options.mode) {
    case 'team':
      return TEAM[options.edition];
    case 'raid':
    case 'betrayal':
      return known(RAID[options.edition][mortalCount(options)]);
    default:
      return { copies: editionOf({ options }).copies, reshuffles: 0 };
  }
}

/** RULES 20.5, 21.1 */
export function dragonStrength(options: Options): DragonStrength {
  return options.mode === 'betrayal' ? BETRAYED : known(DRAGON[options.mortals]);
}

/** RULES 16.8, 20.5, 21.8: the Dragon takes several hits, everyone else one. */
export function hitsToDefeat(state: Pick<State, 'options' | 'fighters' | 'loyalty'>, of: Seat): number {
  // RULES 21.8: one more for the traitor card.
  const claimed = state.loyalty?.shown && state.loyalty.traitor === of ? 1 : 0;
  if (isDragon(state, of)) return dragonStrength(state.options).life + claimed;
  return isBot(state, of) && state.options.bot === 'dragon' ? 2 : 1;
}

function known<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('no raid has so many mortals');
  return row;
}
