import type { Event } from '@riposte/flash-duel';
import { unreachable, type Viewer } from '@riposte/kernel';
import { MOST_TIMES, often, once, type Sounded } from '../../table/sound/cues.ts';

/** What is heard when something happens; nothing where the quiet says enough. */
export function soundOf(event: Event, viewer: Viewer): Sounded | undefined {
  switch (event.type) {
    case 'roundBegan':
      return once('roundStart');
    case 'cardsDrawn':
    case 'handDealt':
      return often('draw', event.count);
    case 'turnBegan':
      return event.seat === viewer ? once('yourTurn') : undefined;
    case 'moved':
    case 'pushed':
    case 'retreated':
      return often('step', Math.abs(event.to - event.from));
    case 'sideChanged':
    case 'soldierMarched':
      return once('step');
    case 'dashed':
      return once('dash');
    case 'attacked':
      return once('strike');
    case 'blocked':
    case 'blockShared':
    case 'dashBlocked':
      return once('block');
    case 'hitTaken':
    case 'fell':
    case 'mineSprung':
      return once('hit');
    case 'roundEnded':
    case 'stakesRaised':
    case 'lifeClaimed':
    case 'lifeRegained':
      return once('token');
    case 'gameWon':
      return once(viewer === 'spectator' || event.seats.includes(viewer) ? 'win' : 'lose');
    case 'gameDrawn':
      return once('lose');
    case 'abilityUsed':
    case 'revealed':
    case 'accused':
      return once('ability');
    case 'coinFlipped':
    case 'characterChosen':
    case 'charactersChosen':
    case 'abilityTaken':
    case 'abilityDrafted':
    case 'abilitySwapped':
    case 'abilityCountered':
    case 'cardTaken':
    case 'cardsTakenBack':
    case 'cardStashed':
    case 'stashTaken':
    case 'cardsShed':
    case 'handShown':
    case 'handShownTo':
    case 'handsShown':
    case 'handNamed':
    case 'loyaltyDealt':
      return once('cardLaid');
    case 'cardsDiscarded':
    case 'cardsTurnedUp':
      return often('cardLaid', event.cards.length);
    case 'topSeen':
    case 'discardReshuffled':
    case 'pileRenewed':
    case 'poolLaidOut':
      return often('draw', MOST_TIMES);
    case 'firstPlayerChosen':
    case 'ledBy':
    case 'recovered':
    case 'passed':
    case 'turnSkipped':
    case 'timeRanOut':
    case 'traitorKnown':
      return undefined;
    default:
      return unreachable(event);
  }
}
