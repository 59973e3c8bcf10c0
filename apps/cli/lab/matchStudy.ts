import { type Figure, fullTable, type Seat } from '@riposte/kernel';
import { EXIT_CODES, usageError } from '../exit.ts';
import { type Args, gameOptions, numberOf } from '../flags.ts';
import { type Listed, titleOf, unseated } from '../games.ts';
import { countOf, listOf } from '../paragraph.ts';
import { formatInterval, formatRate, wilson } from './interval.ts';
import { type Arrangement, newSeries, type Series } from './series.ts';
import { arrangementOf, playSeries } from './seriesStudy.ts';
import { botsIn, FLAGS, gamesOf, jobsOf, MOST_SEED, type Study } from './study.ts';

/** One bot against another, or against the rules' own opponent. */
export const matchStudy: Study = {
  name: 'match',
  flags: { bots: FLAGS.bots, games: FLAGS.games, seed: FLAGS.seed, json: FLAGS.json, jobs: FLAGS.jobs },
  settings: ({ game }) => Object.keys(game.options),
  async run(listed, args, terminal, signal) {
    const options = gameOptions(listed.game, args, FLAGS);
    const arrangement = arrangementOf(listed, options);
    const figures = listed.guide.figures(options, fullTable(listed.game, options));
    const series = seriesOf(args, listed, arrangement, unseated(figures));
    const first = numberOf(args, 'seed', 0, MOST_SEED) ?? 0;
    const conditions = { arrangement, games: gamesOf(args), first, jobs: jobsOf(args) };
    await playSeries([series], conditions, terminal, signal);
    terminal.write(
      args.flags.json
        ? `${JSON.stringify({ game: listed.game.id, options, ...series })}\n`
        : inWords(series, listed, options, arrangement, figures),
    );
    return signal.aborted ? EXIT_CODES.interrupted : EXIT_CODES.ok;
  },
};

function seriesOf(
  args: Args,
  { game }: Listed,
  { sides }: Arrangement,
  byTheRules: readonly string[],
): Series {
  const [one, other, ...more] = botsIn(args, game) ?? [];
  if (one === undefined) throw usageError('Which bots? As in --bots level-8,random.');
  if (!sides.includes(1)) {
    const opponent = byTheRules.length > 0 ? ` against ${listOf(byTheRules, 'and')}, as the rules say` : '';
    if (other !== undefined) throw usageError(`Here one bot plays${opponent}.`);
    return newSeries(one);
  }
  if (other === undefined || more.length > 0) throw usageError('A match is between two bots.');
  return newSeries(one, other);
}

function inWords(
  { one, other, games, wins, draws }: Series,
  listed: Listed,
  options: unknown,
  { sides, isEven }: Arrangement,
  figures: readonly Figure[],
): string {
  const roleOf = (side: number) => {
    const seats = sides.flatMap((own, seat) => (own === side ? [seat as Seat] : []));
    const role = isEven ? undefined : listed.guide.victors(seats, options);
    return role === undefined ? '' : ` (${role})`;
  };
  const opponent =
    other === undefined ? `${listOf(unseated(figures), 'and')} (by the rules)` : `${other}${roleOf(1)}`;
  const names = [`${one}${roleOf(0)}`, opponent];
  const wide = Math.max(...names.map((name) => name.length), 'drawn'.length) + 2;
  const row = (name: string, won: number) =>
    `${name.padEnd(wide)}${String(won).padStart(7)}  ${formatRate(games === 0 ? 0 : won / games, 1).padStart(7)}  (${formatInterval(wilson(won, games), 1)})`;
  const [first = '', second = ''] = names;
  const lines = [row(first, wins), row(second, games - wins - draws)];
  if (draws > 0) lines.push(row('drawn', draws));
  const heading = `${countOf(games, 'game')} of ${titleOf(listed, options)}; won, win rate, 95 % interval:`;
  return `${[heading, ...lines].join('\n')}\n`;
}
