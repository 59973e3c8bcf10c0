// What is asked for again and again of the things in play, found once for each sheet.

import { isAsked } from './ask.ts';
import type { Row } from './card.ts';
import { NO_SLOT } from './ids.ts';
import { DETECTOR } from './keywords.ts';
import { AURA_BITS, askedOf } from './print.ts';
import { isActive, type Position } from './state.ts';

/** What a check of the position asks for: mostly there is none of it. */
export interface Kinds {
  bases: readonly Row[];
  legends: readonly Row[];
  spells: readonly Row[];
  /** Those that are trashed or sacrificed as soon as something is so. */
  ending: readonly Row[];
  hasDisguise: boolean;
  readsDamage: boolean;
}

/** What a player has in play that lists of choices ask for again and again. */
export interface Side {
  heroes: readonly Row[];
  /** Tech buildings and add-ons, finished or not. */
  buildings: readonly Row[];
  /** Those in patrol slots while others have their turn. */
  patrol: readonly Row[];
  hasDetector: boolean;
  /** The questions that any of it answers, a bit each. */
  asked: number;
}

const NONE: readonly never[] = [];

export function kindsOf(rows: readonly Row[]): Kinds {
  const kinds: Kinds = {
    bases: NONE,
    legends: NONE,
    spells: NONE,
    ending: NONE,
    hasDisguise: false,
    readsDamage: false,
  };
  for (const row of rows) {
    const { entry, print, thing } = row;
    if (entry.kind === 'base') kinds.bases = [...kinds.bases, row];
    else if (entry.kind === 'spell') kinds.spells = [...kinds.spells, row];
    if (entry.legendary === true) kinds.legends = [...kinds.legends, row];
    if (isAsked(row, 'endsNow')) kinds.ending = [...kinds.ending, row];
    if (thing.disguises.length > 0) kinds.hasDisguise = true;
    if ((print.auras & AURA_BITS.readsDamage) !== 0) kinds.readsDamage = true;
  }
  return kinds;
}

/** In the order of the seats. */
export function sidesOf(state: Position, rows: readonly Row[]): readonly Side[] {
  const sides = state.players.map(newSide);
  for (const row of rows) enlist(row, sides[row.controller] as Side, isActive(state, row.controller));
  return sides;
}

function newSide(): Side {
  return {
    heroes: NONE,
    buildings: NONE,
    patrol: NONE,
    hasDetector: false,
    asked: 0,
  };
}

function enlist(row: Row, side: Side, isTheirTurn: boolean): void {
  const { entry, keywords, thing } = row;
  if (entry.kind === 'hero') side.heroes = [...side.heroes, row];
  else if (entry.kind === 'tech building' || entry.kind === 'add-on')
    side.buildings = [...side.buildings, row];
  if (thing.slot !== NO_SLOT && !isTheirTurn) side.patrol = [...side.patrol, row];
  if ((keywords & DETECTOR) !== 0) side.hasDetector = true;
  if (row.lent.length > 0 && !thing.constructing) for (const { face } of row.lent) row.asked |= askedOf(face);
  side.asked |= row.asked;
}
