import { OFF, type Square, ZONES, zoneOf } from './board.ts';
import type { Position } from './state.ts';

/** RULES 8.1, 18.1: how long a zone lasts. */
const ROUNDS_OF_A_ZONE = { rulebook: 5, quick: 3 };

type Moment = Pick<Position, 'round' | 'options'>;

function roundsOfAZone({ options }: Moment): number {
  return ROUNDS_OF_A_ZONE[options.pace];
}

/** RULES 8.6, 18.1: how many zones become inactive in time. */
function mostZones({ options }: Moment): number {
  return options.fourthZone || options.pace === 'quick' ? ZONES : ZONES - 1;
}

/** How many zones are inactive. */
export function shrunkZones(moment: Moment): number {
  return Math.min(Math.max(0, Math.floor((moment.round - 1) / roundsOfAZone(moment))), mostZones(moment));
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
  return priceOf({ options: moment.options, round: moment.round + roundsOfAZone(moment) });
}

/** How many rounds the outermost active zone has left, this one included; endless when it never becomes inactive. */
export function roundsLeft(moment: Moment): number {
  if (shrunkZones(moment) === mostZones(moment)) return Number.POSITIVE_INFINITY;
  const rounds = roundsOfAZone(moment);
  return rounds - (Math.max(0, moment.round - 1) % rounds);
}
