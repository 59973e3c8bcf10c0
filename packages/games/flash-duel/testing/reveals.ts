import type { Event } from '../event.ts';

const SHOWING: readonly Event['type'][] = [
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

/** What the rules themselves show; and what one draws oneself, one sees. */
export function isRevealing(event: Event): boolean {
  if (SHOWING.includes(event.type)) return true;
  if (event.type === 'handShownTo') return event.hand !== undefined;
  if (event.type === 'loyaltyDealt') return true;
  return (event.type === 'cardsDrawn' || event.type === 'handDealt') && event.cards !== undefined;
}
