import sheet from '../art/island.svg?url&no-inline';
import { HEIGHT, WIDTH } from './geometry.ts';

/** Something of the island's sheet, as large as a square unless it says otherwise. */
export function Drawn({
  name,
  x,
  y,
  width = WIDTH,
  height = HEIGHT,
  className,
}: {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
  readonly className?: string | undefined;
}) {
  return (
    <use
      href={`${sheet}#${name}`}
      x={x}
      y={y}
      width={width}
      height={height}
      {...(className && { className })}
    />
  );
}
