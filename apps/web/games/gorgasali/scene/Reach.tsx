import type { Square } from '@riposte/gorgasali/table';
import { memo } from 'react';
import { boxOf, HEIGHT, middleOf, WIDTH } from './geometry.ts';
import { outlineOf } from './outline.ts';
import styles from './Reach.module.css';

const SHARP = { radius: 0.2, jitter: 0 };

/** Where a figure may go: one contour and one tint; squares it may end on are brighter. */
export const Reach = memo(function Reach({
  costs,
  spots,
  dusked,
}: {
  readonly costs: ReadonlyMap<Square, number>;
  /** Squares that may be touched. */
  readonly spots: readonly Square[];
  /** Those of them that cost health. */
  readonly dusked: readonly Square[];
}) {
  const area = new Set([...costs.keys(), ...spots]);
  if (area.size === 0) return undefined;
  return (
    <g>
      <path d={outlineOf(area, SHARP)} className={styles.tint} />
      {spots.map((square) => {
        const { left, top } = boxOf(square);
        return (
          <rect
            key={square}
            x={left + 3}
            y={top + 2.5}
            width={WIDTH - 6}
            height={HEIGHT - 5}
            rx="7"
            className={styles.end}
            data-spot={square}
          />
        );
      })}
      {dusked.length > 0 && <path d={outlineOf(dusked, SHARP)} className={styles.dusked} />}
      <path d={outlineOf(area, SHARP)} className={styles.contour} />
    </g>
  );
});

/** What it takes to come to each square. */
export const Numerals = memo(function Numerals({
  costs,
  spots,
  chests,
}: {
  readonly costs: ReadonlyMap<Square, number>;
  readonly spots: readonly Square[];
  readonly chests: readonly Square[];
}) {
  const ends = new Set(spots);
  return (
    <g className={styles.numerals}>
      {[...costs].map(([square, cost]) => {
        const { x, y } = middleOf(square);
        const isChest = chests.includes(square);
        if (isChest && ends.has(square))
          return (
            <g key={square} transform={`translate(${x + 14} ${y + 9})`}>
              <circle r="9" className={styles.bead} />
              <text y="4" className={styles.beadText}>
                {cost}
              </text>
            </g>
          );
        return (
          <text key={square} x={x} y={y + 4.5} className={ends.has(square) ? styles.may : styles.pass}>
            {cost}
          </text>
        );
      })}
    </g>
  );
});
