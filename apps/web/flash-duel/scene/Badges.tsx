import type { Seat, SeatNames } from '@riposte/kernel';
import { useState } from 'react';
import { Drawing } from '../../art/Drawing.tsx';
import styles from './Badges.module.css';
import { badgesOf } from './badge.ts';
import type { Span } from './distances.ts';
import type { Layout } from './geometry.ts';
import { at } from './place.ts';
import type { Stand } from './stand.ts';

/** How much a camera that is far away may shrink what has to be read and touched. */
const LEAST = 0.9;

/** Who is who where several fight: a crest over each head that says the name when touched, and the distances. */
export function Badges({
  layout,
  zoom,
  stands,
  spans,
  names,
}: {
  readonly layout: Layout;
  readonly zoom: number;
  readonly stands: readonly Stand[];
  readonly spans: readonly Span[];
  readonly names: SeatNames;
}) {
  const [named, setNamed] = useState<Seat>();
  return badgesOf(layout, stands).map(({ stand, x, y }) => {
    const { seat, character } = stand.figure;
    const span = spans.find(({ from }) => from === seat);
    return (
      <div
        key={seat}
        className={styles.badge}
        data-side={stand.isOurs ? 'ours' : 'theirs'}
        style={{ transform: `${at(x, y)} scale(${Math.max(1, LEAST / zoom)})` }}
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
