import { useLingui } from '@lingui/react/macro';
import type { Seat, SeatNames } from '@riposte/kernel';
import { useState } from 'react';
import { Drawing } from '../../art/Drawing.tsx';
import styles from './Badges.module.css';
import type { Span } from './distances.ts';
import type { Layout } from './geometry.ts';
import { at, length } from './place.ts';
import type { Stand } from './stand.ts';

/** Who is who where several fight: a crest over each head that says the name when touched, and the distances. */
export function Badges({
  layout,
  stands,
  spans,
  names,
}: {
  readonly layout: Layout;
  readonly stands: readonly Stand[];
  readonly spans: readonly Span[];
  readonly names: SeatNames;
}) {
  const { t } = useLingui();
  const [named, setNamed] = useState<Seat>();
  return stands
    .filter(({ figure }) => figure.pose !== 'fallen')
    .map(({ figure, x, y, shrink, isOurs }, index) => {
      const span = spans.find(({ from }) => from === figure.seat);
      const high = figure.isDragon ? 0 : (196 + (index % 2) * 6) * layout.figure * shrink;
      const { seat, character } = figure;
      return (
        <div
          key={seat}
          className={styles.badge}
          data-side={isOurs ? 'ours' : 'theirs'}
          style={{ transform: at(x, y - high) }}
        >
          {!figure.isDragon && character !== undefined && (
            <button
              type="button"
              className={styles.crest}
              aria-label={t`Who is this?`}
              aria-expanded={named === seat}
              onClick={(click) => {
                click.stopPropagation();
                setNamed(named === seat ? undefined : seat);
              }}
            >
              <Drawing name={`c-${character}`} />
            </button>
          )}
          {named === seat && (
            <span className={styles.name} role="status">
              {names(seat)}
            </span>
          )}
          {span && named !== seat && (
            <span
              className={styles.gap}
              style={{ fontSize: length(layout.thin === 1 ? 44 : 30) }}
              aria-hidden="true"
            >
              {span.gap}
            </span>
          )}
        </div>
      );
    });
}
