import { type RefObject, useLayoutEffect, useState } from 'react';
import { DESK, PHONE } from '../scene/geometry.ts';
import type { Box } from '../scene/numeral.ts';
import type { Layout } from './useLayout.ts';

/** Whatever lies on the scene is in an element with this attribute. */
const SHADES = '[data-shades]';

/**
 * Where the interface lies on the scene, in units of the picture: plates, abilities and tools have sizes of their
 * own, while the picture grows and shrinks with the window.
 */
export function useThings(
  table: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  layout: Layout,
): readonly Box[] | undefined {
  const [things, setThings] = useState<readonly Box[]>();
  useLayoutEffect(() => {
    const shades = [...(table.current?.querySelectorAll(SHADES) ?? [])];
    const measure = () => {
      if (!frame.current) return;
      const found = boxesOn(frame.current.getBoundingClientRect(), shades, layout);
      setThings((known) => (isSame(known, found) ? known : found));
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (frame.current) observer.observe(frame.current);
    for (const shade of shades) observer.observe(shade);
    return () => observer.disconnect();
  }, [table, frame, layout]);
  return things;
}

/** At a desk the picture is in the middle of its frame; on a phone it stands at the bottom of it. */
function boxesOn(frame: DOMRect, shades: readonly Element[], layout: Layout): readonly Box[] {
  const { width, height } = layout === 'desk' ? DESK : PHONE;
  const unit = layout === 'desk' ? Math.min(frame.width / width, frame.height / height) : frame.width / width;
  if (unit === 0) return [];
  const left = frame.left + (frame.width - unit * width) / 2;
  const top =
    layout === 'desk' ? frame.top + (frame.height - unit * height) / 2 : frame.bottom - unit * height;
  return shades
    .flatMap((shade) => [...shade.children])
    .map((thing) => thing.getBoundingClientRect())
    .filter((thing) => thing.width > 0)
    .map((thing) => ({
      left: Math.round((thing.left - left) / unit),
      right: Math.round((thing.right - left) / unit),
      // Nothing is ever written above the interface.
      top: -2000,
      bottom: Math.round((thing.bottom - top) / unit),
    }));
}

function isSame(one: readonly Box[] | undefined, other: readonly Box[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
