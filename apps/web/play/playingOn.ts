import { formatSave, type Junction, type Lay, playOn, type Verified } from '@riposte/kernel';
import type { Loaded } from '../games/library.ts';
import type { KeptMatch, PlayedOn } from './localSave.ts';
import { dealHere } from './localSession.ts';
import { type Host, seated } from './seating.ts';

/** A match against bots that begins where one that is over stood. */
export function matchFrom(
  { game, guide }: Loaded,
  over: Verified,
  junction: Junction,
  lay: Lay,
  host: Host,
  kept: Pick<PlayedOn, 'kept' | 'at'>,
): KeptMatch {
  const seats = over.replay.deal.nonces.length;
  const { seat } = junction;
  const deal = dealHere(seats);
  const begun = playOn(game, over, junction, lay, deal);
  const options = begun.options as KeptMatch['save']['options'];
  const match = formatSave(begun);
  const { rulesVersion } = game;
  return {
    id: crypto.randomUUID(),
    begunAt: Date.now(),
    save: {
      game: game.id,
      rulesVersion,
      options,
      deal,
      entries: [],
      match,
      carried: { from: rulesVersion, match },
      playedOn: { ...kept, seat },
      ...seated(game, { seats, seat }, host, guide.figures(options, seats)),
    },
  };
}
