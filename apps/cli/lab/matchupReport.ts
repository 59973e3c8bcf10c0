import { countOf } from '../paragraph.ts';
import { type Against, firstSeatShare, type RivalStanding } from './field.ts';
import { BALANCED, isBalanced } from './heatMap.ts';
import { formatInterval, formatRate } from './interval.ts';
import { type Conditions, gamesEachIn, inWords, type Matchup } from './matchups.ts';

interface Column {
  readonly head: string;
  readonly isNumber?: true;
}

/** Beside the rivals themselves. */
const FIGURES: readonly Column[] = [
  { head: 'Mean win rate', isNumber: true },
  { head: '95 % interval', isNumber: true },
  { head: 'Games', isNumber: true },
  { head: 'Best matchup' },
  { head: 'Worst matchup' },
  { head: 'Outside 40-60 %' },
];

/** What a report is about. */
export interface ReportSheet {
  /** The name of the game. */
  readonly name: string;
  /** What one of its rivals is called. */
  readonly noun: string;
  /** The options of the matches, in words. */
  readonly title: string;
  readonly date: string;
  /** The file of the picture. */
  readonly picture: string;
}

/** One page in Markdown: who wins how often, and how it was played. */
export function matchupReport(
  conditions: Conditions,
  matchups: readonly Matchup[],
  standings: readonly RivalStanding[],
  { name, noun, title, date, picture }: ReportSheet,
): string {
  const first = firstSeatShare(matchups);
  const flags = Object.entries(conditions.settings).map(([option, value]) => `--${option} ${value} `);
  const pairs = matchups.filter(({ one, other }) => one !== other).length;
  return `${[
    `# ${[name, ...inWords(conditions)].join(', ')}: who beats whom`,
    '',
    `![Win rate of each ${noun} against each other](${picture})`,
    '',
    ...table(standings.map(cellsOf), [{ head: capitalized(noun) }, ...FIGURES]),
    '',
    inShort(standings, noun),
    '',
    '## How it was played',
    '',
    `- Played: ${title}, rules ${conditions.rulesVersion}; ${countOf(first.games, 'game')}, ${gamesEachIn(matchups)} of each of ${matchups.length} matchups, mirrors among them; ${date}.`,
    `- The bot \`${conditions.bot}\` on both sides. A table tells how strong a ${noun} is in its hands: what the bot does not see does not show.`,
    `- The seats change from game to game. The first seat won ${formatRate(first.rate, 1)} (${formatInterval(first.interval, 1)}).`,
    `- The mean is over all games against every other ${noun}; mirrors do not count. Intervals are Wilson’s, each for itself: ` +
      `of ${pairs} matchups that were all even, about ${Math.round(pairs / 20)} would leave out 50 % by chance.`,
    `- To go on from here: \`riposte lab rivals ${conditions.game} ${flags.join('')}--bots ${conditions.bot} --out DIR\`, with the folder of this file.`,
  ].join('\n')}\n`;
}

/** Columns are as wide as their widest cell, so that it reads as plain text too. */
function table(rows: readonly (readonly string[])[], columns: readonly Column[]): readonly string[] {
  const heads = columns.map(({ head }) => head);
  const widths = columns.map((_, index) =>
    Math.max(...[heads, ...rows].map((cells) => cells[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const padded = (cells: readonly string[]) =>
    columns.map(({ isNumber }, index) => {
      const [cell = '', width = 0] = [cells[index], widths[index]];
      return isNumber ? cell.padStart(width) : cell.padEnd(width);
    });
  const rule = columns.map(({ isNumber }, index) => {
    const width = widths[index] ?? 0;
    return isNumber ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width);
  });
  // The formatter leaves headings to the left, also above numbers.
  return [heads.map((head, index) => head.padEnd(widths[index] ?? 0)), rule, ...rows.map(padded)].map(line);
}

function cellsOf(row: RivalStanding): readonly string[] {
  const played = row.against.filter(({ games }) => games > 0).sort((one, other) => other.rate - one.rate);
  return [
    row.name,
    formatRate(row.rate, 1),
    formatInterval(row.interval),
    String(row.games),
    matchupCell(played.at(0)),
    matchupCell(played.at(-1)),
    markOf(row),
  ];
}

function matchupCell(against: Against | undefined): string {
  return against ? `${against.name} ${formatRate(against.rate)}` : '';
}

/** Whether a rival is out of balance, and whether its whole interval is. */
function markOf({ rate, interval }: RivalStanding): string {
  if (rate > BALANCED.high) return interval.low > BALANCED.high ? '▲ above, surely' : '▲ above';
  if (rate < BALANCED.low) return interval.high < BALANCED.low ? '▼ below, surely' : '▼ below';
  return '';
}

function inShort(standings: readonly RivalStanding[], noun: string): string {
  const outside = standings.filter((one) => !isBalanced(one));
  if (outside.length === 0) return `No ${noun}’s mean lies outside 40-60 %.`;
  const said = outside.map(({ name, rate }) => `${name} ${formatRate(rate)}`).join(', ');
  return `Outside 40-60 %: ${said}. “Surely” means that the whole interval lies outside.`;
}

function capitalized(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}
