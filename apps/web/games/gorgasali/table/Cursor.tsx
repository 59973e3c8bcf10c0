import { useLingui } from '@lingui/react/macro';
import { type Square, squareName } from '@riposte/gorgasali/table';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { screenAt, within } from '../scene/camera.ts';
import { boxOf } from '../scene/geometry.ts';
import { useWatch, useWatched } from '../scene/watch.ts';
import styles from './Cursor.module.css';
import { neighbour, nextStop } from './stops.ts';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keys on the island: arrows lead from square to square, Enter takes the one they stand on. */
export function Cursor({
  squares,
  figures,
  from,
  say,
  onTake,
  isAsked,
}: {
  /** Squares that may be touched. */
  readonly squares: readonly Square[];
  readonly figures: readonly Square[];
  /** Where it begins. */
  readonly from: Square;
  /** What a square stands for, in words; nothing where it stands for nothing. */
  readonly say: (square: Square) => string;
  readonly onTake: (square: Square) => void;
  readonly isAsked: boolean;
}) {
  const { t } = useLingui();
  const [at, setAt] = useState(from);
  const [hasFocus, setFocus] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins at the figure again
  useEffect(() => setAt(from), [from, isAsked]);
  if (!isAsked) return undefined;
  const stops = [...squares, ...figures];
  const onKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    // The arrows are the island's while it has the focus; Escape and Tab lead away.
    event.preventDefault();
    event.stopPropagation();
    setAt(event.shiftKey ? neighbour(at, step) : (nextStop(at, step, stops) ?? neighbour(at, step)));
  };
  const said = say(at);
  const name = squareName(at);
  return (
    <>
      {hasFocus && <Frame square={at} isStop={said !== ''} />}
      <button
        type="button"
        className={styles.cursor}
        aria-label={
          said === '' ? t`The island. ${name}: nothing to do here` : t`The island. ${name}: ${said}`
        }
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
        onKeyDown={onKey}
        onClick={() => onTake(at)}
      />
      <p className="heard" aria-live="polite">
        {hasFocus ? `${name}. ${said}` : ''}
      </p>
    </>
  );
}

/** The frame around the square that the keys stand on; the camera follows it. */
function Frame({ square, isStop }: { readonly square: Square; readonly isStop: boolean }) {
  const watch = useWatch();
  const { camera } = useWatched();
  const { left, top, right, bottom } = boxOf(square);
  const [first, last] = [screenAt(camera, { x: left, y: top }), screenAt(camera, { x: right, y: bottom })];
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the square, not itself
  useEffect(() => {
    const { free } = watch.now();
    const x = Math.max(0, free.left + 40 - first.x) - Math.max(0, last.x - free.right + 40);
    const y = Math.max(0, free.top + 40 - first.y) - Math.max(0, last.y - free.bottom + 40);
    if (x !== 0 || y !== 0)
      watch.move({ camera: within(free, { ...camera, x: camera.x + x, y: camera.y + y }), isSmooth: false });
  }, [square]);
  return (
    <span
      className={styles.frame}
      data-stop={isStop}
      style={{ left: first.x, top: first.y, width: last.x - first.x, height: last.y - first.y }}
    />
  );
}
