import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { IconButton } from '../design/IconButton.tsx';
import type { Book } from './book.ts';
import { Standing } from './Standing.tsx';

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
