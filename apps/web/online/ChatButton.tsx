import { Plural, useLingui } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import { IconButton } from '../design/IconButton.tsx';
import styles from './Badge.module.css';

/** Opens what is said at the table, and tells how much of it was not read yet. */
export function ChatButton({
  unread,
  isOpen,
  onTurn,
}: {
  readonly unread: number;
  readonly isOpen: boolean;
  readonly onTurn: (isOpen: boolean) => void;
}) {
  const { t } = useLingui();
  return (
    <span className={styles.holder}>
      <IconButton
        icon={MessageCircle}
        label={t`Talk`}
        aria-pressed={isOpen}
        onClick={() => onTurn(!isOpen)}
      />
      {unread > 0 && (
        <span className={styles.badge}>
          <span aria-hidden="true">{unread}</span>
          <span className="heard">
            <Plural value={unread} one="# new line" other="# new lines" />
          </span>
        </span>
      )}
    </span>
  );
}
