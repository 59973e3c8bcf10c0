import { type Seat, seat as seatOf } from '@riposte/kernel';
import { isAnswered } from './ask.ts';
import { strike } from './blow.ts';
import { baseOf, leave, named, remove } from './board.ts';
import type { Row } from './card.ts';
import { effectName, entryOf } from './catalogue.ts';
import { payBounty } from './freeForAll.ts';
import { NO_SLOT, SCAVENGER, TECHNICIAN } from './ids.ts';
import { INDESTRUCTIBLE, TWO_LIVES } from './keywords.ts';
import { isFighter, isSacrificable, isUnit } from './kinds.ts';
import { fireLeaving } from './leaving.ts';
import { isFreeForAll } from './options.ts';
import { isByBook } from './rulings.ts';
import { sheetOf, touch, unsettle } from './sheet.ts';
import {
  activeOf,
  CRUMBLING,
  DOOMED,
  FORCED,
  isActive,
  isFriendly,
  playerOf,
  type State,
  type Table,
  type Thing,
  TO_CODEX,
  TO_GRAVE,
  TOUCHED,
  thingOf,
} from './state.ts';
import { fire, fireAll, wait } from './trigger.ts';

/** RULES 6.4, 6.6. */
const BASE_DAMAGE = 2;
/** RULES 9.27: how it is remembered that a card was recalled this turn. */
const RECALL = 'recall';

function isLethal(row: Row): boolean {
  const { thing, hp, entry } = row;
  if ((thing.marks & DOOMED) !== 0) return true;
  if (entry.kind === 'base' || entry.kind === 'upgrade' || entry.kind === 'spell') return false;
  return thing.damage >= hp || (thing.marks & TOUCHED) !== 0;
}

/** RULES 9.12: what happens instead of dying; of several, the first. */
function isSaved(table: Table, row: Row, rows: readonly Row[]): boolean {
  const { state, tell } = table;
  const { thing } = row;
  if ((thing.marks & FORCED) !== 0) return false;
  if ((row.keywords & TWO_LIVES) !== 0 && (thing.marks & CRUMBLING) === 0) {
    thing.marks |= CRUMBLING;
    restore(state, thing);
    tell?.({ type: 'saved', thing: named(thing), by: 'two lives' });
    return true;
  }
  const savers = rows.filter((self) => isSaving(self, row));
  const [saver] = savers;
  if (saver) {
    // Of several all are given up.
    for (const self of savers) self.thing.marks |= DOOMED;
    restore(state, thing);
    tell?.({ type: 'saved', thing: named(thing), by: saver.entry.name });
    return true;
  }
  if ((row.keywords & INDESTRUCTIBLE) !== 0) {
    endure(table, thing);
    return true;
  }
  if (isAnswered(row, 'insteadOfDying', 'goes to hand', row)) {
    remove(table, thing, 'hand');
    return true;
  }
  if (!isAnswered(row, 'stays', true, state)) return false;
  thing.marks &= ~(DOOMED | TOUCHED);
  return true;
}

/** Whether a card gives itself up for a thing; one that is dying itself cannot. */
function isSaving(self: Row, dying: Row): boolean {
  if (self.id === dying.id || (self.thing.marks & DOOMED) !== 0) return false;
  return isAnswered(self, 'insteadOfDying', 'it is sacrificed', dying);
}

/** It has no damage, and is to die no more. */
function restore(state: State, thing: Thing): void {
  thing.marks &= ~(DOOMED | TOUCHED);
  thing.damage = 0;
  touch(state);
}

/** RULES 14.33. One whose HP is 0 stays exhausted, and is not told of again and again. */
function endure({ state, tell }: Table, thing: Thing): void {
  const attached = state.things.filter((other) => isAttached(other, thing) && (other.marks & DOOMED) === 0);
  const changed =
    !thing.exhausted || thing.damage > 0 || attached.length > 0 || (thing.marks & (DOOMED | TOUCHED)) !== 0;
  if (!changed) return;
  thing.exhausted = true;
  thing.slot = NO_SLOT;
  for (const other of attached) other.marks |= DOOMED;
  restore(state, thing);
  tell?.({ type: 'saved', thing: named(thing), by: 'indestructible' });
}

