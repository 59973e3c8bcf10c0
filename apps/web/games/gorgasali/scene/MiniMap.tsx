import { useLingui } from '@lingui/react/macro';
import { OFF } from '@riposte/gorgasali/table';
import type { Seat } from '@riposte/kernel';
import type { PointerEvent } from 'react';
import { colourOf } from '../table/colours.ts';
import { panBy, screenAt, seenIn } from './camera.ts';
import { WHOLE } from './geometry.ts';
import { LITTLE, LittleChests, LittleLand } from './LittleIsland.tsx';
import styles from './MiniMap.module.css';
import { type IslandScene, placeOf } from './scene.ts';
import { useWatch, useWatched } from './watch.ts';

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
      x: LITTLE.left + ((event.clientX - left) / width) * LITTLE.width,
      y: LITTLE.top + ((event.clientY - top) / height) * LITTLE.height,
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
      <svg viewBox={`${LITTLE.left} ${LITTLE.top} ${LITTLE.width} ${LITTLE.height}`} aria-hidden="true">
        <LittleLand shrunk={scene.shrunk} />
        <LittleChests chests={scene.chests} />
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
