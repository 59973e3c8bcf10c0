import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './buttonLook.ts';

/** A button that does something. `kbd` names the key that does the same. */
export function Button({
  kind,
  size,
  wide,
  kbd,
  className,
  children,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonLook & { readonly kbd?: string | undefined }) {
  return (
    <button
      {...rest}
      type={type}
      aria-keyshortcuts={kbd}
      className={buttonClass({ kind, size, wide }, className)}
    >
      {kbd !== undefined && (
        <span className={styles.kbd} aria-hidden="true">
          {kbd}
        </span>
      )}
      {children}
    </button>
  );
}
