import { Trans, useLingui } from '@lingui/react/macro';
import type { ContactBody, ContactCard } from '@riposte/protocol';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Panel } from '../../design/Panel.tsx';
import { Toggle } from '../../design/Toggle.tsx';
import { say } from '../../design/toast.ts';
import { ask } from '../../match/online/api.ts';
import { BrowserContact } from './BrowserContact.tsx';
import { contactCalls, contactsQuery } from './contactCalls.ts';
import styles from './MePage.module.css';
import { keepOwnContact, ownContact, subscribeHere, unsubscribeHere } from './thisBrowser.ts';
import { WebhookForm } from './WebhookForm.tsx';

/** Where we are told that it is our turn while we are away. */
export function ContactsPanel({ isMember }: { readonly isMember: boolean }) {
  const { t, i18n } = useLingui();
  const { data, refetch } = useQuery(contactsQuery);
  const [isBusy, setBusy] = useState(false);
  const [secret, setSecret] = useState<string>();
  if (!data) return undefined;
  const { contacts, key, mail } = data;
  const own = contacts.find(({ id }) => id === ownContact());
  const others = contacts.filter(({ kind, id }) => kind === 'push' && id !== own?.id);
  const mailed = contacts.find(({ kind }) => kind === 'mail');
  const hook = contacts.find(({ kind }) => kind === 'webhook');

  async function add(body: ContactBody): Promise<ContactCard | undefined> {
    const added = await ask(contactCalls.add(body));
    if (!added.ok) say(added.why.text);
    else setSecret(added.value.secret);
    await refetch();
    return added.ok ? added.value.contact : undefined;
  }

  async function remove(id: string): Promise<void> {
    const done = await ask(contactCalls.remove(id));
    if (!done.ok) say(done.why.text);
    setSecret(undefined);
    await refetch();
  }

  async function turnHere(isOn: boolean): Promise<void> {
    if (!isOn) {
      await unsubscribeHere();
      if (own) await remove(own.id);
      return;
    }
    const subscribed = await subscribeHere(key);
    if (!subscribed.ok) return say(subscribed.why.text);
    const contact = await add(subscribed.value);
    if (contact) keepOwnContact(contact.id);
  }

  async function test(): Promise<void> {
    const tested = await ask(contactCalls.test);
    if (!tested.ok) return say(tested.why.text);
    const isDone = tested.value.told.every(({ sent }) => sent === 'done');
    say(isDone ? t`It is on its way.` : t`It did not arrive everywhere. A browser that is gone was removed.`);
    await refetch();
  }

  /** One thing at a time. */
  async function once(act: () => Promise<unknown>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    await act().finally(() => setBusy(false));
  }

  return (
    <Panel title={<Trans>When it is my turn</Trans>}>
      <p className={styles.quiet}>
        <Trans>
          In a match over days you are told once a turn, when it has waited for you for five minutes and you
          are not at the table.
        </Trans>
      </p>
      <BrowserContact isOn={own !== undefined} onTurn={(isOn) => void once(() => turnHere(isOn))} />
      {others.length > 0 && (
        <ul className={styles.list}>
          {others.map(({ id, name, createdAt }) => {
            const browser = name || t`A browser`;
            const day = i18n.date(createdAt, { dateStyle: 'medium' });
            return (
              <li key={id} className={styles.item}>
                <span className={styles.words}>
                  {browser}
                  <span>
                    <Trans>since {day}</Trans>
                  </span>
                </span>
                <Button
                  kind="quiet"
                  aria-label={t`Remove ${browser}`}
                  onClick={() => void once(() => remove(id))}
                >
                  <Trans>Remove</Trans>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {mail ? (
        <Toggle
          label={t`By e-mail`}
          on={mailed !== undefined}
          onTurn={() => void once(() => (mailed ? remove(mailed.id) : add({ kind: 'mail' })))}
        />
      ) : (
        <p className={styles.quiet}>
          <Trans>E-mail needs a confirmed address, and a server that sends e-mails.</Trans>
        </p>
      )}
      {isMember && (
        <WebhookForm
          host={hook?.name}
          secret={secret}
          onSet={(url) => void once(() => add({ kind: 'webhook', url }))}
          onRemove={() => void once(async () => hook && remove(hook.id))}
        />
      )}
      {contacts.length > 0 && (
        <div className={styles.ways}>
          <Button disabled={isBusy} onClick={() => void once(test)}>
            <Trans>Send a test</Trans>
          </Button>
        </div>
      )}
    </Panel>
  );
}
