import { type Crop, Scene } from '../../design/Scene.tsx';
import parts from './art/scene.svg?url&no-inline';
import styles from './Picture.module.css';

const CUTS = { column: '-44 52 528 531', band: '-150 208 740 311' };

/** The island at dusk. */
export function Picture({ crop }: { readonly crop: Crop }) {
  return (
    <Scene cuts={CUTS} crop={crop} className={styles.colours}>
      <use href={`${parts}#island`} />
      {crop === 'column' && <use href={`${parts}#moon`} />}
    </Scene>
  );
}
