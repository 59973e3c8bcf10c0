import { Trans } from '@lingui/react/macro';
import type { ChatLine } from '@riposte/protocol';
import { MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useCue } from '../../table/sound/useCue.ts';
import styles from './ChatPeek.module.css';

/** How long, in milliseconds, a line stays over the table: long enough to be read. */
const STAYS = 7_000;

/** The last that was said, over the table for a moment; the button for talk goes on counting it. */
export function ChatPeek({
  unread,
  onOpen,
}: {
  readonly unread: readonly ChatLine[];
  readonly onOpen: () => void;
}) {
  const line = unread.at(-1);
  const more = unread.length - 1;
  useCue('chat', line?.id);
  const [gone, setGone] = useState<string>();
  const id = line?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => setGone(id), STAYS);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <div role="status">
      {line && line.id !== gone && (
        <button key={line.id} type="button" className={styles.peek} onClick={onOpen}>
          <MessageCircle aria-hidden="true" />
          <span className={styles.words}>
            <strong>{line.from.name}</strong> {line.text}
          </span>
          {more > 0 && (
            <span className={styles.more}>
              <Trans>{more} more</Trans>
            </span>
          )}
        </button>
      )}
    </div>
  );
}
