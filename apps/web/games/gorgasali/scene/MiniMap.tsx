import { useLingui } from '@lingui/react/macro';
import { OFF, SIDE } from '@riposte/gorgasali/table';
import type { Seat } from '@riposte/kernel';
import { memo, type PointerEvent } from 'react';
import { colourOf } from '../table/colours.ts';
import { panBy, screenAt, seenIn } from './camera.ts';
import { duskDepth, zonePath } from './dusk.ts';
import { HEIGHT, WHOLE, WIDTH } from './geometry.ts';
import { LAND } from './land.ts';
import styles from './MiniMap.module.css';
import { type IslandScene, placeOf } from './scene.ts';
import { useWatch, useWatched } from './watch.ts';

const BOX = {
  left: -2.6 * WIDTH,
  top: -2.6 * HEIGHT,
  width: (SIDE + 5.2) * WIDTH,
  height: (SIDE + 5.2) * HEIGHT,
};

/** The whole island in little: who is where, where the dusk is, and what the camera sees. A touch leads there. */
export function MiniMap({
  scene,
  viewer,
  form,
}: {
  readonly scene: IslandScene;
  readonly viewer: Seat | undefined;
  readonly form: 'little' | 'sheet';
}) {
  const { t } = useLingui();
  const watch = useWatch();
  const lead = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const point = {
      x: BOX.left + ((event.clientX - left) / width) * BOX.width,
      y: BOX.top + ((event.clientY - top) / height) * BOX.height,
    };
    const { camera, free } = watch.now();
    const at = screenAt(camera, point);
    watch.move({
      camera: panBy(free, camera, {
        x: (free.left + free.right) / 2 - at.x,
        y: (free.top + free.bottom) / 2 - at.y,
      }),
      isSmooth: true,
    });
  };
  const where = scene.pieces.filter((piece) => piece.square !== OFF).length;
  return (
    <button
      type="button"
      className={styles.map}
      data-form={form}
      aria-label={t`The whole island: ${where} figures on it`}
      onPointerDown={(event) => {
        event.stopPropagation();
        lead(event);
      }}
    >
      <svg viewBox={`${BOX.left} ${BOX.top} ${BOX.width} ${BOX.height}`} aria-hidden="true">
        <Land shrunk={scene.shrunk} />
        {scene.chests.map((chest) => (
          <rect
            key={chest}
            className={styles.chest}
            x={(chest % SIDE) * WIDTH + 12}
            y={Math.floor(chest / SIDE) * HEIGHT + 9}
            width="24"
            height="16"
          />
        ))}
        {scene.pieces.map((piece) => {
          const at = placeOf(piece);
          return (
            at && (
              <g key={piece.seat} transform={`translate(${at.x} ${at.y})`}>
                {piece.seat === viewer && <circle r="58" className={styles.you} />}
                <circle r="38" fill={colourOf(piece.character)} className={styles.figure} />
              </g>
            )
          );
        })}
        <Seen />
      </svg>
    </button>
  );
}

const Land = memo(function Land({ shrunk }: { readonly shrunk: number }) {
  return (
    <>
      <path d={LAND.beach} className={styles.sand} />
      <path d={LAND.coast} className={styles.land} />
      <path d={LAND.woods} className={styles.woods} />
      <path d={LAND.ranges} className={styles.ranges} />
      <path d={LAND.lakes} className={styles.lakes} />
      {shrunk > 0 && (
        <>
          <path
            d={`${LAND.beach}${zonePath(duskDepth(shrunk))}`}
            fillRule="evenodd"
            className={styles.dusk}
          />
          <path d={zonePath(duskDepth(shrunk))} className={styles.edge} />
        </>
      )}
    </>
  );
});

/** What the camera sees. */
function Seen() {
  const { camera, free } = useWatched();
  const seen = seenIn(free, camera);
  const [left, top] = [Math.max(seen.left, WHOLE.left), Math.max(seen.top, WHOLE.top)];
  return (
    <rect
      className={styles.seen}
      x={left}
      y={top}
      width={Math.max(0, Math.min(seen.right, WHOLE.right) - left)}
      height={Math.max(0, Math.min(seen.bottom, WHOLE.bottom) - top)}
      rx="24"
    />
  );
}
