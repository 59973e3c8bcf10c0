import type { Cue } from './cues.ts';

/** What a phone lets the hand feel: how long it trembles, rests and trembles again, in milliseconds. */
export type Pulse = readonly number[];

/** Only what matters is felt: a phone that always trembles says nothing. */
export const PULSES: Readonly<Partial<Record<Cue, Pulse>>> = {
  cardChosen: [8],
  block: [18],
  hit: [60],
  ability: [12, 40, 12],
  yourTurn: [20, 60, 20],
  win: [30, 60, 30, 60, 90],
  lose: [90],
};
