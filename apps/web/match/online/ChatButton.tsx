import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import { IconButton } from '../../design/IconButton.tsx';

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
    <IconButton
      icon={MessageCircle}
      label={unread > 0 ? t`Talk, ${plural(unread, { one: '# new line', other: '# new lines' })}` : t`Talk`}
      count={unread}
      aria-pressed={isOpen}
      onClick={() => onTurn(!isOpen)}
    />
  );
}
