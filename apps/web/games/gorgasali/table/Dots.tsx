import styles from './Dots.module.css';
import { marks } from './keyed.ts';

/** How much of the wait for an ability is over: a dot for each turn. */
export function Dots({ whole, left }: { readonly whole: number; readonly left: number }) {
  const turns = Math.max(whole, 1);
  return (
    <span className={styles.dots} aria-hidden>
      {marks(turns).map((mark) => (
        <i key={mark} data-on={mark < turns - left} />
      ))}
    </span>
  );
}
