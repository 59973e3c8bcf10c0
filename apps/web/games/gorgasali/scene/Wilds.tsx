import { GATES, rowOf, SIDE, type Square, squareName, TREE, zoneOf } from '@riposte/gorgasali/table';
import { memo, type RefObject, useMemo } from 'react';
import { cornerOf } from './Ground.tsx';
import { boxOf, HEIGHT, WIDTH } from './geometry.ts';
import { PROPS } from './land.ts';
import { Painted, StandingDrawing } from './Painted.tsx';
import styles from './Wilds.module.css';

/** How many rows of the island share an image. */
const ROWS = 2;

/** Everything that stands on some rows, and what they take of the picture with all that reaches beyond them. */
const BANDS = Array.from({ length: SIDE / ROWS }, (_, band) => ({
  first: band * ROWS,
  box: {
    left: -8,
    top: band * ROWS * HEIGHT - 18,
    right: SIDE * WIDTH + 8,
    bottom: (band + 1) * ROWS * HEIGHT + 8,
  },
  standing: [...PROPS, ...GATES.map((square) => ({ square, drawing: 't-gate' }))]
    .filter(({ square }) => Math.floor(rowOf(square) / ROWS) === band)
    .sort((one, other) => one.square - other.square),
}));

/** Trees, peaks, tufts and gates; those in the dusk have its colours. Painted again only when a zone shrinks. */
export const Wilds = memo(function Wilds({ shrunk }: { readonly shrunk: number }) {
  const bands = useMemo(
    () =>
      BANDS.map(({ standing, ...band }) => ({
        ...band,
        placed: standing.map(({ square, drawing }) => ({
          drawing,
          isDusked: zoneOf(square) <= shrunk,
          ...cornerOf(square),
        })),
      })),
    [shrunk],
  );
  return (
    <>
      {bands.map(({ first, box, placed }, later) => (
        <Painted key={first} box={box} placed={placed} later={later} />
      ))}
      {GATES.map((gate, index) => (
        <text
          key={gate}
          className={zoneOf(gate) <= shrunk ? `${styles.sector} ${styles.dusked}` : styles.sector}
          x={boxOf(gate).left + WIDTH / 2}
          y={boxOf(gate).top + 2}
          data-square={squareName(gate)}
        >
          {index + 1}
        </text>
      ))}
    </>
  );
});

/** A place where colours are those of the dusk. */
export function DuskColours({ place }: { readonly place: RefObject<SVGGElement | null> }) {
  return <g ref={place} className={styles.dusked} />;
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
        <StandingDrawing
          key={square}
          drawing={closed.has(square) ? 't-chest' : 't-chest-gone'}
          isDusked={zoneOf(square) <= shrunk}
          {...cornerOf(square)}
        />
      ))}
    </>
  );
});

/** RULES 2.3: the Great Tree fills four squares in the middle, and its crown hangs over many more. */
export function GreatTree({ isThin }: { readonly isThin: boolean }) {
  const [first] = TREE;
  if (first === undefined) return undefined;
  const at = { ...cornerOf(first), around: CROWN };
  return (
    <g>
      <StandingDrawing drawing="t-great-tree-foot" {...at} />
      <g className={styles.crown} data-thin={isThin}>
        <StandingDrawing drawing="t-great-tree-crown" {...at} />
      </g>
    </g>
  );
}

/** How far the Great Tree reaches beyond its first square. */
const CROWN = { left: -110, top: -216, right: 206, bottom: 84 };
