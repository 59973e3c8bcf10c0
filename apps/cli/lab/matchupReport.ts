import { countOf } from '../paragraph.ts';
import { type Against, firstSeatShare, type Standing } from './field.ts';
import { BALANCED, isBalanced } from './heatMap.ts';
import { formatInterval, formatRate } from './interval.ts';
import { gamesEachIn, type Matchup, type Terms } from './matchups.ts';

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
    '| Character | Mean win rate | 95 % interval | Games | Best matchup | Worst matchup | Outside 40-60 % |',
    '| --- | ---: | ---: | ---: | --- | --- | --- |',
    ...standings.map(tableRow),
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

function tableRow(row: Standing): string {
  const played = row.against.filter(({ games }) => games > 0).sort((one, other) => other.rate - one.rate);
  const cells = [
    row.name,
    formatRate(row.rate, 1),
    formatInterval(row.interval),
    String(row.games),
    matchupCell(played.at(0)),
    matchupCell(played.at(-1)),
    markOf(row),
  ];
  return `| ${cells.join(' | ')} |`;
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
