import { named } from './board.ts';
import { isSacrificable } from './kinds.ts';
import { rowOf, touch, unsettle } from './sheet.ts';
import { DOOMED, isActive, type Table, type Thing } from './state.ts';
import { fire, waitFor } from './trigger.ts';

/** RULES 14.31: time runes come off; with the last one what fades is sacrificed, whatever removed it. Whether it is.
 * C41: where the loss sets something off, the active player says which comes first. */
export function loseTime(table: Table, thing: Thing, runes: number): boolean {
  if (!fade(table, thing, runes)) return false;
  const row = rowOf(table.state, thing.id);
  if (row?.entry.fading === undefined || !isSacrificable(row)) return false;
  if (isActive(table.state, row.controller) && row.faces.some(({ triggers }) => triggers?.timeLost)) {
    waitFor(table.state, 'faded', row.controller, thing);
    return true;
  }
  thing.marks |= DOOMED;
  unsettle(table.state);
  return true;
}

/** RULES 14.31: time runes come off a thing. Whether the last one did. */
function fade({ state, tell }: Table, thing: Thing, runes: number): boolean {
  const removed = Math.min(runes, thing.time);
  if (removed === 0) return false;
  thing.time -= removed;
  touch(state);
  tell?.({ type: 'faded', thing: named(thing), left: thing.time });
  const row = rowOf(state, thing.id);
  if (row) for (let rune = 0; rune < removed; rune++) fire(state, 'timeLost', row);
  return thing.time === 0;
}
