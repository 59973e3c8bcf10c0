import { z } from 'zod';
import { time } from './words.ts';

/** How many days a player may be away: in one go, and within a year. */
export const VACATION = { most: 14, year: 30 } as const;

/** Begins a vacation now. */
export const vacationBody = z.strictObject({ days: z.int().min(1).max(VACATION.most) });

/** Whether a player is away, and how many days they may still be away before a year is over. */
export const vacationAnswer = z.strictObject({
  until: time.optional(),
  daysLeft: z.int().min(0).max(VACATION.year),
});
export type Vacation = z.infer<typeof vacationAnswer>;
