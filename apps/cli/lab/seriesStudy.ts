import { flashDuel, type Options } from '@riposte/flash-duel';
import { type Args, type FlagTable, gameFlags, gameOptions, textOf } from '../flags.ts';
import { Progress } from '../simulation/progress.ts';
import type { Terminal } from '../terminal.ts';
import { playAll } from './crew.ts';
import { boutsOf, count, type Series } from './series.ts';
import { checkedBot } from './study.ts';

/** How series are played. */
interface Terms {
  readonly options: Options;
  /** Of each series. */
  readonly games: number;
  readonly jobs: number;
}

/** Plays all games of some series, and counts in them what came of it. */
export async function playSeries(
  series: readonly Series[],
  { options, games, jobs }: Terms,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<void> {
  const total = series.length * games;
  const bouts = boutsOf(series, options, games);
  const progress = new Progress(terminal, total);
  let played = 0;
  try {
    await playAll({
      jobs: Math.min(jobs, total),
      signal,
      next: () => bouts.next().value,
      done(bout, places) {
        count(bout, places);
        played++;
        progress.report(played);
      },
    });
  } finally {
    progress.close();
  }
}

/** The bots named with `--bots`, separated by commas. */
export function botsOf(args: Args): readonly string[] | undefined {
  return textOf(args, 'bots')
    ?.split(',')
    .map((name) => checkedBot(name.trim()));
}

/** Some of the game's own options as flags. */
export function optionFlags(...names: readonly string[]): FlagTable {
  return Object.fromEntries(Object.entries(gameFlags(flashDuel)).filter(([name]) => names.includes(name)));
}

/** The game's options; its built-in opponent is `--solo` here, since bots are something else. */
export function optionsIn({ words, flags }: Args): Options {
  return gameOptions(flashDuel, { words, flags: { ...flags, bot: flags.solo } }) as Options;
}
