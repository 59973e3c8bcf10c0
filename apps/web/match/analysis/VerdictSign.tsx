import type { Mark as Verdict } from '@riposte/analysis';
import styles from './VerdictSign.module.css';

/** As in the terminal: each has a shape of its own. */
const SIGNS: Readonly<Record<Verdict, string>> = { inaccuracy: '?', mistake: '×', only: '!', brilliant: '★' };

/** A verdict as a small round sign. */
export function VerdictSign({ verdict }: { readonly verdict: Verdict }) {
  return (
    <i className={styles.sign} data-verdict={verdict} aria-hidden="true">
      {SIGNS[verdict]}
    </i>
  );
}
