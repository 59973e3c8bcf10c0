import type { ReactNode } from 'react';
import { Drawing } from '../art/Drawing.tsx';
import styles from './Empty.module.css';

/** Stands where a list would be: what is missing, and what to do about it. */
export function Empty({
  drawing = 'mark',
  title,
  action,
  children,
}: {
  /** The name of one of our drawings. */
  readonly drawing?: string;
  readonly title: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <Drawing name={drawing} className={styles.drawing} />
      <p className={styles.title}>{title}</p>
      {children !== undefined && <p className={styles.words}>{children}</p>}
      {action}
    </div>
  );
}
