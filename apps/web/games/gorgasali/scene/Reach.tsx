import type { Square } from '@riposte/gorgasali/table';
import { memo } from 'react';
import { boxOf, HEIGHT, middleOf, type Point, short, WIDTH } from './geometry.ts';
import { outlineOf } from './outline.ts';
import styles from './Reach.module.css';

/** How wide a digit is, in sizes of its letters: with tabular figures, all are. */
const DIGIT = 0.647;

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
      {spots.length > 0 && (
        <path d={spots.map(endPath).join('')} className={styles.end} data-spots={spots.join(' ')} />
      )}
      {dusked.length > 0 && <path d={outlineOf(dusked, SHARP)} className={styles.dusked} />}
      <path d={outlineOf(area, SHARP)} className={styles.contour} />
    </g>
  );
});

/** A square with round corners, a little within its lines. */
function endPath(square: Square): string {
  const { left, top } = boxOf(square);
  const [width, height, radius] = [WIDTH - 6, HEIGHT - 5, 7];
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const corner = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  return (
    `M${left + 3 + radius} ${top + 2.5}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}` +
    `h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}Z`
  );
}

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
  if (costs.size === 0) return undefined;
  const ends = new Set(spots);
  const all = [...costs].map(([square, value]) => {
    const { x, y } = middleOf(square);
    const kind = !ends.has(square) ? 'pass' : chests.includes(square) ? 'bead' : 'may';
    return kind === 'bead' ? { kind, value, x: x + 14, y: y + 13 } : { kind, value, x, y: y + 4.5 };
  });
  const of = (kind: 'pass' | 'may' | 'bead') => all.filter((one) => one.kind === kind);
  return (
    <g className={styles.numerals}>
      <Numbers numbers={of('pass')} size={11} className={styles.pass} />
      <Numbers numbers={of('may')} size={13} className={styles.may} />
      <path
        d={of('bead')
          .map(({ x, y }) => `M${x - 9} ${y - 4}a9 9 0 0 1 18 0a9 9 0 0 1 -18 0Z`)
          .join('')}
        className={styles.bead}
      />
      <Numbers numbers={of('bead')} size={11.5} className={styles.beadText} />
    </g>
  );
});

/** Where a number stands. */
interface Numbered extends Point {
  readonly value: number;
}

/**
 * Many numbers as one text with a place for each digit. A movement has about a hundred, and as many texts would each be
 * made, styled and laid out by itself.
 */
function Numbers({
  numbers,
  size,
  className,
}: {
  readonly numbers: readonly Numbered[];
  /** In pixels of the picture, as the class has it. */
  readonly size: number;
  readonly className: string | undefined;
}) {
  const digits = numbers.flatMap(({ value, x, y }) => {
    const written = [...String(value)];
    return written.map((digit, index) => ({
      digit,
      x: short(x + (index - (written.length - 1) / 2) * DIGIT * size),
      y: short(y),
    }));
  });
  if (digits.length === 0) return undefined;
  return (
    <text className={className} x={digits.map(({ x }) => x).join(' ')} y={digits.map(({ y }) => y).join(' ')}>
      {digits.map(({ digit }) => digit).join('')}
    </text>
  );
}
