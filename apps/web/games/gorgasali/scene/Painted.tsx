import { createContext, memo, useContext, useEffect, useState } from 'react';
import type { Box } from './geometry.ts';
import { type Paint, type Placed, paintingOf } from './painting.ts';

/** What the island is painted with; nothing until its sheet is here. */
export const Painting = createContext<Paint | undefined>(undefined);

/** Things that stand still, as one image. */
export const Painted = memo(function Painted({
  box,
  placed,
  later = 0,
}: {
  readonly box: Box;
  readonly placed: readonly Placed[];
  /** So many frames later: several images do not make one frame long. */
  readonly later?: number;
}) {
  const paint = useContext(Painting);
  const [address, show] = useState<string>();
  useEffect(() => {
    if (!paint) return;
    let left = later;
    let frame = requestAnimationFrame(function next() {
      left -= 1;
      if (left < 0) show(paintingOf(paint, box, placed));
      else frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [paint, box, placed, later]);
  return address && <Image address={address} box={box} />;
});

/** How far a drawing reaches beyond its square, and one of the Great Tree beyond its four. */
const AROUND: Box = { left: -8, top: -16, right: 56, bottom: 48 };

/** One drawing on a square. All that are alike share an image. */
export function StandingDrawing({
  drawing,
  isDusked = false,
  x,
  y,
  around = AROUND,
}: Omit<Placed, 'isDusked'> & { readonly isDusked?: boolean; readonly around?: Box }) {
  const paint = useContext(Painting);
  const address = paint && standingIn(paint, drawing, isDusked, around);
  return (
    address && (
      <Image
        address={address}
        box={{
          left: x + around.left,
          top: y + around.top,
          right: x + around.right,
          bottom: y + around.bottom,
        }}
      />
    )
  );
}

function Image({
  address,
  box: { left, top, right, bottom },
}: {
  readonly address: string;
  readonly box: Box;
}) {
  return <image href={address} x={left} y={top} width={right - left} height={bottom - top} />;
}

/** Images of single drawings that were made with some paint: seventy chests are alike. */
const made = new WeakMap<Paint, Map<string, string>>();

function standingIn(paint: Paint, drawing: string, isDusked: boolean, around: Box): string {
  const images = made.get(paint) ?? new Map<string, string>();
  made.set(paint, images);
  const key = `${drawing} ${isDusked}`;
  const image = images.get(key) ?? paintingOf(paint, around, [{ drawing, isDusked, x: 0, y: 0 }]);
  images.set(key, image);
  return image;
}
