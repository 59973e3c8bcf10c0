import { type Phrase, type SeatNames, unreachable } from '@riposte/kernel';
import { SLOTS } from '../ids.ts';
import { whose } from './label.ts';
import { type EventOf, gold, Of, of, said } from './said.ts';

/** What happens only where more than two play. */
export function formatWords(
  event: EventOf<'lent' | 'givenBack' | 'repaired' | 'tied'>,
  names: SeatNames,
): Phrase {
  switch (event.type) {
    case 'lent':
      return said(
        `${names(event.by)} lent a patroller: ${of(event.thing, names)}, as ${SLOTS[event.slot]}.`,
        '16.9',
      );
    case 'givenBack':
      return said(`${Of(event.thing, names)} came back from ${whose(names(event.by))} patrol.`, '16.10');
    case 'repaired':
      return said(`1 damage of ${of(event.thing, names)} was repaired for ${gold(event.cost)}.`, '16.8');
    case 'tied':
      return said(`A base fell, and the most HP are left to ${listed(event.seats, names)} alike.`, '16.13');
    default:
      return unreachable(event);
  }
}

/** The end of a game that some players of several won together; nothing where all or none did. */
export function sharedEnd(
  { winners, of: count = 0 }: EventOf<'ended'>,
  names: SeatNames,
): Phrase | undefined {
  if (winners.length >= count) return undefined;
  return said(`${listed(winners, names)} won together.`, '1.1');
}

/** “Ann”, or “Ann and Bo” where two do it together. */
export function together({ seat, mate }: EventOf<'turnBegan' | 'firstDecided'>, names: SeatNames): string {
  return mate === undefined ? names(seat) : listed([seat, mate], names);
}

/** “Ann, Bo and Cy” */
function listed(seats: EventOf<'tied'>['seats'], names: SeatNames): string {
  const all = seats.map(names);
  return `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}
