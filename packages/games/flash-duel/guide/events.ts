import type { Landmark, Weight } from '@riposte/kernel';
import type { Event } from '../event.ts';
import type { View } from '../view.ts';

const STRONG: readonly Event['type'][] = [
  'charactersChosen',
  'hitTaken',
  'timeRanOut',
  'roundEnded',
  'stakesRaised',
  'mineSprung',
  'fell',
  'loyaltyDealt',
  'revealed',
  'accused',
  'handNamed',
  'lifeClaimed',
  'traitorKnown',
];
/** The heading and the outcome say it. */
const QUIET: readonly Event['type'][] = ['turnBegan', 'gameWon', 'gameDrawn'];
const CHOSEN: readonly Event['type'][] = ['characterChosen', 'abilityTaken'];

/** How much an event matters to a viewer who has the bridge in sight. */
export function weight(event: Event, { viewer, fighters }: View): Weight {
  // Where many play, this would be most of the log, and the board shows it.
  const isCrowded = fighters.length > 2;
  if (isCrowded && CHOSEN.includes(event.type)) return 'quiet';
  // How many cards a seat holds is in sight.
  if (event.type === 'cardsDrawn' && event.seat !== viewer) return 'quiet';
  if (QUIET.includes(event.type)) return 'quiet';
  return STRONG.includes(event.type) ? 'strong' : 'plain';
}

const LANDMARKS: Readonly<Partial<Record<Event['type'], Landmark>>> = {
  roundBegan: 'round',
  turnBegan: 'turn',
  attacked: 'blow',
  hitTaken: 'hit',
  abilityUsed: 'card',
  revealed: 'card',
  accused: 'card',
  gameWon: 'end',
  gameDrawn: 'end',
};

/** What stands out on the line of a match. */
export function landmark({ type }: Event): Landmark | undefined {
  return LANDMARKS[type];
}
