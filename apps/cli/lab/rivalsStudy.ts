import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AnyChoice, Rivals } from '@riposte/kernel';
import { EXIT_CODES, Exit, usageError } from '../exit.ts';
import { type Args, gameOptions, numberOf, textOf } from '../flags.ts';
import type { Listed } from '../games.ts';
import { countOf } from '../paragraph.ts';
import { ProgressBar } from '../simulation/progress.ts';
import { playAll } from './crew.ts';
import { firstSeatShare, standingsOf } from './field.ts';
import { heatMap, isBalanced } from './heatMap.ts';
import { formatInterval, formatRate } from './interval.ts';
import { formatMatchups, parseMatchups } from './matchupFile.ts';
import { matchupReport } from './matchupReport.ts';
import { type Conditions, gamesEachIn, inWords, type Matchup, newMatchups, Schedule } from './matchups.ts';
import { arrangementOf } from './seriesStudy.ts';
import { botsIn, FLAGS, gamesOf, jobsOf, MOST_GAMES, type Study } from './study.ts';

const SAVE_EVERY = 10_000;

/** Every rival of a game against every other: counts, a picture and a report. */
export const rivalsStudy: Study = {
  name: 'rivals',
  flags: { bots: FLAGS.bots, minutes: FLAGS.minutes, games: FLAGS.games, out: FLAGS.out, jobs: FLAGS.jobs },
  settings: ({ guide }) => guide.rivals?.settings ?? [],
  async run(listed, args, terminal, signal) {
    const plan = planOf(listed, args);
    const { conditions, options, gamesEach, seconds, jobs, rivals } = plan;
    const files = filesIn(plan.folder, conditions);
    const matchups = readMatchups(files.counts, plan);
    const schedule = new Schedule(matchups, conditions, options, gamesEach);
    const begun = firstSeatShare(matchups).games;
    const progress = new ProgressBar(terminal, schedule.left, seconds);
    let saved = performance.now();
    const save = () => writeWhole(files.counts, formatMatchups(conditions, matchups));
    let played = 0;
    try {
      await playAll({
        jobs,
        signal,
        next: () => (progress.seconds < seconds ? schedule.next() : undefined),
        done(bout, { places }) {
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
    writeFindings(files, plan, matchups, date);
    terminal.write(summary(matchups, rivals, files, begun));
    return signal.aborted ? EXIT_CODES.interrupted : EXIT_CODES.ok;
  },
};

interface Plan {
  readonly listed: Listed;
  readonly rivals: Rivals<AnyChoice, unknown>;
  readonly conditions: Conditions;
  readonly options: unknown;
  readonly gamesEach: number;
  readonly seconds: number;
  readonly folder: string;
  readonly jobs: number;
}

function planOf(listed: Listed, args: Args): Plan {
  const { game, guide } = listed;
  const { rivals } = guide;
  if (!rivals) throw usageError(`${game.name} sets no rivals against each other.`);
  const given = gameOptions(game, args, FLAGS);
  const options = rivals.options(given);
  const { sides, isEven } = arrangementOf(listed, options);
  if (sides.length !== 2 || !isEven) throw usageError('Rivals meet two at a time.');
  const [bot = 'search-100', ...more] = botsIn(args, game) ?? [];
  if (more.length > 0) throw usageError('One bot plays both sides.');
  const minutes = numberOf(args, 'minutes', 1, 100_000);
  return {
    listed,
    rivals,
    conditions: {
      game: game.id,
      rulesVersion: game.rulesVersion,
      settings: Object.fromEntries(rivals.settings.map((name) => [name, given[name]])),
      bot,
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

function filesIn(folder: string, { settings }: Conditions): Files {
  mkdirSync(folder, { recursive: true });
  const name = ['matchups', ...Object.values(settings)].join('-');
  const file = (ending: string) => join(folder, `${name}.${ending}`);
  return { counts: file('json'), picture: file('svg'), report: file('md') };
}

function readMatchups(file: string, { conditions, rivals }: Plan): readonly Matchup[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return newMatchups(rivals.all);
    throw error;
  }
  const matchups = parseMatchups(text, conditions, rivals.all);
  if (typeof matchups !== 'string') return matchups;
  throw new Exit(EXIT_CODES.failed, `${file} cannot be gone on with: ${matchups}. Choose another --out.`);
}

/** Never leaves half a file behind. */
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function writeFindings(
  files: Files,
  { listed, rivals, conditions, options }: Plan,
  matchups: readonly Matchup[],
  date: string,
): void {
  const standings = standingsOf(matchups, rivals.all);
  const { games } = firstSeatShare(matchups);
  const { name } = listed.game;
  const played = `${countOf(games, 'game')}, ${gamesEachIn(matchups)} a matchup`;
  const caption = {
    title: `${name}: who beats whom`,
    subtitle: [
      'Win rate of row against column, in %',
      ...inWords(conditions),
      `${conditions.bot} on both sides`,
      played,
      date,
    ].join(' · '),
  };
  const title = listed.guide.title(options).join(', ');
  const sheet = { name, noun: rivals.noun, title, date, picture: basename(files.picture) };
  writeWhole(files.picture, heatMap(standings, caption));
  writeWhole(files.report, matchupReport(conditions, matchups, standings, sheet));
}

function summary(
  matchups: readonly Matchup[],
  rivals: Rivals<AnyChoice, unknown>,
  files: Files,
  begun: number,
): string {
  const { games } = firstSeatShare(matchups);
  const lines = standingsOf(matchups, rivals.all).map(
    (one) =>
      `${one.name.padEnd(14)}${formatRate(one.rate, 1).padStart(7)}  (${formatInterval(one.interval)})${isBalanced(one) ? '' : '  *'}`,
  );
  return `${[
    `${countOf(games, 'game')}, ${(games - begun).toLocaleString('en')} of them new; * is outside 40-60 %.`,
    ...lines,
    `Written: ${files.counts}, ${files.picture}, ${files.report}`,
  ].join('\n')}\n`;
}
