import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { LinkButton } from '../design/LinkButton.tsx';
import { Page } from '../design/Page.tsx';
import { ask } from './api.ts';
import { calls } from './calls.ts';
import styles from './Form.module.css';
import { NewPasswordField } from './NewPasswordField.tsx';
import { Online } from './Online.tsx';
import { useProof } from './useProof.ts';

/** Where the link of an e-mail leads that lets us choose a new password. */
export default function ResetPage() {
  const { t } = useLingui();
  return (
    <Online>
      <Page
        title={t`A new password`}
        lead={<Trans>You will be signed out everywhere, and sign in with the new one.</Trans>}
      >
        <Reset />
      </Page>
    </Online>
  );
}

function Reset() {
  const token = useProof();
  const [newPassword, setNewPassword] = useState('');
  const [why, setWhy] = useState<string>();
  const [isDone, setDone] = useState(false);

  async function reset(): Promise<void> {
    const done = await ask(calls.resetPassword({ token, newPassword }));
    setWhy(done.ok ? undefined : done.why.text);
    setDone(done.ok);
  }

  if (isDone) {
    return (
      <>
        <p role="status">
          <Trans>Your password is changed.</Trans>
        </p>
        <LinkButton kind="solid" to="/me">
          <Trans>Sign in</Trans>
        </LinkButton>
      </>
    );
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void reset();
      }}
    >
      <NewPasswordField value={newPassword} onText={setNewPassword} error={why} />
      <Button type="submit" kind="solid" wide>
        <Trans>Change the password</Trans>
      </Button>
    </form>
  );
}
