import { Trans, useLingui } from '@lingui/react/macro';
import type { Moderation } from '@riposte/protocol';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../design/Button.tsx';
import { Column, Columns } from '../../design/Columns.tsx';
import { Page } from '../../design/Page.tsx';
import { Panel } from '../../design/Panel.tsx';
import { Waiting } from '../../design/Waiting.tsx';
import { Online } from '../../match/online/Online.tsx';
import { Sorry } from '../../match/online/Sorry.tsx';
import { AppealEntry } from './AppealEntry.tsx';
import { AuditLog } from './AuditLog.tsx';
import { deskQuery, does } from './desk.ts';
import { FindPlayer } from './FindPlayer.tsx';
import { Moderators } from './Moderators.tsx';
import styles from './moderation.module.css';
import { PlayerName } from './PlayerName.tsx';
import { ReportedEntry } from './ReportedEntry.tsx';
import { SignOffEntry } from './SignOffEntry.tsx';
import { Until } from './Until.tsx';

/** What waits for moderators, who is suspended or muted, and what moderators did. */
export default function ModeratePage() {
  const { t } = useLingui();
  return (
    <Online>
      <Page
        full
        title={t`Moderation`}
        lead={<Trans>Everything you do here is logged with your name and your reason.</Trans>}
      >
        <Desk />
      </Page>
    </Online>
  );
}

function Desk() {
  const { data, error, refetch } = useQuery(deskQuery);
  if (error) return <Sorry error={error} onAgain={() => void refetch()} />;
  if (!data) {
    return (
      <Waiting>
        <Trans>Asking the server</Trans>
      </Waiting>
    );
  }
  const isQuiet = data.reported.length + data.appeals.length + data.signOffs.length === 0;
  return (
    <Columns>
      <Column>
        {isQuiet && (
          <Panel title={<Trans>All done</Trans>}>
            <p className={styles.quiet}>
              <Trans>No reports and no appeals are waiting.</Trans>
            </p>
          </Panel>
        )}
        {data.signOffs.length > 0 && (
          <Panel title={<Trans>Needs a second moderator</Trans>}>
            <ul className={styles.list}>
              {data.signOffs.map((signOff) => (
                <SignOffEntry key={signOff.id} signOff={signOff} />
              ))}
            </ul>
          </Panel>
        )}
        {data.appeals.length > 0 && (
          <Panel title={<Trans>Appeals</Trans>}>
            <ul className={styles.list}>
              {data.appeals.map((suspended) => (
                <AppealEntry key={suspended.player.id} suspended={suspended} />
              ))}
            </ul>
          </Panel>
        )}
        {data.reported.length > 0 && (
          <Panel title={<Trans>Reported players</Trans>}>
            <ul className={styles.list}>
              {data.reported.map((reported) => (
                <ReportedEntry key={reported.player.id} reported={reported} />
              ))}
            </ul>
          </Panel>
        )}
      </Column>
      <Column>
        <FindPlayer />
        {data.suspended.length > 0 && <Suspended suspended={data.suspended} />}
        {data.muted.length > 0 && <Muted muted={data.muted} />}
        <Moderators moderators={data.moderators} />
        <AuditLog audit={data.audit} />
      </Column>
    </Columns>
  );
}

function Suspended({ suspended }: Pick<Moderation, 'suspended'>) {
  const { i18n } = useLingui();
  return (
    <Panel title={<Trans>Suspended</Trans>}>
      <ul className={styles.list}>
        {suspended.map(({ player, suspension: { until, reason } }) => (
          <li key={player.id} className={styles.entry}>
            <div className={styles.head}>
              <PlayerName player={player} />
              <span className={styles.quiet}>
                <Until day={until && i18n.date(until, { dateStyle: 'medium' })} />
              </span>
            </div>
            <p className={styles.quiet}>{reason}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Muted({ muted }: Pick<Moderation, 'muted'>) {
  const { t, i18n } = useLingui();
  return (
    <Panel title={<Trans>Muted</Trans>}>
      <ul className={styles.list}>
        {muted.map(({ player, until, why }) => (
          <li key={player.id} className={styles.entry}>
            <div className={styles.head}>
              <PlayerName player={player} />
              <span className={styles.quiet}>
                <Until day={i18n.date(until, { dateStyle: 'medium' })} />
              </span>
            </div>
            <p className={styles.quiet}>{why}</p>
            <div className={styles.ways}>
              <Button
                aria-label={t`Unmute ${player.name}`}
                onClick={() => void does({ deed: 'unmuted', player: player.id })}
              >
                <Trans>Unmute</Trans>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
