import type { Seat } from '@riposte/kernel';
import { type Marker, SPACES } from './state.ts';

/** Where figures stand: all that the geometry of the bridge needs of a state or a view. */
export interface Standing {
  readonly fighters: readonly { readonly space: number }[];
  readonly soldier?: Marker | undefined;
}

export const COLOURS = ['dark', 'light'] as const;
export type Colour = (typeof COLOURS)[number];

/** RULES 2.4: two dark spaces, two light ones, and so on from either end. */
export function colourOf(space: number): Colour {
  return Math.floor((space - 1) / 2) % 2 === 0 ? 'dark' : 'light';
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
  return roomBehind(standing, seat) === 0;
}

/** How far a seat can go back: to its Start space, or to a Clockwork Soldier that stands in the way. */
function roomBehind(standing: Standing, seat: Seat): number {
  const toStart = advanceOf(standing, seat);
  const { soldier } = standing;
  if (!soldier || soldier.owner === seat) return toStart;
  const behind = (spaceOf(standing, seat) - soldier.space) * directionOf(seat);
  return behind < 0 ? toStart : Math.min(toStart, behind);
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
  const back = Math.min(steps, roomBehind(standing, seat));
  return seat === 0 ? space - back : space + back;
}

/** RULES 8.1, 8.2: how far the opponent is after a dash. */
export function afterDash(apart: number, steps: number): number {
  return Math.max(1, apart - steps);
}

/** RULES 2.2: +1 or -1. */
export function directionOf(seat: Seat): number {
  return seat === 0 ? 1 : -1;
}

function spaceOf({ fighters }: Standing, seat: number): number {
  const fighter = fighters[seat];
  if (!fighter) throw new Error(`nobody stands for seat ${seat}`);
  return fighter.space;
}
