import type { ReactNode } from 'react';
import { drawingAt } from '../art/Drawing.tsx';
import styles from './Scene.module.css';
import scenes from './scenes.svg?url&no-inline';

export const SCENES = ['duel', 'island', 'war'] as const;
export type SceneName = (typeof SCENES)[number];

/** How a scene is cut: tall, as one of three columns, or low, as one of three bands. */
export type Crop = 'column' | 'band';

/**
 * What each cut shows. The pictures go on far past every edge, so a column has a fifth more than it shows
 * at first: it is there when the column widens.
 */
const CUTS: Readonly<Record<SceneName, Readonly<Record<Crop, string>>>> = {
  duel: { column: '-44 52 528 531', band: '-60 252 580 250' },
  island: { column: '-44 52 528 531', band: '-150 208 740 311' },
  war: { column: '-44 52 528 531', band: '-190 237 820 345' },
};

const PICTURES: Readonly<Record<SceneName, (crop: Crop) => ReactNode>> = { duel, island, war };

/** The picture of a game. Its parts lie in files of their own, which cost the script nothing. */
export function Scene({ name, crop }: { readonly name: SceneName; readonly crop: Crop }) {
  return (
    <svg
      className={styles.scene}
      viewBox={CUTS[name][crop]}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {PICTURES[name](crop)}
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

function duel() {
  return (
    <>
      <Part name="sky" />
      {['translate(24 474) scale(.95)', 'translate(416 474) scale(-.95 .95)'].map((place) => (
        <g key={place} transform={place}>
          <Glow x={26} y={-92} radius={120} />
          <Part name="lantern" />
        </g>
      ))}
      <Part name="bridge" />
      <ellipse cx="152" cy="442" rx="40" ry="6" opacity=".3" />
      <ellipse cx="306" cy="442.6" rx="36" ry="6" opacity=".3" />
      <Figure name="f-grave" x={138} y={443} scale=".902" colour={styles.ember} />
      <Figure name="f-setsuki" x={302} y={444.6} scale="-.87 .87" colour={styles.tide} />
    </>
  );
}

function island(crop: Crop) {
  return (
    <>
      <Part name="island" />
      {crop === 'column' && <Part name="moon" />}
    </>
  );
}

function war() {
  return (
    <>
      <Part name="room" />
      {[46, 396].map((x) => (
        <g key={x} transform={`translate(${x} 424) scale(.9)`}>
          <Glow x={0} y={-62} radius={92} />
          <Part name="candle" />
        </g>
      ))}
      <Figure name="f-onimaru" x={112} y={438} scale=".935" colour={styles.rose} />
      <Figure name="f-gloria" x={330} y={438} scale="-.913 .913" colour={styles.tide} />
      <Figure name="f-midori" x={220} y={447} scale="1.065" colour={styles.gold} />
      <Part name="binder" />
    </>
  );
}

function Part({ name }: { readonly name: string }) {
  return <use href={`${scenes}#${name}`} />;
}

function Glow({ x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number }) {
  return <circle className={styles.glow} cx={x} cy={y} r={radius} fill="url(#scene-glow)" />;
}

/** A fighter who stands with his feet at a point; a negative scale looks left. */
function Figure({
  name,
  x,
  y,
  scale,
  colour,
}: {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly scale: string;
  readonly colour: string | undefined;
}) {
  return (
    <g filter="url(#scene-rim)" className={colour}>
      <use
        href={drawingAt(name)}
        transform={`translate(${x} ${y}) scale(${scale}) translate(-70 -184)`}
        x="-20"
        y="-14"
        width="190"
        height="204"
      />
    </g>
  );
}
