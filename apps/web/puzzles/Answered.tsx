import { Trans, useLingui } from '@lingui/react/macro';
import { levelOf, type Puzzle } from '@riposte/analysis/puzzles';
import { levelsOf } from '@riposte/bots';
import { useState } from 'react';
import { Bar } from '../design/Bar.tsx';
import { Button } from '../design/Button.tsx';
import { Sheet } from '../design/overlays.tsx';
import { namesAt } from '../table/names.ts';
import styles from './Answered.module.css';
import type { Book } from './book.ts';
import type { PuzzleSession } from './puzzleSession.ts';

/** What a choice is worth. */
interface Worth {
  readonly number: number;
  readonly text: string;
  /** The chance of the match, in hundredths. */
  readonly value: number;
}

/** What came of an answer, in as much room as a question has, and the way to the next puzzle. */
export function Answered({
  session,
  puzzle,
  answer,
  gained,
  book,
  onNext,
}: {
  readonly session: PuzzleSession;
  readonly puzzle: Puzzle;
  readonly answer: number;
  /** What the answer did to the rating. */
  readonly gained: number;
  readonly book: Book;
  readonly onNext: () => void;
}) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const all = worthsOf(session, puzzle);
  return (
    <section className={styles.answered} aria-label={t`The answer`}>
      <h2 className={styles.title}>
        <Verdict all={all} answer={answer} />
      </h2>
      <p className={styles.note}>
        <Found session={session} puzzle={puzzle} />{' '}
        <Trans>
          Rating {book.rating} ({signed(gained)}).
        </Trans>
        {book.streak > 1 && (
          <>
            {' '}
            <Trans>{book.streak} in a row.</Trans>
          </>
        )}
      </p>
      <div className={styles.row}>
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Trans>All choices</Trans>
        </Button>
        <Button kind="solid" autoFocus onClick={onNext}>
          <Trans>Next puzzle</Trans>
        </Button>
      </div>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t`All choices`}>
        <Worths all={all} puzzle={puzzle} answer={answer} />
        <p className={styles.note}>
          <Trans>
            How often, of 100, the match is won after each choice if both sides play well from there, by what
            you could know. Give or take {puzzle.error}. The judge was measured with bots only.
          </Trans>
        </p>
      </Sheet>
    </section>
  );
}

/** The best choice beside the one that was made, or beside the second. */
function Verdict({ all, answer }: { readonly all: readonly Worth[]; readonly answer: number }) {
  const [best, second] = all;
  const mine = all.find(({ number }) => number === answer);
  if (!best || !second || !mine) return undefined;
  const [most, less] = [best.value, (mine === best ? second : mine).value].map((value) => value.toFixed(0));
  const better = best.text;
  return mine === best ? (
    <Trans>
      Solved: it wins {most} of 100, the next best {less}.
    </Trans>
  ) : (
    <Trans>
      “{better}” wins {most} of 100, your choice {less}.
    </Trans>
  );
}

/** Choices and what each is worth. */
function Worths({
  all,
  puzzle,
  answer,
}: {
  readonly all: readonly Worth[];
  readonly puzzle: Puzzle;
  readonly answer: number;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, and keys must reach it
    <ol className={styles.worths} tabIndex={0}>
      {all.map(({ number, text, value }) => (
        <li key={number} data-best={number === puzzle.best} data-mine={number === answer}>
          <span className={styles.text}>{text}</span>
          <span className={styles.mark}>
            <Mark isBest={number === puzzle.best} isMine={number === answer} />
          </span>
          <span className={styles.value}>{value.toFixed(0)}</span>
          <Bar share={value / 100} isLit={number === puzzle.best} />
        </li>
      ))}
    </ol>
  );
}

function Mark({ isBest, isMine }: { readonly isBest: boolean; readonly isMine: boolean }) {
  if (isBest && isMine) return <Trans>Best, and yours</Trans>;
  if (isBest) return <Trans>Best</Trans>;
  return isMine ? <Trans>Yours</Trans> : undefined;
}

/** Who finds it: the level of the bots. */
function Found({ session, puzzle }: { readonly session: PuzzleSession; readonly puzzle: Puzzle }) {
  const level = levelOf(puzzle);
  const name = levelsOf(session.game)[level - 1]?.name;
  return name === undefined ? (
    <Trans>No bot finds it for sure.</Trans>
  ) : (
    <Trans>
      Level {level} ({name}) finds it.
    </Trans>
  );
}

/** All choices, the best first. */
function worthsOf(session: PuzzleSession, { values }: Puzzle): readonly Worth[] {
  const { game, guide, choices, view } = session;
  const names = namesAt(session.now(), guide, view);
  return choices
    .map((choice, number) => ({
      number,
      text: game.words.choice(choice, view, names).text,
      value: values[number] ?? 0,
    }))
    .toSorted((one, other) => other.value - one.value);
}

function signed(gained: number): string {
  return gained < 0 ? `−${-gained}` : `+${gained}`;
}
