import type { Phrase } from './words.ts';

/** Every way the kernel says no, with the HTTP status a server answers it with. */
export const REFUSALS = {
  BAD_OPTION: { status: 400 },
  NOT_A_SEAT: { status: 404 },
  GAME_OVER: { status: 409 },
  NOT_YOUR_DECISION: { status: 409 },
  OUT_OF_DATE: { status: 409 },
  NOT_LISTED: { status: 422 },
  NOTHING_TO_UNDO: { status: 409 },
  UNDO_NEEDS_CONSENT: { status: 409 },
  BAD_SAVE: { status: 400 },
} as const satisfies Record<string, { status: number }>;
export type RefusalCode = keyof typeof REFUSALS;

/** A player's mistake is a value: a code for programs, a sentence and a rule for people. */
export interface Refusal {
  readonly ok: false;
  readonly error: RefusalCode;
  readonly why: Phrase;
}

/** What was asked for, or why not. */
export type Result<Value> = { readonly ok: true; readonly value: Value } | Refusal;

export function refuse(error: RefusalCode, text: string, rule?: string): Refusal {
  return { ok: false, error, why: rule === undefined ? { text } : { text, rule } };
}
