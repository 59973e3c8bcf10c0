import type { Phrase } from '@riposte/kernel';
import { CODES, type Code } from './codes.ts';

/** A mistake in what was asked: a code for programs, a sentence and a rule for people. A kernel's refusal is one too. */
export interface Refusal {
  readonly ok: false;
  readonly error: Code;
  readonly why: Phrase;
}

/** What was asked for, or why not. */
export type Result<Value> = { readonly ok: true; readonly value: Value } | Refusal;

/** Says no, in the words of the table unless there are better ones. */
export function refuse(error: Code, text: string = CODES[error].text): Refusal {
  return { ok: false, error, why: { text } };
}
