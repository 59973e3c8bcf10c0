import { Trans, useLingui } from '@lingui/react/macro';
import type { SignOff } from '@riposte/protocol';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Confirmed } from '../../design/Confirmed.tsx';
import { TextField } from '../../design/TextField.tsx';
import { does } from './desk.ts';
import styles from './moderation.module.css';
import { PlayerName } from './PlayerName.tsx';

/** What one moderator wants to be done for good. */
export function SignOffEntry({ signOff }: { readonly signOff: SignOff }) {
  const { t } = useLingui();
  const [why, setWhy] = useState('');
  const { id, deed, player, by, own, confirmed } = signOff;
  const name = player.name;
  const moderator = by?.name ?? t`A former player`;
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <PlayerName player={player} />
      </div>
      <p>
        {deed === 'banned' ? (
          <Trans>
            {moderator} wants to ban {name} permanently: {signOff.why}
          </Trans>
        ) : (
          <Trans>
            {moderator} wants to delete the account of {name}: {signOff.why}
          </Trans>
        )}
      </p>
      {confirmed && (
        <p className={styles.quiet}>
          <Trans>This was confirmed, and the deletion was interrupted. Confirm it again to finish it.</Trans>
        </p>
      )}
      {own ? (
        <p className={styles.quiet}>
          <Trans>You asked for it, so another moderator decides.</Trans>
        </p>
      ) : (
        <Confirmed
          kind="outline"
          words={deed === 'banned' ? <Trans>Confirm the ban</Trans> : <Trans>Delete the account</Trans>}
          question={
            deed === 'banned' ? (
              <Trans>Ban {name} permanently?</Trans>
            ) : (
              <Trans>Delete the account of {name}? This cannot be undone.</Trans>
            )
          }
          onYes={() => void does({ deed: 'confirmed', signOff: id })}
        />
      )}
      {!confirmed && (
        <>
          <TextField
            label={own ? t`Reason for withdrawing` : t`Reason for declining`}
            value={why}
            onText={setWhy}
            maxLength={1_000}
          />
          <div className={styles.ways}>
            <Button
              disabled={why.trim() === ''}
              onClick={() => void does({ deed: 'declined', signOff: id, why: why.trim() })}
            >
              {own ? <Trans>Withdraw</Trans> : <Trans>Decline</Trans>}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
