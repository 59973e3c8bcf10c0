import styles from './Moon.module.css';

/** The moon is the clock of the dusk: full after a shrink, a slice less each round, dark when the next dusk falls. */
export function Moon({ lit, className }: { readonly lit: number; readonly className?: string | undefined }) {
  return (
    <svg className={className ?? styles.moon} viewBox="-34 -34 68 68" aria-hidden="true">
      <circle r="32" className={styles.dark} />
      <path d={litPath(lit)} className={styles.lit} />
    </svg>
  );
}

/** The lit part of a disc, from nothing (0) to all of it (1); it wanes from the right. */
export function litPath(lit: number): string {
  const part = Math.min(1, Math.max(0, lit));
  const bend = Math.round((1 - 2 * part) * 320) / 10;
  return `M0 -32A32 32 0 0 0 0 32A${Math.abs(bend)} 32 0 0 ${bend > 0 ? 1 : 0} 0 -32Z`;
}
