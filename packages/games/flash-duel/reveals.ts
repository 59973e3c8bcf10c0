import type { Answer, Viewer } from '@riposte/kernel';
import type { Choice } from './choice.ts';
import type { Event } from './event.ts';
import type { View } from './view.ts';

const SHOWN: readonly Event['type'][] = [
  'coinFlipped',
  'poolLaidOut',
  'charactersChosen',
  'handsShown',
  'handShown',
  'cardsDiscarded',
  'cardsTurnedUp',
  'fell',
  'revealed',
  'handNamed',
  'accused',
  'lifeClaimed',
  'traitorKnown',
];

/** What the rules themselves show a viewer; of a draw or a new hand, the cards to those who see that hand. */
export function reveals(event: Event, viewer: Viewer, view: View): boolean {
  switch (event.type) {
    case 'cardsDrawn':
    case 'handDealt':
      return event.cards !== undefined && view.fighters[event.seat]?.hand !== undefined;
    case 'handShownTo':
      return event.to === viewer;
    case 'topSeen':
    case 'loyaltyDealt':
      return event.seat === viewer;
    case 'blocked':
      // RULES 16.6: with which of several numbers a bot blocks is left to chance.
      return view.options.mode === 'solo' && event.seat === 1;
    default:
      return SHOWN.includes(event.type);
  }
}

/**
 * RULES 13.3: all is done for everybody to see but in which order cards are put back, and which card is stashed; that,
 * only those see who see the hand.
 */
export function facade({ seat, choice }: Answer<Choice>, _viewer: Viewer, view: View): unknown {
  if (choice.type === 'arrange') return choice.type;
  return choice.type === 'pickCard' && view.fighters[seat]?.hand === undefined ? choice.type : choice;
}
