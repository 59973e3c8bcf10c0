import type { Answer } from '../decision.ts';
import type { Viewer } from '../seat.ts';
import type { Choice } from './state.ts';
import type { View } from './view.ts';

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
