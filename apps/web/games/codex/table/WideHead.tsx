import type { ReactNode } from 'react';
import styles from './WideHead.module.css';

/** The head of a question that has all the room: what is asked, what is to be known of it, what else may be done. */
export function WideHead({
  title,
  children,
  action,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <header className={styles.head}>
      <div className={styles.asked}>
        <h1 data-part="question">{title}</h1>
        {children}
      </div>
      {action}
    </header>
  );
}
