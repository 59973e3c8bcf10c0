import { useLayoutEffect, useState } from 'react';
import { afterFrame } from './ownTask.ts';

/** So many cards are drawn at once. */
const AT_ONCE = 4;

/** What waits to be drawn, and as how many cards it counts. */
interface Part {
  readonly weight: number;
  readonly draw: () => void;
}

let room = AT_ONCE;
let isDue = false;
const waiting: Part[] = [];

/**
 * Whether a part of the page may be drawn by now. Where many come at once, the first are drawn, and a few more with each
 * frame: none of them has to draw them all. Until then the part keeps its place free, so that nothing moves.
 */
export function useTurnToDraw(weight = 1): boolean {
  const [isDrawn, setDrawn] = useState(() => takesRoom(weight));
  useLayoutEffect(() => {
    if (isDrawn) return;
    const part = { weight, draw: () => setDrawn(true) };
    waiting.push(part);
    return () => {
      const place = waiting.indexOf(part);
      if (place >= 0) waiting.splice(place, 1);
    };
  }, [isDrawn, weight]);
  return isDrawn;
}

function takesRoom(weight: number): boolean {
  inNextFrame();
  if (room <= 0) return false;
  room -= weight;
  return true;
}

function inNextFrame(): void {
  if (isDue) return;
  isDue = true;
  afterFrame(() => {
    isDue = false;
    room = AT_ONCE;
    while (room > 0) {
      const part = waiting.shift();
      if (!part) return;
      room -= part.weight;
      part.draw();
    }
    inNextFrame();
  });
}
