import { availableParallelism } from 'node:os';
import { botNamed } from '@riposte/bots';
import { type ExitCode, usageError } from '../exit.ts';
import { type Args, type FlagTable, numberOf } from '../flags.ts';
import type { Terminal } from '../terminal.ts';

/** Something the lab can find out. */
export interface Study {
  readonly name: string;
  readonly flags: FlagTable;
  /** Runs to its end, or until the signal says that somebody wants to leave. */
  run(args: Args, terminal: Terminal, signal: AbortSignal): Promise<ExitCode>;
}

/** Flags that several studies have; each takes what it needs. */
export const SHARED = {
  games: { value: 'NUMBER', help: 'how many games of each pair (default 40)' },
  bots: {
    value: 'A,B,…',
    help: 'ladder: who plays, the weakest first (default random, greedy and all levels); match: the two',
  },
  out: {
    value: 'DIR',
    help: 'where files are written; flash-duel goes on with what it finds there (its default: lab)',
  },
  jobs: { value: 'NUMBER', help: 'how many threads (default: one for each core)' },
} satisfies FlagTable;

export const MOST_GAMES = 1_000_000;

/** How many games each pair plays. */
export function gamesOf(args: Args, otherwise = 40): number {
  return numberOf(args, 'games', 1, MOST_GAMES) ?? otherwise;
}

export function jobsOf(args: Args): number {
  return numberOf(args, 'jobs', 1, 256) ?? availableParallelism();
}

/** The name of a bot that there is. */
export function checkedBot(name: string): string {
  if (botNamed(name)) return name;
  throw usageError(`There is no bot “${name}”: try random, greedy, level-3, search-500 or search-50ms.`);
}
