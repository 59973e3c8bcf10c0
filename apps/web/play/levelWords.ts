import { msg } from '@lingui/core/macro';

/** One sentence for each level, the first one for level 1. */
export const LEVEL_WORDS = [
  msg`Holds a sword for the first time and swings it anyhow.`,
  msg`Knows the rules and forgets half of them in the heat.`,
  msg`Sees an open chance, mostly.`,
  msg`Counts the distance and rarely wastes a card.`,
  msg`Remembers what has been played.`,
  msg`Thinks about what you might hold.`,
  msg`Punishes nearly every slip.`,
  msg`Slips never. Bring your best evening.`,
];
