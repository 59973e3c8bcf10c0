import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReportedPlayer } from '@riposte/protocol';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { DeedForm } from './DeedForm.tsx';
import { does } from './desk.ts';
import styles from './moderation.module.css';
import { PlayerName } from './PlayerName.tsx';
import { ReportLine } from './ReportLine.tsx';

/** A player about whom there are reports, and what can be done. */
export function ReportedEntry({ reported }: { readonly reported: ReportedPlayer }) {
  const { t } = useLingui();
  const [isActing, setActing] = useState(false);
  const { player, count, reporters, reports } = reported;
  const more = count - reports.length;
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <PlayerName player={player} />
        <span className={styles.quiet}>
          {t`${plural(count, { one: '# report', other: '# reports' })} from ${plural(reporters, { one: '# player', other: '# players' })}`}
        </span>
      </div>
      <ul className={styles.reports}>
        {reports.map((report) => (
          <ReportLine key={`${report.by.id} ${report.at}`} report={report}>
            {report.line && <LineWays line={report.line.id} />}
          </ReportLine>
        ))}
      </ul>
      {more > 0 && (
        <p className={styles.quiet}>
          <Trans>And {more} more by the same players.</Trans>
        </p>
      )}
      <div className={styles.ways}>
        <Button kind="solid" aria-expanded={isActing} onClick={() => setActing(!isActing)}>
          <Trans>Take action</Trans>
        </Button>
        <Button onClick={() => void does({ deed: 'settled', player: player.id })}>
          <Trans>Dismiss all</Trans>
        </Button>
      </div>
      {isActing && <DeedForm player={player} onDone={() => setActing(false)} />}
    </li>
  );
}

function LineWays({ line }: { readonly line: string }) {
  return (
    <div className={styles.ways}>
      <Button onClick={() => void does({ deed: 'removed', line })}>
        <Trans>Remove message</Trans>
      </Button>
      <Button kind="quiet" onClick={() => void does({ deed: 'dismissed', line })}>
        <Trans>Dismiss</Trans>
      </Button>
    </div>
  );
}
