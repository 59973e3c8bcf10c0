import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Layout } from './useLayout.ts';

/** How wide and how high the picture on a phone is, in its own units. */
const WIDE = 390;
const HIGH = 396;

/**
 * How far the header reaches down into the picture, in units of the picture: it stands at the bottom of its
 * frame, and the lower the frame, the less sky is seen.
 */
export function useHeadroom(
  frame: RefObject<HTMLElement | null>,
  tools: RefObject<HTMLElement | null>,
  layout: Layout,
): number | undefined {
  const [headroom, setHeadroom] = useState<number>();
  useLayoutEffect(() => {
    const measure = () => {
      if (layout !== 'phone' || !frame.current || !tools.current) return setHeadroom(undefined);
      const { width, height, top } = frame.current.getBoundingClientRect();
      const unit = width / WIDE;
      const below = tools.current.getBoundingClientRect().top - top;
      setHeadroom(unit > 0 ? Math.round(below / unit - (height / unit - HIGH)) : undefined);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const { current } of [frame, tools]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [frame, tools, layout]);
  return headroom;
}
