import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { LinkButton } from '../../design/LinkButton.tsx';
import { Page } from '../../design/Page.tsx';
import { ask } from '../../match/online/api.ts';
import { calls } from '../../match/online/calls.ts';
import styles from '../../match/online/Form.module.css';
import { Online } from '../../match/online/Online.tsx';
import { useProof } from '../../match/online/useProof.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

/** Where the link of an e-mail leads that lets us choose a new password. */
export default function ResetPage() {
  const { t } = useLingui();
  return (
    <Online>
      <Page
        title={t`A new password`}
        lead={<Trans>You will be signed out everywhere. Passkeys of this account are removed.</Trans>}
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
  /** How many passkeys were removed, once it is done. */
  const [removed, setRemoved] = useState<number>();

  async function reset(): Promise<void> {
    const done = await ask(calls.resetPassword({ token, newPassword }));
    setWhy(done.ok ? undefined : done.why.text);
    if (done.ok) setRemoved(done.value.passkeys);
  }

  if (removed !== undefined) {
    return (
      <>
        <p role="status">
          <Trans>Your password is changed.</Trans>
        </p>
        {removed > 0 && (
          <p>
            <Plural
              value={removed}
              one="# passkey was removed. If it was yours, add it again after you sign in."
              other="# passkeys were removed. Add yours again after you sign in."
            />
          </p>
        )}
        <p>
          <Trans>API tokens and reminders still work: check them after you sign in.</Trans>
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
