import { Trans, useLingui } from '@lingui/react/macro';
import type { DayRow, DayTableAnswer as Told } from '@riposte/protocol';
import { useEffect, useState } from 'react';
import { Bar } from '../../design/Bar.tsx';
import { useOnline } from '../shell/online.ts';
import type { AttemptEnd, DayAttempt } from './attempt.ts';
import styles from './DayTable.module.css';
import { askTable } from './dayTable.ts';

/** How the duel of the day went for all: how many had each result. */
export function DayTable({
  game,
  attempt,
  ended,
}: {
  readonly game: string;
  readonly attempt: DayAttempt;
  readonly ended: AttemptEnd;
}) {
  const table = useTable(game, attempt);
  return (
    <section className={styles.table} aria-labelledby="for-all">
      <h2 id="for-all" className={styles.title}>
        <Trans>How it went for all</Trans>
      </h2>
      {table === 'away' && (
        <p className={styles.small}>
          <Trans>The server cannot be reached. Your result is told when it can.</Trans>
        </p>
      )}
      {table && table !== 'away' && <Rows rows={table.rows} ended={ended} />}
    </section>
  );
}

function Rows({ rows, ended }: { readonly rows: readonly DayRow[]; readonly ended: AttemptEnd }) {
  const said = useResultText();
  if (rows.length === 0) {
    return (
      <p className={styles.small}>
        <Trans>No duel has been counted yet.</Trans>
      </p>
    );
  }
  const most = Math.max(...rows.map(({ count }) => count));
  const duels = rows.reduce((sum, { count }) => sum + count, 0);
  const won = rows.reduce((sum, { result, count }) => sum + (result === 'won' ? count : 0), 0);
  return (
    <>
      <ol className={styles.rows}>
        {rows.map((row) => (
          <li key={said(row)} data-mine={isOwn(row, ended)}>
            <span>{said(row)}</span>
            <span className={styles.bar}>
              <Bar share={row.count / most} isLit={isOwn(row, ended)} />
            </span>
            <span className={styles.count}>{row.count}</span>
            <span className={styles.mine}>{isOwn(row, ended) && <Trans>You</Trans>}</span>
          </li>
        ))}
      </ol>
      <p className={styles.small}>
        <Trans>
          {won} of {duels} won. Each duel was played again by the server; no name is kept.
        </Trans>
      </p>
    </>
  );
}

/** What the server told; `away` where it cannot be reached. It is asked again when this device is back online. */
function useTable(game: string, attempt: DayAttempt): Told | 'away' | undefined {
  const [table, setTable] = useState<Told | 'away'>();
  const isOnline = useOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: back online, it is asked again
  useEffect(() => {
    let isWanted = true;
    void askTable(game, attempt).then((result) => isWanted && setTable(result.ok ? result.value : 'away'));
    return () => {
      isWanted = false;
    };
  }, [game, attempt, isOnline]);
  return table;
}

function useResultText(): (row: DayRow) => string {
  const { t } = useLingui();
  return ({ result, scores }) => {
    const score = scores?.join(':') ?? '';
    switch (result) {
      case 'won':
        return t`Won ${score}`;
      case 'drawn':
        return t`Drawn ${score}`;
      case 'lost':
        return t`Lost ${score}`;
      case 'givenUp':
        return t`Given up`;
    }
  };
}

function isOwn({ result, scores }: DayRow, ended: AttemptEnd): boolean {
  if (ended.givenUp) return result === 'givenUp';
  return result === ended.result && scores?.join() === ended.scores?.join();
}
