import { ZONE_DEPTHS } from '@riposte/gorgasali/table';
import { memo } from 'react';
import styles from './Dusk.module.css';
import { duskDepth, duskSteps, mistIn, zonePath } from './dusk.ts';
import { LAND } from './land.ts';

/** The dusk over the zones that are inactive: it deepens outward, and mist lies in it. */
export const Dusk = memo(function Dusk({ shrunk }: { readonly shrunk: number }) {
  return (
    <g key={shrunk} className={styles.dusk}>
      <clipPath id="island-coast">
        <path d={LAND.beach} />
        <path d={LAND.beach} transform="translate(0 20)" />
      </clipPath>
      <pattern id="island-hatch" width="6" height="6" patternUnits="userSpaceOnUse">
        <path d="M0 3H6" className={styles.hatch} />
      </pattern>
      {duskSteps(shrunk).map(({ path, shade }, step) => (
        <path
          key={path}
          d={path}
          className={styles.veil}
          opacity={shade}
          fillRule="evenodd"
          data-step={step}
        />
      ))}
      <g clipPath="url(#island-coast)">
        {duskSteps(shrunk)
          .slice(0, 1)
          .map(({ path }) => (
            <path key={path} d={path} fill="url(#island-hatch)" fillRule="evenodd" />
          ))}
        {mistIn(shrunk).map(({ x, y, length, isPale }) => (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width={length}
            height="8.2"
            rx="4.1"
            className={isPale ? styles.pale : styles.bar}
          />
        ))}
      </g>
    </g>
  );
});

/** Where moonlight ends now, and where it will end next. */
export const ZoneLines = memo(function ZoneLines({
  shrunk,
  isEndless,
}: {
  readonly shrunk: number;
  /** Whether no further zone becomes inactive. */
  readonly isEndless: boolean;
}) {
  const next = ZONE_DEPTHS[shrunk + 1];
  return (
    <g>
      {shrunk > 0 && shrunk < ZONE_DEPTHS.length && (
        <path d={zonePath(duskDepth(shrunk))} className={styles.now} />
      )}
      {!isEndless && next !== undefined && <path d={zonePath(next)} className={styles.next} />}
    </g>
  );
});
