import { Trans, useLingui } from '@lingui/react/macro';
import type { Puzzle } from '@riposte/analysis/puzzles';
import { useNavigate, useParams } from '@tanstack/react-router';
import { ArrowLeft, Flame, Target } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { IconButton } from '../../design/IconButton.tsx';
import { settingsNow } from '../../design/settings/settings.ts';
import { Waiting } from '../../design/Waiting.tsx';
import { type Loaded, useGame, usePart } from '../../games/library.ts';
import { keep } from '../../match/local/keep.ts';
import { NotFound } from '../../match/scenes/NotFound.tsx';
import { TableView } from '../../table/TableView.tsx';
import { Answered } from './Answered.tsx';
import { NEW_BOOK, nameOf, type PuzzleBook, withAnswer, withNext } from './book.ts';
import { PuzzleSession } from './puzzleSession.ts';
import styles from './Standing.module.css';

/** One puzzle after another, each suited to the player. Everything is kept in this browser. */
export default function PuzzlesPage() {
  const { game: id = '' } = useParams({ strict: false });
  const loaded = useGame(id);
  const puzzles = usePart(id, 'puzzles');
  return loaded && puzzles ? <Puzzles key={id} loaded={loaded} puzzles={puzzles} /> : <NotFound />;
}

function Puzzles({ loaded, puzzles }: { readonly loaded: Loaded; readonly puzzles: readonly Puzzle[] }) {
  const name = `puzzles ${loaded.game.id}`;
  const [book, setBook] = useState<PuzzleBook>();
  const write = useCallback(
    (next: PuzzleBook) => {
      setBook(next);
      void keep.remember(name, next);
    },
    [name],
  );
  useEffect(() => {
    void keep.recall<PuzzleBook>(name).then((kept) => write(opened(puzzles, kept ?? NEW_BOOK)));
  }, [name, puzzles, write]);
  if (!book) {
    return (
      <Waiting>
        <Trans>The puzzle is being laid out.</Trans>
      </Waiting>
    );
  }
  const puzzle = puzzles.find((one) => nameOf(one) === book.open);
  if (!puzzle) return <NotFound />;
  return (
    <OnePuzzle
      key={book.open}
      loaded={loaded}
      puzzle={puzzle}
      book={book}
      onAnswer={(isRight) => write(withAnswer(book, puzzle, isRight))}
      onNext={() => write(withNext(puzzles, book, Math.random()))}
    />
  );
}

/** The book with a puzzle that is there still: the one that was open, or another. */
function opened(puzzles: readonly Puzzle[], book: PuzzleBook): PuzzleBook {
  return puzzles.some((one) => nameOf(one) === book.open) ? book : withNext(puzzles, book, Math.random());
}

/** A puzzle on the table, and what came of it. */
function OnePuzzle({
  loaded,
  puzzle,
  book,
  onAnswer,
  onNext,
}: {
  readonly loaded: Loaded;
  readonly puzzle: Puzzle;
  readonly book: PuzzleBook;
  readonly onAnswer: (isRight: boolean) => void;
  readonly onNext: () => void;
}) {
  const { t } = useLingui();
  const [answer, setAnswer] = useState<number>();
  const [before] = useState(book);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a puzzle has one session; its words are said when it is answered.
  const session = useMemo(
    () =>
      new PuzzleSession(loaded, puzzle, {
        sitterOf: (_seat, isSolver) =>
          isSolver ? { name: settingsNow().name || 'You', kind: 'you' } : { name: t`Opponent`, kind: 'bot' },
        onAnswer(number) {
          const isRight = number === puzzle.best;
          setAnswer(number);
          onAnswer(isRight);
          return { text: isRight ? t`Solved.` : t`Another choice was better.` };
        },
      }),
    [loaded, puzzle],
  );
  return (
    <TableView
      session={session}
      menu={<PuzzleMenu book={book} />}
      controls={
        answer !== undefined && (
          <Answered
            session={session}
            puzzle={puzzle}
            answer={answer}
            gained={book.rating - before.rating}
            book={book}
            onNext={onNext}
          />
        )
      }
    />
  );
}

/** What stands above the table of a puzzle: how good the player is at them, and the way out. */
function PuzzleMenu({ book }: { readonly book: PuzzleBook }) {
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
function Standing({ book: { rating, streak } }: { readonly book: PuzzleBook }) {
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
