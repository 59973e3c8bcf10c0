import styles from './ChanceCurve.module.css';
import { VerdictSign } from './VerdictSign.tsx';
import type { VerdictMark } from './verdictMarks.ts';

/** A chance at a moment of the match. */
export interface CurvePoint {
  readonly at: number;
  readonly chance: number;
}

const WIDTH = 1000;
const HEIGHT = 100;

/** How likely it was to win, moment by moment: certain is at the top. */
export function ChanceCurve({
  points,
  last,
  at,
  marks,
  side,
  label,
  onJump,
}: {
  readonly points: readonly CurvePoint[];
  /** The last moment of the match. */
  readonly last: number;
  /** The moment that is shown. */
  readonly at: number;
  readonly marks: readonly VerdictMark[];
  readonly side: 'mine' | 'other' | 'open';
  /** The same in words. */
  readonly label: string;
  readonly onJump: (at: number) => void;
}) {
  const left = (moment: number) => (moment / Math.max(1, last)) * WIDTH;
  const top = (chance: number) => (1 - chance) * HEIGHT;
  const line = points.map((point) => `${left(point.at)},${top(point.chance)}`).join(' ');
  const first = points[0];
  const end = points.at(-1);
  const chanceAt = (moment: number) => points.findLast((point) => point.at <= moment)?.chance ?? 0.5;
  return (
    <figure className={styles.curve} data-side={side}>
      <div className={styles.scale} aria-hidden="true">
        <span>100</span>
        <span>50</span>
        <span>0</span>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the line of the match does the same by keys */}
      <div
        className={styles.plot}
        onClick={({ currentTarget, clientX }) => {
          const box = currentTarget.getBoundingClientRect();
          onJump(Math.round(((clientX - box.left) / box.width) * last));
        }}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          <line className={styles.even} x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
          {first && end && (
            <polygon
              className={styles.area}
              points={`${left(first.at)},${HEIGHT} ${line} ${left(end.at)},${HEIGHT}`}
            />
          )}
          <polyline className={styles.line} points={line} />
          <line className={styles.now} x1={left(at)} x2={left(at)} y1={0} y2={HEIGHT} />
        </svg>
        {marks.map((mark) => (
          <span
            key={mark.entry}
            className={styles.mark}
            style={{
              left: `${left(mark.at) / (WIDTH / 100)}%`,
              top: `${Math.min(92, Math.max(8, top(chanceAt(mark.at))))}%`,
            }}
          >
            <VerdictSign verdict={mark.verdict} />
          </span>
        ))}
      </div>
    </figure>
  );
}
