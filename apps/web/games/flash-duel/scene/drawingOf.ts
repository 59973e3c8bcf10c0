import type { Figure } from './scene.ts';

/** Which figure to draw: in Simple Mode two fencers without names. */
export function drawingOf({ character, side }: Figure): string {
  return character ?? (side === 0 ? 'duelist' : 'rival');
}
