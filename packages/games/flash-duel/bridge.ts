import type { Seat } from '@riposte/kernel';
import type { Side } from './ids.ts';
import { type Marker, SPACES } from './state.ts';

/** Where figures stand: all that the geometry of the bridge needs of a state or a view. */
export interface BridgeStanding {
  readonly fighters: readonly Figure[];
  readonly soldiers?: readonly Marker[];
}

interface Figure {
  readonly side: Side;
  readonly space: number;
  readonly life: number;
}

const NONE: readonly never[] = [];

export const COLOURS = ['dark', 'light'] as const;
export type Colour = (typeof COLOURS)[number];

/** RULES 2.4: two dark spaces, two light ones, and so on from either end. */
export function colourOf(space: number): Colour {
  return Math.floor((space - 1) / 2) % 2 === 0 ? 'dark' : 'light';
}

/** RULES 2.1: a side's own end of the bridge. */
export function startOf(side: Side): number {
  return side === 0 ? 1 : SPACES;
}

/** RULES 2.2: +1 or -1. */
export function directionOf(side: Side): number {
  return side === 0 ? 1 : -1;
}

/** RULES 2.3 */
export function distance(standing: BridgeStanding, one: Seat, other: Seat): number {
  return Math.abs(figureOf(standing, one).space - figureOf(standing, other).space);
}

/** RULES 18.3: how far the front-most opponent is. */
export function gapAhead({ fighters }: BridgeStanding, seat: Seat): number {
  const { side, space } = figureOf({ fighters }, seat);
  let gap = SPACES;
  for (let index = 0; index < fighters.length; index++) {
    const other = fighters[index] as Figure;
    if (other.side !== side && other.life > 0) gap = Math.min(gap, Math.abs(other.space - space));
  }
  return gap;
}

/** RULES 18.4: how far each opponent is, nearest first, no distance twice. */
export function gapsAhead(standing: BridgeStanding, seat: Seat): readonly number[] {
  const { side, space } = figureOf(standing, seat);
  const gaps = new Set<number>();
  for (const other of standing.fighters)
    if (other.side !== side && other.life > 0) gaps.add(Math.abs(other.space - space));
  return [...gaps].sort((one, other) => one - other);
}

/** RULES 6.1: whether the front-most opponent is on the next space. */
export function isAdjacent(standing: BridgeStanding, seat: Seat): boolean {
  return gapAhead(standing, seat) === 1;
}

/** RULES 11.3: how far a seat has come from its side's Start space. */
export function advanceOf(standing: BridgeStanding, seat: Seat): number {
  const { side, space } = figureOf(standing, seat);
  return Math.abs(space - startOf(side));
}

/** RULES 9.5: whether a seat has the edge at its back. */
export function isAtEdge(standing: BridgeStanding, seat: Seat): boolean {
  return roomBehind(standing, seat) === 0;
}

/** How far a seat can go back: to its Start space, or to the first Clockwork Soldier that stands in the way. */
function roomBehind(standing: BridgeStanding, seat: Seat): number {
  const { side, space } = figureOf(standing, seat);
  let room = Math.abs(space - startOf(side));
  for (const soldier of standing.soldiers ?? NONE) {
    const behind = (space - soldier.space) * directionOf(side);
    if (behind >= 0 && figureOf(standing, soldier.owner).side !== side) room = Math.min(room, behind);
  }
  return room;
}

/** RULES 5.3, 18.3: where a seat ends that goes forward, stopping next to the front-most opponent. */
export function forwardFrom(standing: BridgeStanding, seat: Seat, steps: number): number {
  const { side, space } = figureOf(standing, seat);
  return space + Math.min(steps, gapAhead(standing, seat) - 1) * directionOf(side);
}

/** RULES 5.2: where a seat ends that goes backward, stopping at its edge. */
export function backFrom(standing: BridgeStanding, seat: Seat, steps: number): number {
  const { side, space } = figureOf(standing, seat);
  return space - Math.min(steps, roomBehind(standing, seat)) * directionOf(side);
}

/** RULES 8.1, 8.2: how far a seat is after a dash toward the front-most opponent. */
export function afterDash(apart: number, steps: number, front = apart): number {
  return apart - Math.min(steps, front - 1);
}

function figureOf({ fighters }: BridgeStanding, seat: Seat): Figure {
  const fighter = fighters[seat];
  if (!fighter) throw new Error(`nobody stands for seat ${seat}`);
  return fighter;
}
