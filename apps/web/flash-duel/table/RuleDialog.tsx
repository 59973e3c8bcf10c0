import { lazy, Suspense } from 'react';

const RuleSheet = lazy(() => import('../../rules/RuleSheet.tsx'));

/** A rule of the game, without leaving the table. */
export function RuleDialog({ rule, onClose }: { readonly rule: string; readonly onClose: () => void }) {
  return (
    <Suspense>
      <RuleSheet game="flash-duel" rule={rule} onClose={onClose} />
    </Suspense>
  );
}
