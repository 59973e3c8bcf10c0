import type { Event } from '@riposte/gorgasali/table';
import type { Viewer } from '@riposte/kernel';
import { often, once, type Sounded } from '../../table/sound/cues.ts';

/** What is heard when something happens; nothing where the quiet says enough. */
export function soundOf(event: Event, viewer: Viewer): Sounded | undefined {
  switch (event.type) {
    case 'zoneShrank':
      return once('roundStart');
    case 'turnBegan':
      return event.seat === viewer ? once('yourTurn') : undefined;
    case 'moved':
      return often('step', event.way.length);
    case 'teleported':
      return once('dash');
    case 'shot':
    case 'bulbThrown':
      return once('strike');
    case 'damaged':
      return event.amount > 0 ? once('hit') : once('block');
    case 'missed':
      return once('block');
    case 'fell':
      return once('token');
    case 'chestOpened':
    case 'looted':
      return often('draw', event.cards.length);
    case 'cardDrawn':
    case 'cardReplaced':
    case 'bannerPlaced':
    case 'cardUsed':
      return once('cardLaid');
    case 'froze':
    case 'hypnotised':
    case 'stolen':
    case 'swapped':
    case 'copied':
    case 'revived':
      return once('ability');
    case 'ended':
      return once(viewer === 'spectator' || event.winners.includes(viewer) ? 'win' : 'lose');
    default:
      return undefined;
  }
}
