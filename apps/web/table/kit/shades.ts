import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Layout } from './useLayout.ts';

/** A rectangle, in pixels from the left upper corner of the board. */
export interface Shade {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where the interface lies on the board. */
export interface Shades {
  readonly width: number;
  readonly height: number;
  /** Down to here nothing but its upper corners is covered. */
  readonly clear: number;
  readonly boxes: readonly Shade[];
  /** How large letters are: what lies on the board is measured in them. */
  readonly rem: number;
}

/** Where it lies now, and word when that changes. */
export interface Shading {
  now(): Shades | undefined;
  subscribe(listener: () => void): () => void;
}

/** Whatever lies on the board is in an element with this attribute. */
const SHADES = '[data-shades]';

/**
 * Plates and tools have sizes of their own, while the picture grows and shrinks with the window. Told apart from what is
 * drawn: a tool that comes does not draw the whole table again.
 */
export function useShading(
  table: RefObject<HTMLElement | null>,
  board: RefObject<HTMLElement | null>,
  clear: RefObject<HTMLElement | null>,
  layout: Layout,
): Shading {
  const shading = useMemo(newShading, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout has other elements
  useLayoutEffect(() => {
    const found = [...(table.current?.querySelectorAll(SHADES) ?? [])];
    const measure = () => {
      if (!board.current) return;
      const free = clear.current?.getBoundingClientRect().bottom;
      const measured = shadesOn(board.current.getBoundingClientRect(), free, found);
      shading.tell(measured);
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (board.current) observer.observe(board.current);
    if (clear.current) observer.observe(clear.current);
    // What holds them may have no box of its own.
    for (const one of found.flatMap((place) => [place, ...place.children])) observer.observe(one);
    return () => observer.disconnect();
  }, [table, board, clear, layout]);
  return shading;
}

/** What a picture needs of it; drawn anew only when that has changed. */
export function useShades<Needed>(shading: Shading, needed: (shades: Shades | undefined) => Needed): Needed {
  const latest = useRef(needed);
  latest.current = needed;
  const [, setKey] = useState(() => JSON.stringify(needed(shading.now())));
  useLayoutEffect(
    () => shading.subscribe(() => setKey(JSON.stringify(latest.current(shading.now())))),
    [shading],
  );
  return needed(shading.now());
}

function newShading(): Shading & { tell(shades: Shades): void } {
  let known: Shades | undefined;
  const listeners = new Set<() => void>();
  return {
    now: () => known,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(shades) {
      if (JSON.stringify(known) === JSON.stringify(shades)) return;
      known = shades;
      for (const listener of listeners) listener();
    },
  };
}

function letterSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

function shadesOn(
  { left, top, bottom, width, height }: DOMRect,
  free: number | undefined,
  found: readonly Element[],
): Shades {
  const boxes = found
    .flatMap((one) => [...one.children])
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.width > 0)
    .map((one) => ({
      left: Math.round(one.left - left),
      right: Math.round(one.right - left),
      top: Math.round(one.top - top),
      bottom: Math.round(one.bottom - top),
    }));
  return { width, height, clear: Math.round((free ?? bottom) - top), boxes, rem: letterSize() };
}
