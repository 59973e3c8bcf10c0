/** Which part of a board is seen: a point of it is drawn at `x + left * zoom`, `y + top * zoom`. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** A stretch along one axis, in units of the board. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

/** A piece of a board. */
export interface Area {
  readonly across: Extent;
  readonly down: Extent;
}

/** How large the picture is. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** All of a board as it was drawn. */
export const STILL: Camera = { x: 0, y: 0, zoom: 1 };

/**
 * Shows an area as large as it fits, but not larger than it was drawn. Nothing beyond the whole board is seen, unless
 * the area itself lies there.
 */
export function look({ width, height }: PictureSize, area: Area, whole: Area): Camera {
  const zoom = Math.min(1, width / lengthOf(area.across), height / lengthOf(area.down));
  return {
    x: -edge(area.across, whole.across, width / zoom) * zoom,
    y: -edge(area.down, whole.down, height / zoom) * zoom,
    zoom,
  };
}

/** Whether a camera sees so much. */
export function sees({ width, height }: PictureSize, { zoom }: Camera, { across, down }: Area): boolean {
  return zoom <= Math.min(width / lengthOf(across), height / lengthOf(down)) + 0.001;
}

/** Where the picture begins: around the middle of what is wanted, and within the whole if that will do. */
function edge(wanted: Extent, whole: Extent, seen: number): number {
  const middle = (wanted.from + wanted.to - seen) / 2;
  const least = Math.min(wanted.from, whole.from);
  const most = Math.max(wanted.to, whole.to) - seen;
  return Math.min(Math.max(middle, least), Math.max(least, most));
}

function lengthOf({ from, to }: Extent): number {
  return to - from;
}
