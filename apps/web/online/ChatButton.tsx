import { Plural, useLingui } from '@lingui/react/macro';
import type { PlayerCard } from '@riposte/protocol';
import { MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../design/IconButton.tsx';
import styles from './Badge.module.css';
import type { Room } from './room.ts';

/** Opens what is said at the table, and tells how much of it was not read yet. */
export function ChatButton({
  room,
  me,
  isOpen,
  onTurn,
}: {
  readonly room: Room;
  readonly me: PlayerCard | undefined;
  readonly isOpen: boolean;
  readonly onTurn: (isOpen: boolean) => void;
}) {
  const { t } = useLingui();
  const last = room.said.at(-1)?.at ?? '';
  const [readUpTo, setReadUpTo] = useState(last);
  useEffect(() => {
    if (isOpen) setReadUpTo(last);
  }, [isOpen, last]);
  const unread = room.said.filter(({ at, from }) => at > readUpTo && from.id !== me?.id).length;
  return (
    <span className={styles.holder}>
      <IconButton
        icon={MessageCircle}
        label={t`Talk`}
        aria-pressed={isOpen}
        onClick={() => onTurn(!isOpen)}
      />
      {unread > 0 && !isOpen && (
        <span className={styles.badge} role="status">
          <span aria-hidden="true">{unread}</span>
          <span className="heard">
            <Plural value={unread} one="# new line" other="# new lines" />
          </span>
        </span>
      )}
    </span>
  );
}