/** Whether a card lies on a thing; one that links two lies on neither, and a unit that is bound to one does not. */
function isAttached({ to, to2, card }: Thing, { id }: Thing): boolean {
  return to === id && to2 < 0 && entryOf(card).kind !== 'unit';
}

/** RULES 9.6: those who die together see each other die. Whether anything changed; or one of which has to be said first
 * where its card goes. */
export function deaths(table: Table): boolean | Row {
  const { state } = table;
  const { rows } = sheetOf(state);
  let dead: Row[] | undefined;
  for (const row of rows) {
    if (!isLethal(row)) continue;
    if (isSaved(table, row, rows)) continue;
    dead ??= [];
    dead.push(row);
  }
  if (!dead) return state.unsettled;
  const divided = dead.find((row) => isDivided(state, row, rows, dead));
  if (divided) return divided;
  for (const row of dead) witness(state, row, rows);
  const leaving = dead.map((row) => restOf(state, row, rows, dead));
  fireLeaving(
    table,
    leaving.map(({ row, grave, rest }) => ({ row, to: grave ? 'grave' : rest })),
    rows,
  );
  for (const { row, grave, rest } of leaving) {
    table.tell?.({ type: 'died', thing: named(row.thing) });
    leave(table, row.thing, rest, grave);
  }
  for (const row of dead) aftermath(table, row, rows);
  return true;
}

/** RULES 9.20, 9.25, 9.27: where a card that dies goes, and what takes it. */
function restOf(state: State, row: Row, rows: readonly Row[], dead: readonly Row[]) {
  if (isRecalled(row, rows)) return { row, rest: 'hand', grave: undefined } as const;
  const grave = (row.thing.marks & TO_CODEX) === 0 ? graveOf(row, rows, dead)?.thing : undefined;
  return { row, rest: !grave && goesHome(state, row) ? 'codex' : 'discard', grave } as const;
}

/** RULES 9.25. */
function goesHome(state: State, row: Row): boolean {
  if (!isAnswered(row, 'deathGoesTo', 'codex', row)) return false;
  const { thing } = row;
  const { counters } = playerOf(state, thing.owner);
  const isFirst = !counters.wentHome;
  counters.wentHome = true;
  return isFirst && !entryOf(thing.card).starting;
}

/** RULES 9.25, C66: whether both the codex and a grave are open to a card that dies, and nothing was chosen yet. */
function isDivided(state: State, row: Row, rows: readonly Row[], dead: readonly Row[]): boolean {
  const { thing } = row;
  if ((thing.marks & (TO_CODEX | TO_GRAVE)) !== 0) return false;
  if (!isAnswered(row, 'deathGoesTo', 'codex', row)) return false;
  if (entryOf(thing.card).starting || playerOf(state, thing.owner).counters.wentHome) return false;
  const isTaken = dead.some(
    (other) => other.thing.owner === thing.owner && (other.thing.marks & TO_CODEX) !== 0,
  );
  return !isTaken && !recallerOf(row, rows) && graveOf(row, rows, dead) !== undefined;
}

/** RULES 9.27: whether a card sends the dead one to its owner's hand; one that dies with it does. */
function isRecalled(row: Row, rows: readonly Row[]): boolean {
  const recaller = recallerOf(row, rows);
  if (recaller) recaller.thing.uses = [...recaller.thing.uses, RECALL];
  return recaller !== undefined;
}

function recallerOf(row: Row, rows: readonly Row[]): Row | undefined {
  return rows.find((self) => isAnswered(self, 'deathGoesTo', 'hand', row));
}

/** RULES 9.27: how many cards that died a card has sent to a hand in this turn. */
export function timesRecalled({ thing }: Row): number {
  return thing.uses.filter((use) => use === RECALL).length;
}

