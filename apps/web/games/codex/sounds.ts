import { type Event, entryOf } from '@riposte/codex/table';
import type { Viewer } from '@riposte/kernel';
import { once, type Sounded } from '../../table/sound/cues.ts';

/** What is heard when something happens; nothing where the quiet says enough. */
export function soundOf(event: Event, viewer: Viewer): Sounded | undefined {
  switch (event.type) {
    case 'turnBegan':
      return event.seat === viewer || event.mate === viewer ? once('yourTurn') : undefined;
    case 'attacked':
      return once('strike');
    case 'damaged':
      return event.amount > 0 ? once('hit') : once('block');
    case 'died':
      return once('token');
    case 'played':
      return once(entryOf(event.card).kind === 'spell' ? 'ability' : 'cardLaid');
    case 'summoned':
    case 'construction':
      return once('cardLaid');
    case 'levelled':
    case 'used':
      return once('ability');
    case 'patrolled':
      return once('step');
    case 'drew':
      return event.seat === viewer ? once('draw') : undefined;
    case 'ended':
      return once(viewer === 'spectator' || event.winners.includes(viewer) ? 'win' : 'lose');
    default:
      return undefined;
  }
}
