import { SIDE } from '@riposte/gorgasali/table';
import { HEIGHT, noise, type Point, short, WIDTH } from './geometry.ts';

/** How many bays and capes each side of the coast has. */
const CAPES = 9;

/** The coast, so many squares beyond the rim: its sides bulge, and no two bays are alike. */
export function coastAt(distance: number, seed: number): string {
  const points: Point[] = [];
  for (let side = 0; side < 4; side++)
    for (let cape = 0; cape < CAPES; cape++) {
      const along = cape / CAPES;
      const bulge = Math.sin(along * Math.PI) * 0.8;
      const out = distance + bulge + (noise(side * CAPES + cape, seed) - 0.35) * 1.1;
      points.push(turned(side, -0.35 + along * (SIDE + 0.7), -out));
    }
  return smooth(points);
}

/** A point of the northern side, turned to another. */
function turned(side: number, along: number, out: number): Point {
  const [x, y] = [
    [along, out],
    [SIDE - out, along],
    [SIDE - along, SIDE - out],
    [out, SIDE - along],
  ][side] ?? [along, out];
  return { x: (x ?? 0) * WIDTH, y: (y ?? 0) * HEIGHT };
}

/** A closed curve through these points. */
function smooth(points: readonly Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const out = `${short(from.x + (to.x - before.x) / 6)} ${short(from.y + (to.y - before.y) / 6)}`;
    const into = `${short(to.x - (after.x - from.x) / 6)} ${short(to.y - (after.y - from.y) / 6)}`;
    return `C${out} ${into} ${short(to.x)} ${short(to.y)}`;
  });
  const first = at(0);
  return `M${short(first.x)} ${short(first.y)}${curves.join('')}Z`;
}
