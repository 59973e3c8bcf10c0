import type { Week } from '../../today/week.ts';

const SIMPLE = { mode: 'simple' };
const FULL = { mode: 'full' };

/** The duels of a week: each day harder than the one before, with characters from Thursday on but for Friday. */
const week: Week = [
  { options: SIMPLE, level: 2 },
  { options: SIMPLE, level: 3 },
  { options: SIMPLE, level: 4 },
  { options: FULL, level: 5 },
  { options: SIMPLE, level: 6 },
  { options: FULL, level: 7 },
  { options: FULL, level: 8 },
];

export default week;
