import type { AnyGame } from '@riposte/kernel';
import { thinkerOf } from '../thinker.ts';
import { GAMES, SKIRMISH } from './games.ts';

/** A game at which every bot thinks for ever. */
const endless: AnyGame = {
  ...SKIRMISH,
  id: 'endless',
  imagine() {
    for (;;);
  },
};

/** A game at which every bot stumbles. */
const broken: AnyGame = {
  ...SKIRMISH,
  id: 'broken',
  imagine() {
    throw new Error('the rules are broken');
  },
};

export default thinkerOf([...GAMES, endless, broken]);
