import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { tableSchema } from './tables.ts';
import { milliseconds } from './words.ts';

/** A table of the player who asks, that is not over. */
export const myTableSchema = z.strictObject({
  table: tableSchema,
  /** Whether the game there waits for the player. */
  waits: z.boolean(),
  /** How many milliseconds the player has left; nothing where there is no clock, or the match has not begun. */
  left: milliseconds.optional(),
});
export type MyTable = z.infer<typeof myTableSchema>;

/** Those that wait first, the most pressing of them first of all; then the latest. */
export const myTablesAnswer = z.strictObject({ tables: z.array(myTableSchema).max(LIMITS.page) });
