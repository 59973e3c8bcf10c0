import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayerCard, Result } from '@riposte/protocol';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Panel } from '../../design/Panel.tsx';
import { Segmented } from '../../design/Segmented.tsx';
import { say } from '../../design/toast.ts';
import { ask, must } from '../../match/online/api.ts';
import { calls } from '../../match/online/calls.ts';
import { nowIAm } from '../../match/online/player.ts';
import { serviceQuery } from '../../match/online/queries.ts';
import { EmailForm } from './EmailForm.tsx';
import { ForgottenForm } from './ForgottenForm.tsx';
import styles from './MePage.module.css';
import { addPasskey, hasPasskeys, signInByPasskey } from './passkey.ts';
import { unsubscribeHere } from './thisBrowser.ts';

/** Keeps what a guest has, lets a member in and out. */
export function AccountPanel({
  me,
  email,
  isVerified,
}: {
  readonly me: PlayerCard | undefined;
  readonly email: string | undefined;
  readonly isVerified: boolean;
}) {
  if (me?.kind === 'member') return <Member email={email} isVerified={isVerified} />;
  return <Entry isGuest={me !== undefined} />;
}

/** After a passkey was used the server knows who we are. */
async function nowAsTheServerSays(): Promise<void> {
  const { player } = await must(calls.me);
  nowIAm(player);
}

function Member({ email, isVerified }: { readonly email: string | undefined; readonly isVerified: boolean }) {
  const { t } = useLingui();

  async function addKey(): Promise<void> {
    const added = await addPasskey();
    say(added.ok ? t`This device can sign you in from now on.` : added.why.text);
  }

  async function signOut(): Promise<void> {
    const out = await ask(calls.signOut);
    if (!out.ok) return say(out.why.text);
    // The next player at this browser is not to be told of our turns.
    await unsubscribeHere();
    nowIAm(undefined);
  }

  return (
    <Panel title={<Trans>Account</Trans>}>
      <p className={styles.words}>
        {email === undefined ? <Trans>You sign in with a passkey.</Trans> : email}
        {email !== undefined && isVerified && (
          <span>
            <Trans>confirmed</Trans>
          </span>
        )}
      </p>
      {email !== undefined && !isVerified && <Unverified />}
      <div className={styles.ways}>
        {hasPasskeys() && (
          <Button onClick={() => void addKey()}>
            <KeyRound aria-hidden="true" />
            <Trans>Add a passkey</Trans>
          </Button>
        )}
        <Button kind="quiet" onClick={() => void signOut()}>
          <Trans>Sign out</Trans>
        </Button>
      </div>
    </Panel>
  );
}

/** An address that no e-mail has confirmed; nothing is said of it where none is sent. */
function Unverified() {
  const { t } = useLingui();
  const { data } = useQuery(serviceQuery);
  if (data?.mail !== true) return undefined;

  async function send(): Promise<void> {
    const sent = await ask(calls.askToVerify);
    say(sent.ok ? t`An e-mail is on its way.` : sent.why.text);
  }

  return (
    <>
      <p className={styles.quiet}>
        <Trans>Not confirmed yet: open the link in the e-mail we sent you.</Trans>
      </p>
      <div className={styles.ways}>
        <Button onClick={() => void send()}>
          <Trans>Send it again</Trans>
        </Button>
      </div>
    </>
  );
}

function Entry({ isGuest }: { readonly isGuest: boolean }) {
  const { t } = useLingui();
  const [way, setWay] = useState<'new' | 'known'>(isGuest ? 'new' : 'known');
  const [why, setWhy] = useState<string>();
  const [hasForgotten, setForgotten] = useState(false);
  const isNew = way === 'new';

  async function withKey(): Promise<void> {
    const done: Result<unknown> = await (isNew ? addPasskey() : signInByPasskey());
    if (!done.ok) return setWhy(done.why.text);
    await nowAsTheServerSays();
  }

  return (
    <Panel title={isNew ? <Trans>Keep your games</Trans> : <Trans>Sign in</Trans>}>
      <Segmented
        label={t`Account`}
        value={way}
        segments={[
          { value: 'new', label: t`Make one` },
          { value: 'known', label: t`I have one` },
        ]}
        onPick={(picked) => {
          setWhy(undefined);
          setWay(picked);
        }}
      />
      <p className={styles.quiet}>
        {isNew ? (
          <Trans>Your name, your tables and all you have played stay yours, on every device.</Trans>
        ) : (
          <Trans>What a guest has played in this browser stays with the guest.</Trans>
        )}
      </p>
      {hasPasskeys() && (isGuest || !isNew) && (
        <Button wide onClick={() => void withKey()}>
          <KeyRound aria-hidden="true" />
          {isNew ? <Trans>Use a passkey</Trans> : <Trans>Sign in with a passkey</Trans>}
        </Button>
      )}
      <EmailForm
        isNew={isNew}
        why={why}
        onSend={async (given) => {
          const done = await ask(isNew ? calls.register(given) : calls.signIn(given));
          setWhy(done.ok ? undefined : done.why.text);
          if (done.ok) nowIAm(done.value);
        }}
      />
      {!isNew && !hasForgotten && (
        <Button kind="quiet" onClick={() => setForgotten(true)}>
          <Trans>I forgot my password</Trans>
        </Button>
      )}
      {!isNew && hasForgotten && <ForgottenForm />}
    </Panel>
  );
}
