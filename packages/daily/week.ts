import { type Day, weekdayOf } from './day.ts';

/** What is played on one day of the week, and against bots of which level. */
export interface Daily {
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly level: number;
}

/** Seven of them, from Monday. */
export type Week = readonly Daily[];

/** What is played on a day. */
export function dailyOf(week: Week, day: Day): Daily {
  const daily = week[weekdayOf(day)];
  if (!daily) throw new Error('a week has seven days');
  return daily;
}
