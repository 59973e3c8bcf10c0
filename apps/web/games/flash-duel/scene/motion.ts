import type { Event } from '@riposte/flash-duel';
import { walkingTime } from './choreography.ts';
import type { BridgeLayout } from './geometry.ts';
import type { DrawnFigure } from './scene.ts';

/** How a figure gets from one plank to another. */
export interface FigureMotion {
  /** In milliseconds. */
  readonly time: number;
  readonly easing: string;
  readonly hops: 'each' | 'one' | 'none';
  /** How high it hops. */
  readonly height: number;
  /** Heels raise dust. */
  readonly dust?: boolean;
}

const SOFT = 'cubic-bezier(0.3, 0.6, 0.3, 1)';

/** How a figure moves while an event is being shown; `pace` shortens it, 0 leaves nothing of it. */
export function motionOf(
  event: Event | undefined,
  figure: DrawnFigure,
  layout: BridgeLayout,
  pace: number,
): FigureMotion {
  const motion = motionIn(event, figure, 26 * layout.thin);
  return { ...motion, time: Math.round(motion.time * pace) };
}

function motionIn(event: Event | undefined, { seat }: DrawnFigure, high: number): FigureMotion {
  const slide: FigureMotion = { time: 260, easing: SOFT, hops: 'none', height: 0 };
  switch (event?.type) {
    case 'moved':
    case 'retreated':
      return event.seat === seat
        ? { time: walkingTime(event), easing: 'linear', hops: 'each', height: high * 0.5 }
        : slide;
    case 'dashed':
    case 'dashBlocked':
      return event.seat === seat
        ? { time: 320, easing: 'cubic-bezier(0.5, 0, 0.2, 1)', hops: 'one', height: high * 1.4, dust: true }
        : slide;
    case 'pushed':
      return event.target === seat
        ? { ...slide, time: 340, easing: 'cubic-bezier(0.7, 0, 0.2, 1)', dust: true }
        : slide;
    case 'sideChanged':
      return event.seat === seat
        ? { time: 560, easing: 'ease-in-out', hops: 'one', height: high * 3 }
        : slide;
    case 'roundBegan':
      return { ...slide, time: 520, easing: 'ease-in-out' };
    default:
      return slide;
  }
}
