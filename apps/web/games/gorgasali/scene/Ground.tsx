import { GATES, gateOf, ISLAND } from '@riposte/gorgasali/table';
import { memo } from 'react';
import styles from './Ground.module.css';
import { boxOf, HEIGHT, landingOf, outward, WHOLE, WIDTH } from './geometry.ts';
import { LAND } from './land.ts';
import { StandingDrawing } from './Painted.tsx';

/** Sea, coast, grass, woods, ranges, lakes and the grid: drawn once, and never again. */
export const Ground = memo(function Ground() {
  return (
    <g>
      <rect
        x={WHOLE.left - 2000}
        y={WHOLE.top - 2000}
        width={WHOLE.right - WHOLE.left + 4000}
        height={WHOLE.bottom - WHOLE.top + 4000}
        className={styles.sea}
      />
      <path d={LAND.deep} className={styles.deep} />
      <path d={LAND.shallows} className={styles.shallows} />
      <path d={LAND.shallows} className={styles.foam} />
      <path d={LAND.deep} className={styles.swell} />
      <path d={LAND.beach} className={styles.cliff} transform="translate(0 20)" />
      <path d={LAND.beach} className={styles.cliff2} transform="translate(0 10)" />
      <path d={LAND.beach} className={styles.sand} />
      <path d={LAND.coast} className={styles.sand2} transform="translate(0 4)" />
      <path d={LAND.coast} className={styles.grass} />
      <clipPath id="island-lakes">
        <path d={LAND.lakes} />
      </clipPath>
      <path d={MEADOWS} className={styles.meadow} />
      <path d={TRAILS} className={styles.trail} />
      <path d={LAND.woods} className={styles.floor} />
      <path d={LAND.ranges} className={styles.scree} />
      <path d={LAND.grid} className={styles.grid} />
      <path d={LAND.crosses} className={styles.crosses} />
      <path d={LAND.lakes} className={styles.shore} />
      <path d={LAND.lakes} className={styles.bank} />
      <g clipPath="url(#island-lakes)">
        <path d={LAND.lakes} className={styles.water} transform="translate(0 5.5)" />
        <path d={LAND.shoals} className={styles.water2} transform="translate(0 13)" />
        <path d={LAND.shoals} className={styles.wave} transform="translate(0 5)" />
      </g>
      {GATES.map((gate, sector) => (
        <Landing key={gate} sector={sector + 1} />
      ))}
    </g>
  );
});

/** Springs stand on the grass; they are few, and always lit. */
export const Springs = memo(function Springs() {
  return (
    <g>
      {ISLAND.springs.map((square) => (
        <StandingDrawing key={square} drawing="t-spring" {...cornerOf(square)} />
      ))}
    </g>
  );
});

/** A landing stage before a gate. */
function Landing({ sector }: { readonly sector: number }) {
  const gate = gateOf(sector);
  const out = outward(gate);
  const at = landingOf(gate);
  const drawing = out.x === 0 ? 't-stage-s' : 't-stage-e';
  return <StandingDrawing drawing={drawing} x={at.x - WIDTH / 2} y={at.y - HEIGHT / 2} />;
}

export function cornerOf(square: number): { readonly x: number; readonly y: number } {
  const { left, top } = boxOf(square);
  return { x: left, y: top };
}

/** From each gate a worn trail leads to the shore. */
const TRAILS = GATES.map((gate) => {
  const { left, top } = boxOf(gate);
  const out = outward(gate);
  const [x, y] = [left + WIDTH / 2, top + HEIGHT / 2];
  return `M${x} ${y}l${out.x * 1.6 * WIDTH} ${out.y * 1.8 * HEIGHT}`;
}).join('');

/** Three pale meadows, so that the plain is no lawn. */
const MEADOWS =
  'M330 300c90 -70 230 -40 250 40s-120 130 -230 110s-110 -90 -20 -150Z' +
  'M900 640c110 -50 260 20 230 110s-200 110 -280 60s-60 -120 50 -170Z' +
  'M1020 200c80 -40 180 0 160 70s-150 80 -210 40s-30 -70 50 -110Z' +
  'M300 760c70 -60 210 -40 200 40s-160 90 -230 50s-30 -40 30 -90Z';
