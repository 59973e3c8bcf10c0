/** The parts of a table that arrows walk along, from top to bottom. */
const LANES = '[data-walk]';
const STOPS = 'button:not([disabled]), [role="button"], a[href]';

/** Moves the focus with an arrow: along the hand, the answers or the bridge, or from one of them to the next. */
export function walk(root: HTMLElement, key: string): boolean {
  const lanes = [...root.querySelectorAll<HTMLElement>(LANES)].filter((lane) => stopsOf(lane).length > 0);
  const held = document.activeElement;
  const at = lanes.findIndex((lane) => lane.contains(held));
  const lane = lanes[at];
  if (!lane) return focusOn(lanes.at(-1), 0);
  const stops = stopsOf(lane);
  const stop = stops.indexOf(held as HTMLElement);
  switch (key) {
    case 'ArrowLeft':
      return focusOn(lane, (stop - 1 + stops.length) % stops.length);
    case 'ArrowRight':
      return focusOn(lane, (stop + 1) % stops.length);
    case 'ArrowUp':
      return focusOn(lanes[at - 1], 0);
    case 'ArrowDown':
      return focusOn(lanes[at + 1], 0);
    default:
      return false;
  }
}

function stopsOf(lane: HTMLElement): readonly HTMLElement[] {
  return [...lane.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility());
}

function focusOn(lane: HTMLElement | undefined, index: number): boolean {
  const stop = lane && stopsOf(lane)[index];
  stop?.focus();
  return stop !== undefined;
}
