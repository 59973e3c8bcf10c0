import type { ReactNode } from 'react';
import { Drawing } from './art/Drawing.tsx';
import { type SymbolName, symbol } from './art/symbols.ts';
import styles from './Empty.module.css';

/** Stands where a list would be: what is missing, and what to do about it. */
export function Empty({
  drawing = 'mark',
  title,
  action,
  children,
}: {
  readonly drawing?: SymbolName;
  readonly title: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <Drawing drawn={symbol(drawing)} className={styles.drawing} />
      <p className={styles.title}>{title}</p>
      {children !== undefined && <p className={styles.words}>{children}</p>}
      {action}
    </div>
  );
}
