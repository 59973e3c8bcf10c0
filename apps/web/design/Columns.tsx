import type { ReactNode } from 'react';
import styles from './Columns.module.css';

/** Columns side by side where there is room, else one beneath the other. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

export function Column({ children }: { readonly children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
