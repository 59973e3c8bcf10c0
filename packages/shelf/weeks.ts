import type { Week } from '@riposte/daily';

const SIMPLE = { mode: 'simple' };
const FULL = { mode: 'full' };

/** The duels of a week, of the games that have one. */
export const WEEKS: Readonly<Record<string, Week>> = {
  // Each day harder than the one before, with characters from Thursday on but for Friday.
  'flash-duel': [
    { options: SIMPLE, level: 2 },
    { options: SIMPLE, level: 3 },
    { options: SIMPLE, level: 4 },
    { options: FULL, level: 5 },
    { options: SIMPLE, level: 6 },
    { options: FULL, level: 7 },
    { options: FULL, level: 8 },
  ],
};
