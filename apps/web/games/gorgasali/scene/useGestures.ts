import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { panBy, pictureAt, zoomAt } from './camera.ts';
import type { Point } from './geometry.ts';
import type { Watch } from './watch.ts';

/** A finger that has moved so many pixels drags; less is a touch. */
const DRAG = 6;
/** Two touches within so many milliseconds are a double tap. */
const DOUBLE = 300;
/** How much one notch of a wheel zooms. */
const NOTCH = 0.0016;

interface Deeds {
  /** A point of the picture was touched; `false` where there was nothing to touch. */
  readonly onTouch: (point: Point) => boolean;
  readonly onHover: (point: Point | undefined) => void;
  /** A hand has moved the camera. */
  readonly onMoved: () => void;
  readonly onHome: () => void;
}

/** Pan by dragging, zoom by wheel and pinch, home by a double tap; all else is a touch. */
export function useGestures(window: RefObject<HTMLElement | null>, watch: Watch, deeds: Deeds) {
  const held = useRef(new Map<number, Point>());
  const isDragging = useRef(false);
  const lastTap = useRef({ at: 0, x: 0, y: 0 });
  const latest = useRef(deeds);
  latest.current = deeds;

  // Listened to by hand: only so may it be prevented that the page zooms.
  useEffect(() => {
    const place = window.current;
    if (!place) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { camera, free } = watch.now();
      const factor = Math.exp(-event.deltaY * NOTCH * (event.deltaMode === 1 ? 20 : 1));
      watch.move({ camera: zoomAt(free, camera, at(event, place), factor), isSmooth: false });
      latest.current.onMoved();
    };
    place.addEventListener('wheel', onWheel, { passive: false });
    return () => place.removeEventListener('wheel', onWheel);
  }, [window, watch]);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      held.current.set(event.pointerId, at(event, event.currentTarget));
      isDragging.current = held.current.size > 1;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const point = at(event, event.currentTarget);
      const from = held.current.get(event.pointerId);
      if (!from) {
        if (event.pointerType === 'mouse') latest.current.onHover(pictureAt(watch.now().camera, point));
        return;
      }
      if (!isDragging.current && Math.hypot(point.x - from.x, point.y - from.y) < DRAG) return;
      if (!isDragging.current) event.currentTarget.setPointerCapture(event.pointerId);
      isDragging.current = true;
      const { camera, free } = watch.now();
      const other = [...held.current].find(([id]) => id !== event.pointerId)?.[1];
      held.current.set(event.pointerId, point);
      const panned = panBy(free, camera, {
        x: (point.x - from.x) / held.current.size,
        y: (point.y - from.y) / held.current.size,
      });
      watch.move({ camera: other ? pinched(free, panned, from, point, other) : panned, isSmooth: false });
      latest.current.onMoved();
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const wasHeld = held.current.delete(event.pointerId);
      if (!wasHeld || isDragging.current) return;
      const point = at(event, event.currentTarget);
      const { at: before, x, y } = lastTap.current;
      const isDouble = event.timeStamp - before < DOUBLE && Math.hypot(point.x - x, point.y - y) < 30;
      lastTap.current = { at: event.timeStamp, ...point };
      if (!latest.current.onTouch(pictureAt(watch.now().camera, point)) && isDouble) latest.current.onHome();
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      held.current.delete(event.pointerId);
    },
    onPointerLeave() {
      latest.current.onHover(undefined);
    },
  };
}

/** Two fingers: as far as they part, it zooms, around the one that rests. */
function pinched(
  free: Parameters<typeof zoomAt>[0],
  camera: Parameters<typeof zoomAt>[1],
  from: Point,
  to: Point,
  rest: Point,
) {
  const before = Math.hypot(from.x - rest.x, from.y - rest.y);
  const now = Math.hypot(to.x - rest.x, to.y - rest.y);
  return before < 1
    ? camera
    : zoomAt(free, camera, { x: (to.x + rest.x) / 2, y: (to.y + rest.y) / 2 }, now / before);
}

function at(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  place: Element,
): Point {
  const { left, top } = place.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
