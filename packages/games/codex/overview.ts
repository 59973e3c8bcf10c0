// What is asked for again and again of the things in play, found once for each sheet.

import type { Row } from './card.ts';
import { NO_SLOT } from './ids.ts';
import { DETECTOR } from './keywords.ts';
import { isActive, type Position } from './state.ts';

/** What a check of the position asks for: mostly there is none of it. */
export interface Kinds {
  bases: readonly Row[];
  legends: readonly Row[];
  spells: readonly Row[];
  /** Those that are trashed as soon as something is so. */
  conditions: readonly Row[];
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
  /** Whether any card changes prices, or frees cards from what they need. */
  hasPrice: boolean;
  hasFrees: boolean;
  /** Whether any card raises what opponents pay, or keeps them from playing some cards. */
  hasRaises: boolean;
  hasBars: boolean;
  /** RULES 10.11. */
  hasParry: boolean;
  /** RULES 4.1: the first thing that lets the player hire for nothing. */
  freeHire: Row | undefined;
  /** RULES 15.10. */
  seesHands: boolean;
}

const NONE: readonly never[] = [];

export function kindsOf(rows: readonly Row[]): Kinds {
  const kinds: Kinds = {
    bases: NONE,
    legends: NONE,
    spells: NONE,
    conditions: NONE,
    hasDisguise: false,
    readsDamage: false,
  };
  for (const row of rows) {
    const { entry, print, thing } = row;
    if (entry.kind === 'base') kinds.bases = [...kinds.bases, row];
    else if (entry.kind === 'spell') kinds.spells = [...kinds.spells, row];
    if (entry.legendary === true) kinds.legends = [...kinds.legends, row];
    if (print.hasCondition) kinds.conditions = [...kinds.conditions, row];
    if (thing.disguises.length > 0) kinds.hasDisguise = true;
    if (print.readsDamage) kinds.readsDamage = true;
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
    hasPrice: false,
    hasFrees: false,
    hasRaises: false,
    hasBars: false,
    hasParry: false,
    freeHire: undefined,
    seesHands: false,
  };
}

function enlist(row: Row, side: Side, isTheirTurn: boolean): void {
  const { entry, print, keywords, thing } = row;
  if (entry.kind === 'hero') side.heroes = [...side.heroes, row];
  else if (entry.kind === 'tech building' || entry.kind === 'add-on')
    side.buildings = [...side.buildings, row];
  if (thing.slot !== NO_SLOT && !isTheirTurn) side.patrol = [...side.patrol, row];
  if ((keywords & DETECTOR) !== 0) side.hasDetector = true;
  if (print.hasPrice) side.hasPrice = true;
  if (print.hasFrees) side.hasFrees = true;
  if (print.hasRaises) side.hasRaises = true;
  if (print.hasBars) side.hasBars = true;
  if (print.hasParry) side.hasParry = true;
  if (print.hiresFree) side.freeHire ??= row;
  if (print.seesHands) side.seesHands = true;
}
