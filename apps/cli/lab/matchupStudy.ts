import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flashDuel, type Options } from '@riposte/flash-duel';
import { EXIT_CODES, Exit } from '../exit.ts';
import { type Args, type FlagTable, numberOf, textOf } from '../flags.ts';
import { countOf } from '../paragraph.ts';
import { Progress } from '../simulation/progress.ts';
import { playAll } from './crew.ts';
import { firstSeatShare, standingsOf } from './field.ts';
import { heatMap, isBalanced } from './heatMap.ts';
import { formatInterval, formatRate } from './interval.ts';
import { formatMatchups, parseMatchups } from './matchupFile.ts';
import { matchupReport } from './matchupReport.ts';
import { gamesEachIn, type Matchup, newMatchups, Schedule, type Terms } from './matchups.ts';
import { optionFlags, optionsIn } from './seriesStudy.ts';
import { checkedBot, gamesOf, jobsOf, MOST_GAMES, SHARED, type Study } from './study.ts';

const FLAGS: FlagTable = {
  ...optionFlags('edition'),
  bot: { value: 'BOT', help: 'flash-duel: who plays both sides (default search-100)' },
  minutes: {
    value: 'NUMBER',
    help: 'flash-duel: begin no game after so many minutes (then --games has no default)',
  },
  games: SHARED.games,
  out: SHARED.out,
  jobs: SHARED.jobs,
};

const SAVE_EVERY = 10_000;

/** Every character against every other: counts, a picture and a report. */
export const matchupStudy: Study = {
  name: 'flash-duel',
  flags: FLAGS,
  async run(args, terminal, signal) {
    const { terms, options, gamesEach, seconds, folder, jobs } = planOf(args);
    const files = filesIn(folder, terms);
    const matchups = readMatchups(files.counts, terms);
    const schedule = new Schedule(matchups, terms, options, gamesEach);
    const begun = firstSeatShare(matchups).games;
    const progress = new Progress(terminal, schedule.left, seconds);
    let saved = performance.now();
    const save = () => writeWhole(files.counts, formatMatchups(terms, matchups));
    let played = 0;
    try {
      await playAll({
        jobs,
        signal,
        next: () => (progress.seconds < seconds ? schedule.next() : undefined),
        done(bout, places) {
          schedule.done(bout, places);
          played++;
          progress.report(played);
          if (performance.now() - saved < SAVE_EVERY) return;
          saved = performance.now();
          save();
        },
      });
    } finally {
      progress.close();
      save();
    }
    // The one look at the clock: what draws and writes is given the date.
    const date = new Date().toISOString().slice(0, 10);
    writeFindings(files, terms, matchups, date);
    terminal.write(summary(matchups, files, begun));
    return signal.aborted ? EXIT_CODES.interrupted : EXIT_CODES.ok;
  },
};

interface Plan {
  readonly terms: Terms;
  readonly options: Options;
  readonly gamesEach: number;
  readonly seconds: number;
  readonly folder: string;
  readonly jobs: number;
}

function planOf(args: Args): Plan {
  const options = optionsIn({ words: [], flags: { edition: args.flags.edition, mode: 'full' } });
  const minutes = numberOf(args, 'minutes', 1, 100_000);
  return {
    terms: {
      rulesVersion: flashDuel.rulesVersion,
      edition: options.edition,
      bot: checkedBot(textOf(args, 'bot') ?? 'search-100'),
    },
    options,
    gamesEach: minutes === undefined ? gamesOf(args) : gamesOf(args, MOST_GAMES),
    seconds: minutes === undefined ? Number.POSITIVE_INFINITY : minutes * 60,
    folder: textOf(args, 'out') ?? 'lab',
    jobs: jobsOf(args),
  };
}

interface Files {
  readonly counts: string;
  readonly picture: string;
  readonly report: string;
}

function filesIn(folder: string, { edition }: Terms): Files {
  mkdirSync(folder, { recursive: true });
  const file = (ending: string) => join(folder, `matchups-${edition}.${ending}`);
  return { counts: file('json'), picture: file('svg'), report: file('md') };
}

function readMatchups(file: string, terms: Terms): readonly Matchup[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return newMatchups();
    throw error;
  }
  const matchups = parseMatchups(text, terms);
  if (typeof matchups !== 'string') return matchups;
  throw new Exit(EXIT_CODES.failed, `${file} cannot be gone on with: ${matchups}. Choose another --out.`);
}

/** Never leaves half a file behind. */
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function writeFindings(files: Files, terms: Terms, matchups: readonly Matchup[], date: string): void {
  const standings = standingsOf(matchups);
  const { games } = firstSeatShare(matchups);
  const caption = {
    title: 'Flash Duel: who beats whom',
    subtitle: `Win rate of row against column, in % · edition ${terms.edition} · ${terms.bot} on both sides · ${countOf(games, 'game')}, ${gamesEachIn(matchups)} a matchup · ${date}`,
  };
  const picture = `matchups-${terms.edition}.svg`;
  writeWhole(files.picture, heatMap(standings, caption));
  writeWhole(files.report, matchupReport(terms, matchups, standings, { date, picture }));
}

function summary(matchups: readonly Matchup[], files: Files, begun: number): string {
  const { games } = firstSeatShare(matchups);
  const lines = standingsOf(matchups).map(
    (one) =>
      `${one.name.padEnd(14)}${formatRate(one.rate, 1).padStart(7)}  (${formatInterval(one.interval)})${isBalanced(one) ? '' : '  *'}`,
  );
  return `${[
    `${countOf(games, 'game')}, ${(games - begun).toLocaleString('en')} of them new; * is outside 40-60 %.`,
    ...lines,
    `Written: ${files.counts}, ${files.picture}, ${files.report}`,
  ].join('\n')}\n`;
}
