import { type Crop, Glow, Scene, StandingFigure } from '../../design/Scene.tsx';
import { drawn } from './art/drawings.ts';
import parts from './art/scene.svg?url&no-inline';

const CUTS = { column: '-44 52 528 531', band: '-60 252 580 250' };

/** Two fighters on the bridge, a lantern at each end. */
export function Picture({ crop }: { readonly crop: Crop }) {
  return (
    <Scene cuts={CUTS} crop={crop}>
      <use href={`${parts}#sky`} />
      {['translate(24 474) scale(.95)', 'translate(416 474) scale(-.95 .95)'].map((place) => (
        <g key={place} transform={place}>
          <Glow x={26} y={-92} radius={120} />
          <use href={`${parts}#lantern`} />
        </g>
      ))}
      <use href={`${parts}#bridge`} />
      <ellipse cx="152" cy="442" rx="40" ry="6" opacity=".3" />
      <ellipse cx="306" cy="442.6" rx="36" ry="6" opacity=".3" />
      <StandingFigure at={drawn('f-grave').at} x={138} y={443} scale=".902" colour="ember" />
      <StandingFigure at={drawn('f-setsuki').at} x={302} y={444.6} scale="-.87 .87" colour="tide" />
    </Scene>
  );
}
