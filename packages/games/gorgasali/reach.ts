import type { Seat } from '@riposte/kernel';
import { barriersOf, isOn } from './banner.ts';
import { OFF, rangeOf } from './board.ts';
import { isImmune } from './character.ts';
import { hasClearView } from './sight.ts';
import { enemiesOf, figureOf, lives, mateOf, type Position } from './state.ts';

/** How far two figures are from each other; nothing reaches a sector. */
export function distance(position: Position, seat: Seat, other: Seat): number {
  const [from, to] = [figureOf(position, seat).square, figureOf(position, other).square];
  return from === OFF || to === OFF ? Number.POSITIVE_INFINITY : rangeOf(from, to);
}

/** RULES 16.10: the enemies within range that a figure may aim at. */
function aims(position: Position, seat: Seat, range: number): readonly Seat[] {
  const { frozenBy, square } = figureOf(position, seat);
  if (square === OFF) return [];
  return enemiesOf(position, seat).filter(
    (enemy) => distance(position, seat, enemy) <= range && !frozenBy.includes(enemy),
  );
}

/** RULES 17.4: the same for abilities that may choose the team mate. */
export function anyoneInReach(position: Position, seat: Seat, range: number): readonly Seat[] {
  const mate = mateOf(position, seat);
  const aimed = abilityAims(position, seat, range);
  if (mate === undefined || !lives(position, mate) || isImmune(figureOf(position, mate))) return aimed;
  return distance(position, seat, mate) <= range ? [...aimed, mate] : aimed;
}

/** RULES 16.3, 16.17: the enemies that an ability may be aimed at. */
export function abilityAims(position: Position, seat: Seat, range: number): readonly Seat[] {
  return aims(position, seat, range).filter((enemy) => !isImmune(figureOf(position, enemy)));
}

/** RULES 2.8, 14.1: the enemies that a card may be aimed at. */
export function cardAims(position: Position, seat: Seat, range: number): readonly Seat[] {
  const near = aims(position, seat, range);
  if (near.length === 0) return near;
  const barriers = barriersOf(position);
  const from = figureOf(position, seat).square;
  return near.filter((enemy) => hasClearView(from, figureOf(position, enemy).square, barriers));
}

/** RULES 9.1, 14.5, 16.6: the enemies that a weapon may be aimed at. */
export function weaponAims(position: Position, seat: Seat, range: number): readonly Seat[] {
  const { hypnotisedBy } = figureOf(position, seat);
  return cardAims(position, seat, range).filter(
    (enemy) => !hypnotisedBy.includes(enemy) && !isOn(position, figureOf(position, enemy).square, 'smoke'),
  );
}
