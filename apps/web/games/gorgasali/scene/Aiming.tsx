import { Trans } from '@lingui/react/macro';
import { type Odds, OFF, type Square } from '@riposte/gorgasali/table';
import type { Seat } from '@riposte/kernel';
import type { ShotAim } from '../table/prospect.ts';
import styles from './Aiming.module.css';
import { boxOf, grown, HEIGHT, middleOf, type Point, WIDTH } from './geometry.ts';
import { outlineOf } from './outline.ts';

/** The ground in range, hatched where nothing can be seen. */
export function RangeBox({ aim: { from, range, hidden } }: { readonly aim: ShotAim }) {
  const { left, top, right, bottom } = clipped(grown(boxOf(from), range));
  return (
    <g>
      <pattern
        id="island-unseen"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 3.5H7" className={styles.hatch} />
      </pattern>
      <rect x={left} y={top} width={right - left} height={bottom - top} rx="9" className={styles.range} />
      {hidden.length > 0 && (
        <>
          <path d={outlineOf(hidden, { radius: 0.15, jitter: 0 })} className={styles.unseen} />
          <path d={outlineOf(hidden, { radius: 0.15, jitter: 0 })} fill="url(#island-unseen)" />
        </>
      )}
    </g>
  );
}

function clipped(box: ReturnType<typeof boxOf>): ReturnType<typeof boxOf> {
  return {
    left: Math.max(0, box.left),
    top: Math.max(0, box.top),
    right: Math.min(30 * WIDTH, box.right),
    bottom: Math.min(30 * HEIGHT, box.bottom),
  };
}

/** A figure that may be aimed at, and what the shot would do. */
export interface Target {
  readonly seat: Seat;
  readonly at: Point;
  readonly odds: Odds | undefined;
  readonly isChosen: boolean;
}

/** Lines to all who may be aimed at; the odds beside each, whole for the one that is chosen. */
export function Targets({
  from,
  targets,
}: {
  readonly from: Point | undefined;
  readonly targets: readonly Target[];
}) {
  return (
    <g>
      {from &&
        targets.map(({ seat, at, isChosen }) => (
          <path
            key={seat}
            d={`M${from.x} ${from.y - 8}L${at.x} ${at.y - 12}`}
            className={isChosen ? styles.line : styles.thin}
          />
        ))}
      {targets.map(({ seat, at, isChosen }) => (
        <g
          key={seat}
          transform={`translate(${at.x} ${at.y})`}
          className={isChosen ? styles.chosen : styles.target}
        >
          <ellipse rx="25" ry="14" cy="3" />
          <path d="M-33 3h10M23 3h10M0 -19v8M0 17v8" />
        </g>
      ))}
    </g>
  );
}

/** What shots would do, beside those they are aimed at. */
export function OddsLabels({
  from,
  targets,
}: {
  readonly from: Point | undefined;
  readonly targets: readonly Target[];
}) {
  return (
    <g>
      {targets.map(({ seat, at, odds, isChosen }) => {
        if (!odds) return undefined;
        // The camera looks at the figure that aims: beneath it there is always room.
        const isWhole = isChosen && targets.length === 1 && from !== undefined;
        const place = isWhole
          ? { x: from.x - (CHART.width + 28) / 2, y: Math.max(from.y, at.y) + 30 }
          : { x: at.x + 34, y: at.y - 44 };
        return (
          <g key={seat} transform={`translate(${place.x} ${place.y})`}>
            {isWhole ? <Whole odds={odds} /> : <Brief odds={odds} />}
          </g>
        );
      })}
    </g>
  );
}

function Brief({ odds: { mean, falls } }: { readonly odds: Odds }) {
  const percent = Math.round(falls * 100);
  const round = Math.round(mean);
  return (
    <g className={styles.label}>
      <rect y="-14" width={percent > 0 ? 112 : 52} height="28" rx="9" />
      <text x="10" y="5.5" className={styles.mean}>
        {round}
      </text>
      {percent > 0 && (
        <text x="40" y="5" className={styles.falls}>
          <Trans>{percent}% falls</Trans>
        </text>
      )}
    </g>
  );
}

