import { codeOf } from '../errors.ts';

/**
 * What went wrong with a write.
 * `again`: the database undid it because of others; it may be sent again.
 * `locked`: others held what it needs for longer than it may wait; it was not done.
 * `unknown`: the connection broke; it may have been committed or not.
 * `late`: the database gave it up because it took too long; it was not done.
 * `refused`: the database did not take it, and never will.
 */
export const FAILURES = ['again', 'locked', 'unknown', 'late', 'refused'] as const;
export type Failure = (typeof FAILURES)[number];

/** Serialization failure, deadlock. */
const AGAIN = ['40001', '40P01'];
/** Lock not available. */
const LOCKED = '55P03';
/** Statement timeout. */
const LATE = '57014';
/** Five digits or letters, not letters alone (EPIPE): the database itself has spoken. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;
/** The database went away while it spoke: connection exceptions, shutdowns, no room for connections. */
const GONE = /^(08|57P|53|58)/;

/** Reads what the driver threw. */
export function failureOf(error: unknown): Failure {
  const code = codeOf(error);
  if (code === undefined || !SQLSTATE.test(code)) return 'unknown';
  if (AGAIN.includes(code)) return 'again';
  if (code === LOCKED) return 'locked';
  if (code === LATE) return 'late';
  return GONE.test(code) ? 'unknown' : 'refused';
}

/** The database is not there or has no time: what was asked may be asked again soon. */
export class Unavailable extends Error {
  /** What the system or the database calls it. */
  readonly code: string | undefined;

  constructor(text: string, cause?: unknown) {
    super(text, { cause });
    this.code = codeOf(cause);
  }
}

/** Whether an error is the database's, and will pass; all others are our own mistakes. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof Unavailable || ['again', 'locked', 'late'].includes(failureOf(error));
}
