import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { FIGURE_BOX, FigureDrawing } from '../art/figures/FigureDrawing.tsx';
import { drawingOf } from './drawingOf.ts';
import styles from './Fighter.module.css';
import type { BridgeLayout } from './geometry.ts';
import type { FigureMotion } from './motion.ts';
import { at, length } from './place.ts';
import type { DrawnFigure } from './scene.ts';
import type { Stand } from './stand.ts';

/** A figure on the bridge. It is moved by the compositor; only its pose is drawn anew. */
export function FighterFigure({
  stand,
  layout,
  motion,
  isTarget,
}: {
  readonly stand: Stand;
  readonly layout: BridgeLayout;
  readonly motion: FigureMotion;
  /** A blow at this fighter is being considered. */
  readonly isTarget: boolean;
}) {
  const { figure, x, y, shrink, facing, isOurs } = stand;
  const inner = useRef<HTMLDivElement>(null);
  const was = useRef(figure.space);
  const heels = useRef<HTMLSpanElement>(null);
  const { hops, time, height, dust = false } = motion;
  useLayoutEffect(() => {
    const planks = Math.abs(figure.space - was.current);
    was.current = figure.space;
    if (planks === 0 || time === 0) return;
    if (dust) heels.current?.animate(PUFF, { duration: time * 1.7, easing: 'ease-out' });
    if (hops === 'none') return;
    const count = hops === 'one' ? 1 : Math.max(1, Math.min(5, planks));
    inner.current?.animate(
      [
        { transform: 'none', easing: 'cubic-bezier(0.2, 0.6, 0.4, 1)' },
        { transform: `translateY(calc(var(--u) * ${-height}))`, easing: 'cubic-bezier(0.6, 0, 0.8, 0.4)' },
        { transform: 'none' },
      ],
      { duration: time / count, iterations: count },
    );
  }, [figure.space, hops, time, height, dust]);
  const scale = layout.figure * shrink;
  const style = {
    width: length(FIGURE_BOX.width * scale),
    height: length(FIGURE_BOX.height * scale),
    transform: at(
      x - (FIGURE_BOX.footX - FIGURE_BOX.left) * scale,
      y - (FIGURE_BOX.footY - FIGURE_BOX.top) * scale,
    ),
    transitionDuration: `${time}ms`,
    transitionTimingFunction: motion.easing,
    zIndex: depthOf(figure),
  } satisfies CSSProperties;
  return (
    <div
      className={styles.fighter}
      style={style}
      data-side={isOurs ? 'ours' : 'theirs'}
      data-target={isTarget || undefined}
      data-fallen={figure.pose === 'fallen' && !figure.isDragon ? facing : undefined}
    >
      <span className={styles.shadow} />
      <span ref={heels} className={styles.dust} />
      <div className={styles.turned} data-facing={facing}>
        <div ref={inner} className={styles.breathing}>
          <FigureDrawing name={drawingOf(figure)} pose={figure.pose} />
          {figure.isDragon && <Scales figure={figure} />}
        </div>
      </div>
    </div>
  );
}

/** A little cloud that grows and is gone. */
const PUFF: Keyframe[] = [
  { opacity: 0, transform: 'scale(0.3)' },
  { opacity: 0.75, transform: 'scale(0.8)', offset: 0.3 },
  { opacity: 0, transform: 'translateY(-12%) scale(1.5, 1.25)' },
];

/** No fighter is hidden behind the Dragon or under one who lies there; the striker is in front. */
function depthOf({ pose, isDragon }: DrawnFigure): number {
  if (pose === 'fallen') return 0;
  return isDragon ? 1 : pose === 'lunge' ? 3 : 2;
}

/** The Dragon's hit points are scales on its chest: those it has lost are hollow. */
function Scales({ figure: { life, hits } }: { readonly figure: DrawnFigure }) {
  const { left, top, width, height } = FIGURE_BOX;
  return (
    <svg className={styles.scales} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      {SCALES.slice(0, Math.max(hits, life)).map(([x, y], index) => (
        <path
          key={y}
          className={index < life ? styles.whole : styles.lost}
          d="M0 -11L11 -6C12 4 8 10 0 15C-8 10 -12 4 -11 -6Z"
          transform={`translate(${x} ${y})`}
        />
      ))}
    </svg>
  );
}

const SCALES = [
  [34, 166],
  [20, 140],
  [4, 114],
  [-12, 88],
  [-20, 60],
] as const;
