import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense } from 'react';
import { Waiting } from '../../design/Waiting.tsx';
import type { LocalMatch, MatchElsewhere } from './useLocalMatch.ts';

const Elsewhere = lazy(() => import('./Elsewhere.tsx'));

/** A match of this page at its table; until it is dealt, or while another tab has it, that is said. */
export function AtTable({
  match,
  children,
}: {
  readonly match: LocalMatch | MatchElsewhere | undefined;
  readonly children: (match: LocalMatch) => ReactNode;
}) {
  if (!match) {
    return (
      <Waiting>
        <Trans>The cards are being dealt.</Trans>
      </Waiting>
    );
  }
  if ('playHere' in match) {
    return (
      <Suspense>
        <Elsewhere onHere={match.playHere} />
      </Suspense>
    );
  }
  return children(match);
}
