import type { Landmark, Weight } from '@riposte/kernel';
import { entryOf } from '../catalogue.ts';
import type { Event } from '../event.ts';
import type { View } from '../view.ts';

const STRONG: readonly Event['type'][] = [
  'heroesChosen',
  'attacked',
  'damaged',
  'died',
  'obliterated',
  'goldTaken',
  'workerTrashed',
  'controlled',
  'tornDown',
  'ended',
];
/** The board and the counts say it. */
const QUIET: readonly Event['type'][] = [
  'turnBegan',
  'goldGained',
  'reshuffled',
  'handDiscarded',
  'readied',
  'exhausted',
  'targeted',
  'arrived',
  'triggered',
  'finished',
];

/** How much an event matters to a viewer who has the table in sight. */
export function weight(event: Event, { viewer }: View): Weight {
  if (event.type === 'drew') return event.seat === viewer ? 'plain' : 'quiet';
  if (QUIET.includes(event.type)) return 'quiet';
  return STRONG.includes(event.type) ? 'strong' : 'plain';
}

const LANDMARKS: Readonly<Partial<Record<Event['type'], Landmark>>> = {
  turnBegan: 'turn',
  attacked: 'blow',
  played: 'card',
  summoned: 'card',
  ended: 'end',
};

/** What stands out on the line of a match. */
export function landmark(event: Event): Landmark | undefined {
  if (event.type === 'damaged') return entryOf(event.thing.card).kind === 'base' ? 'hit' : undefined;
  return LANDMARKS[event.type];
}
