import type { Layout } from './geometry.ts';
import type { Stand } from './stand.ts';

/** A crest over somebody's head. */
export interface Badge {
  readonly stand: Stand;
  readonly x: number;
  readonly y: number;
}

/** Who is who needs to be said only where more than two fight; nobody takes the Dragon for somebody else. */
export function badgesOf(layout: Layout, stands: readonly Stand[]): readonly Badge[] {
  if (stands.length < 3) return [];
  return stands
    .filter(({ figure }) => figure.pose !== 'fallen' && !figure.isDragon)
    .map((stand, index) => ({
      stand,
      x: stand.x,
      y: stand.y - (204 + (index % 2) * (layout.thin === 1 ? 8 : 22)) * layout.figure * stand.shrink,
    }));
}
