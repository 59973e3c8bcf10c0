import type { Moments } from '../../e2e/positions.ts';

/** Where pictures and tests look for the moments of Gorgasali. */
const moments: Moments = {
  variants: [
    { name: 'four', options: { players: 4, characters: 'chosen' } },
    { name: 'ten', options: { players: 10, characters: 'dealt' } },
    { name: 'duo', options: { players: 4, mode: 'duo', characters: 'dealt' } },
  ],
  dull: ['walk', 'stay', 'skip', 'rearrange', 'barrier', 'end', 'leave', 'callOff', 'refuse'],
  bold: [
    'shoot',
    'throw',
    'openExtra',
    'supernova',
    'hypnosis',
    'swap',
    'steal',
    'revive',
    'trade',
    'give',
    'propose',
  ],
  shown: ['zoneShrank', 'fell', 'chestOpened'],
  main: 'move',
  usual: ['character', 'prepare', 'move', 'act', 'place', 'waiting', 'over'],
  inWords: ['move', 'act', 'over'],
};

export default moments;
