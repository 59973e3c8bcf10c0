import { type Seat, seat } from '@riposte/kernel';
import type { Side } from './ids.ts';

/** All that these questions need of a state or a view. */
export interface Sides {
  readonly fighters: readonly { readonly side: Side; readonly life: number; readonly space: number }[];
  /** In which order the seats take their turns; who comes first in it is asked first. */
  readonly order: readonly Seat[];
  readonly active: Seat;
}

export const SIDES: readonly Side[] = [0, 1];

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** RULES 18.8: whether a seat has not been defeated. */
export function isStanding({ fighters }: Pick<Sides, 'fighters'>, of: Seat): boolean {
  return (fighters[of]?.life ?? 0) > 0;
}

/** Whether two seats fight on different sides. */
export function areFoes({ fighters }: Pick<Sides, 'fighters'>, one: Seat, other: Seat): boolean {
  return fighters[one]?.side !== fighters[other]?.side;
}

/** Whether a seat still has an opponent in the other. */
export function isFoe(sides: Pick<Sides, 'fighters'>, of: Seat, other: Seat): boolean {
  return isStanding(sides, other) && areFoes(sides, of, other);
}

/** RULES 18.16: all seats, first the seat whose turn it is, then as their turns come. */
export function inTurnOrder({ order, active }: Sides): readonly Seat[] {
  const from = Math.max(0, order.indexOf(active));
  return from === 0 ? order : [...order.slice(from), ...order.slice(0, from)];
}

const ONLY: readonly (readonly Seat[])[] = [[seat(1)], [seat(0)]];

/** The opponents of a seat that are not defeated, in turn order. */
export function foesOf(sides: Sides, of: Seat): readonly Seat[] {
  // Of two there is always one: this is asked several times a turn.
  if (sides.fighters.length === 2) return ONLY[of] ?? [];
  return inTurnOrder(sides).filter((other) => isFoe(sides, of, other));
}

/** The team mates of a seat that are not defeated, in turn order. */
export function alliesOf(sides: Sides, of: Seat): readonly Seat[] {
  if (sides.fighters.length === 2) return [];
  return inTurnOrder(sides).filter(
    (other) => other !== of && isStanding(sides, other) && !areFoes(sides, of, other),
  );
}

/** The opponents of a seat on one space: an attack or a push against one of them is against all (RULES 18.5, 18.6). */
export function foesOn(sides: Sides, of: Seat, space: number): readonly Seat[] {
  return foesOf(sides, of).filter((other) => sides.fighters[other]?.space === space);
}
