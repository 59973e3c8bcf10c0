import { Trans, useLingui } from '@lingui/react/macro';
import { type ChatLine, LIMITS, type PlayerCard } from '@riposte/protocol';
import { MoreHorizontal, SendHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../design/IconButton.tsx';
import { ask } from './api.ts';
import styles from './ChatBox.module.css';
import { calls } from './calls.ts';
import type { OnlineSession } from './onlineSession.ts';
import type { Room } from './room.ts';
import { SpeakerDialog } from './SpeakerDialog.tsx';

/** What is said at a table. Only players who sit there are heard; spectators may read. */
export function ChatBox({
  session,
  room,
  me,
}: {
  readonly session: OnlineSession;
  readonly room: Room;
  readonly me: PlayerCard | undefined;
}) {
  const { t } = useLingui();
  const { said, card } = room;
  const [asked, setAsked] = useState<ChatLine>();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isWanted = true;
    void ask(calls.chat(card.id)).then((chat) => isWanted && chat.ok && session.hear(chat.value.lines));
    return () => {
      isWanted = false;
    };
  }, [session, card.id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is read without being looked for
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [said]);

  return (
    <div className={styles.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached with the keyboard */}
      <div className={styles.lines} ref={list} role="log" aria-label={t`What was said`} tabIndex={0}>
        {said.length === 0 && (
          <p className={styles.nothing}>
            <Trans>Nothing was said yet.</Trans>
          </p>
        )}
        <ul className={styles.list}>
          {said.map((line) => (
            <li key={line.id} className={styles.line}>
              <span className={styles.words}>
                <span className={line.from.id === me?.id ? styles.mine : styles.theirs}>
                  {line.from.name}
                </span>{' '}
                {line.text}
              </span>
              {line.from.id !== me?.id && me && (
                <IconButton
                  icon={MoreHorizontal}
                  label={t`About what ${line.from.name} said`}
                  onClick={() => setAsked(line)}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
      {room.viewer !== 'spectator' && <Speak session={session} />}
      <SpeakerDialog line={asked} session={session} onClose={() => setAsked(undefined)} />
    </div>
  );
}

function Speak({ session }: { readonly session: OnlineSession }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [why, setWhy] = useState<string>();

  async function send(): Promise<void> {
    const words = text.trim();
    if (words === '') return;
    setText('');
    const refusal = await session.ask({ type: 'chat', text: words });
    setWhy(refusal?.why.text);
    if (refusal) setText(words);
  }

  return (
    <form
      className={styles.speak}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        className={styles.input}
        aria-label={t`Say something`}
        placeholder={t`Say something`}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={LIMITS.chat}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <IconButton icon={SendHorizontal} label={t`Send`} type="submit" />
      <p className={styles.why} aria-live="polite">
        {why}
      </p>
    </form>
  );
}
