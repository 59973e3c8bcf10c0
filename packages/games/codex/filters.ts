import type { Filter, Row } from './card.ts';
import { NO_SLOT } from './ids.ts';
import { isBuilding, isDestructible, isFighter, isHero, isSacrificable, isUnit } from './kinds.ts';
import { rowOf, sheetOf } from './sheet.ts';
import { isFriendly } from './state.ts';

// Which things may be chosen, in the words that cards use. They are put together with `both` and `either`.

export const unit: Filter = (row) => isUnit(row);
export const hero: Filter = (row) => isHero(row);
/** RULES 13.1. */
export const unitOrHero: Filter = (row) => isFighter(row);
export const patroller: Filter = ({ thing }) => thing.slot !== NO_SLOT;
export const building: Filter = (row) => isBuilding(row);
/** RULES 6.15. */
export const buildingCard: Filter = ({ entry }) => entry.kind === 'building';
export const upgrade: Filter = ({ entry }) => entry.kind === 'upgrade';
/** A spell that is in play. */
export const ongoingSpell: Filter = ({ entry }) => entry.kind === 'spell';
const isBase = ({ entry }: Pick<Row, 'entry'>) => entry.kind === 'base';
export const base: Filter = (row) => isBase(row);
export const yours: Filter = ({ controller }, { me }) => controller === me;
/** RULES 17.9: of the own team. */
export const friendly: Filter = ({ controller }, { me, state }) => isFriendly(state, controller, me);
export const foes: Filter = ({ controller }, { me, state }) => !isFriendly(state, controller, me);
/** The base of the player who controls the subject, if that is still there. */
export const baseOfSubject: Filter = (row, { state, subject }) => {
  const attacked = rowOf(state, subject);
  return isBase(row) && (attacked === undefined || isFriendly(state, row.controller, attacked.controller));
};

/** Not the thing that the effect comes from. */
export const other: Filter = ({ id }, { source }) => id !== source;

/** A unit whose tech level is one of these. */
export function techUnit(...levels: readonly number[]): Filter {
  return (row) => isUnit(row) && levels.includes(row.tech);
}

/** Of the things that a filter lets through, those with the lowest tech level of their player's. */
export function lowestTech(filter: Filter): Filter {
  return (row, context) =>
    filter(row, context) &&
    !sheetOf(context.state).rows.some(
      (other) => other.controller === row.controller && other.tech < row.tech && filter(other, context),
    );
}

/** What would die if it was destroyed, RULES 14.19. */
export const destructible: Filter = (row, { state }) => isDestructible(row, state);

/** RULES 9.8: what can be sacrificed. */
export const sacrificable: Filter = (row, context) => isSacrificable(row) && destructible(row, context);

export function both(...filters: readonly Filter[]): Filter {
  return (row, context) => filters.every((filter) => filter(row, context));
}

export function either(...filters: readonly Filter[]): Filter {
  return (row, context) => filters.some((filter) => filter(row, context));
}
