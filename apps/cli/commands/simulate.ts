import { availableParallelism } from 'node:os';
import { seat } from '@riposte/kernel';
import type { Command } from '../command.ts';
import { EXIT_CODES, type ExitCode, usageError } from '../exit.ts';
import { type FlagTable, gameFlags, gameOptions, numberOf, readArgs } from '../flags.ts';
import { gameIn, type Listed } from '../games.ts';
import { listOf } from '../paragraph.ts';
import { simulateAll } from '../simulation/pool.ts';
import { ProgressBar } from '../simulation/progress.ts';
import type { SimulationTally } from '../simulation/tally.ts';
import type { Terminal } from '../terminal.ts';

const FLAGS: FlagTable = {
  games: { value: 'NUMBER', help: 'how many games (default 10000)' },
  seed: {
    value: 'NUMBER',
    help: 'the seed of the first game; each game after it has the next one (default 1)',
  },
  sensible: { help: 'choose what seems likely at first sight, instead of by chance alone' },
  jobs: { value: 'NUMBER', help: 'how many threads (default: one for each core)' },
  json: { help: 'print the figures as JSON, and no progress' },
};

const MOST_GAMES = 1_000_000_000;

export const simulate: Command = {
  name: 'simulate',
  summary: 'play many games, and look for faults',
  usage: 'GAME [flags]',
  flags: FLAGS,
  flagsFor: ({ game }) => gameFlags(game, FLAGS),
  more: [
    'Every choice is made by chance, with --sensible the likely ones more often. The same seed gives the same games, however many threads there are; ' +
      'a game with a fault is named by its seed, and --games 1 --seed SEED plays it again.',
  ],
  examples: ['simulate GAME --games 100000', 'simulate GAME --games 5000 --seed 7 --json'],
  exits: { 0: 'all games were played to their end', 1: 'a game had a fault', 2: 'wrong usage' },
  run,
};

async function run(typed: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const listed = await gameIn(typed);
  const { game } = listed;
  const args = readArgs(typed, { ...gameFlags(game, FLAGS), ...FLAGS });
  const [tooMuch] = args.words.filter((word) => word !== game.id);
  if (tooMuch !== undefined) throw usageError(`What is “${tooMuch}” for?`);
  const options = gameOptions(game, args, FLAGS);
  const count = numberOf(args, 'games', 1, MOST_GAMES) ?? 10_000;
  const from = numberOf(args, 'seed', 0, 2 ** 32 - 1) ?? 1;
  const jobs = numberOf(args, 'jobs', 1, 256) ?? availableParallelism();

  const player = args.flags.sensible ? 'sensible' : 'random';
  const progress = new ProgressBar(terminal, count);
  const tally = await simulateAll({ game, options, player, from, count, jobs }, (done) => {
    if (!args.flags.json) progress.report(done);
  });
  const { seconds } = progress;
  progress.close();
  terminal.write(
    args.flags.json
      ? `${JSON.stringify({ game: game.id, options, player, seed: from, jobs, seconds, gamesPerSecond: count / seconds, ...tally })}\n`
      : summary(listed, options, tally, seconds),
  );
  return tally.faultCount === 0 ? EXIT_CODES.ok : EXIT_CODES.failed;
}

function summary(listed: Listed, options: unknown, tally: SimulationTally, seconds: number): string {
  const { games, decisions, draws, points, longest, choices, faultCount, faults } = tally;
  const finished = games - faultCount;
  const share = (count: number) =>
    `${number(count)}${finished > 0 ? ` (${((count / finished) * 100).toFixed(1)} %)` : ''}`;
  const mean = (sum: number) => (finished > 0 ? (sum / finished).toFixed(2) : '-');
  const rows = [
    [
      'Games',
      `${number(games)} of ${listed.game.name} in ${seconds.toFixed(1)} s (${number(games / seconds)} games/s)`,
    ],
    ['Decisions', `${number(decisions)}, ${(decisions / games).toFixed(1)} a game`],
    ...Object.entries(victoriesIn(listed, options, tally)).map(
      ([who, count]) => [`${who} won`, share(count)] as const,
    ),
    ...(draws > 0 ? [['Nobody won', share(draws)] as const] : []),
    ...(points.some((sum) => sum > 0)
      ? [['Points a game', `${listOf(points.map(mean), 'and')}, by seat`] as const]
      : []),
    ['Longest game', `${number(longest.decisions)} decisions (seed ${longest.seed})`],
    ['Choices', mostFirst(choices)],
    ['Faults', number(faultCount)],
  ] as const;
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  const lines = rows.map(([label, text]) => `${label.padEnd(width)}${text}`);
  const found = faults.map(
    ({ seed, decisions: made, why }) => `  seed ${seed}, after ${made} decisions: ${why}`,
  );
  return `${[...lines, ...found].join('\n')}\n`;
}

/** How often each side won, where the game has a name for it; else how often each seat did. */
function victoriesIn(
  { guide }: Listed,
  options: unknown,
  { wins, winners }: SimulationTally,
): Readonly<Record<string, number>> {
  const victories: Record<string, number> = {};
  for (const [seats, count] of Object.entries(winners)) {
    const who = guide.victors(
      seats.split(',').map((one) => seat(Number(one))),
      options,
    );
    if (who !== undefined) victories[who] = (victories[who] ?? 0) + count;
  }
  const isNamed = Object.keys(victories).length > 0;
  return isNamed ? victories : Object.fromEntries(wins.map((count, index) => [`Seat ${index}`, count]));
}

/** How often each type of choice was made, the most frequent first. */
function mostFirst(choices: SimulationTally['choices']): string {
  return Object.entries(choices)
    .sort(([, one], [, other]) => other - one)
    .map(([type, count]) => `${type} ${number(count)}`)
    .join(', ');
}

function number(value: number): string {
  return Math.round(value).toLocaleString('en');
}
