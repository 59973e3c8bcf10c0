import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Panel } from '../../design/Panel.tsx';
import { TextField } from '../../design/TextField.tsx';
import { say } from '../../design/toast.ts';
import { ask } from '../../match/online/api.ts';
import { calls } from '../../match/online/calls.ts';
import styles from '../../match/online/Form.module.css';
import { liveClient } from '../../match/online/liveClient.ts';
import { queryClient } from '../../match/online/queries.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

/** Changes a password that is known. */
export function PasswordPanel() {
  const { t } = useLingui();
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [why, setWhy] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function change(): Promise<void> {
    setBusy(true);
    const changed = await ask(calls.changePassword({ password, newPassword }));
    setBusy(false);
    setWhy(changed.ok ? undefined : changed.why.text);
    if (!changed.ok) return;
    setPassword('');
    setNewPassword('');
    say(t`Your password is changed. You are signed out everywhere else.`);
    await queryClient.invalidateQueries();
    liveClient().renew();
  }

  return (
    <Panel title={<Trans>Password</Trans>}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void change();
        }}
      >
        <TextField
          label={t`Your password until now`}
          type="password"
          required
          autoComplete="current-password"
          value={password}
          onText={setPassword}
          error={why}
        />
        <NewPasswordField value={newPassword} onText={setNewPassword} />
        <Button type="submit" disabled={isBusy}>
          <Trans>Change the password</Trans>
        </Button>
      </form>
    </Panel>
  );
}
