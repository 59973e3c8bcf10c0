import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

/** A button with a picture only; its label is what is read, and what a mouse that waits is told. */
export function IconButton({
  icon: Icon,
  label,
  count = 0,
  className,
  type = 'button',
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & {
  readonly icon: LucideIcon;
  /** Says the count, too, where there is one. */
  readonly label: string;
  /** How much waits behind it; nothing is shown of none. */
  readonly count?: number;
}) {
  return (
    <button
      {...rest}
      type={type}
      className={[styles.icon, className].filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
    >
      <Icon aria-hidden="true" />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}
