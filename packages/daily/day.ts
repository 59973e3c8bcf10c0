/** A day by the calendar of Greenwich, as 2026-11-17: it begins for everybody at the same moment. */
export type Day = string;

/** The day of a moment, in milliseconds since 1970. */
export function dayAt(moment: number): Day {
  return new Date(moment).toISOString().slice(0, 10);
}

/** 0 is Monday. */
export function weekdayOf(day: Day): number {
  return (momentOf(day).getUTCDay() + 6) % 7;
}

/** Its first moment. */
export function momentOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}
