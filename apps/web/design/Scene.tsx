import type { ReactNode } from 'react';
import styles from './Scene.module.css';

/** How the picture of a game is cut: tall, as one of a few columns, or low, as one of a few bands. */
export type Crop = 'column' | 'band';

/**
 * The picture of a game on the front door. `cuts` says what each crop shows. Pictures go on far past every edge, so a
 * column has a fifth more than it shows at first: it is there when the column widens. Their parts lie in files of
 * their own, which cost the script nothing.
 */
export function Scene({
  cuts,
  crop,
  className = '',
  children,
}: {
  readonly cuts: Readonly<Record<Crop, string>>;
  readonly crop: Crop;
  /** Brings the colours of the picture. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <svg
      className={`${styles.scene} ${className}`}
      viewBox={cuts[crop]}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Lantern light and the thin rim of figures; once on a page, for all its scenes. */
export function SceneLight() {
  return (
    <svg className="heard" aria-hidden="true">
      <defs>
        <radialGradient id="scene-glow">
          <stop offset="0" stopColor="#ffcf7d" stopOpacity=".62" />
          <stop offset=".28" stopColor="#f3a656" stopOpacity=".26" />
          <stop offset="1" stopColor="#e8893a" stopOpacity="0" />
        </radialGradient>
        <filter id="scene-rim" x="-30%" y="-30%" width="160%" height="160%">
          <feMorphology in="SourceAlpha" operator="dilate" radius=".9" result="wider" />
          <feFlood floodColor="var(--rim)" />
          <feComposite in2="wider" operator="in" result="rim" />
          <feMerge>
            <feMergeNode in="rim" />
            <feMergeNode in="SourceGraphic" />
          </feMerge>
        </filter>
      </defs>
    </svg>
  );
}

/** The light around a lantern or a candle. */
export function Glow({ x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number }) {
  return <circle className={styles.glow} cx={x} cy={y} r={radius} fill="url(#scene-glow)" />;
}

/** A figure that stands with its feet at a point; a negative scale looks left. */
export function StandingFigure({
  at,
  x,
  y,
  scale,
  colour,
}: {
  /** The address of its drawing. */
  readonly at: string;
  readonly x: number;
  readonly y: number;
  readonly scale: string;
  readonly colour: 'ember' | 'tide' | 'rose' | 'gold';
}) {
  return (
    <g filter="url(#scene-rim)" className={styles[colour]}>
      <use
        href={at}
        transform={`translate(${x} ${y}) scale(${scale}) translate(-70 -184)`}
        x="-20"
        y="-14"
        width="190"
        height="204"
      />
    </g>
  );
}
