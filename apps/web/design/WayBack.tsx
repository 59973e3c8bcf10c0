import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { lastTable } from './lastTable.ts';

/**
 * A player who left a table to look something up goes back to it; all others to the front door, as from the page that
 * leads to that table.
 */
export function WayBack({ className }: { readonly className: string | undefined }) {
  const router = useRouter();
  const table = lastTable();
  const { pathname } = router.state.location;
  const isAway = table !== undefined && table !== pathname && !table.startsWith(`${pathname}/`);
  return (
    <Link to={isAway ? table : '/'} className={className}>
      <ArrowLeft aria-hidden="true" />
      {isAway ? <Trans>Back to the table</Trans> : <Trans>Home</Trans>}
    </Link>
  );
}
