import { isInactive, type Square, terrainOf, type View } from '@riposte/gorgasali/table';
import type { ReactNode } from 'react';
import { Body } from './Figures.tsx';
import { boxOf, HEIGHT, middleOf, type Point, short, WIDTH } from './geometry.ts';
import type { Piece } from './scene.ts';
import styles from './Way.module.css';

/** What each step costs. */
interface Steps {
  readonly from: Point | undefined;
  readonly way: readonly Square[];
  readonly costs: readonly number[];
}

/** A way as it is traced: gold squares, a cord, a bead for each step; at its end a ghost and what it comes to. */
export function TracedWay({
  steps: { from, way, costs },
  piece,
  label,
  loss,
  price,
  view,
  isFaint,
}: {
  readonly steps: Steps;
  readonly piece: Piece | undefined;
  /** What stands over the ghost. */
  readonly label: ReactNode;
  readonly loss: number;
  /** What a step into the dusk costs. */
  readonly price: number;
  readonly view: View;
  /** Only pointed at, not yet touched. */
  readonly isFaint: boolean;
}) {
  const end = way.at(-1);
  if (end === undefined) return undefined;
  const at = middleOf(end);
  const points = [...(from ? [from] : []), ...way.map(middleOf)];
  const cord = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
  return (
    <g className={styles.way} data-faint={isFaint}>
      {way.map((square) => {
        const { left, top } = boxOf(square);
        const isDusk = price > 0 && isInactive(view, square);
        return (
          <rect
            key={square}
            x={left + 2}
            y={top + 2}
            width={WIDTH - 4}
            height={HEIGHT - 4}
            rx="7"
            className={isDusk ? styles.dusk : styles.square}
          />
        );
      })}
      <path d={cord} className={styles.shadow} />
      <path d={cord} className={styles.cord} />
      {way.slice(0, -1).map((square, index) => (
        <Bead key={square} at={middleOf(square)} cost={costs[index] ?? 1} terrain={terrainOf(square)} />
      ))}
      {piece && (
        <g className={styles.ghost} transform={`translate(${at.x} ${at.y})`}>
          <Body character={piece.character} />
        </g>
      )}
      <g transform={`translate(${at.x} ${at.y - 84})`}>
        {label}
        {loss > 0 && (
          <g transform="translate(0 -30)">
            <rect x="-30" y="-13" width="60" height="24" rx="12" className={styles.loss} />
            <text y="5" className={styles.lossText}>
              −{loss} ♥
            </text>
          </g>
        )}
      </g>
    </g>
  );
}

const SIGNS = { forest: '▲', mountain: '⛰', water: '≈', plain: '', tree: '' } as const;

function Bead({
  at: { x, y },
  cost,
  terrain,
}: {
  readonly at: Point;
  readonly cost: number;
  readonly terrain: keyof typeof SIGNS;
}) {
  const sign = cost > 1 ? SIGNS[terrain] : '';
  const width = sign === '' ? 18 : 32;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y="-9" width={width} height="18" rx="9" className={styles.bead} />
      <text y="4.5" className={styles.beadText}>
        {sign}
        {cost}
      </text>
    </g>
  );
}

/** A gold flag with a few words. */
export function WayFlag({ text }: { readonly text: string }) {
  const width = 22 + text.length * 8;
  return (
    <g>
      <path d={`M-6 12L0 20L6 12Z`} className={styles.flag} />
      <rect x={-width / 2} y="-14" width={width} height="28" rx="14" className={styles.flag} />
      <text y="5.5" className={styles.flagText}>
        {text}
      </text>
    </g>
  );
}
