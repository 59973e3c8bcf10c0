import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkButton } from '../../design/LinkButton.tsx';
import styles from './Lost.module.css';

/** A page for when there is no page: a picture, what happened, and the ways out. */
export function Lost({
  picture,
  title,
  actions,
  children,
}: {
  readonly picture: ReactNode;
  readonly title: ReactNode;
  /** What helps more often than going home. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <main className={styles.lost} tabIndex={-1}>
      {picture}
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.words}>{children}</div>
      <div className={styles.actions}>
        {actions}
        <LinkButton to="/" kind={actions === undefined ? 'solid' : 'quiet'}>
          <Trans>To the three games</Trans>
        </LinkButton>
      </div>
    </main>
  );
}
