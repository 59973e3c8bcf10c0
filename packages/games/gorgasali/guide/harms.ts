import type { Harm, Harms, SeatNames } from '@riposte/kernel';
import { cardName } from '../cards/index.ts';
import type { Cause, Event } from '../event.ts';

/** What is not aimed at a figure. */
const OTHERS: Readonly<Partial<Record<Cause, string>>> = {
  lightning: 'ball lightning',
  zone: 'inactive zones',
  supernova: 'Supernova',
  ignite: 'Ignite',
  drain: 'Drain',
  laugh: 'Laugh',
};

/** RULES 15.1: a figure falls when it has no health left. */
export const harms: Harms<Event> = {
  of(event, before, names) {
    if (event.type !== 'damaged' || event.amount === 0) return undefined;
    const { seat, amount, cause } = event;
    return { seat, what: names(seat), amount, by: OTHERS[cause] ?? aimedBy(before, names) };
  },
  sum: (what, amount) => `${what} lost ${amount} health`,
};

/** Who shot or threw last, and with what. */
function aimedBy(before: readonly Event[], names: SeatNames): Harm['by'] {
  const aimed = before.findLast((one) => one.type === 'shot' || one.type === 'bulbThrown');
  // A viewer who came late has not seen it.
  if (!aimed) return 'a weapon';
  return `${names(aimed.seat)}, ${cardName(aimed.type === 'shot' ? aimed.weapon : aimed.card)}`;
}
