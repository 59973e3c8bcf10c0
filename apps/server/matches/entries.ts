import type { Carried, Entry } from '@riposte/kernel';
import type { Line } from './line.ts';

/** The game in the log of a table. */
export interface Course {
  readonly entries: readonly Entry<unknown>[];
  readonly carried: readonly Carried[];
  /** The rules and options it was dealt by, where newer rules took over since. */
  readonly dealtBy?: {
    readonly rulesVersion: string;
    readonly options: Readonly<Record<string, unknown>>;
  };
}

/** Reads the game out of the log. It takes no rules: those by which the lines were written may be gone. */
export function courseOf(log: readonly Line[]): Course {
  const entries: Entry<unknown>[] = [];
  const carried: Carried[] = [];
  let dealtBy: Course['dealtBy'];
  for (const line of log) {
    if (line.type === 'carried') {
      const { from: rulesVersion, to, options, state } = line;
      carried.push({ entries: entries.length, rulesVersion: to, state });
      dealtBy ??= { rulesVersion, options };
    }
    const entry = entryIn(line);
    if (entry) entries.push(entry);
  }
  return { entries, carried, ...(dealtBy && { dealtBy }) };
}

function entryIn(line: Line): Entry<unknown> | undefined {
  switch (line.type) {
    case 'choice':
      return { type: 'choice', seat: line.seat, choice: line.choice };
    case 'undo':
      return { type: 'undo', seat: line.seat };
    case 'asked':
    case 'agreed':
      return line.took && { type: 'takeback', ...line.took };
    default:
      return undefined;
  }
}
