import { fullTable } from '@riposte/kernel';
import { EXIT_CODES, usageError } from '../exit.ts';
import { gameOptions, numberOf } from '../flags.ts';
import { type Listed, titleOf } from '../games.ts';
import { countOf } from '../paragraph.ts';
import { ProgressBar } from '../simulation/progress.ts';
import { type Bout, type BoutEnd, winsOf } from './bout.ts';
import { playAll } from './crew.ts';
import { formatInterval, formatRate } from './interval.ts';
import { shareOf } from './share.ts';
import { botsIn, FLAGS, gamesOf, jobsOf, MOST_SEED, type Study } from './study.ts';

/** What was counted of a bot, a seat or a figure: games of a seat, and those it won. */
interface Count {
  seats: number;
  wins: number;
}

/** What a table of bots is counted by, each name with its count. */
type Counts = Readonly<Record<'bots' | 'seats' | 'called', Map<string, Count>>>;

/** One bot against all others at a table of any size, or one bot everywhere: who wins how often, by seat and figure. */
export const tableStudy: Study = {
  name: 'table',
  flags: { bots: FLAGS.bots, games: FLAGS.games, seed: FLAGS.seed, jobs: FLAGS.jobs },
  settings: ({ game }) => Object.keys(game.options),
  async run(listed, args, terminal, signal) {
    const { game } = listed;
    const options = gameOptions(game, args, FLAGS);
    const [one = 'greedy', other = one, ...more] = botsIn(args, game) ?? [];
    if (more.length > 0) throw usageError('One bot sits among others, who are all alike.');
    const games = gamesOf(args);
    const first = numberOf(args, 'seed', 1, MOST_SEED) ?? 1;
    const bouts = boutsOf(listed, options, [one, other], { games, first });
    const counts: Counts = { bots: new Map(), seats: new Map(), called: new Map() };
    const progress = new ProgressBar(terminal, games);
    let played = 0;
    try {
      await playAll({
        jobs: Math.min(jobsOf(args), games),
        signal,
        next: () => bouts.next().value,
        done(bout, ended) {
          count(counts, bout, ended);
          played++;
          progress.report(played);
        },
      });
    } finally {
      progress.close();
    }
    terminal.write(`${countOf(played, 'game')} of ${titleOf(listed, options)}.\n${inWords(counts)}`);
    return signal.aborted ? EXIT_CODES.interrupted : EXIT_CODES.ok;
  },
};

/**
 * The first bot has another side from game to game; each deal is played once from every side. Where one bot plays
 * everywhere it is played once: again it would only be counted twice.
 */
export function* boutsOf(
  { game, guide }: Listed,
  options: unknown,
  [one, other]: readonly [string, string],
  { games, first }: { readonly games: number; readonly first: number },
): Generator<Bout, undefined> {
  const seated = guide
    .figures(options, fullTable(game, options))
    .filter(({ seat }) => seat !== undefined)
    .map(({ side }) => side);
  const sides = [...new Set(seated)];
  const timesEach = one === other ? 1 : sides.length;
  for (let number = 0; number < games; number++) {
    const own = sides[number % sides.length];
    const bots = seated.map((side) => (side === own ? one : other));
    yield { game: game.id, options, seed: first + Math.floor(number / timesEach), bots };
  }
  return undefined;
}

function count(counts: Counts, { bots }: Bout, { places, called }: BoutEnd): void {
  for (const [seat, wins] of winsOf(places).entries()) {
    add(counts.bots, bots[seat], wins);
    add(counts.seats, `seat ${seat + 1}`, wins);
    add(counts.called, called[seat], wins);
  }
}

function add(counts: Map<string, Count>, name: string | undefined, wins: number): void {
  if (name === undefined) return;
  const known = counts.get(name) ?? { seats: 0, wins: 0 };
  counts.set(name, { seats: known.seats + 1, wins: known.wins + wins });
}

/** A share of 100 % is what a seat wins where all are alike. */
function inWords({ bots, seats, called }: Counts): string {
  const all = [...seats.values()];
  const par = sum(all, 'wins') / sum(all, 'seats');
  const groups = [bots, seats, called].map((group) =>
    [...group]
      .map(([name, { seats: games, wins }]) => ({ name, ...shareOf(wins, games) }))
      .toSorted((one, other) => (group === seats ? 0 : other.rate - one.rate))
      .map(
        ({ name, games, rate, interval }) =>
          `  ${name.padEnd(18)}${String(games).padStart(7)}  ${formatRate(rate, 1).padStart(7)}  (${formatInterval(interval, 1)})  ${formatRate(rate / par).padStart(6)} of its share`,
      ),
  );
  return groups
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

function sum(counts: readonly Count[], key: keyof Count): number {
  return counts.reduce((total, one) => total + one[key], 0);
}
