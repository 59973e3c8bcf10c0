import type { ReactNode } from 'react';
import styles from './Waiting.module.css';

/** Something is on its way. Use `Waiting` where there is room to say what. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

/** Says what we wait for. It comes up late, so what is quick never flickers. */
export function Waiting({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.waiting} role="status">
      <Spinner />
      <span>{children}</span>
    </p>
  );
}
