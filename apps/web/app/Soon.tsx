import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** Stands where a page will be. */
export default function Soon() {
  return (
    <main>
      <h1>
        <Trans>In the making</Trans>
      </h1>
      <Link to="/">
        <Trans>To the three games</Trans>
      </Link>
    </main>
  );
}
