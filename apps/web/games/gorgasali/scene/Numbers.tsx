import { type Point, short } from './geometry.ts';

/** How wide a digit is, in sizes of its letters: with tabular figures, all are. */
const DIGIT = 0.647;

/** Where a number stands. */
interface Numbered extends Point {
  readonly value: number;
}

/**
 * Many numbers as one text with a place for each digit. A movement has about a hundred, and as many texts would each be
 * made, styled and laid out by itself.
 */
export function Numbers({
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
