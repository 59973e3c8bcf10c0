import { type AnyGame, type Seat, seats } from '@riposte/kernel';
import type { Plan } from '@riposte/protocol';
import type { Matches } from '../matches/matches.ts';
import type { StoredPlayer } from '../store/players.ts';
import { TEST_GAMES } from './forms.ts';
import { granted, playOne, presentOf } from './tables.ts';

/** The games in which something can be planned. */
export const PLANNING: readonly AnyGame[] = TEST_GAMES.filter(({ plannable }) => plannable !== undefined);

/** A seat that waits for others and may plan meanwhile. */
export interface Planner {
  readonly seat: Seat;
  readonly player: StoredPlayer;
  readonly plan: Plan;
}

/** More choices than any opening needs. */
const MOST = 400;

/** Plays on, each seat by its first choice, until a seat that is not asked anything may plan. */
export async function untilPlanning(
  matches: Matches,
  id: string,
  players: readonly StoredPlayer[],
): Promise<Planner> {
  for (let made = 0; made < MOST; made++) {
    const { awaiting } = await presentOf(matches, id, 'spectator');
    for (const seat of seats(players.length)) {
      const player = players[seat];
      if (!player || awaiting.includes(seat)) continue;
      const plan = granted(await matches.planOf(id, player.id));
      if (plan.next.length > 1) return { seat, player, plan };
    }
    await playOne(matches, id, players);
  }
  throw new Error('nothing could be planned');
}

/** All play on by their first choices until the planned question is put, or what was planned for it was done. */
export async function untilDue(
  matches: Matches,
  id: string,
  players: readonly StoredPlayer[],
  { seat: planner, player, plan: { question } }: Planner,
): Promise<void> {
  const isPlanned = granted(await matches.planOf(id, player.id)).planned.length > 0;
  for (let made = 0; made < MOST; made++) {
    await matches.settled();
    const { decision } = await presentOf(matches, id, planner);
    const isOpen = decision?.question === question;
    const isDone = isPlanned && granted(await matches.planOf(id, player.id)).planned.length === 0;
    if (isOpen || isDone) return;
    await playOne(matches, id, players);
  }
  throw new Error('the question was never put');
}
