import { Trans } from '@lingui/react/macro';
import type { ChatLine } from '@riposte/protocol';
import { MessageCircle } from 'lucide-react';
import { useCue } from '../sound/useCue.ts';
import styles from './ChatPeek.module.css';

/** The last that was said, over the table until it is read. */
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
  return (
    <div role="status">
      {line && (
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
