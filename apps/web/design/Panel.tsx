import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

/** Things that belong together, under a heading of their own. */
export function Panel({
  title,
  action,
  children,
}: {
  readonly title?: ReactNode;
  /** A button or link beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  const heading = useId();
  return (
    <section className={styles.panel} aria-labelledby={title === undefined ? undefined : heading}>
      {title !== undefined && (
        <header className={styles.header}>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          {action}
        </header>
      )}
      {children}
    </section>
  );
}
