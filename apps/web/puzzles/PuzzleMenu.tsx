import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Flame, Target } from 'lucide-react';
import { IconButton } from '../design/IconButton.tsx';
import type { Book } from './book.ts';
import styles from './Standing.module.css';

/** What stands above the table of a puzzle: how good the player is at them, and the way out. */
export function PuzzleMenu({ book }: { readonly book: Book }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <>
      <Standing book={book} />
      <IconButton
        icon={ArrowLeft}
        label={t`Leave the puzzles`}
        onClick={() => void navigate({ to: '/today' })}
      />
    </>
  );
}

/** How good the player is at puzzles, in the bar above the table. */
function Standing({ book: { rating, streak } }: { readonly book: Book }) {
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
