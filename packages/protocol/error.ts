import { z } from 'zod';
import { CODE_NAMES, CODES } from './codes.ts';
import type { Refusal } from './result.ts';
import { sentence, word } from './words.ts';

/** The one shape of every error. */
export const errorSchema = z.strictObject({
  code: z.enum(CODE_NAMES),
  text: sentence,
  rule: word.optional(),
});
export type ErrorAnswer = z.infer<typeof errorSchema>;

/** A refusal as it is sent. */
export function errorOf({ error, why }: Refusal): ErrorAnswer {
  return { code: error, text: why.text, ...(why.rule !== undefined && { rule: why.rule }) };
}

export function statusOf({ error }: Refusal): number {
  return CODES[error].status;
}
