import type { Choice, Event, View } from '@riposte/gorgasali/table';
import type { Seat, Update } from '@riposte/kernel';

/** How a figure was brought down, and in which round. */
export interface Fall {
  readonly event: Event;
  readonly round: number;
  /** How it stood when that was told. */
  readonly view: View;
}

/** The last time a figure fell; nothing where it did not, or this page came later. */
export function fallOf(updates: readonly Update<Choice, Event, View>[], seat: Seat): Fall | undefined {
  const update = updates.findLast(({ events }) => events.some((event) => isFallOf(event, seat)));
  const event = update?.events.findLast((one) => isFallOf(one, seat));
  return update && event && { event, round: update.view.round, view: update.view };
}

function isFallOf(event: Event, seat: Seat): boolean {
  return event.type === 'fell' && event.seat === seat;
}
