import { isSame } from './json.ts';
import type { Update } from './match.ts';
import type { Seat } from './seat.ts';
import type { SeatNames } from './words.ts';

/** Which turn it is, and whose. */
export interface TurnTitle {
  readonly number: number;
  readonly seats: readonly Seat[];
}

/** A turn from its beginning to its end, as a viewer was sent it; the view is the first that was sent after it. */
export interface WholeTurn<Event, View> extends TurnTitle {
  readonly events: readonly Event[];
  readonly view: View;
}

/**
 * How a game tells a whole turn as text that can be given to anybody: it says what everybody at the table knows and
 * nothing else, and the same to each of them. The conformance suite compares what all viewers are given.
 */
export interface TurnTexts<Event, View> {
  /** The turn that begins with this event, if one does. */
  begins(event: Event): TurnTitle | undefined;
  /** Whether this is the last event of a match. */
  ends(event: Event): boolean;
  text(turn: WholeTurn<Event, View>, names: SeatNames): string;
}

/** What a viewer was sent, as far as it tells of turns. */
export type SentUpdates<Event, View> = Pick<Update<unknown, Event, View>, 'events' | 'view' | 'takenBack'>;

/** The turns that a viewer was sent from beginning to end, the last one last. */
export function wholeTurns<Event, View>(
  { begins, ends }: Pick<TurnTexts<Event, View>, 'begins' | 'ends'>,
  updates: readonly SentUpdates<Event, View>[],
): readonly WholeTurn<Event, View>[] {
  const turns: WholeTurn<Event, View>[] = [];
  let open: (TurnTitle & { readonly events: Event[] }) | undefined;
  for (const { events, view } of standing(updates)) {
    for (const event of events) {
      const title = begins(event);
      if (title) {
        // How it stood before the next turn began was never seen by itself.
        if (open) turns.push({ ...open, view });
        open = { ...title, events: [] };
      }
      open?.events.push(event);
      if (!open || !ends(event)) continue;
      turns.push({ ...open, view });
      open = undefined;
    }
  }
  return turns;
}

/** Without what was taken back: all that came after it stood like this before. */
export function standing<Event, View>(
  updates: readonly SentUpdates<Event, View>[],
): readonly SentUpdates<Event, View>[] {
  const kept: SentUpdates<Event, View>[] = [];
  for (const update of updates) {
    if (update.takenBack === undefined) {
      kept.push(update);
      continue;
    }
    const same = kept.findLastIndex(({ view }) => isSame(view, update.view));
    kept.length = same < 0 ? Math.max(0, kept.length - 1) : same + 1;
  }
  return kept;
}
