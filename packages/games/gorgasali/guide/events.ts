import type { Landmark, Weight } from '@riposte/kernel';
import type { Event } from '../event.ts';
import type { View } from '../view.ts';

const STRONG: readonly Event['type'][] = [
  'charactersChosen',
  'zoneShrank',
  'damaged',
  'fell',
  'looted',
  'froze',
  'hypnotised',
  'stolen',
  'swapped',
  'swappedBack',
  'weaponsTurned',
  'revived',
  'traded',
  'tradeRefused',
  'ended',
];
/** The heading and the mats say it. */
const QUIET: readonly Event['type'][] = [
  'startThrown',
  'sectorThrown',
  'roundBegan',
  'turnBegan',
  'cardKept',
  'cardLeft',
  'cardsMovedUp',
  'rearranged',
];

/** How much an event matters to a viewer who has the island in sight. */
export function weight(event: Event, { viewer }: View): Weight {
  if (event.type === 'cardReplaced') return event.seat === viewer ? 'plain' : 'quiet';
  if (QUIET.includes(event.type)) return 'quiet';
  return STRONG.includes(event.type) ? 'strong' : 'plain';
}

const LANDMARKS: Readonly<Partial<Record<Event['type'], Landmark>>> = {
  roundBegan: 'round',
  turnBegan: 'turn',
  shot: 'blow',
  bulbThrown: 'blow',
  damaged: 'hit',
  fell: 'hit',
  cardUsed: 'card',
  bannerPlaced: 'card',
  ended: 'end',
};

/** What stands out on the line of a match. */
export function landmark({ type }: Event): Landmark | undefined {
  return LANDMARKS[type];
}
