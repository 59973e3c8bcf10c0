import type { Seat, SeatNames } from '@riposte/kernel';
import { useState } from 'react';
import { Drawing } from '../../art/Drawing.tsx';
import styles from './Badges.module.css';
import type { Span } from './distances.ts';
import type { Layout } from './geometry.ts';
import { at } from './place.ts';
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
  const [named, setNamed] = useState<Seat>();
  return stands
    .filter(({ figure }) => figure.pose !== 'fallen' && !figure.isDragon)
    .map(({ figure, x, y, shrink, isOurs }, index) => {
      const span = spans.find(({ from }) => from === figure.seat);
      const high = (204 + (index % 2) * 8) * layout.figure * shrink;
      const { seat, character } = figure;
      return (
        <div
          key={seat}
          className={styles.badge}
          data-side={isOurs ? 'ours' : 'theirs'}
          style={{ transform: at(x, y - high) }}
        >
          <button
            type="button"
            className={styles.pill}
            aria-label={names(seat)}
            aria-expanded={named === seat}
            onClick={(click) => {
              click.stopPropagation();
              setNamed(named === seat ? undefined : seat);
            }}
          >
            {character !== undefined && <Drawing name={`c-${character}`} />}
            {named === seat ? <span>{names(seat)}</span> : span && <span>{span.gap}</span>}
          </button>
        </div>
      );
    });
}
