import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

/** A button with a picture only; its label is what is read, and what a mouse that waits is told. */
export function IconButton({
  icon: Icon,
  label,
  className,
  type = 'button',
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { readonly icon: LucideIcon; readonly label: string }) {
  return (
    <button
      {...rest}
      type={type}
      className={[styles.icon, className].filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
