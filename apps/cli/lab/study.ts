import { availableParallelism } from 'node:os';
import { botNamed, levelsOf } from '@riposte/bots';
import type { AnyGame } from '@riposte/kernel';
import { type ExitCode, usageError } from '../exit.ts';
import { type Args, type FlagTable, numberOf, textOf } from '../flags.ts';
import type { Listed } from '../games.ts';
import type { Terminal } from '../terminal.ts';

/** Something the lab can find out about a game. */
export interface Study {
  readonly name: string;
  readonly flags: FlagTable;
  /** The options of the game that can be set for it. */
  settings(listed: Listed): readonly string[];
  /** Runs to its end, or until the signal says that the user wants to leave. */
  run(listed: Listed, args: Args, terminal: Terminal, signal: AbortSignal): Promise<ExitCode>;
}

/** The flags of all studies; each takes what it needs. */
export const FLAGS = {
  games: { value: 'NUMBER', help: 'how many games of each pair (default 40)' },
  bots: {
    value: 'A,B,…',
    help:
      'rivals: who plays both sides (default search-100); match: the two; table: the one and the others; calibrate: each plays the next; puzzles: who plays all seats (default level-4); ladder: who plays, the weakest first ' +
      '(default random, greedy and all levels)',
  },
  minutes: {
    value: 'NUMBER',
    help: 'rivals: begin no game after so many minutes (then --games has no default)',
  },
  out: {
    value: 'DIR',
    help: 'where files are written; rivals goes on with what it finds there (its default: lab); puzzles: the file (default puzzles.json)',
  },
  mirrored: { help: 'calibrate: each bot plays itself' },
  curves: { help: 'calibrate: look at chances only, and judge no choice' },
  seed: {
    value: 'NUMBER',
    help: 'match, table, calibrate, puzzles: the number of the first deal (default 1, match: 0, puzzles: where the file ends)',
  },
  json: { help: 'match, calibrate: print the figures as JSON' },
  jobs: { value: 'NUMBER', help: 'how many threads (default: one for each core)' },
} satisfies FlagTable;

export const MOST_GAMES = 1_000_000;
/** The largest number of a deal. */
export const MOST_SEED = 2 ** 31;

/** How many games each pair plays. */
export function gamesOf(args: Args, otherwise = 40): number {
  return numberOf(args, 'games', 1, MOST_GAMES) ?? otherwise;
}

export function jobsOf(args: Args): number {
  return numberOf(args, 'jobs', 1, 256) ?? availableParallelism();
}

/** The bots named with `--bots`, separated by commas. */
export function botsIn(args: Args, game: AnyGame): readonly string[] | undefined {
  return textOf(args, 'bots')
    ?.split(',')
    .map((name) => checkedBot(name.trim(), game));
}

/** The name of a bot that there is. */
function checkedBot(name: string, game: AnyGame): string {
  if (botNamed(name, {}, levelsOf(game))) return name;
  throw usageError(`There is no bot “${name}”: try random, greedy, level-3, search-500 or search-50ms.`);
}
