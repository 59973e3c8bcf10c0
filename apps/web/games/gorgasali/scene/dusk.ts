import { SIDE, ZONE_DEPTHS } from '@riposte/gorgasali/table';
import { HEIGHT, noise, short, WIDTH } from './geometry.ts';

/** The edge between a zone and the next one inward: a box with round corners, so many squares within the rim. */
export function zonePath(depth: number, radius = 0.25): string {
  const [left, top] = [depth * WIDTH, depth * HEIGHT];
  const [right, bottom] = [(SIDE - depth) * WIDTH, (SIDE - depth) * HEIGHT];
  const [across, down] = [radius * WIDTH, radius * HEIGHT];
  return (
    `M${short(left + across)} ${short(top)}H${short(right - across)}Q${short(right)} ${short(top)} ${short(right)} ${short(top + down)}` +
    `V${short(bottom - down)}Q${short(right)} ${short(bottom)} ${short(right - across)} ${short(bottom)}` +
    `H${short(left + across)}Q${short(left)} ${short(bottom)} ${short(left)} ${short(bottom - down)}` +
    `V${short(top + down)}Q${short(left)} ${short(top)} ${short(left + across)} ${short(top)}Z`
  );
}

/** How deep the dusk reaches once so many zones are inactive; nothing before the first, everything after the last. */
export function duskDepth(shrunk: number): number {
  return shrunk >= ZONE_DEPTHS.length ? SIDE / 2 : (ZONE_DEPTHS[shrunk] ?? 0);
}

/** Everything outside a box, far into the sea. */
function outside(inner: string): string {
  return `M${-40 * WIDTH} ${-40 * HEIGHT}H${80 * WIDTH}V${80 * HEIGHT}H${-40 * WIDTH}Z${inner}`;
}

/** One step of the dusk: what it covers and how dark it is. */
export interface DuskStep {
  readonly path: string;
  readonly shade: number;
}

/** How many squares outward the dusk still deepens. */
const STEPS = 4;

/** The dusk in flat steps, each a square farther out and deeper. */
export function duskSteps(shrunk: number): readonly DuskStep[] {
  const depth = duskDepth(shrunk);
  if (shrunk === 0) return [];
  return Array.from({ length: STEPS }, (_, step) => ({
    path: outside(depth - step > -2 && depth < SIDE / 2 ? zonePath(depth - step, 0.25 + step * 0.2) : ''),
    shade: step === 0 ? 0.5 : 0.14,
  })).slice(0, depth >= SIDE / 2 ? 1 : STEPS);
}

/** A bar of mist. */
export interface Mist {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly isPale: boolean;
}

/** Bars of mist with round ends that lie in the dusk, in little flights. */
export function mistIn(shrunk: number): readonly Mist[] {
  if (shrunk === 0) return [];
  const depth = Math.min(duskDepth(shrunk), 12);
  const bars: Mist[] = [];
  for (let flight = 0; flight < 15; flight++)
    for (const side of [0, 1]) {
      const seed = flight * 2 + side;
      const count = 2 + Math.floor(noise(seed, 4) * 3);
      const y = (flight * 2.05 - 0.6 + noise(seed, 1)) * HEIGHT;
      for (let bar = 0; bar < count; bar++) {
        const length = 130 + noise(seed, bar + 11) * 170;
        const reach = (depth - 1.2 - noise(seed, bar + 5) * 1.6) * WIDTH;
        bars.push({
          x: side === 0 ? reach - length : SIDE * WIDTH - reach,
          y: y + bar * 9.2,
          length,
          isPale: bar % 2 === 0,
        });
      }
    }
  return bars;
}
