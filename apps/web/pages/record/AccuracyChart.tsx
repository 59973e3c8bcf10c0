import { useLingui } from '@lingui/react/macro';
import styles from './AccuracyChart.module.css';
import type { judgedOf } from './played.ts';

const WIDTH = 600;
const HEIGHT = 200;
const LEFT = 46;
const EDGE = 12;
const LINES = [0, 25, 50, 75, 100];
/** The line is the mean of so many matches up to each. */
const SMOOTH = 5;

/** How exactly a player chose, match by match: a point for each, and a line of the mean of the last few. */
export function AccuracyChart({ judged }: { readonly judged: ReturnType<typeof judgedOf> }) {
  const { t } = useLingui();
  const accuracies = judged.map(({ accuracy }) => accuracy);
  const means = accuracies.map((_, index) =>
    meanOf(accuracies.slice(Math.max(0, index - SMOOTH + 1), index + 1)),
  );
  const x = (index: number) =>
    LEFT + EDGE + ((WIDTH - LEFT - 2 * EDGE) * (index + 0.5)) / Math.max(1, accuracies.length);
  const y = (value: number) => EDGE + ((HEIGHT - 2 * EDGE) * (100 - value)) / 100;
  const [first, last] = [means[Math.min(SMOOTH, means.length) - 1], means.at(-1)].map((mean) =>
    mean?.toFixed(0),
  );
  const count = accuracies.length;
  const label = t`Accuracy in ${count} matches, in their order: ${first} of 100 on the mean at first, ${last} of late.`;
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {LINES.map((line) => (
        <g key={line}>
          <line className={styles.grid} x1={LEFT} x2={WIDTH} y1={y(line)} y2={y(line)} />
          <text className={styles.scale} x={LEFT - 6} y={y(line)} dy="0.32em">
            {line}
          </text>
        </g>
      ))}
      <polyline
        className={styles.mean}
        points={means.map((mean, index) => `${x(index)},${y(mean)}`).join(' ')}
      />
      {judged.map(({ id, accuracy, result }, index) => (
        <circle key={id} className={styles.match} data-result={result} cx={x(index)} cy={y(accuracy)} r={5} />
      ))}
    </svg>
  );
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
