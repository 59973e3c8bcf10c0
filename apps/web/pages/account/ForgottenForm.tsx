import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { TextField } from '../../design/TextField.tsx';
import { ask } from '../../match/online/api.ts';
import { calls } from '../../match/online/calls.ts';
import styles from '../../match/online/Form.module.css';
import { serviceQuery } from '../../match/online/queries.ts';

/** Asks for an e-mail by which a new password can be chosen; says plainly where there is none. */
export function ForgottenForm() {
  const { t } = useLingui();
  const { data } = useQuery(serviceQuery);
  const [email, setEmail] = useState('');
  const [why, setWhy] = useState<string>();
  const [isSent, setSent] = useState(false);

  async function send(): Promise<void> {
    const sent = await ask(calls.forgotPassword(email.trim()));
    setWhy(sent.ok ? undefined : sent.why.text);
    setSent(sent.ok);
  }

  if (data?.mail === false) {
    return (
      <p>
        <Trans>
          This server sends no e-mails, so a forgotten password cannot be chosen anew. A passkey still signs
          you in; otherwise ask those who run the server.
        </Trans>
      </p>
    );
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label={t`The e-mail address of your account`}
        type="email"
        required
        autoComplete="email"
        value={email}
        onText={setEmail}
        error={why}
      />
      <Button type="submit" wide>
        <Trans>Send me a link</Trans>
      </Button>
      <p role="status">
        {isSent && (
          <Trans>If there is such an account, an e-mail is on its way. Its link is good for an hour.</Trans>
        )}
      </p>
    </form>
  );
}
