import type { Camera } from '../../../table/kit/camera.ts';
import type { BridgeLayout } from './geometry.ts';
import type { NumeralBox } from './numeral.ts';
import type { Stand } from './stand.ts';

/** A crest over a fighter's head. */
export interface Badge {
  readonly stand: Stand;
  readonly x: number;
  readonly y: number;
  /** How much of the screen it takes. */
  readonly box: NumeralBox;
}

/** How much room a badge takes around the point over the head where it is. */
const ROOM = { beside: 34, above: 18, below: 14 } as const;

/**
 * Who is who needs to be said only where more than two fight; the Dragon is taken for no other. What lies on
 * the scene hides no badge: it slips down beneath it.
 */
export function badgesOf(
  layout: BridgeLayout,
  camera: Camera,
  stands: readonly Stand[],
  things: readonly NumeralBox[],
): readonly Badge[] {
  if (stands.length < 3) return [];
  return stands
    .filter(({ figure }) => figure.pose !== 'fallen' && !figure.isDragon)
    .map((stand, index) => {
      const over =
        stand.y - (204 + (index % 2) * (layout.thin === 1 ? 8 : 22)) * layout.figure * stand.shrink;
      const middle = camera.x + stand.x * camera.zoom;
      const around = { left: middle - ROOM.beside, right: middle + ROOM.beside };
      const above = things.filter(({ left, right }) => left < around.right && right > around.left);
      const high = layout.front + (over - layout.front) * camera.zoom;
      const seen = Math.max(high, ...above.map(({ bottom }) => bottom + ROOM.above));
      return {
        stand,
        x: stand.x,
        y: layout.front + (seen - layout.front) / camera.zoom,
        box: { ...around, top: seen - ROOM.above, bottom: seen + ROOM.below },
      };
    });
}
