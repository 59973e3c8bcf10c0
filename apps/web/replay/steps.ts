import { unreachable } from '@riposte/kernel';
import type { Frame } from './film.ts';

/** How far one goes at once. */
export const STRIDES = ['event', 'turn', 'round'] as const;
export type Stride = (typeof STRIDES)[number];

/** Where one comes to from a position, forward (1) or back (-1): the next moment of which these eyes saw anything. */
export function stepFrom(frames: readonly Frame[], at: number, stride: Stride, way: 1 | -1): number {
  for (let index = at + way; index >= 0 && index < frames.length; index += way) {
    if (isStop(frames, index, stride)) return index;
  }
  return way === 1 ? frames.length - 1 : 0;
}

/** The nearest position at which something is seen, not after the one asked for if that is possible. */
export function nearestTo(frames: readonly Frame[], at: number): number {
  const wanted = Math.min(Math.max(0, Math.trunc(at)), frames.length - 1);
  for (let index = wanted; index >= 0; index--) if (isSeen(frames[index])) return index;
  return Math.max(0, wanted);
}

/** Where each round begins. */
export function roundsOf(
  frames: readonly Frame[],
): readonly { readonly round: number; readonly at: number }[] {
  return frames.flatMap(({ round }, at) =>
    round > 0 && round !== frames[at - 1]?.round ? [{ round, at }] : [],
  );
}

/** Whether it is nothing to stop at or to read of: whose turn it is can be seen on the table. */
export function isPassing(frame: Frame): boolean {
  return typeOf(frame) === 'turnBegan';
}

function isStop(frames: readonly Frame[], index: number, stride: Stride): boolean {
  const frame = frames[index];
  const before = frames[index - 1];
  if (!frame) return false;
  switch (stride) {
    case 'event':
      return isSeen(frame) && !isPassing(frame);
    case 'turn':
      return typeOf(frame) === 'turnBegan' || frame.round !== before?.round;
    case 'round':
      return frame.round !== before?.round;
    default:
      return unreachable(stride);
  }
}

function isSeen(frame: Frame | undefined): boolean {
  return frame?.event !== undefined || frame?.takenBackBy !== undefined;
}

function typeOf({ event }: Frame): string | undefined {
  return typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : undefined;
}
