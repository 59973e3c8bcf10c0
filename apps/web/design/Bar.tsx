import styles from './Bar.module.css';

/** How much of a whole something is, from 0 to 1; what it means is said beside it. */
export function Bar({ share, isLit = true }: { readonly share: number; readonly isLit?: boolean }) {
  return (
    <span className={styles.bar} data-lit={isLit} aria-hidden>
      <span style={{ inlineSize: `${share * 100}%` }} />
    </span>
  );
}
