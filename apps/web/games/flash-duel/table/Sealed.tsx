import { lazy, Suspense } from 'react';
import type { DuelPart } from './part.ts';

const Loyalty = lazy(() => import('./Loyalty.tsx'));

/** The viewer's own loyalty card, where there are any. */
export function SealedLoyalty({ sight: { view, seat } }: DuelPart) {
  const { loyalty } = view;
  if (seat === undefined || !loyalty?.role) return undefined;
  const isOpen = loyalty.cleared.includes(seat) || (loyalty.shown && loyalty.traitor === seat);
  return (
    <Suspense>
      <Loyalty role={loyalty.role} isOpen={isOpen} />
    </Suspense>
  );
}
