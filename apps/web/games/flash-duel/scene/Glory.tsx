import styles from './Glory.module.css';
import type { BridgeLayout } from './geometry.ts';
import { at, length } from './place.ts';
import type { Stand } from './stand.ts';

/** Where sparks rise from, as shares of the width of the light; how long each takes, and when it begins. */
const SPARKS = [
  [-0.42, 3.4, 0],
  [-0.3, 2.8, 1.1],
  [-0.18, 3.8, 0.5],
  [-0.06, 3, 1.9],
  [0.08, 3.6, 0.9],
  [0.2, 2.7, 0.2],
  [0.31, 3.3, 1.5],
  [0.43, 3.9, 0.7],
] as const;

/** The light around those who have won the match, and sparks of the lanterns that rise in it. */
export default function Glory({
  stands,
  layout,
}: {
  readonly stands: readonly Stand[];
  readonly layout: BridgeLayout;
}) {
  return stands
    .filter(({ figure }) => figure.pose === 'victory')
    .map(({ figure, x, y }) => (
      <div
        key={figure.seat}
        className={styles.glory}
        style={{ transform: at(x, y - 92 * layout.figure), fontSize: length(330 * layout.figure) }}
      >
        {SPARKS.map(([away, time, delay]) => (
          <i
            key={away}
            style={{
              left: `${away}em`,
              animationDuration: `calc(${time}s * var(--idle, 1))`,
              animationDelay: `${delay}s`,
            }}
          />
        ))}
      </div>
    ));
}
