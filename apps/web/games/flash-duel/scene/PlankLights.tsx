import { type BridgeLayout, deckPath, facePath, frontAt, middleOf, round } from './geometry.ts';
import styles from './PlankLights.module.css';

/** A plank that means something now. */
export interface LitPlank {
  readonly column: number;
  readonly space: number;
  readonly as: 'ours' | 'theirs' | 'gold';
}

/** The planks of the fighters in the colours of their sides, and those the viewer may go to in gold. */
export function PlankLights({
  layout,
  planks,
}: {
  readonly layout: BridgeLayout;
  readonly planks: readonly LitPlank[];
}) {
  return (
    <svg className={styles.lights} viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      {planks.map(({ column, space, as }) => {
        const x = middleOf(layout, column);
        return (
          <g key={`${column} ${as}`} className={styles[as]}>
            {as === 'gold' && <path className={styles.deck} d={deckPath(layout, column)} />}
            <path className={styles.face} d={facePath(layout, column)} />
            <text
              x={round(x)}
              y={round(frontAt(layout, x) + 0.6 + layout.face / 2 + layout.numberSize * 0.36)}
              fontSize={layout.numberSize}
            >
              {space}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
