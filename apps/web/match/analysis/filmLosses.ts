import { type Losses, lossesIn, type SeatNames } from '@riposte/kernel';
import type { Film } from '../replay/film.ts';

/** What brought players down in a match that is over. */
export function filmLosses({ game, guide, shots }: Film, names: SeatNames): Losses | undefined {
  const updates = shots.map(({ told, takenBackBy, state }) => ({
    events: told ? [told.event] : [],
    ...(takenBackBy !== undefined && { takenBack: takenBackBy }),
    // Asked for only where something was taken back.
    get view() {
      return game.view(state, 'spectator');
    },
  }));
  return lossesIn(guide, updates, names);
}
