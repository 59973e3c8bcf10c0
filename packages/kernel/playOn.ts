import { desksFor } from './authority.ts';
import { chanceOf, type Deal } from './deal.ts';
import type { AnyGame, AnyState } from './game.ts';
import { History } from './history.ts';
import type { Match } from './match.ts';
import { parseOptions } from './options.ts';
import type { Replay } from './replay.ts';
import type { Seat } from './seat.ts';
import type { Verified } from './verify.ts';

/** What becomes of the cards that a seat did not see: another deal that its view allows, or the one there was. */
export const LAYS = ['anew', 'asTheyLay'] as const;
export type PlayOnDeal = (typeof LAYS)[number];

/** From where a match is played on: after so many entries of its log, by a seat. */
export interface Junction {
  readonly entries: number;
  readonly seat: Seat;
}

/** Why nobody can play on from there: the match is over, or the seat is out of it. */
export type NoWayOn = 'over' | 'out';

/**
 * A match that begins in the middle of another. A verified replay holds the secret of its deal, which is shown when a
 * match is over: a running one cannot be given. All chance is that of the new deal. It cannot be verified from that
 * deal alone, so it has no replay.
 */
export function playOn(
  game: AnyGame,
  match: Verified,
  { entries, seat }: Junction,
  lay: PlayOnDeal,
  deal: Deal,
): Match<AnyState, unknown> {
  const { options, state: stood } = standing(game, match.replay, entries);
  const random = chanceOf(deal);
  const state = lay === 'anew' ? game.imagine(game.view(stood, seat), random) : game.copy(stood);
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    state: { ...state, random },
    entries: 0,
    desks: desksFor(match.replay.deal.nonces.length),
  };
}

/** Whether a match can be played on from there; nothing where it can. */
export function whyNotPlayedOn(
  game: AnyGame,
  { replay }: Verified,
  { entries, seat }: Junction,
): NoWayOn | undefined {
  const { state } = standing(game, replay, entries);
  if (game.outcome(state)) return 'over';
  return game.settled?.(state)[seat] === undefined ? undefined : 'out';
}

/** How a match stood after so many entries. */
function standing(game: AnyGame, { options: given, deal, entries, carried }: Replay, count: number) {
  const options = parseOptions(game.options, given);
  if (!options.ok || carried) throw new Error('a match that these rules cannot play again from its deal');
  const history = new History(game, options.value, deal);
  for (const [index, entry] of entries.slice(0, count).entries()) {
    const added = history.add(entry);
    if (!added.ok) throw new Error(`entry ${index + 1}: ${added.why.text}`);
  }
  return { options: options.value, state: history.match.state };
}
