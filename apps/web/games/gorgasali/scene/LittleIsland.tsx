import { SIDE, type Square } from '@riposte/gorgasali/table';
import { memo } from 'react';
import { duskDepth, zonePath } from './dusk.ts';
import { boxOf, HEIGHT, WIDTH } from './geometry.ts';
import styles from './LittleIsland.module.css';
import { LAND } from './land.ts';

/** What a map in little shows: the island with its landing stages. */
export const LITTLE = {
  left: -2.6 * WIDTH,
  top: -2.6 * HEIGHT,
  width: (SIDE + 5.2) * WIDTH,
  height: (SIDE + 5.2) * HEIGHT,
};

/** The ground of a map in little, with what the dusk has taken. */
export const LittleLand = memo(function LittleLand({ shrunk }: { readonly shrunk: number }) {
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

/** Chests on a map in little. */
export function LittleChests({ chests }: { readonly chests: readonly Square[] }) {
  return chests.map((chest) => {
    const { left, top } = boxOf(chest);
    return <rect key={chest} className={styles.chest} x={left + 12} y={top + 9} width="24" height="16" />;
  });
}
