import { availableParallelism } from 'node:os';
import { botNamed } from '@riposte/bots';
import type { ExitCode } from '../exit.ts';
import { usageError } from '../exit.ts';
import { type Args, type FlagTable, numberOf } from '../flags.ts';
import type { Terminal } from '../terminal.ts';

/** Something the lab can find out. */
export interface Study {
  readonly name: string;
  readonly flags: FlagTable;
  /** Runs to its end, or until the signal says that somebody wants to leave. */
  run(args: Args, terminal: Terminal, signal: AbortSignal): Promise<ExitCode>;
}

export const JOBS: FlagTable = {
  jobs: { value: 'NUMBER', help: 'how many threads (default: one for each core)' },
};

export function jobsOf(args: Args): number {
  return numberOf(args, 'jobs', 1, 256) ?? availableParallelism();
}

/** The name of a bot that there is. */
export function checkedBot(name: string): string {
  if (botNamed(name)) return name;
  throw usageError(`There is no bot “${name}”: try random, greedy, level-3, search-500 or search-50ms.`);
}
