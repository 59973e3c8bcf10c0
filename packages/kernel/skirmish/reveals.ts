import type { Answer } from '../decision.ts';
import type { Viewer } from '../seat.ts';
import type { Choice, Event } from './state.ts';
import type { View } from './view.ts';

/** Bids are shown in the end, the die and who begins by it, and the hands of the fallen. */
const SHOWN: readonly Event['type'][] = ['bidsShown', 'rolled', 'activated', 'fell'];

/** What the rules show a viewer; a hand and a drawn card only to those who see that hand. */
export function reveals(event: Event, viewer: Viewer, view: View): boolean {
  if (event.type === 'drew') return event.card !== undefined && view.members[event.seat]?.hand !== undefined;
  if (event.type === 'tookBack') return event.seat !== viewer;
  if (event.type === 'handShown') return event.from !== viewer;
  return SHOWN.includes(event.type);
}

/** A bid is secret, a kept card for all who do not see the hand, and only the confidant knows of a confidence. */
export function facade({ seat, choice }: Answer<Choice>, viewer: Viewer, view: View): unknown {
  switch (choice.type) {
    case 'bid':
      return choice.type;
    case 'keep':
    case 'pass':
      return view.members[seat]?.hand === undefined ? 'kept or not' : choice;
    case 'confide':
      return choice.to === viewer ? choice : undefined;
    default:
      return choice;
  }
}
