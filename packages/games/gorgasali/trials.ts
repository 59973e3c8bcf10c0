import type { Trial } from '@riposte/kernel/conformance';
import { type Options, optionsOf } from './options.ts';

const WAYS: readonly (readonly [name: string, share: number, given: Partial<Options>])[] = [
  ['Gorgasali for 2', 2, { players: 2 }],
  ['Gorgasali for 3, dealt', 2, { players: 3, characters: 'dealt' }],
  ['Gorgasali for 4', 3, {}],
  ['Gorgasali for 6, dealt, fourth zone', 2, { players: 6, characters: 'dealt', fourthZone: true }],
  ['Gorgasali for 10', 2, { players: 10 }],
  ['Gorgasali in pairs, 4', 3, { mode: 'duo', characters: 'dealt' }],
  ['Gorgasali in pairs, 6, quick', 2, { players: 6, mode: 'duo', pace: 'quick' }],
  ['Gorgasali in pairs, 10', 1, { players: 10, mode: 'duo', characters: 'dealt' }],
];

/** From a duel to a full island. */
const trials: readonly Trial<Options>[] = WAYS.map(([name, share, given]) => ({
  name,
  options: optionsOf(given),
  share,
  // Ten seats take long; the time that is left is shared as the shares say.
  ...(optionsOf(given).players > 4 && { least: 8 }),
}));

export default trials;
