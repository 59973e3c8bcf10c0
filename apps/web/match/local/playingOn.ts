import { formatSave, type Junction, type PlayOnDeal, playOn, type Verified } from '@riposte/kernel';
import type { Loaded } from '../../games/library.ts';
import type { KeptMatch, PlayedOn } from './localSave.ts';
import { dealHere } from './localSession.ts';
import { type Host, newMatch } from './seating.ts';

/** A match against bots that begins where one that is over stood. */
export function matchFrom(
  loaded: Loaded,
  over: Verified,
  junction: Junction,
  lay: PlayOnDeal,
  host: Host,
  kept: Pick<PlayedOn, 'kept' | 'at'>,
): KeptMatch {
  const { game } = loaded;
  const seats = over.replay.deal.nonces.length;
  const { seat } = junction;
  const deal = dealHere(seats);
  const begun = playOn(game, over, junction, lay, deal);
  const options = begun.options as KeptMatch['save']['options'];
  const fresh = newMatch(loaded, { options, seats, seat }, host, deal);
  const match = formatSave(begun);
  const carried = { from: game.rulesVersion, match };
  return { ...fresh, save: { ...fresh.save, match, carried, playedOn: { ...kept, seat } } };
}
