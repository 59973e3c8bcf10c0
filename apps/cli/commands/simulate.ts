import { availableParallelism } from 'node:os';
import type { Command } from '../command.ts';
import { EXIT_CODES, type ExitCode, usageError } from '../exit.ts';
import { type FlagTable, gameFlags, gameOptions, numberOf, readArgs } from '../flags.ts';
import { gameIn } from '../games.ts';
import { simulateAll } from '../simulation/pool.ts';
import { Progress } from '../simulation/progress.ts';
import type { Tally } from '../simulation/tally.ts';
import type { Terminal } from '../terminal.ts';

const FLAGS: FlagTable = {
  games: { value: 'NUMBER', help: 'how many games (default 10000)' },
  seed: {
    value: 'NUMBER',
    help: 'the seed of the first game; each game after it has the next one (default 1)',
  },
  jobs: { value: 'NUMBER', help: 'how many threads (default: one for each core)' },
  json: { help: 'print the figures as JSON, and no progress' },
};

const MOST_GAMES = 1_000_000_000;

export const simulate: Command = {
  name: 'simulate',
  summary: 'play many games by chance, and look for faults',
  usage: 'GAME [flags]',
  flags: FLAGS,
  flagsFor: ({ game }) => gameFlags(game),
  more: [
    'Every choice is made by chance. The same seed gives the same games, however many threads there are; ' +
      'a game with a fault is named by its seed, and --games 1 --seed SEED plays it again.',
  ],
  examples: [
    'simulate flash-duel --games 100000',
    'simulate flash-duel --games 5000 --edition v4.1 --seed 7 --json',
  ],
  exits: { 0: 'all games were played to their end', 1: 'a game had a fault', 2: 'wrong usage' },
  run,
};

async function run(typed: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { game } = gameIn(typed);
  const args = readArgs(typed, { ...gameFlags(game), ...FLAGS });
  const [tooMuch] = args.words.filter((word) => word !== game.id);
  if (tooMuch !== undefined) throw usageError(`What is “${tooMuch}” for?`);
  const options = gameOptions(game, args);
  const count = numberOf(args, 'games', 1, MOST_GAMES) ?? 10_000;
  const from = numberOf(args, 'seed', 0, 2 ** 32 - 1) ?? 1;
  const jobs = numberOf(args, 'jobs', 1, 256) ?? availableParallelism();

  const progress = new Progress(terminal, count);
  const tally = await simulateAll({ game, options, from, count, jobs }, (done) => {
    if (!args.flags.json) progress.report(done);
  });
  const { seconds } = progress;
  progress.close();
  terminal.write(
    args.flags.json
      ? `${JSON.stringify({ game: game.id, options, seed: from, jobs, seconds, gamesPerSecond: count / seconds, ...tally })}\n`
      : summary(game.name, tally, seconds),
  );
  return tally.faultCount === 0 ? EXIT_CODES.ok : EXIT_CODES.failed;
}

function summary(name: string, tally: Tally, seconds: number): string {
  const { games, decisions, wins, shared, points, longest, faultCount, faults } = tally;
  const finished = games - faultCount;
  const share = (count: number) =>
    `${number(count)}${finished > 0 ? ` (${((count / finished) * 100).toFixed(1)} %)` : ''}`;
  const mean = (sum: number) => (finished > 0 ? (sum / finished).toFixed(2) : '-');
  const rows = [
    ['Games', `${number(games)} of ${name} in ${seconds.toFixed(1)} s (${number(games / seconds)} games/s)`],
    ['Decisions', `${number(decisions)}, ${(decisions / games).toFixed(1)} a game`],
    ...wins.map((count, seat) => [`Seat ${seat} won`, share(count)] as const),
    ...(shared > 0 ? [['Shared wins', share(shared)] as const] : []),
    ['Points a game', `${points.map(mean).join(' and ')}, by seat`],
    ['Longest game', `${number(longest.decisions)} decisions (seed ${longest.seed})`],
    ['Faults', number(faultCount)],
  ] as const;
  const lines = rows.map(([label, text]) => `${label.padEnd(15)}${text}`);
  const found = faults.map(
    ({ seed, decisions: made, why }) => `  seed ${seed}, after ${made} decisions: ${why}`,
  );
  return `${[...lines, ...found].join('\n')}\n`;
}

function number(value: number): string {
  return Math.round(value).toLocaleString('en');
}
