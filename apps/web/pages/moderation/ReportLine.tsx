import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayerCard, ReportCard } from '@riposte/protocol';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './moderation.module.css';

/** One report: what was said, who reports it, why and when. */
export function ReportLine({
  report: { by, why, at, table, line },
  about,
  children,
}: {
  readonly report: ReportCard;
  /** Where it is not plain whom it is about. */
  readonly about?: PlayerCard;
  readonly children?: ReactNode;
}) {
  const { i18n } = useLingui();
  const day = i18n.date(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles.report}>
      {line && <blockquote className={styles.said}>{line.text}</blockquote>}
      <p>“{why}”</p>
      <p className={styles.quiet}>
        {about ? (
          <Trans>
            about {about.name}, {day}
          </Trans>
        ) : (
          <Trans>
            from {by.name}, {day}
          </Trans>
        )}
        {' · '}
        <Link to="/t/$table" params={{ table }}>
          <Trans>Table</Trans>
        </Link>
      </p>
      {children}
    </li>
  );
}
