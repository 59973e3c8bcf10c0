import type { Landmark, Weight } from '@riposte/kernel';

/** How fast a film runs. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long what stands out is looked at, in milliseconds. */
const OF_LANDMARKS: Readonly<Record<Landmark, number>> = {
  round: 1200,
  turn: 350,
  blow: 1500,
  hit: 1800,
  card: 1600,
  end: 1500,
};
/** How long everything else is, by how much it matters. */
const OF_WEIGHTS: Readonly<Record<Weight, number>> = { quiet: 500, plain: 900, strong: 2000 };

/** How long a moment is looked at before the next one, in milliseconds. */
export function dwellOf(landmark: Landmark | undefined, weight: Weight, speed: Speed): number {
  return (landmark ? OF_LANDMARKS[landmark] : OF_WEIGHTS[weight]) / speed;
}
