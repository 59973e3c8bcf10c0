import { Trans, useLingui } from '@lingui/react/macro';
import type { SuspensionCard } from '@riposte/protocol';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Panel } from '../../design/Panel.tsx';
import { TextField } from '../../design/TextField.tsx';
import { say } from '../../design/toast.ts';
import { verbatim } from '../../design/verbatim.tsx';
import { ask } from '../../match/online/api.ts';
import { calls } from '../../match/online/calls.ts';
import form from '../../match/online/Form.module.css';
import { meQuery, queryClient } from '../../match/online/queries.ts';
import styles from './MePage.module.css';

/** Why we are suspended, until when, and how to appeal. */
export function SuspensionPanel({ suspension }: { readonly suspension: SuspensionCard }) {
  const { i18n } = useLingui();
  const { until, appeal, mayAppeal } = suspension;
  const reason = verbatim(suspension.reason);
  const day = (time: string) => i18n.date(time, { dateStyle: 'long' });
  const end = until && day(until);
  const again = mayAppeal && day(mayAppeal);
  const isOpen = mayAppeal !== undefined && Date.parse(mayAppeal) <= Date.now();
  return (
    <Panel
      title={
        end === undefined ? (
          <Trans>You are suspended permanently</Trans>
        ) : (
          <Trans>You are suspended until {end}</Trans>
        )
      }
    >
      <p>
        <Trans>The reason: {reason}</Trans>
      </p>
      <p className={styles.quiet}>
        <Trans>
          You can finish the matches you have begun, and play against bots in this browser. You cannot chat,
          create tables, sit down or look for opponents. The <Link to="/terms">terms</Link> say what is not
          allowed.
        </Trans>
      </p>
      {appeal && (
        <>
          <h3>
            <Trans>Your appeal</Trans>
          </h3>
          <p>“{appeal.text}”</p>
          <p role="status" className={styles.quiet}>
            {appeal.answer === undefined ? (
              <Trans>A moderator will answer it here.</Trans>
            ) : (
              <Trans>The answer: {appeal.answer}</Trans>
            )}
          </p>
        </>
      )}
      {isOpen && <AppealForm />}
      {appeal?.answer !== undefined && !isOpen && again !== undefined && (
        <p className={styles.quiet}>
          <Trans>You can appeal again on {again}.</Trans>
        </p>
      )}
    </Panel>
  );
}

function AppealForm() {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function send(): Promise<void> {
    setBusy(true);
    const sent = await ask(calls.appeal(text.trim()));
    setBusy(false);
    say(sent.ok ? t`Your appeal was sent.` : sent.why.text);
    await queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
  }

  return (
    <form
      className={form.line}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label={t`Appeal`}
        hint={t`What should we know? You can appeal once in 90 days.`}
        value={text}
        onText={setText}
        maxLength={1_000}
      />
      <Button type="submit" kind="solid" disabled={isBusy || text.trim() === ''}>
        <Trans>Send appeal</Trans>
      </Button>
    </form>
  );
}

/** What the service has to tell us, until we have read it. */
export function ServiceNotices({
  notices,
}: {
  readonly notices: readonly { readonly id: string; readonly text: string; readonly at: string }[];
}) {
  async function drop(id: string): Promise<void> {
    const done = await ask(calls.dropNotification(id));
    if (!done.ok) say(done.why.text);
    await queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
  }

  return notices.map(({ id, text }) => (
    <Panel key={id} title={<Trans>A message for you</Trans>}>
      <p>{text}</p>
      <div className={styles.ways}>
        <Button onClick={() => void drop(id)}>
          <Trans>Got it</Trans>
        </Button>
      </div>
    </Panel>
  ));
}
