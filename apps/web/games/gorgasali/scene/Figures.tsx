import { OFF, type Square, TREE } from '@riposte/gorgasali/table';
import type { Seat } from '@riposte/kernel';
import { memo, useLayoutEffect, useRef } from 'react';
import { colourOf } from '../table/colours.ts';
import { HOP, LONGEST_WALK } from './choreography.ts';
import { Drawn } from './Drawn.tsx';
import styles from './Figures.module.css';
import { HEIGHT, middleOf, type Point, WIDTH } from './geometry.ts';
import { type IslandScene, type Piece, placeOf, type ShownDeed } from './scene.ts';

/** How large a figure is drawn, and where its feet are in the drawing. */
const FIGURE = { width: 76, height: 81.6, footX: 36, footY: 79.2 } as const;

/** Everybody on the island, those in the south before those in the north. */
export function Figures({
  scene,
  viewer,
  pace,
  beat,
}: {
  readonly scene: IslandScene;
  readonly viewer: Seat | undefined;
  /** How fast things move: 0 where nothing does. */
  readonly pace: number;
  /** New for each event. */
  readonly beat: number;
}) {
  const { pieces, deed } = scene;
  const standing = pieces
    .flatMap((piece) => {
      const at = placeOf(piece);
      return at ? [{ piece, at }] : [];
    })
    .sort((one, other) => one.at.y - other.at.y);
  return (
    <>
      {pieces
        .filter(({ lies }) => lies !== OFF)
        .map((piece) => (
          <g key={piece.seat} style={{ '--fa': colourOf(piece.character) } as React.CSSProperties}>
            <Drawn name="t-fallen" {...corner(middleOf(piece.lies))} />
          </g>
        ))}
      {deed?.type === 'fall' && (
        <g key={`fall ${beat}`} transform={`translate(${deed.at.x} ${deed.at.y})`}>
          <g className={styles.falls}>
            <Body character={deed.character} />
          </g>
        </g>
      )}
      {standing.map(({ piece, at }) => (
        <Standing
          key={piece.seat}
          piece={piece}
          at={at}
          deed={deed && isAbout(deed, piece.seat) ? deed : undefined}
          pace={pace}
          isMine={piece.seat === viewer}
          isActive={piece.seat === scene.active}
        />
      ))}
    </>
  );
}

function isAbout(deed: ShownDeed, seat: Seat): boolean {
  return deed.seat === seat || (deed.type === 'shot' && deed.target === seat);
}

/** A figure on its base; it hops along the way that it has gone. */
function Standing({
  piece,
  at,
  deed,
  pace,
  isMine,
  isActive,
}: {
  readonly piece: Piece;
  readonly at: Point;
  readonly deed: ShownDeed | undefined;
  readonly pace: number;
  readonly isMine: boolean;
  readonly isActive: boolean;
}) {
  const place = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (deed?.type !== 'walk' || pace === 0 || !place.current) return;
    const duration = Math.min(LONGEST_WALK, HOP * deed.way.length) * pace;
    place.current.animate(stepsAlong(deed.from, deed.way), { duration, easing: 'linear' });
  }, [deed, pace]);
  const pose =
    deed?.type === 'hurt' ? 'struck' : deed?.type === 'shot' && deed.seat === piece.seat ? 'aims' : undefined;
  return (
    <g ref={place} className={styles.place} style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      {isMine && <ellipse className={styles.you} rx="23" ry="13" cy="3" />}
      {isActive && !isMine && <ellipse className={styles.active} rx="22" ry="12.5" cy="3" />}
      <g className={styles.body} data-pose={pose}>
        <Body character={piece.character} />
      </g>
      {piece.isFrozen && (
        <path className={styles.frost} d="M-16 8l6 -16l5 16zM-2 10l6 -22l6 22zM10 8l5 -13l5 13z" />
      )}
    </g>
  );
}

/** A figure and its base, with its feet at the origin. */
export const Body = memo(function Body({ character }: { readonly character: Piece['character'] }) {
  if (character === 'none') return <circle r="9" cy="-9" className={styles.nobody} />;
  return (
    <g style={{ '--fa': colourOf(character) } as React.CSSProperties}>
      <Drawn name={`b-${character}`} x={-WIDTH / 2} y={-HEIGHT / 2} />
      <g className={styles.rim}>
        <Drawn
          name={`f-${character}`}
          x={-FIGURE.footX}
          y={4 - FIGURE.footY}
          width={FIGURE.width}
          height={FIGURE.height}
        />
      </g>
    </g>
  );
});

/** Where it is after each hop; half way it is in the air. */
function stepsAlong(from: Point, way: readonly Square[]): Keyframe[] {
  const frames = [frameAt(from, 0)];
  let last = from;
  for (const square of way) {
    const next = middleOf(square);
    frames.push(frameAt({ x: (last.x + next.x) / 2, y: (last.y + next.y) / 2 }, 7), frameAt(next, 0));
    last = next;
  }
  return frames;
}

function frameAt({ x, y }: Point, up: number): Keyframe {
  return { transform: `translate(${x}px, ${y - up}px)` };
}

function corner({ x, y }: Point): Point {
  return { x: x - WIDTH / 2, y: y - HEIGHT / 2 };
}

/** Whether anything that matters is behind the crown of the Great Tree. */
export function isBehindTree(squares: Iterable<Square>): boolean {
  const [first] = TREE;
  if (first === undefined) return false;
  const tree = middleOf(first);
  for (const square of squares) {
    const { x, y } = middleOf(square);
    if (Math.abs(x - tree.x - WIDTH / 2) < 3.2 * WIDTH && y < tree.y && y > tree.y - 6.2 * HEIGHT)
      return true;
  }
  return false;
}
