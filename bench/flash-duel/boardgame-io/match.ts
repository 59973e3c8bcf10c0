import { type Duel, duel, type LegalMove } from './duel.ts';
import type { Ctx, Library } from './library.ts';

/** A duel on boardgame.io. */
export interface BoardgameMatch {
  look(): { readonly G: Duel; readonly ctx: Ctx };
  play(seat: number, legal: LegalMove): void;
}

/** Starts a duel in the client that is fastest on one machine: no multiplayer, no debug panel, no subscriber. */
export function startMatch({ Client }: Library, seed: string): BoardgameMatch {
  const client = Client({ game: { ...duel, seed }, numPlayers: 2, debug: false });
  const movesOfSeats = ['0', '1'].map((playerID) => {
    client.updatePlayerID(playerID);
    return client.moves;
  });
  return {
    look: () => client.getState(),
    play(seat, { move, args }) {
      const play = movesOfSeats[seat]?.[move];
      if (!play) throw new Error(`boardgame.io knows no move ${move}`);
      play(...args);
    },
  };
}
