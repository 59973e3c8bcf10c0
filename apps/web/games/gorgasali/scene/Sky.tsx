import { Moon } from '../table/Moon.tsx';
import styles from './Sky.module.css';

/** The sky that closes in over the island, with the moon in it; bars of mist are its edge. */
export function Sky({ lit }: { readonly lit: number }) {
  return (
    <div className={styles.sky} aria-hidden>
      <span className={styles.halo} />
      <span className={styles.moonPlace}>
        <Moon lit={lit} className={styles.moon} />
      </span>
      <Mist />
    </div>
  );
}

/** Where the ink beneath the island begins. */
export function Shore({ top }: { readonly top: number }) {
  return (
    <div className={styles.shore} style={{ top }} aria-hidden>
      <Mist />
    </div>
  );
}

function Mist() {
  return (
    <>
      <i className={styles.bar} />
      <i className={styles.bar} />
      <i className={styles.bar} />
      <i className={styles.bar} />
    </>
  );
}
