import { OFF, type Square, ZONES, zoneOf } from './board.ts';
import type { Position } from './state.ts';

/** RULES 8.1: how long a zone lasts. */
const ROUNDS_OF_A_ZONE = 5;

type Moment = Pick<Position, 'round' | 'options'>;

/** How many zones are inactive. */
export function shrunkZones({ round, options }: Moment): number {
  return Math.min(
    Math.max(0, Math.floor((round - 1) / ROUNDS_OF_A_ZONE)),
    options.fourthZone ? ZONES : ZONES - 1,
  );
}

/** RULES 8.2, 8.6: what an inactive square costs. */
export function priceOf(moment: Moment): number {
  return 5 * shrunkZones(moment);
}

export function isInactive(moment: Moment, square: Square): boolean {
  return square !== OFF && zoneOf(square) <= shrunkZones(moment);
}

/** What an inactive square will cost once the next zone is inactive. */
export function priceAfter(moment: Moment): number {
  return priceOf({ ...moment, round: moment.round + ROUNDS_OF_A_ZONE });
}

/** How many rounds the outermost active zone has left, this one included; endless when it never becomes inactive. */
export function roundsLeft(moment: Moment): number {
  const { round, options } = moment;
  if (shrunkZones(moment) === (options.fourthZone ? ZONES : ZONES - 1)) return Number.POSITIVE_INFINITY;
  return ROUNDS_OF_A_ZONE - (Math.max(0, round - 1) % ROUNDS_OF_A_ZONE);
}
