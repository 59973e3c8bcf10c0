/** The code by which the system, or the database, names what went wrong. */
export function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** What an error says of itself, in one line. */
export function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return wordsOf(error.errors[0]);
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0] ?? '';
}
