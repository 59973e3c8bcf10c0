export const EXIT_CODES = {
  ok: 0,
  failed: 1,
  usage: 2,
  interrupted: 130,
} as const;
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

/** Ends a command early: because of what was typed, or because the player leaves. */
export class Exit extends Error {
  readonly code: ExitCode;

  constructor(code: ExitCode, message = '') {
    super(message);
    this.code = code;
  }
}

/** What was asked for makes no sense. */
export function usageError(message: string): Exit {
  return new Exit(EXIT_CODES.usage, message);
}
