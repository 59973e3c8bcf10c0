import { type Phrase, type SeatNames, unreachable } from '@riposte/kernel';
import { entryOf } from '../catalogue.ts';
import { cardName } from './label.ts';
import { type EventOf, of, said } from './said.ts';

/** What happens on a map only: the map is named as the reason. */
export function mapWords(
  event: EventOf<'mapLaid' | 'heroLost' | 'leftExhausted' | 'spared'>,
  names: SeatNames,
): Phrase {
  switch (event.type) {
    case 'mapLaid': {
      const { name, text = '' } = entryOf(event.map);
      return said(`The map ${event.byChance ? 'that chance took ' : ''}is ${name}. ${text}`, '18.1');
    }
    case 'heroLost':
      return said(`${cardName(event.by)}: ${of(event.thing, names)} is out of the game.`, '18.5');
    case 'leftExhausted':
      return said(`${cardName(event.by)}: ${of(event.thing, names)} stayed exhausted for a rune.`, '18.12');
    case 'spared':
      return said(`${cardName(event.by)}: ${of(event.thing, names)} took no damage.`, '18.13');
    default:
      return unreachable(event);
  }
}