/** RULES 9.20: what takes a card that dies; a grave that dies with it does not. */
function graveOf(row: Row, rows: readonly Row[], dead: readonly Row[]): Row | undefined {
  return rows.find((self) => isAnswered(self, 'deathGoesTo', 'grave', row) && !dead.includes(self));
}

/** RULES 9.20: what is sacrificed as soon as something is so. Whether anything is. */
export function sacrifices(state: State): boolean {
  let isAny = false;
  for (const row of sheetOf(state).kinds.ending) {
    if (!isAnswered(row, 'endsNow', 'is sacrificed', state) || !isSacrificable(row)) continue;
    row.thing.marks |= DOOMED;
    isAny = true;
  }
  if (isAny) unsettle(state);
  return isAny;
}

/** All that is set off by a death, found before the dead are gone. */
function witness(state: State, row: Row, rows: readonly Row[]): void {
  const { thing, controller } = row;
  fire(state, 'dies', row);
  fire(state, 'leaves', row);
  if (isUnit(row)) {
    fireAll(state, 'unitDies', row, rows);
    mourn(state, row);
  }
  const killer = thing.hurtBy < 0 ? undefined : rows.find(({ id }) => id === thing.hurtBy);
  if (killer) fire(state, 'kills', killer, row);
  if (isActive(state, controller) || !isFighter(row)) return;
  // RULES 8.6, 8.7, 8.9, 16.11.
  const bonus = { [SCAVENGER]: 'slot.scavenger', [TECHNICIAN]: 'slot.technician' }[thing.slot];
  if (bonus)
    wait(state, {
      effect: bonus,
      me: thing.lent?.by ?? controller,
      source: row.id,
      card: thing.card,
      subject: -1,
      amount: 0,
      commutes: true,
    });
}

/** What lasts, lies on nothing, and speaks of the deaths of its player's units. */
function mourn(state: State, { controller, id }: Row): void {
  for (const { from, by } of state.lasting) {
    const trigger = by === controller ? entryOf(from).lends?.triggers?.unitDies : undefined;
    if (!trigger) continue;
    wait(state, {
      effect: effectName(trigger.effect),
      me: by,
      source: -1,
      card: from,
      subject: id,
      amount: 0,
      commutes: false,
    });
  }
}

function aftermath(table: Table, row: Row, rows: readonly Row[]): void {
  const { state } = table;
  const { kind } = row.entry;
  // RULES 12.2.
  if (kind === 'tech building' || kind === 'add-on') {
    const base = baseOf(state, row.controller);
    const by = destroyerOf(state, row);
    strike(table, [{ to: base.id, amount: BASE_DAMAGE, from: -1, card: row.thing.card, by, combat: false }]);
  }
  if (kind === 'hero') oweLevels(state, row, rows);
  if (kind === 'unit' && isFreeForAll(state)) payBounty(table, row);
}

/** RULES 4.11, 19.1. */
function oweLevels(state: State, row: Row, rows: readonly Row[]): void {
  const { owner } = row.thing;
  if (!isByBook(state, 'hero levels')) state.owed = [...state.owed, owner];
  else {
    const by = slayerOf(state, row, rows);
    if (by !== undefined && !isFriendly(state, by, owner)) state.owed = [...state.owed, by];
  }
}

/** RULES 4.20: who destroyed a hero; nobody where it was sacrificed. */
function slayerOf(state: State, { thing }: Row, rows: readonly Row[]): Seat | undefined {
  const { hurtBy, marks } = thing;
  if (hurtBy >= 0) return rows.find(({ id }) => id === hurtBy)?.controller ?? activeOf(state);
  if (hurtBy < -1) return seatOf(-2 - hurtBy);
  return (marks & DOOMED) === 0 ? activeOf(state) : undefined;
}

/** Who destroyed a building: whose thing hurt it last, or who is active; its own player where it was torn down. */
function destroyerOf(state: State, { thing, hp, controller }: Row): Seat {
  if (thing.damage < hp) return controller;
  return thingOf(state, thing.hurtBy)?.controller ?? activeOf(state);
}
