import type { OptionValues } from '../play/setupWords.ts';

/** What is played on one day of the week, and against bots of which level. */
export interface Daily {
  readonly options: OptionValues;
  readonly level: number;
}

/** Seven of them, from Monday. */
export type Week = readonly Daily[];
