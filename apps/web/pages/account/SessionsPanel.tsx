import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionCard } from '@riposte/protocol';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../design/Button.tsx';
import { Panel } from '../../design/Panel.tsx';
import { say } from '../../design/toast.ts';
import { ask } from '../../match/online/api.ts';
import { calls } from '../../match/online/calls.ts';
import { sessionsQuery } from '../../match/online/queries.ts';
import styles from './MePage.module.css';

/** Where we are signed in, and how to sign out there. */
export function SessionsPanel() {
  const { data, refetch } = useQuery(sessionsQuery);
  const sessions = data?.sessions ?? [];

  async function end(id?: string): Promise<void> {
    const done = await ask(calls.endSession(id));
    if (!done.ok) say(done.why.text);
    await refetch();
  }

  return (
    <Panel title={<Trans>Signed in</Trans>}>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} onEnd={() => void end(session.id)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button onClick={() => void end()}>
          <Trans>Sign out everywhere else</Trans>
        </Button>
      )}
    </Panel>
  );
}

function SessionItem({ session, onEnd }: { readonly session: SessionCard; readonly onEnd: () => void }) {
  const { t, i18n } = useLingui();
  const device = session.device ?? t`Unknown device`;
  const since = i18n.date(session.createdAt, { dateStyle: 'medium' });
  const used = i18n.date(session.usedAt, { dateStyle: 'medium' });
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        {device}
        <span>
          {session.here ? (
            <Trans>here, since {since}</Trans>
          ) : (
            <Trans>
              since {since}, last seen {used}
            </Trans>
          )}
        </span>
      </span>
      {!session.here && (
        <Button kind="quiet" aria-label={t`Sign out on ${device}`} onClick={onEnd}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  );
}
