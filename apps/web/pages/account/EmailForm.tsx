import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { TextField } from '../../design/TextField.tsx';
import styles from '../../match/online/Form.module.css';
import { SHORTEST } from './NewPasswordField.tsx';

/** An e-mail address and a password: to make an account, or to come in. */
export function EmailForm({
  isNew,
  why,
  onSend,
}: {
  readonly isNew: boolean;
  readonly why: string | undefined;
  readonly onSend: (given: { readonly email: string; readonly password: string }) => Promise<void>;
}) {
  const { t } = useLingui();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        void onSend({ email: email.trim(), password }).finally(() => setBusy(false));
      }}
    >
      <TextField
        label={t`E-mail address`}
        type="email"
        required
        autoComplete="email"
        value={email}
        onText={setEmail}
      />
      <TextField
        label={t`Password`}
        hint={isNew ? t`At least ${SHORTEST} characters.` : undefined}
        type="password"
        required
        minLength={isNew ? SHORTEST : 1}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        value={password}
        onText={setPassword}
        error={why}
      />
      <Button type="submit" kind="solid" wide disabled={isBusy}>
        {isNew ? <Trans>Make an account</Trans> : <Trans>Sign in</Trans>}
      </Button>
    </form>
  );
}
