import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { lastTable } from '../app/lastTable.ts';
import { usePageTitle } from '../app/pageTitle.ts';
import styles from './Page.module.css';

/** A page that is not a table: a title, a way back, and a column that is easy to read. */
export function Page({
  title,
  lead,
  wide = false,
  children,
}: {
  readonly title: string;
  /** One sentence below the title. */
  readonly lead?: ReactNode;
  /** For lists and tables that need more room than text. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}) {
  usePageTitle(title);
  return (
    <main id="main" tabIndex={-1} className={wide ? `${styles.page} ${styles.widePage}` : styles.page}>
      <nav className={styles.back}>
        <WayBack />
      </nav>
      <h1 className={styles.title}>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </main>
  );
}

/** A player who left a table to look something up goes back to it; all others to the front door. */
function WayBack() {
  const router = useRouter();
  const table = lastTable();
  const isAway = table !== undefined && table !== router.state.location.pathname;
  return (
    <Link to={isAway ? table : '/'} className={styles.backLink}>
      <ArrowLeft aria-hidden="true" />
      {isAway ? <Trans>Back to the table</Trans> : <Trans>Home</Trans>}
    </Link>
  );
}
