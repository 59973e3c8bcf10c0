import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Puzzle, puzzlesIn } from '@riposte/analysis/puzzles';
import { botMatch } from '@riposte/analysis/study';
import { botNamed, levelsOf } from '@riposte/bots';
import { fullTable, isSame } from '@riposte/kernel';
import { EXIT_CODES, usageError } from '../exit.ts';
import { gameOptions, numberOf, textOf } from '../flags.ts';
import { countOf } from '../paragraph.ts';
import { ProgressBar } from '../simulation/progress.ts';
import { botsIn, FLAGS, gamesOf, MOST_SEED, type Study } from './study.ts';

/** A theme has so large a share of all puzzles at most, or so few. */
const MOST_OF_A_THEME = 0.1;
const FEW = 5;

/** Looks for puzzles in matches between equal bots, and adds them to a file. */
export const puzzlesStudy: Study = {
  name: 'puzzles',
  flags: { bots: FLAGS.bots, games: FLAGS.games, seed: FLAGS.seed, out: FLAGS.out },
  settings: ({ game }) => Object.keys(game.options),
  async run({ game }, args, terminal, signal) {
    const options = gameOptions(game, args, FLAGS);
    const [name = 'level-4', ...more] = botsIn(args, game) ?? [];
    const bot = botNamed(name, {}, levelsOf(game));
    if (!bot || more.length > 0) throw usageError('One bot plays all seats.');
    const bots = Array(fullTable(game, options)).fill(bot);
    const file = textOf(args, 'out') ?? 'puzzles.json';
    const puzzles = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Puzzle[]) : [];
    const first = numberOf(args, 'seed', 1, MOST_SEED) ?? seedAfter(puzzles, options);
    const games = gamesOf(args);
    const progress = new ProgressBar(terminal, games);
    const known = puzzles.length;
    for (let played = 0; played < games && !signal.aborted; played++) {
      const seed = first + played;
      const match = botMatch({ game, options, bots, seed });
      for (const puzzle of puzzlesIn(game, match, seed, enoughOf(puzzles))) {
        puzzles.push(puzzle);
        writeFileSync(file, formatPuzzles(puzzles));
      }
      progress.report(played + 1);
      // A user who wants to leave is heard between two games.
      await new Promise((resolve) => setImmediate(resolve));
    }
    progress.close();
    terminal.write(
      `${countOf(puzzles.length - known, 'puzzle')} more in ${file}: ${puzzles.length} in all.\n`,
    );
    return signal.aborted ? EXIT_CODES.interrupted : EXIT_CODES.ok;
  },
};

/** The themes of which no more is looked for. */
function enoughOf(puzzles: readonly Puzzle[]): ReadonlySet<string> {
  const most = Math.max(FEW, puzzles.length * MOST_OF_A_THEME);
  const byTheme = Map.groupBy(puzzles, ({ theme }) => theme);
  return new Set([...byTheme].filter(([, ones]) => ones.length >= most).map(([theme]) => theme));
}

/** The first deal that was not looked at yet, as far as the puzzles that were found tell. */
function seedAfter(puzzles: readonly Puzzle[], options: unknown): number {
  return 1 + Math.max(0, ...puzzles.filter((one) => isSame(one.options, options)).map(({ seed }) => seed));
}

/** A line for each. */
function formatPuzzles(puzzles: readonly Puzzle[]): string {
  return `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`;
}
