import type { Trial } from '@riposte/kernel/conformance';
import { EDITION_NAMES } from './edition.ts';
import { type Options, optionsOf } from './state.ts';

const WAYS: readonly (readonly [name: string, share: number, given: Partial<Options>])[] = [
  ['Simple Mode', 1, {}],
  ['Full Game', 4, { mode: 'full' }],
  ['Full Game, double-blind', 4, { mode: 'full', selection: 'double-blind' }],
  ['Custom Clockwork', 3, { mode: 'clockwork' }],
  ['solo against the Dummy', 1, { mode: 'solo', bot: 'dummy' }],
  ['solo against Rook', 1, { mode: 'solo', bot: 'rook' }],
  ['solo against the Dragon', 1, { mode: 'solo', bot: 'dragon' }],
  ['Team Battle', 3, { mode: 'team' }],
  ['Team Battle, closed hands', 2, { mode: 'team', openHands: false }],
  ['Raid of 2 mortals', 2, { mode: 'raid', mortals: 2 }],
  ['Raid of 3 mortals', 2, { mode: 'raid', mortals: 3 }],
  ['Raid of 4 mortals, closed hands', 2, { mode: 'raid', mortals: 4, openHands: false }],
  ['Betrayal', 4, { mode: 'betrayal' }],
];

/** Every mode in both editions. */
const trials: readonly Trial<Options>[] = EDITION_NAMES.flatMap((edition) =>
  WAYS.map(([name, share, given]) => ({
    name: `${name}, ${edition}`,
    options: optionsOf({ edition, ...given }),
    share,
    offers: 3,
  })),
);

export default trials;
