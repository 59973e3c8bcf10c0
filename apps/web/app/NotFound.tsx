import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

export function NotFound() {
  return (
    <main>
      <h1>
        <Trans>There is nothing here</Trans>
      </h1>
      <Link to="/">
        <Trans>To the three games</Trans>
      </Link>
    </main>
  );
}
