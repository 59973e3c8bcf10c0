import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayerCard } from '@riposte/protocol';
import { X } from 'lucide-react';
import { IconButton } from '../../design/IconButton.tsx';
import { Sheet } from '../../design/overlays.tsx';
import { useMedia } from '../../design/useMedia.ts';
import { ChatBox } from './ChatBox.tsx';
import styles from './ChatPanel.module.css';
import type { OnlineSession } from './onlineSession.ts';
import type { Room } from './room.ts';

/** Talk beside the match: a panel to play next to on a desk, a sheet on a phone. */
export function ChatPanel({
  isOpen,
  onClose,
  ...chat
}: {
  readonly session: OnlineSession;
  readonly room: Room;
  readonly me: PlayerCard | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const isDesk = useMedia('(min-width: 60rem)');
  if (!isDesk) {
    return (
      <Sheet open={isOpen} onClose={onClose} title={<Trans>Talk</Trans>}>
        <ChatBox {...chat} />
      </Sheet>
    );
  }
  if (!isOpen) return undefined;
  return (
    <aside className={styles.panel} aria-label={t`Talk`}>
      <header className={styles.header}>
        <h2 className={styles.title}>
          <Trans>Talk</Trans>
        </h2>
        <IconButton icon={X} label={t`Close`} onClick={onClose} />
      </header>
      <ChatBox {...chat} />
    </aside>
  );
}
