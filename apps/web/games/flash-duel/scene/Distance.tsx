import styles from './Distance.module.css';
import type { Numeral } from './numeral.ts';
import { at, length } from './place.ts';

/** The distance, the largest thing in the picture, since it decides everything. */
export function Distance({
  gap,
  numeral,
  isWarm,
}: {
  readonly gap: number;
  readonly numeral: Numeral;
  /** A blow over just this distance is being considered. */
  readonly isWarm: boolean;
}) {
  return (
    <div
      className={styles.distance}
      data-part="distance"
      data-warm={isWarm || undefined}
      style={{ transform: at(numeral.x, numeral.y), fontSize: length(numeral.size) }}
      aria-hidden="true"
    >
      <span key={gap} className={styles.number}>
        {gap}
      </span>
    </div>
  );
}
