import type { Seat } from '@riposte/kernel';
import styles from './Blows.module.css';
import { type BridgeLayout, footOf, round } from './geometry.ts';
import type { Stand } from './stand.ts';

/** A blow from somewhere at a fighter: it has fallen, or is only being considered. */
export interface DrawnBlow {
  readonly from: Seat;
  /** The column the attacker strikes from. */
  readonly column: number;
  readonly to: Seat;
}

/** The way of a dash, in columns. */
export interface DrawnDash {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** Slashes and dotted ways, over the figures. */
export function Blows({
  layout,
  stands,
  blows,
  dashes,
  spark,
}: {
  readonly layout: BridgeLayout;
  readonly stands: readonly Stand[];
  readonly blows: readonly DrawnBlow[];
  readonly dashes: readonly DrawnDash[];
  readonly spark?: Stand | undefined;
}) {
  return (
    <svg className={styles.blows} viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      {dashes.map((dash) => (
        <DashArc
          key={`${dash.seat} ${dash.from} ${dash.to}`}
          layout={layout}
          dash={dash}
          side={sideOf(stands, dash.seat)}
        />
      ))}
      {blows.map((blow) => (
        <Slash key={`${blow.from} ${blow.column} ${blow.to}`} layout={layout} blow={blow} stands={stands} />
      ))}
      {spark && (
        <path
          className={styles.spark}
          d={star(
            {
              x: spark.x + spark.facing * 46 * layout.figure,
              y: spark.y - 112 * layout.figure,
            },
            30 * layout.figure,
          )}
        />
      )}
    </svg>
  );
}

function Slash({
  layout,
  blow,
  stands,
}: {
  readonly layout: BridgeLayout;
  readonly blow: DrawnBlow;
  readonly stands: readonly Stand[];
}) {
  const attacker = stands.find(({ figure }) => figure.seat === blow.from);
  const target = stands.find(({ figure }) => figure.seat === blow.to);
  if (!attacker || !target) return null;
  const size = layout.figure;
  const towards = target.x >= attacker.x ? 1 : -1;
  const foot = footOf(layout, blow.column);
  const gap = Math.abs(target.x - foot.x);
  const end = { x: target.x - towards * 40 * size, y: target.y - 98 * size };
  // Next to each other there is only room for a blow from above.
  const isClose = gap < 150 * size;
  const start = isClose
    ? { x: target.x - towards * 34 * size, y: target.y - 176 * size }
    : { x: foot.x + towards * 104 * size, y: foot.y - 150 * size };
  const [bulge, thickness] = isClose ? [towards * 30 * size, 16 * size] : [towards * 40 * size, 17 * size];
  const landed = isClose ? { x: end.x + towards * 4 * size, y: end.y + 26 * size } : end;
  return (
    <g className={styles.slash} data-side={attacker.isOurs ? 'ours' : 'theirs'}>
      <path className={styles.edge} d={crescent(start, landed, bulge, thickness)} />
      <path className={styles.core} d={crescent(start, landed, bulge * 0.96, thickness * 0.5)} />
      <path className={styles.star} d={star(landed, 22 * size)} />
    </g>
  );
}

function DashArc({
  layout,
  dash,
  side,
}: {
  readonly layout: BridgeLayout;
  readonly dash: DrawnDash;
  readonly side: 'ours' | 'theirs';
}) {
  const [from, to] = [footOf(layout, dash.from), footOf(layout, dash.to)];
  const high = 62 * layout.figure + Math.abs(to.x - from.x) * 0.22;
  const { thin } = layout;
  return (
    <g className={styles.dash} data-side={side}>
      <path
        strokeWidth={4 * Math.sqrt(thin)}
        strokeDasharray={`${0.1} ${9 * Math.sqrt(thin)}`}
        d={`M${round(from.x)} ${round(from.y - 8 * thin)}C${round(from.x)} ${round(from.y - high)} ${round(to.x)} ${round(to.y - high)} ${round(to.x)} ${round(to.y - 16 * thin)}`}
      />
      <circle
        cx={round(from.x)}
        cy={round(from.y - 2 * thin)}
        r={7 * Math.sqrt(thin)}
        strokeWidth={3 * Math.sqrt(thin)}
      />
    </g>
  );
}

function sideOf(stands: readonly Stand[], seat: Seat): 'ours' | 'theirs' {
  return stands.find(({ figure }) => figure.seat === seat)?.isOurs ? 'ours' : 'theirs';
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A crescent from one point to another that bulges to one side, thickest in the middle; a path. */
function crescent(from: Point, to: Point, bulge: number, thickness: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / long, dx / long];
  const control = (share: number, out: number) =>
    `${round(from.x + dx * share + nx * out)} ${round(from.y + dy * share + ny * out)}`;
  return [
    `M${round(from.x)} ${round(from.y)}`,
    `C${control(0.2, bulge)} ${control(0.68, bulge * 1.05)} ${round(to.x)} ${round(to.y)}`,
    `C${control(0.66, bulge * 1.05 - thickness)} ${control(0.3, bulge - thickness)} ${round(from.x)} ${round(from.y)}Z`,
  ].join('');
}

/** A star with four points: where a blow lands. */
function star({ x, y }: Point, size: number): string {
  const small = size * 0.2;
  const points = [
    [0, -size],
    [small, -small],
    [size, 0],
    [small, small],
    [0, size],
    [-small, small],
    [-size, 0],
    [-small, -small],
  ] as const;
  return `M${points.map(([dx, dy]) => `${round(x + dx)} ${round(y + dy)}`).join('L')}Z`;
}
