import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Panel } from '../../design/Panel.tsx';
import { TextField } from '../../design/TextField.tsx';
import { say } from '../../design/toast.ts';
import { ask } from '../../match/online/api.ts';
import { calls } from '../../match/online/calls.ts';
import form from '../../match/online/Form.module.css';
import { tokensQuery } from '../../match/online/queries.ts';
import styles from './MePage.module.css';

/** Keys for programs that play in our name. Each is shown once. */
export function TokensPanel() {
  const { t, i18n } = useLingui();
  const { data, refetch } = useQuery(tokensQuery);
  const [name, setName] = useState('');
  const [made, setMade] = useState<string>();
  const tokens = data?.tokens ?? [];

  async function make(): Promise<void> {
    const token = await ask(calls.makeToken(name.trim()));
    if (!token.ok) return say(token.why.text);
    setName('');
    setMade(token.value.token);
    await refetch();
  }

  async function revoke(id: string): Promise<void> {
    const done = await ask(calls.revokeToken(id));
    if (!done.ok) say(done.why.text);
    setMade(undefined);
    await refetch();
  }

  return (
    <Panel title={<Trans>For programs</Trans>}>
      <p className={styles.quiet}>
        <Trans>
          With a token a program plays, talks and seeks in your name. It cannot change your account.
        </Trans>
      </p>
      {tokens.length > 0 && (
        <ul className={styles.list}>
          {tokens.map((token) => {
            const day = i18n.date(token.createdAt, { dateStyle: 'medium' });
            return (
              <li key={token.id} className={styles.item}>
                <span className={styles.words}>
                  {token.name}
                  <span>
                    <Trans>since {day}</Trans>
                  </span>
                </span>
                <Button
                  kind="quiet"
                  aria-label={t`Revoke ${token.name}`}
                  onClick={() => void revoke(token.id)}
                >
                  <Trans>Revoke</Trans>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <div aria-live="polite">
        {made !== undefined && (
          <>
            <p>
              <Trans>Keep it safe: it is shown only now.</Trans>
            </p>
            <p className={styles.token}>{made}</p>
          </>
        )}
      </div>
      <form
        className={form.line}
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <TextField label={t`What it is for`} value={name} onText={setName} maxLength={64} required />
        <Button type="submit" disabled={name.trim() === ''}>
          <Trans>Make a token</Trans>
        </Button>
      </form>
    </Panel>
  );
}
