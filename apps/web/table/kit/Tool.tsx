import type { LucideIcon } from 'lucide-react';

/** A button with a picture on the table; where there is a key for it, a mouse that waits is told. */
export function Tool({
  icon: Icon,
  size,
  className,
  label,
  hint,
  isLit = false,
  isOff = false,
  onUse,
}: {
  readonly icon: LucideIcon;
  readonly size: string;
  readonly className: string | undefined;
  readonly label: string;
  readonly hint?: string;
  readonly isLit?: boolean;
  /** It is there, and cannot be used now: so that nothing moves when it can. */
  readonly isOff?: boolean;
  readonly onUse: () => void;
}) {
  return (
    <button
      type="button"
      className={className}
      data-lit={isLit || undefined}
      disabled={isOff}
      onClick={onUse}
      aria-label={label}
      title={hint}
    >
      <Icon aria-hidden size={size} strokeWidth={1.75} />
    </button>
  );
}
