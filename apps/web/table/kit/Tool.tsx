import type { LucideIcon } from 'lucide-react';

/** A button with a picture on the table; where there is a key for it, a mouse that waits is told. */
export function Tool({
  icon: Icon,
  size,
  className,
  label,
  hint,
  isLit = false,
  onUse,
}: {
  readonly icon: LucideIcon;
  readonly size: string;
  readonly className: string | undefined;
  readonly label: string;
  readonly hint?: string;
  readonly isLit?: boolean;
  readonly onUse: () => void;
}) {
  return (
    <button
      type="button"
      className={className}
      data-lit={isLit || undefined}
      onClick={onUse}
      aria-label={label}
      title={hint}
    >
      <Icon aria-hidden size={size} strokeWidth={1.75} />
    </button>
  );
}
