import { countOf } from '../paragraph.ts';
import { type Against, firstSeatShare, type Standing } from './field.ts';
import { BALANCED, isBalanced } from './heatMap.ts';
import { formatInterval, formatRate } from './interval.ts';
import { gamesEachIn, type Matchup, type Terms } from './matchups.ts';

interface Column {
  readonly head: string;
  readonly isNumber?: true;
}

const COLUMNS: readonly Column[] = [
  { head: 'Character' },
  { head: 'Mean win rate', isNumber: true },
  { head: '95 % interval', isNumber: true },
  { head: 'Games', isNumber: true },
  { head: 'Best matchup' },
  { head: 'Worst matchup' },
  { head: 'Outside 40-60 %' },
];

/** One page in Markdown: who wins how often, and how it was played. */
export function matchupReport(
  terms: Terms,
  matchups: readonly Matchup[],
  standings: readonly Standing[],
  { date, picture }: { readonly date: string; readonly picture: string },
): string {
  const first = firstSeatShare(matchups);
  const pairs = matchups.filter(({ one, other }) => one !== other).length;
  return `${[
    `# Flash Duel, edition ${terms.edition}: who beats whom`,
    '',
    `![Win rate of each character against each other](${picture})`,
    '',
    ...table(standings.map(cellsOf)),
    '',
    inShort(standings),
    '',
    '## How it was played',
    '',
    `- Full Game, edition ${terms.edition}, rules ${terms.rulesVersion}; ${countOf(first.games, 'game')}, ${gamesEachIn(matchups)} of each of ${matchups.length} matchups, mirrors among them; ${date}.`,
    `- The bot \`${terms.bot}\` on both sides. A table tells how strong a character is in its hands: what the bot does not see in an ability does not show.`,
    `- The seats change from game to game. The seat that begins won ${formatRate(first.rate, 1)} (${formatInterval(first.interval, 1)}).`,
    '- The mean is over all games against the other characters; mirrors do not count. Intervals are Wilson’s, each for itself: ' +
      `of ${pairs} matchups that were all even, about ${Math.round(pairs / 20)} would leave out 50 % by chance.`,
    `- To go on from here: \`riposte lab flash-duel --edition ${terms.edition} --bot ${terms.bot} --out DIR\`, with the folder of this file.`,
  ].join('\n')}\n`;
}

/** Columns are as wide as their widest cell, so that it reads as plain text too. */
function table(rows: readonly (readonly string[])[]): readonly string[] {
  const heads = COLUMNS.map(({ head }) => head);
  const widths = COLUMNS.map((_, index) =>
    Math.max(...[heads, ...rows].map((cells) => cells[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const padded = (cells: readonly string[]) =>
    COLUMNS.map(({ isNumber }, index) => {
      const [cell = '', width = 0] = [cells[index], widths[index]];
      return isNumber ? cell.padStart(width) : cell.padEnd(width);
    });
  const rule = COLUMNS.map(({ isNumber }, index) => {
    const width = widths[index] ?? 0;
    return isNumber ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width);
  });
  // The formatter leaves headings to the left, also above numbers.
  return [heads.map((head, index) => head.padEnd(widths[index] ?? 0)), rule, ...rows.map(padded)].map(line);
}

function cellsOf(row: Standing): readonly string[] {
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

/** Whether a character is out of balance, and whether its whole interval is. */
function markOf({ rate, interval }: Standing): string {
  if (rate > BALANCED.high) return interval.low > BALANCED.high ? '▲ above, surely' : '▲ above';
  if (rate < BALANCED.low) return interval.high < BALANCED.low ? '▼ below, surely' : '▼ below';
  return '';
}

function inShort(standings: readonly Standing[]): string {
  const outside = standings.filter((one) => !isBalanced(one));
  if (outside.length === 0) return 'No character’s mean lies outside 40-60 %.';
  const said = outside.map(({ name, rate }) => `${name} ${formatRate(rate)}`).join(', ');
  return `Outside 40-60 %: ${said}. “Surely” means that the whole interval lies outside.`;
}
