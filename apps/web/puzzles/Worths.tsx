import { Trans } from '@lingui/react/macro';
import type { Aftermath as After } from '@riposte/analysis/aftermath';
import type { Puzzle } from '@riposte/analysis/puzzles';
import { Aftermath } from '../analysis/Aftermath.tsx';
import { keyOf } from '../analysis/aftermaths.ts';
import { Bar } from '../design/Bar.tsx';
import styles from './Worths.module.css';
import type { Worth } from './worths.ts';

/** All choices: what each is worth, and what comes after it. */
export function Worths({
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
