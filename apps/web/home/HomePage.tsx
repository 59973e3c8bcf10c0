import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

export default function HomePage() {
  return (
    <main>
      <h1>Riposte</h1>
      <Link to="/play/$game" params={{ game: 'flash-duel' }}>
        <Trans>Play now</Trans>
      </Link>
    </main>
  );
}
