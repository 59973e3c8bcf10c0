import { Trans, useLingui } from '@lingui/react/macro';
import type { SuspendedPlayer } from '@riposte/protocol';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { TextField } from '../../design/TextField.tsx';
import { verbatim } from '../../design/verbatim.tsx';
import { does } from './desk.ts';
import styles from './moderation.module.css';
import { PlayerName } from './PlayerName.tsx';
import { Until } from './Until.tsx';

/** An appeal, and the answer to it. */
export function AppealEntry({
  suspended: { player, suspension, by },
}: {
  readonly suspended: SuspendedPlayer;
}) {
  const { t, i18n } = useLingui();
  const [answer, setAnswer] = useState('');
  const { appeal, until } = suspension;
  const reason = verbatim(suspension.reason);
  if (!appeal) return undefined;
  const give = (deed: 'granted' | 'upheld') => void does({ deed, appeal: appeal.id, answer: answer.trim() });
  const name = player.name;
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <PlayerName player={player} />
        <span className={styles.quiet}>
          <Until day={until && i18n.date(until, { dateStyle: 'medium' })} />
        </span>
      </div>
      <p className={styles.quiet}>
        {by ? (
          <Trans>
            Suspended by {by.name}: {reason}
          </Trans>
        ) : (
          <Trans>Suspended: {reason}</Trans>
        )}
      </p>
      <blockquote className={styles.said}>{appeal.text}</blockquote>
      <TextField label={t`Your answer to ${name}`} value={answer} onText={setAnswer} maxLength={1_000} />
      <div className={styles.ways}>
        <Button disabled={answer.trim() === ''} onClick={() => give('granted')}>
          <Trans>End the suspension</Trans>
        </Button>
        <Button disabled={answer.trim() === ''} onClick={() => give('upheld')}>
          <Trans>Keep the suspension</Trans>
        </Button>
      </div>
    </li>
  );
}
