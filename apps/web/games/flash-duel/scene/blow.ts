import { round } from './geometry.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A crescent from one point to another that bulges to one side, thickest in the middle; a path. */
export function crescent(from: Point, to: Point, bulge: number, thickness: number): string {
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
export function star({ x, y }: Point, size: number): string {
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
