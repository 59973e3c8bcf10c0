import { Loyalty } from './Loyalty.tsx';
import type { DuelPart } from './part.ts';

/** The viewer's own loyalty card, where there are any. */
export function Sealed({ sight: { view, seat } }: DuelPart) {
  const { loyalty } = view;
  if (seat === undefined || !loyalty?.role) return undefined;
  const isOpen = loyalty.cleared.includes(seat) || (loyalty.shown && loyalty.traitor === seat);
  return <Loyalty role={loyalty.role} isOpen={isOpen} />;
}
