import type { DrawnFigure } from './scene.ts';

/** Which figure to draw: in Simple Mode two fencers without names. */
export function drawingOf({ character, side }: DrawnFigure): string {
  return character ?? (side === 0 ? 'duelist' : 'rival');
}
