import { useLingui } from '@lingui/react/macro';
import { Flame, Target } from 'lucide-react';
import type { Book } from './book.ts';
import styles from './Standing.module.css';

/** How good the player is at puzzles, in the bar above the table. */
export function Standing({ book: { rating, streak } }: { readonly book: Book }) {
  const { t } = useLingui();
  return (
    <p className={styles.standing}>
      <span title={t`Your rating for puzzles`}>
        <Target aria-hidden size="1rem" />
        {rating}
      </span>
      {streak > 1 && (
        <span data-kind="streak" title={t`Solved in a row`}>
          <Flame aria-hidden size="1rem" />
          {streak}
        </span>
      )}
    </p>
  );
}
