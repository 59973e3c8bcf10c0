import type { Seat } from '@riposte/kernel';
import { SPACES } from './state.ts';

/** Where figures stand: all that the geometry of the bridge needs of a state or a view. */
export interface Standing {
  readonly fighters: readonly { readonly space: number }[];
}

/** RULES 2.1: the seat's own end of the bridge. */
export function startOf(seat: Seat): number {
  return seat === 0 ? 1 : SPACES;
}

/** RULES 2.3 */
export function distance(standing: Standing): number {
  return Math.abs(spaceOf(standing, 0) - spaceOf(standing, 1));
}

/** RULES 6.1 */
export function isAdjacent(standing: Standing): boolean {
  return distance(standing) === 1;
}

/** RULES 11.3: how far a seat has come from its Start space. */
export function advanceOf(standing: Standing, seat: Seat): number {
  return Math.abs(spaceOf(standing, seat) - startOf(seat));
}

/** RULES 9.5: whether a seat has the edge at its back. */
export function isAtEdge(standing: Standing, seat: Seat): boolean {
  return advanceOf(standing, seat) === 0;
}

/** RULES 5.3: where a seat ends that goes forward, stopping next to the opponent. */
export function forwardFrom(standing: Standing, seat: Seat, steps: number): number {
  const space = spaceOf(standing, seat);
  const ahead = Math.min(steps, distance(standing) - 1);
  return seat === 0 ? space + ahead : space - ahead;
}

/** RULES 5.2: where a seat ends that goes backward, stopping at its edge. */
export function backFrom(standing: Standing, seat: Seat, steps: number): number {
  const space = spaceOf(standing, seat);
  const back = Math.min(steps, advanceOf(standing, seat));
  return seat === 0 ? space - back : space + back;
}

/** RULES 8.1, 8.2: how far the opponent is after a dash. */
export function afterDash(apart: number, steps: number): number {
  return Math.max(1, apart - steps);
}

function spaceOf({ fighters }: Standing, seat: number): number {
  const fighter = fighters[seat];
  if (!fighter) throw new Error(`nobody stands for seat ${seat}`);
  return fighter.space;
}
