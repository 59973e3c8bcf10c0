import type { SeatNames } from '@riposte/kernel';
import { GameDrawing } from '../art/GameDrawing.tsx';
import styles from './Badges.module.css';
import type { Badge } from './badge.ts';
import type { Span } from './distances.ts';
import { at } from './place.ts';

/** How much a camera that is far away may shrink what has to be read. */
const LEAST = 0.9;

/**
 * Who is who where several fight: a crest over each head, and the distances. They overlap where fighters share a
 * plank, so nothing is to be touched here: plates and chips tell more about everybody.
 */
export function Badges({
  badges,
  zoom,
  spans,
  names,
}: {
  readonly badges: readonly Badge[];
  readonly zoom: number;
  readonly spans: readonly Span[];
  readonly names: SeatNames;
}) {
  return badges.map(({ stand, x, y }) => {
    const { seat, character } = stand.figure;
    const span = spans.find(({ from }) => from === seat);
    return (
      <div
        key={seat}
        className={styles.badge}
        data-side={stand.isOurs ? 'ours' : 'theirs'}
        style={{ transform: `${at(x, y)} scale(${Math.max(1, LEAST / zoom)})` }}
      >
        <div className={styles.pill} title={names(seat)}>
          {character !== undefined && <GameDrawing name={`c-${character}`} label={names(seat)} />}
          {span && <span>{span.gap}</span>}
        </div>
      </div>
    );
  });
}
