import type { Options } from '@riposte/flash-duel';
import { EXIT_CODES, usageError } from '../exit.ts';
import type { Args, FlagTable } from '../flags.ts';
import { countOf } from '../paragraph.ts';
import { formatInterval, formatRate, wilson } from './interval.ts';
import { newSeries, type Series } from './series.ts';
import { botsOf, optionFlags, optionsIn, playSeries } from './seriesStudy.ts';
import { gamesOf, jobsOf, SHARED, type Study } from './study.ts';

const { bot: SOLO } = optionFlags('bot');

const FLAGS: FlagTable = {
  ...optionFlags('edition', 'mode', 'mortals', 'open-hands'),
  ...(SOLO && { solo: SOLO }),
  bots: SHARED.bots,
  games: SHARED.games,
  json: { help: 'match: print the figures as JSON' },
  jobs: SHARED.jobs,
};

/** One bot against another, or against the rules' own opponent. */
export const matchStudy: Study = {
  name: 'match',
  flags: FLAGS,
  async run(args, terminal, signal) {
    const options = optionsIn(args);
    const series = seriesOf(args, options);
    await playSeries([series], { options, games: gamesOf(args), jobs: jobsOf(args) }, terminal, signal);
    terminal.write(
      args.flags.json ? `${JSON.stringify({ options, ...series })}\n` : inWords(series, options),
    );
    return signal.aborted ? EXIT_CODES.interrupted : EXIT_CODES.ok;
  },
};

function seriesOf(args: Args, { mode }: Options): Series {
  const [one, other, ...more] = botsOf(args) ?? [];
  if (one === undefined) throw usageError('Which bots? As in --bots level-8,random.');
  if (mode === 'solo') {
    if (other !== undefined) throw usageError('In mode solo one bot plays, against --solo.');
    return newSeries(one);
  }
  if (other === undefined || more.length > 0) throw usageError('A match is between two bots.');
  return newSeries(one, other);
}

function inWords({ one, other, games, wins, draws }: Series, options: Options): string {
  const { mode, edition, mortals, bot } = options;
  const isRaid = mode === 'raid' || mode === 'betrayal';
  const names = isRaid
    ? [`${one} (${mode === 'raid' ? mortals : 4} mortals)`, `${other} (the Dragon)`]
    : [one, other ?? `${bot} (by the rules)`];
  const wide = Math.max(...names.map((name) => name.length), 'drawn'.length) + 2;
  const row = (name: string, won: number) =>
    `${name.padEnd(wide)}${String(won).padStart(7)}  ${formatRate(games === 0 ? 0 : won / games, 1).padStart(7)}  (${formatInterval(wilson(won, games), 1)})`;
  const [first = '', second = ''] = names;
  const lines = [row(first, wins), row(second, games - wins - draws)];
  if (draws > 0 || isRaid) lines.push(row('drawn', draws));
  return `${[`${countOf(games, 'game')} of Flash Duel, mode ${mode}, edition ${edition}; won, win rate, 95 % interval:`, ...lines].join('\n')}\n`;
}