const CHART = { width: 150, height: 46, bars: 14 };

/** Mean, chance to fall, and how likely each loss is. */
function Whole({ odds }: { readonly odds: Odds }) {
  const { mean, falls, hits, armor, isHalved, atLeast } = odds;
  const [round, percent, hit] = [Math.round(mean), Math.round(falls * 100), Math.round(hits * 100)];
  const bars = barsOf(atLeast);
  const most = Math.max(...bars.map(({ chance }) => chance), 0.01);
  return (
    <g className={styles.label} data-whole="true">
      <rect width={CHART.width + 28} height={CHART.height + 74} rx="11" />
      <text x="14" y="27" className={styles.big}>
        {round}
      </text>
      <text x={14 + 16 * String(round).length} y="18" className={styles.small}>
        <Trans>on average,</Trans>
      </text>
      <text x={14 + 16 * String(round).length} y="31" className={styles.small}>
        <Trans>hits {hit}%</Trans>
      </text>
      <text x={CHART.width + 14} y="20" className={styles.percent}>
        {percent}%
      </text>
      <text x={CHART.width + 14} y="33" className={styles.end}>
        <Trans>falls</Trans>
      </text>
      <g transform={`translate(14 ${44 + CHART.height})`}>
        {bars.map(({ from, chance, isFall }, index) => (
          <rect
            key={from}
            x={(index * CHART.width) / bars.length}
            y={-(chance / most) * CHART.height}
            width={CHART.width / bars.length - 1.5}
            height={Math.max(0.5, (chance / most) * CHART.height)}
            className={isFall ? styles.fatal : styles.bar}
          />
        ))}
      </g>
      <text x="14" y={CHART.height + 62} className={styles.small}>
        {isHalved ? (
          <Trans>field halves, armor takes {armor}</Trans>
        ) : armor > 0 ? (
          <Trans>armor takes {armor}</Trans>
        ) : (
          <Trans>no armor</Trans>
        )}
      </text>
    </g>
  );
}

/** How likely losses are, in a few steps; the last are those that bring the figure down. */
function barsOf(
  atLeast: readonly number[],
): readonly { readonly from: number; readonly chance: number; readonly isFall: boolean }[] {
  const health = atLeast.length;
  const step = Math.max(1, Math.ceil(health / CHART.bars));
  const bars: { from: number; chance: number; isFall: boolean }[] = [];
  for (let from = 1; from < health; from += step) {
    const above = atLeast[Math.min(from + step, health) - 1] ?? 0;
    bars.push({ from, chance: (atLeast[from - 1] ?? 0) - above, isFall: false });
  }
  return [...bars, { from: health, chance: atLeast[health - 1] ?? 0, isFall: true }];
}

/** Why a figure near cannot be aimed at. */
export function WhyNoAim({ at, text }: { readonly at: Point; readonly text: string }) {
  const width = 20 + text.length * 6.6;
  return (
    <g transform={`translate(${at.x} ${at.y - 92})`} className={styles.why}>
      <rect x={-width / 2} y="-12" width={width} height="24" rx="12" />
      <text y="4.5">{text}</text>
    </g>
  );
}

/** Squares that something would fill. */
export function Filled({ squares }: { readonly squares: readonly Square[] }) {
  const solid = squares.filter((square) => square !== OFF);
  return (
    <g>
      {solid.map((square) => {
        const { x, y } = middleOf(square);
        return (
          <rect
            key={square}
            x={x - WIDTH / 2 + 2}
            y={y - HEIGHT / 2 + 2}
            width={WIDTH - 4}
            height={HEIGHT - 4}
            rx="6"
            className={styles.filled}
          />
        );
      })}
    </g>
  );
}
