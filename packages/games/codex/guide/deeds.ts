import type { Seat, SeatNames, WholeTurn } from '@riposte/kernel';
import type { Event } from '../event.ts';
import { SLOTS } from '../ids.ts';
import { eventWords } from '../words/eventWords.ts';
import { cardName } from '../words/label.ts';
import { counted, gold, of } from '../words/said.ts';

/** What the state after a turn says better, or no reader of it wants to know. */
const LEFT_OUT: ReadonlySet<Event['type']> = new Set([
  'turnBegan',
  'drew',
  'reshuffled',
  'handDiscarded',
  'patrolled',
  'slotChanged',
  'finished',
  'readied',
  'exhausted',
  'arrived',
  'triggered',
]);

/** A thing done in a turn, or what came of it, in a line. */
export interface Deed {
  readonly text: string;
  readonly isOutcome: boolean;
}

type Told = Pick<WholeTurn<Event, unknown>, 'seats' | 'events'>;

/** What was done in a turn, in its order; hidden cards are counted, never named. */
export function deedsOf({ seats, events }: Told, names: SeatNames): readonly Deed[] {
  const deeds: (Deed & { readonly about?: string; readonly steps: number })[] = [];
  for (const told of events) {
    const event = openly(told);
    if (LEFT_OUT.has(event.type) || (event.type === 'targeted' && event.paid === 0)) continue;
    const actor = actorOf(event);
    const about = aboutOf(event);
    const last = deeds.at(-1);
    const isStep = about !== undefined && last?.about === about;
    const steps = isStep ? last.steps + 1 : 1;
    const deed = actor !== undefined && seats.includes(actor) ? deedText(event, names, steps) : undefined;
    if (deed === undefined) {
      deeds.push({ text: eventWords(event, names).text, isOutcome: true, steps });
      continue;
    }
    if (isStep) deeds.pop();
    const who = seats.length > 1 && actor !== undefined ? `${names(actor)}: ` : '';
    deeds.push({ text: `${who}${deed}`, isOutcome: false, steps, ...(about !== undefined && { about }) });
  }
  return deeds.map(({ text, isOutcome }) => ({ text, isOutcome }));
}

/** The same without what every turn has: its tech and its gold. */
export function sumOf({ seats, events }: Told, names: SeatNames): readonly Deed[] {
  const own = events.filter(
    (event) => event.type !== 'teched' && !(event.type === 'goldGained' && event.by === 'workers'),
  );
  return deedsOf({ seats, events: own }, names);
}

/** Steps of one thing done stand in one line: the last of them. */
function aboutOf(event: Event): string | undefined {
  if (event.type === 'levelled') return `level ${event.thing.id}`;
  return event.type === 'teched' ? `tech ${event.seat}` : undefined;
}

/** RULES 15.1: what everybody is told of it. */
function openly(event: Event): Event {
  switch (event.type) {
    case 'teched':
    case 'drew':
    case 'hired':
    case 'stashed':
    case 'topTraded': {
      const { type, seat } = event;
      return { type, seat };
    }
    case 'discarded': {
      const { card: _card, ...rest } = event;
      return event.openly ? event : rest;
    }
    case 'looked': {
      const { cards: _cards, ...rest } = event;
      return rest;
    }
    default:
      return event;
  }
}

function actorOf(event: Event): Seat | undefined {
  if ('seat' in event) return event.seat;
  return 'thing' in event ? event.thing.seat : undefined;
}

/** What the player of a turn did; nothing for what came of it. */
function deedText(event: Event, names: SeatNames, steps: number): string | undefined {
  switch (event.type) {
    case 'goldGained':
      return event.by === 'workers' ? `Upkeep: ${gold(event.amount)}` : undefined;
    case 'teched':
      return `Tech: ${counted(steps, 'card')}`;
    case 'hired':
      return 'Worker';
    case 'summoned':
      return `Hero: ${cardName(event.thing.card)}`;
    case 'levelled':
      return event.lost ? undefined : `Level: ${cardName(event.thing.card)} to ${event.level}`;
    case 'played':
      return `Play: ${cardName(event.card)}${event.boost ? ', boosted' : ''}, ${gold(event.cost)}`;
    case 'used':
      return `Use: ${cardName(event.thing.card)}, ${event.action}`;
    case 'construction':
      return `Build: ${cardName(event.thing.card)}, ${gold(event.cost)}`;
    case 'specChosen':
      return `Spec: ${event.spec}`;
    case 'tornDown':
      return `Tear down: ${cardName(event.thing.card)}`;
    case 'detected':
      return `Detect: ${of(event.thing, names)}`;
    case 'attacked':
      return `Attack: ${cardName(event.thing.card)}, on ${of(event.defender, names)}`;
    case 'repaired':
      return `Repair: 1 damage, ${gold(event.cost)}`;
    case 'lent':
      return `Lend: ${cardName(event.thing.card)}, as ${SLOTS[event.slot]} of ${names(event.thing.seat)}`;
    default:
      return undefined;
  }
}
