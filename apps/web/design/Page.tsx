import type { ReactNode } from 'react';
import styles from './Page.module.css';
import { usePageTitle } from './pageTitle.ts';
import { WayBack } from './WayBack.tsx';

/** A page that is not a table: a title, a way back, and a column that is easy to read. */
export function Page({
  title,
  lead,
  wide = false,
  full = false,
  children,
}: {
  readonly title: string;
  /** One sentence below the title. */
  readonly lead?: ReactNode;
  /** For lists and tables that need more room than text. */
  readonly wide?: boolean;
  /** For many things side by side: as wide as the window, within reason. */
  readonly full?: boolean;
  readonly children: ReactNode;
}) {
  usePageTitle(title);
  return (
    <main id="main" tabIndex={-1} className={classOf(wide, full)}>
      <nav className={styles.back}>
        <WayBack className={styles.backLink} />
      </nav>
      <h1 className={styles.title}>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </main>
  );
}

function classOf(wide: boolean, full: boolean): string {
  return [styles.page, ...(wide ? [styles.widePage] : []), ...(full ? [styles.fullPage] : [])].join(' ');
}
