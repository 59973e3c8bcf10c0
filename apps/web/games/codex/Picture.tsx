import { type Crop, Glow, Scene, StandingFigure } from '../../design/Scene.tsx';
import parts from './art/scene.svg?url&no-inline';
import styles from './Picture.module.css';

const CUTS = { column: '-44 52 528 531', band: '-190 237 820 345' };

/** The war table, with a binder of cards between two candles. */
export function Picture({ crop }: { readonly crop: Crop }) {
  return (
    <Scene cuts={CUTS} crop={crop} className={styles.colours}>
      <use href={`${parts}#room`} />
      {[46, 396].map((x) => (
        <g key={x} transform={`translate(${x} 424) scale(.9)`}>
          <Glow x={0} y={-62} radius={92} />
          <use href={`${parts}#candle`} />
        </g>
      ))}
      <StandingFigure at={`${parts}#f-onimaru`} x={112} y={438} scale=".935" colour="rose" />
      <StandingFigure at={`${parts}#f-gloria`} x={330} y={438} scale="-.913 .913" colour="tide" />
      <StandingFigure at={`${parts}#f-midori`} x={220} y={447} scale="1.065" colour="gold" />
      <use href={`${parts}#binder`} />
    </Scene>
  );
}
