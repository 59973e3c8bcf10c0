import type { Decile, Mean, PlayerTally, Sureness } from '@riposte/analysis/study';
import { formatInterval, wilson } from './interval.ts';

/** What came of looking at many matches. */
export interface CalibrationFindings {
  readonly matches: number;
  readonly secondsEach: number;
  readonly meanGap: number;
  readonly deciles: readonly Decile[];
  readonly players: readonly PlayerTally[];
  readonly sureness: Sureness;
}

/** Findings as tables. */
export function calibrationLines(title: string, findings: CalibrationFindings): readonly string[] {
  const { matches, secondsEach, meanGap, deciles, players, sureness } = findings;
  return [
    `${matches} matches of ${title}; the judge took ${secondsEach.toFixed(1)} CPU seconds for each.`,
    ...(deciles.length > 0
      ? [
          '',
          'Said     Won     95 %       Sayings  Matches',
          ...deciles.map(decileLine),
          `Mean gap ${(meanGap * 100).toFixed(1)} points.`,
        ]
      : []),
    ...(players.length > 0
      ? [
          '',
          `${'Bot'.padEnd(12)}${'Matches'.padStart(7)}${'Accuracy'.padStart(15)}${'Mistakes'.padStart(15)}${'Inaccuracies'.padStart(15)}${'Result'.padStart(15)}${'Skill'.padStart(15)}${'Luck'.padStart(15)}`,
          ...players.map(playerLine),
        ]
      : []),
    ...(sureness.losses > 0 ? ['', surenessLine(sureness)] : []),
  ];
}

/** Sayings of one match go together: the interval is that of as many games as there were matches. */
function decileLine({ said, won, sayings, matches }: Decile): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const interval = formatInterval(wilson(won * matches, matches));
  return `${percent(said).padEnd(9)}${percent(won).padEnd(8)}${interval.padEnd(11)}${String(sayings).padStart(7)}${String(matches).padStart(9)}`;
}

function playerLine({
  player,
  matches,
  accuracy,
  mistakes,
  inaccuracies,
  result,
  skill,
  luck,
}: PlayerTally): string {
  const points = ({ mean, error }: Mean) => spread({ mean: mean * 100, error: error * 100 }, 1);
  const cells = [
    spread(accuracy, 1),
    spread(mistakes, 2),
    spread(inaccuracies, 2),
    points(result),
    points(skill),
    points(luck),
  ];
  return `${player.padEnd(12)}${String(matches).padStart(7)}${cells.map((cell) => cell.padStart(15)).join('')}`;
}

function surenessLine({ losses, mean, largest }: Sureness): string {
  const points = (error: number) => (error * 100).toFixed(1);
  return `${losses.toLocaleString('en')} losses compared: standard error ${points(mean)} points on the mean, ${points(largest)} at most.`;
}

function spread({ mean, error }: Mean, digits: number): string {
  return `${mean.toFixed(digits)} ± ${error.toFixed(digits)}`;
}
