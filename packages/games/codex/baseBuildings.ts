import type { Seat } from '@riposte/kernel';
import { isGiven } from './ask.ts';
import { type CardId, HEROES_HALL, TECH_BUILDINGS, TECH_LAB, TOWER } from './ids.ts';
import type { Share } from './making.ts';
import { mapOf, mapRules } from './maps.ts';
import { sideOf } from './sheet.ts';
import type { Position, Thing } from './state.ts';

// RULES 6: which buildings of the base work, and what they allow.

/** Whether a player has a working building of the base. */
function hasWorking(state: Position, seat: Seat, card: CardId): boolean {
  for (const { thing } of sideOf(state, seat).buildings)
    if (thing.card === card) return !thing.constructing && !isStopped(thing);
  return false;
}

/** RULES 6.16. */
export function isStopped({ grants }: Pick<Thing, 'grants'>): boolean {
  return isGiven(grants, 'stops', 'work');
}

/** RULES 5.2: the highest level for which a working building stands; 0 is always there. */
export function hasTech(state: Position, seat: Seat, level: number): boolean {
  const card = TECH_BUILDINGS[level - 1];
  return card === undefined || hasWorking(state, seat, card);
}

/** RULES 18.10: whether nothing is missing of what a card of a level needs of buildings. */
export function reachesTech(state: Position, seat: Seat, level: number): boolean {
  return mapRules(state).needsNoTech === true || hasTech(state, seat, level);
}

export function hasTower(state: Position, seat: Seat): boolean {
  return hasWorking(state, seat, TOWER);
}

export function hasLab(state: Position, seat: Seat): boolean {
  return mapRules(state).hallAndLab === true || hasWorking(state, seat, TECH_LAB);
}

/** RULES 4.5. */
export function heroLimit(state: Position, seat: Seat): number {
  const limit = hasTech(state, seat, 3) ? 3 : hasTech(state, seat, 2) ? 2 : 1;
  return hallOf(state, seat) === undefined ? limit : limit + 1;
}

/** What gives a player one hero more: the hall, or a map in its place (RULES 18.16). */
function hallOf(state: Position, seat: Seat): CardId | undefined {
  if (mapRules(state).hallAndLab) return mapOf(state);
  return hasWorking(state, seat, HEROES_HALL) ? HEROES_HALL : undefined;
}

/** What the hero limit is made of. */
export function limitShares(state: Position, seat: Seat): readonly Share[] {
  const level = [3, 2].find((one) => hasTech(state, seat, one));
  const building = level && TECH_BUILDINGS[level - 1];
  const hall = hallOf(state, seat);
  return [
    { amount: 1, by: 'every player' },
    ...(level && building ? [{ amount: level - 1, by: { card: building } }] : []),
    ...(hall === undefined ? [] : [{ amount: 1, by: { card: hall } }]),
  ];
}
