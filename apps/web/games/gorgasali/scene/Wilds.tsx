import { GATES, type Square, squareName, TREE, zoneOf } from '@riposte/gorgasali/table';
import { memo } from 'react';
import { Drawn } from './Drawn.tsx';
import { cornerOf } from './Ground.tsx';
import { boxOf, HEIGHT, WIDTH } from './geometry.ts';
import { PROPS } from './land.ts';
import styles from './Wilds.module.css';

/** Trees, peaks, tufts and gates; those in the dusk have its colours. Drawn again only when a zone shrinks. */
export const Wilds = memo(function Wilds({ shrunk }: { readonly shrunk: number }) {
  const isDusked = (square: Square) => zoneOf(square) <= shrunk;
  return (
    <>
      <g className={styles.dusked}>
        <Standing isHere={isDusked} />
      </g>
      <g>
        <Standing isHere={(square) => !isDusked(square)} />
      </g>
    </>
  );
});

function Standing({ isHere }: { readonly isHere: (square: Square) => boolean }) {
  return (
    <>
      {PROPS.filter(({ square }) => isHere(square)).map(({ square, drawing }) => (
        <Drawn key={square} name={drawing} {...cornerOf(square)} />
      ))}
      {GATES.map((gate, index) =>
        isHere(gate) ? (
          <g key={gate}>
            <Drawn name="t-gate" {...cornerOf(gate)} />
            <text
              className={styles.sector}
              x={boxOf(gate).left + WIDTH / 2}
              y={boxOf(gate).top + 2}
              data-square={squareName(gate)}
            >
              {index + 1}
            </text>
          </g>
        ) : undefined,
      )}
    </>
  );
}

/** Chests that lie closed, and the traces of those that were opened. */
export const Chests = memo(function Chests({
  chests,
  shrunk,
  all,
}: {
  readonly chests: readonly Square[];
  readonly shrunk: number;
  /** Where chests lay at first. */
  readonly all: readonly Square[];
}) {
  const closed = new Set(chests);
  return (
    <>
      {all.map((square) => (
        <g key={square} className={zoneOf(square) <= shrunk ? styles.dusked : undefined}>
          <Drawn name={closed.has(square) ? 't-chest' : 't-chest-gone'} {...cornerOf(square)} />
        </g>
      ))}
    </>
  );
});

/** RULES 2.3: the Great Tree fills four squares in the middle, and its crown hangs over many more. */
export function GreatTree({ isThin }: { readonly isThin: boolean }) {
  const [first] = TREE;
  if (first === undefined) return undefined;
  const { x, y } = cornerOf(first);
  const size = { x, y, width: 2 * WIDTH, height: 2 * HEIGHT };
  return (
    <g>
      <Drawn name="t-great-tree-foot" {...size} />
      <g className={styles.crown} data-thin={isThin}>
        <Drawn name="t-great-tree-crown" {...size} />
      </g>
    </g>
  );
}
