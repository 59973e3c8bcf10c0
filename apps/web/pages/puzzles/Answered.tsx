import { Trans, useLingui } from '@lingui/react/macro';
import type { Aftermath as After } from '@riposte/analysis/aftermath';
import { levelOf, type Puzzle } from '@riposte/analysis/puzzles';
import { levelsOf } from '@riposte/bots';
import { seats } from '@riposte/kernel';
import { useState } from 'react';
import { Bar } from '../../design/Bar.tsx';
import { Button } from '../../design/Button.tsx';
import { Sheet } from '../../design/overlays.tsx';
import { Aftermath } from '../../match/analysis/Aftermath.tsx';
import { keyOf, useAftermaths } from '../../match/analysis/aftermaths.ts';
import { namesAt } from '../../table/names.ts';
import styles from './Answered.module.css';
import { nameOf, type PuzzleBook } from './book.ts';
import type { PuzzleSession } from './puzzleSession.ts';
import { type Worth, worthsOf } from './worths.ts';

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
  readonly book: PuzzleBook;
  readonly onNext: () => void;
}) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const all = worthsOf(session, puzzle);
  const [mine, other] = comparedIn(all, answer);
  const { sitters } = session.now();
  const names = namesAt(session.now(), session.guide, session.view);
  const aftermaths = useAftermaths(nameOf(puzzle), {
    type: 'puzzle',
    puzzle,
    choices: [...new Set([mine, other, ...all].flatMap((worth) => worth?.number ?? []))],
    names: seats(sitters.length).map(names),
  });
  if (!mine || !other) return undefined;
  const isSolved = answer === puzzle.best;
  return (
    <section className={styles.answered} aria-label={t`The answer`} data-headed>
      <h2 className={styles.title}>
        <Verdict mine={mine} other={other} isSolved={isSolved} />
      </h2>
      <div className={styles.why}>
        <p>
          {isSolved ? <Trans>After it:</Trans> : <Trans>After yours:</Trans>}{' '}
          <Aftermath after={aftermaths.get(keyOf.choice(mine.number))} most={2} />
        </p>
        <p>
          {isSolved ? <Trans>After the next best:</Trans> : <Trans>After the best:</Trans>}{' '}
          <Aftermath after={aftermaths.get(keyOf.choice(other.number))} most={2} />
        </p>
        <div className={styles.row}>
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
          <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Trans>All choices</Trans>
          </Button>
          <Button kind="solid" autoFocus onClick={onNext}>
            <Trans>Next puzzle</Trans>
          </Button>
        </div>
      </div>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t`All choices`}>
        <Worths all={all} aftermaths={aftermaths} puzzle={puzzle} answer={answer} />
        <p className={styles.note}>
          <Trans>
            How often, of 100, the match is won after each choice if both sides play well from there, by what
            you could know. Give or take {puzzle.error}. Beneath it: what comes next, and how often, in deals
            that fit what you see. The judge was measured with bots only.
          </Trans>
        </p>
      </Sheet>
    </section>
  );
}

/** The choice that was made, and the one it is told beside: the best, or the second where that was found. */
function comparedIn(all: readonly Worth[], answer: number): readonly (Worth | undefined)[] {
  const mine = all.find(({ number }) => number === answer);
  const [best, second] = all;
  return [mine, mine === best ? second : best];
}

function Verdict({
  mine,
  other,
  isSolved,
}: {
  readonly mine: Worth;
  readonly other: Worth;
  readonly isSolved: boolean;
}) {
  const [own, others] = [mine, other].map(({ value }) => value.toFixed(0));
  const better = other.text;
  return isSolved ? (
    <Trans>
      Solved: it wins {own} of 100, the next best {others}.
    </Trans>
  ) : (
    <Trans>
      “{better}” wins {others} of 100, your choice {own}.
    </Trans>
  );
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

function signed(gained: number): string {
  return gained < 0 ? `−${-gained}` : `+${gained}`;
}

/** All choices: what each is worth, and what comes after it. */
function Worths({
  all,
  aftermaths,
  puzzle,
  answer,
}: {
  readonly all: readonly Worth[];
  readonly aftermaths: ReadonlyMap<string, After>;
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
          <span className={styles.after}>
            <Aftermath after={aftermaths.get(keyOf.choice(number))} most={3} />
          </span>
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
