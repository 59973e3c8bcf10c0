import type { TableCard } from '@riposte/protocol';

/** How a match came out for a player who sat there. */
export type MatchResult = 'won' | 'lost' | 'drawn';

/** Places are shared by team mates, and by those who drew. */
export function resultOf({ seats, outcome }: TableCard, player: string): MatchResult | undefined {
  const seat = seats.find((one) => one.player?.id === player)?.seat;
  const place = seat === undefined ? undefined : outcome?.places[seat];
  if (!outcome || place === undefined) return undefined;
  if (outcome.places.every((one) => one === place)) return 'drawn';
  return place === 1 ? 'won' : 'lost';
}
