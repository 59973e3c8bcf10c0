import type { ReactNode } from 'react';
import styles from './Panels.module.css';

/** The frame of a round's end: who won it and why; it goes away by itself when the next one begins. */
export function RoundPanel({
  title,
  says,
  children,
}: {
  readonly title: ReactNode;
  readonly says: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.round}>
      <h2>{title}</h2>
      <p>{says}</p>
      {children}
    </section>
  );
}

/** Two sides and what they have, ours first. */
export function ScoreLine({ children }: { readonly children: ReactNode }) {
  return <p className={styles.score}>{children}</p>;
}

export function ScoreSide({
  side,
  isWinner,
  crest,
  children,
}: {
  readonly side: 'ours' | 'theirs';
  readonly isWinner: boolean;
  readonly crest: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <span data-side={side} data-won={isWinner}>
      <span className={styles.crest}>{crest}</span>
      {children}
    </span>
  );
}
