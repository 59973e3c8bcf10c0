import type { Logger } from 'pino';
import { wordsOf } from '../errors.ts';

/** How long, in milliseconds, the same complaint is not repeated. */
const QUIET = 10_000;

/** Writes what goes wrong in the background; what goes wrong again and again is written now and then. */
export function complainer(log: Logger): (part: string) => (err: unknown) => void {
  return (part) => {
    let last = { words: '', at: 0 };
    return (err) => {
      const words = wordsOf(err);
      const now = performance.now();
      if (words === last.words && now - last.at < QUIET) return;
      last = { words, at: now };
      log.warn({ err }, `trouble with the ${part}`);
    };
  };
}
