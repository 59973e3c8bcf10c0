import { unreachable } from '@riposte/kernel';
import type { Still } from './film.ts';

/** How far a step goes. */
export const STRIDES = ['event', 'turn', 'round'] as const;
export type Stride = (typeof STRIDES)[number];

/** Where a step leads from a position, forward (1) or back (-1): the next moment of which these eyes saw anything. */
export function stepFrom(stills: readonly Still[], at: number, stride: Stride, way: 1 | -1): number {
  for (let index = at + way; index >= 0 && index < stills.length; index += way) {
    if (isStop(stills, index, stride)) return index;
  }
  return way === 1 ? stills.length - 1 : 0;
}

/** The nearest position at which something is seen, not after the one asked for if that is possible. */
export function nearestTo(stills: readonly Still[], at: number): number {
  const wanted = Math.min(Math.max(0, Math.trunc(at)), stills.length - 1);
  for (let index = wanted; index >= 0; index--) if (isSeen(stills[index])) return index;
  return Math.max(0, wanted);
}

/** Where each round begins. */
export function roundsOf(
  stills: readonly Still[],
): readonly { readonly round: number; readonly at: number }[] {
  return stills.flatMap(({ round }, at) =>
    round > 0 && round !== stills[at - 1]?.round ? [{ round, at }] : [],
  );
}

/** Whether it is nothing to stop at or to read of: whose turn it is can be seen on the table. */
export function isPassing({ landmark }: Still): boolean {
  return landmark === 'turn';
}

function isStop(stills: readonly Still[], index: number, stride: Stride): boolean {
  const still = stills[index];
  const before = stills[index - 1];
  if (!still) return false;
  switch (stride) {
    case 'event':
      return isSeen(still) && !isPassing(still);
    case 'turn':
      return still.landmark === 'turn' || still.round !== before?.round;
    case 'round':
      return still.round !== before?.round;
    default:
      return unreachable(stride);
  }
}

function isSeen(still: Still | undefined): boolean {
  return still?.event !== undefined || still?.takenBackBy !== undefined;
}
