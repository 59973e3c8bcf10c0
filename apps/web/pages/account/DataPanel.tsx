import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayerCard } from '@riposte/protocol';
import { useState } from 'react';
import { buttonClass } from '../../design/buttonLook.ts';
import { Confirmed } from '../../design/Confirmed.tsx';
import { Panel } from '../../design/Panel.tsx';
import { TextField } from '../../design/TextField.tsx';
import { say } from '../../design/toast.ts';
import { ask } from '../../match/online/api.ts';
import { calls } from '../../match/online/calls.ts';
import { API_PATH } from '../../match/online/fetchApi.ts';
import { nowIAm } from '../../match/online/player.ts';
import styles from './MePage.module.css';

/** Taking along what the server knows of us, and leaving nothing behind. */
export function DataPanel({ me, hasPassword }: { readonly me: PlayerCard; readonly hasPassword: boolean }) {
  const { t } = useLingui();
  const [password, setPassword] = useState('');
  const [why, setWhy] = useState<string>();
  const isGuest = me.kind === 'guest';

  async function erase(): Promise<void> {
    const erased = await ask(calls.erase(hasPassword ? password : undefined));
    setWhy(erased.ok ? undefined : erased.why.text);
    if (!erased.ok) return;
    say(t`You are erased. Farewell!`);
    nowIAm(undefined);
  }

  return (
    <Panel title={<Trans>Your data</Trans>}>
      <p className={styles.quiet}>
        <Trans>One file with everything that this server keeps about you.</Trans>
      </p>
      <a className={buttonClass({ kind: undefined })} href={`${API_PATH}/me/export`} download="riposte.json">
        <Trans>Download it</Trans>
      </a>
      <p className={styles.quiet}>
        <Trans>
          If you have yourself erased, your login, your name and all you said are deleted at once and for
          good. You resign running matches. Finished ones stay, played by “a former player”.
        </Trans>
      </p>
      {hasPassword && (
        <TextField
          label={t`Your password`}
          type="password"
          autoComplete="current-password"
          value={password}
          onText={setPassword}
          error={why}
        />
      )}
      {!hasPassword && why !== undefined && (
        <p className={styles.error} role="alert">
          {why}
        </p>
      )}
      <Confirmed
        words={isGuest ? <Trans>Erase all I did here</Trans> : <Trans>Erase my account</Trans>}
        question={<Trans>This cannot be taken back. Erase everything?</Trans>}
        isOff={hasPassword && password === ''}
        onYes={() => void erase()}
      />
    </Panel>
  );
}
